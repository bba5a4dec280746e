//! `parlour rules`: the rules, shown and counted.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;
use clap::Subcommand;

use super::{GameArgs, trace};
use crate::rules::{GAMES, Game};
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
        /// Count behind each first action by itself
        #[arg(long)]
        divide: bool,
    },
    /// Play games given as JSON lines on standard input; answer each with its positions and legal actions
    Trace,
}

pub(super) fn run(command: Command) -> Result<()> {
    let mut out = io::stdout().lock();
    match command {
        Command::List => list(&mut out),
        Command::Show(args) => show(&mut out, &args.game()?),
        Command::Perft { game, depth, divide } => perft(&mut out, &game.game()?, depth, divide),
        Command::Trace => trace::run(&mut io::stdin().lock(), &mut out),
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
