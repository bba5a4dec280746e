//! The answers to jobs, as data.

use super::analysis::Analysis;
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
}
