//! The answers to jobs, as data.

use super::analysis::{Analysis, JudgedTurn};
use crate::engine::KeptPuzzle;
use crate::rules::Game;

/// How many turns of a game were begun.
pub(in crate::club) fn turns_of(game: &Game) -> usize {
    game.plies().iter().filter(|ply| ply.begins_turn).count()
}

/// The computer's answer to a job.
#[derive(Clone, PartialEq, Debug)]
pub enum JobAnswer {
    /// The actions of the best turn it knows.
    Hint(Vec<String>),
    /// The expectations before each turn.
    Analysis(Analysis),
    /// What the last turn gave away.
    Coach(Box<JudgedTurn>),
    /// How good a turn is.
    Better {
        /// The points that its player can expect after it, from 0 to 1.
        turn: f64,
        /// The same after the best one that was known.
        best: f64,
        /// The opponent's best answer to it; empty if the game is over then.
        answer: Vec<String>,
    },
    /// Puzzles.
    Puzzles(Vec<KeptPuzzle>),
}
