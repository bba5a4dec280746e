//! Positions for people to solve: the side to move wins by force, and few of its turns do.

use super::forced::{Forced, Reach};
use super::mind::{forced_in, think};
use super::random::{Random, scatter};
use super::request::{Limit, SearchRequest};
use crate::rules::guide::LEVELS;
use crate::rules::{Game, GameDef};

/// After this many actions, a game is given up.
const ACTIONS_MAX: usize = 400;
/// So many turns before its end, a game is looked through for puzzles.
const TURNS_BACK: usize = 6;
/// At most one of so many turns wins.
const ONE_IN: usize = 5;
/// The most turns that win.
const WINS_MAX: usize = 6;
/// A search may use this much memory, in bytes.
const MEMORY: usize = 4 << 20;
/// One of so many actions of a game that the engine plays against itself is random.
const RANDOM_ONE_IN: usize = 4;

/// A position in which the player to move wins by force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position, as a string.
    pub position: String,
    /// How it is won.
    pub forced: Forced,
}

/// A puzzle as a line of a file has it: the variant, the position, the most turns of the side to move (`-` if the game was
/// followed to its end), the rating to begin with, the turns that win, how many other positions can be reached. Between
/// them are ` | `.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptPuzzle {
    /// The variant's index.
    pub variant: usize,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its rating to begin with.
    pub rating: f64,
}

impl KeptPuzzle {
    /// Reads a line. `None` if it isn't one of this game.
    #[must_use]
    pub fn parse(kind: &'static GameDef, line: &str) -> Option<Self> {
        let [variant, position, turns, rating, wins, others] = line.split(" | ").collect::<Vec<_>>().try_into().ok()?;
        let line = |line: &str| line.split_whitespace().map(str::to_owned).collect();
        let turns = if turns == "-" { None } else { Some(turns.parse().ok()?) };
        let forced =
            Forced { turns, wins: wins.split("; ").map(line).collect(), others: others.parse().ok()?, nodes: 0 };
        Some(Self {
            variant: kind.about.variants.iter().position(|known| *known == variant)?,
            puzzle: Puzzle { position: position.to_owned(), forced },
            rating: rating.parse().ok()?,
        })
    }

    /// Writes the line.
    #[must_use]
    pub fn line(&self, kind: &'static GameDef) -> String {
        let Forced { turns, wins, others, .. } = &self.puzzle.forced;
        let turns = turns.map_or("-".to_owned(), |turns| turns.to_string());
        let wins: Vec<String> = wins.iter().map(|line| line.join(" ")).collect();
        let (variant, position) = (kind.about.variants[self.variant], &self.puzzle.position);
        format!("{variant} | {position} | {turns} | {} | {} | {others}", self.rating, wins.join("; "))
    }
}

/// The puzzle that a position is, if it is one: where its turn begins, the player to move wins by force, and few of
/// their turns do. It is proven twice: with positions remembered and without.
#[must_use]
pub fn puzzle_at(game: &Game, reach: Reach) -> Option<Puzzle> {
    let position = game.position();
    // As it is shown: without anything that came before it.
    let fresh = game.kind().start_at(game.variant(), &position).ok()?;
    let forced = forced_in(&fresh, Reach { remembers: true, ..reach })?;
    let all = forced.wins.len() + forced.others;
    let is_one =
        forced.wins.len() <= WINS_MAX && ONE_IN * forced.wins.len() <= all.max(2 * ONE_IN) && forced.others > 1;
    let again = || forced_in(&fresh, Reach { remembers: false, ..reach });
    let same = |other: &Forced| (other.turns, &other.wins, other.others) == (forced.turns, &forced.wins, forced.others);
    (is_one && again().is_some_and(|other| same(&other))).then_some(Puzzle { position, forced })
}

/// The puzzles near the end of a game, the last one first.
#[must_use]
pub fn puzzles_of(game: &Game, reach: Reach) -> Vec<Puzzle> {
    let begins = game.plies().iter().enumerate().rev().filter(|(_, ply)| ply.begins_turn).map(|(at, _)| at);
    begins.take(TURNS_BACK).filter_map(|at| puzzle_at(&game.rewound(at), reach)).collect()
}

/// A game that the engine plays against itself, as weakly as that leads to many kinds of ends. Without nodes, at random.
#[must_use]
pub fn self_played(kind: &'static GameDef, variant: usize, nodes: u64, seed: u64) -> Game {
    let mut game = kind.start(variant);
    let mut random = Random::new(scatter(seed));
    while game.to_move().is_some() && game.plies().len() < ACTIONS_MAX {
        let legal = game.legal();
        let mut action = legal[random.below(legal.len())].clone();
        if nodes > 0 && random.below(RANDOM_ONE_IN) > 0 {
            let limit = Limit::Nodes(1 + random.below(nodes as usize) as u64);
            let request = SearchRequest { seed: random.next(), memory: MEMORY, ..SearchRequest::best(limit) };
            action = think(&game, &request).map_or(action, |answer| answer.action);
        }
        if game.play(&action).is_err() {
            break;
        }
    }
    game
}

/// Whether a level finds a turn that wins.
#[must_use]
pub fn solves(kind: &'static GameDef, variant: usize, puzzle: &Puzzle, level: u8, seed: u64) -> bool {
    let Ok(mut game) = kind.start_at(variant, &puzzle.position) else { return false };
    let reached = |game: &Game, line: &[String]| {
        let mut game = game.clone();
        line.iter().all(|token| game.play(token).is_ok()).then(|| (game.position(), game.outcome()))
    };
    let wins: Vec<_> = puzzle.forced.wins.iter().filter_map(|line| reached(&game, line)).collect();
    let mover = game.to_move();
    loop {
        let request = SearchRequest { seed, memory: MEMORY, ..SearchRequest::best(Limit::Level(level)) };
        let Some(found) = think(&game, &request) else { return false };
        if game.play(&found.action).is_err() {
            return false;
        }
        if game.to_move() != mover || game.turn_begins() {
            return wins.contains(&(game.position(), game.outcome()));
        }
    }
}

/// The rating of a puzzle to begin with, on the scale of the game's levels: a person as strong as it solves it every
/// other time. Each level tries it so many times.
#[must_use]
pub fn first_rating(kind: &'static GameDef, variant: usize, puzzle: &Puzzle, times: u64) -> f64 {
    let levels: Vec<f64> = kind.about.level_ratings.iter().copied().map(f64::from).collect();
    let tries = (1..=LEVELS as u8 - 2).flat_map(|level| (0..times).map(move |seed| (level, seed)));
    let solved: Vec<(u8, bool)> =
        tries.map(|(level, seed)| (level, solves(kind, variant, puzzle, level, seed + 1))).collect();
    let sum = solved.iter().filter(|(_, solved)| *solved).count() as f64;
    let expected = |rating: f64| -> f64 {
        solved
            .iter()
            .map(|(level, _)| 1.0 / (1.0 + 10_f64.powf((rating - levels[usize::from(level - 1)]) / 400.0)))
            .sum()
    };
    // A puzzle that everybody or nobody solves isn't infinitely easy or hard.
    let (mut low, mut high) = (levels[0] - 400.0, levels[LEVELS - 2] + 200.0);
    for _ in 0..30 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > sum { low = middle } else { high = middle }
    }
    f64::midpoint(low, high).round()
}
