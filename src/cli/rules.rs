//! `parlour rules`: the rules, shown and counted.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, anyhow, bail};
use clap::{Args, Subcommand};

use super::json_lines::{say, start};
use super::progress::Bar;
use super::{GameArgs, best, endings, pair, puzzles, trace};
use crate::engine::{Contender, Judged, MEMORY, Proof, Sample, judged, play_match, proof_in, samples};
use crate::rules::{GAMES, Game, Player};
use crate::scene::{Scene, SceneOptions};
use crate::text::Language;

#[derive(Subcommand)]
pub(super) enum Command {
    /// List the games and their variants
    List,
    /// Show a position: the board as text, whose turn it is, the legal actions
    Show(GameArgs),
    /// Count the sequences of actions from a position
    Perft {
        #[command(flatten)]
        game: GameArgs,
        /// The length of the sequences, in actions
        #[arg(long)]
        depth: u32,
        /// Count separately for each first action
        #[arg(long)]
        divide: bool,
    },
    /// Read games as JSON lines from standard input; answer each with its positions and legal actions
    Trace,
    /// Read positions as JSON lines from standard input; answer each with the best action
    Best {
        /// How much memory to use at most, in MiB
        #[arg(long, value_name = "MIB", default_value_t = MEMORY >> 20, value_parser = mebibytes)]
        memory: usize,
        /// The solved endings of Chifoumi [default: chifoumi.endings, if it exists]
        #[arg(long, value_name = "FILE")]
        endings: Option<PathBuf>,
    },
    /// Look whether either player wins by force from a position, however long it takes (see scripts/proofs)
    Prove {
        #[command(flatten)]
        game: GameArgs,
        /// How many positions to look at, for each player
        #[arg(long, default_value_t = 1_000_000)]
        nodes: u64,
    },
    /// Read Swiss tournaments as JSON lines from standard input; answer each with pairings and scores
    Pair,
    /// Let two engine players play a match
    Match(MatchArgs),
    /// Let the engine play itself; write each position’s result and the terms of its value (see scripts/tune)
    Terms(TermsArgs),
    /// Let the engine play itself; write what it said about each position, and what came of it (see scripts/chances)
    Chances(TermsArgs),
    /// Look for puzzles in games that the engine plays against itself; write them as they are kept in assets/puzzles
    Puzzles(puzzles::FindArgs),
    /// Read puzzles from standard input; count how many of them a level solves, the easier half and the harder half
    Solve(puzzles::SolveArgs),
    /// Read puzzles from standard input; write them with the ratings that the levels of now give them
    Grade(puzzles::GradeArgs),
}

