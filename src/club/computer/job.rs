//! The results of jobs, as data.

use super::analysis::Analysis;
use crate::rules::Game;

/// How many turns of a game were begun.
pub(in crate::club) fn turns_of(game: &Game) -> usize {
    game.plies().iter().filter(|ply| ply.begins_turn).count()
}

/// The computer's findings.
#[derive(Clone, PartialEq, Debug)]
pub enum Findings {
    /// The actions of the best turn it knows.
    Hint(Vec<String>),
    /// The expectations before each turn.
    Analysis(Analysis),
}