/// Which games to play.
#[derive(Args)]
pub(super) struct TermsArgs {
    /// The game’s id
    #[arg(long)]
    game: String,
    /// The variant [default: the game’s first one]
    #[arg(long)]
    variant: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How many positions to search for an action
    #[arg(long, default_value_t = 800, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    nodes: u64,
    /// The seed; another one leads to other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Who plays what, and how often.
#[derive(Args)]
pub(super) struct MatchArgs {
    /// The game’s id
    #[arg(long)]
    game: String,
    /// The variant [default: the game’s first one]
    #[arg(long)]
    variant: Option<String>,
    /// The first player: level:3, nodes:5000, seconds:0.2, uct:640, uct-seconds:0.2, greedy or random; behind a comma,
    /// parameters of the search, as in nodes:5000,near=5,margin=90 (see scripts/tune-search)
    first: Contender,
    /// The second player
    second: Contender,
    /// How many games; the players take turns going first
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many random actions each pair of games begins with
    #[arg(long, default_value_t = 0)]
    opening: usize,
    /// The seed; another one leads to other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn mebibytes(text: &str) -> Result<usize, String> {
    let wrong = || "the memory must be 1 to 65536 MiB".to_owned();
    text.parse().ok().filter(|mebibytes| (1..=1 << 16).contains(mebibytes)).ok_or_else(wrong)
}

pub(super) fn run(command: Command) -> Result<()> {
    let mut out = io::stdout().lock();
    match command {
        Command::List => list(&mut out),
        Command::Show(args) => show(&mut out, &args.game()?),
        Command::Perft { game, depth, divide } => perft(&mut out, &game.game()?, depth, divide),
        Command::Prove { game, nodes } => prove(&mut out, &game.game()?, nodes),
        Command::Pair => pair::run(&mut io::stdin().lock(), &mut out),
        Command::Trace => trace::run(&mut io::stdin().lock(), &mut out),
        Command::Best { memory, endings } => {
            let endings = endings::load(endings.as_deref())?;
            best::run(&mut io::stdin().lock(), &mut out, memory << 20, endings)
        }
        Command::Match(args) => play(&mut out, &args),
        Command::Terms(args) => terms(&mut out, &args),
        Command::Chances(args) => chances(&mut out, &args),
        Command::Puzzles(args) => puzzles::find(&mut out, &args),
        Command::Solve(args) => puzzles::solve(&mut io::stdin().lock(), &mut out, &args),
        Command::Grade(args) => puzzles::grade(&mut io::stdin().lock(), &mut out, &args),
    }
}

fn list(out: &mut impl Write) -> Result<()> {
    for kind in GAMES {
        writeln!(out, "{:12} {:12} {}", kind.about.id, kind.about.title, kind.about.variants.join(", "))?;
    }
    Ok(())
}

fn show(out: &mut impl Write, game: &Game) -> Result<()> {
    let english = Language::english();
    let scene = Scene::of(game, &SceneOptions::default());
    writeln!(out, "{}\n\n{}\n", game.position(), scene.text_board(english).trim_end())?;
    match game.outcome() {
        None => {
            let player = game.to_move().map_or(0, |player| player.number());
            let legal = game.legal();
            writeln!(out, "player {player} to move; {} legal: {}", legal.len(), legal.join(" "))?;
        }
        Some(outcome) => {
            let winner = outcome.winner.map_or("drawn".to_owned(), |winner| format!("player {} wins", winner.number()));
            let points = outcome.points.map_or(String::new(), |[one, two]| format!(", {one} to {two}"));
            writeln!(out, "{winner} ({}{points})", outcome.reason.word())?;
        }
    }
    Ok(())
}

fn perft(out: &mut impl Write, game: &Game, depth: u32, divide: bool) -> Result<()> {
    let begin = Instant::now();
    let mut total = 0;
    if divide && depth > 0 {
        for token in game.legal() {
            let mut next = game.clone();
            next.play(&token).unwrap_or_default();
            let nodes = next.perft(depth - 1);
            writeln!(out, "{token}: {nodes}")?;
            total += nodes;
        }
    } else {
        total = game.perft(depth);
    }
    let seconds = begin.elapsed().as_secs_f64();
    let rate = if seconds > 0.0 { total as f64 / seconds } else { 0.0 };
    writeln!(out, "{total} sequences of {depth} actions in {seconds:.3} s, {rate:.0} per second")?;
    Ok(())
}

fn prove(out: &mut impl Write, game: &Game, nodes: u64) -> Result<()> {
    for player in Player::BOTH {
        let Some(Proof { wins, nodes }) = proof_in(game, player, nodes) else { bail!("the game is over") };
        let found = match wins {
            Some(true) => "wins by force",
            Some(false) => "can’t win by force",
            None => "unknown",
        };
        writeln!(out, "player {}: {found} ({nodes} positions)", player.number())?;
    }
    Ok(())
}

fn terms(out: &mut impl Write, args: &TermsArgs) -> Result<()> {
    let game = start(&args.game, args.variant.as_deref(), None).map_err(|message| anyhow!(say(&message)))?;
    for number in 0..args.games {
        let seed = args.seed << 32 | number;
        for Sample { result, terms } in samples(game.kind(), game.variant(), args.nodes, seed) {
            let terms: Vec<String> = terms.iter().map(|(term, count)| format!("{term}:{count}")).collect();
            writeln!(out, "{result} {}", terms.join(" "))?;
        }
    }
    Ok(())
}

fn chances(out: &mut impl Write, args: &TermsArgs) -> Result<()> {
    let game = start(&args.game, args.variant.as_deref(), None).map_err(|message| anyhow!(say(&message)))?;
    for number in 0..args.games {
        let seed = args.seed << 32 | number;
        for Judged { value, expected, sure, result } in judged(game.kind(), game.variant(), args.nodes, seed) {
            writeln!(out, "{number} {value} {expected:.4} {} {result}", u8::from(sure))?;
        }
    }
    Ok(())
}

fn play(out: &mut impl Write, args: &MatchArgs) -> Result<()> {
    let game = start(&args.game, args.variant.as_deref(), None).map_err(|message| anyhow!(say(&message)))?;
    let begin = Instant::now();
    let mut bar = Bar::new("playing", "games");
    let players = [&args.first, &args.second];
    let tally = play_match(game.kind(), game.variant(), players, args.games, args.opening, args.seed, |tally| {
        bar.show(tally.games().into());
    });
    bar.end();
    let [low, high] = tally.interval().map(|share| share * 100.0);
    let (wins, draws, losses, score) = (tally.wins, tally.draws, tally.losses, tally.score() * 100.0);
    writeln!(out, "{wins} wins, {draws} draws, {losses} losses: {score:.1} % ({low:.1} to {high:.1} %)")?;
    let (games, seconds) = (f64::from(tally.games()), begin.elapsed().as_secs_f64());
    writeln!(out, "{:.0} actions and {:.2} s a game", tally.actions as f64 / games, seconds / games)?;
    Ok(())
}
