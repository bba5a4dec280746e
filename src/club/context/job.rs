//! Jobs for the computer, as data.

use super::draft::Draft;
use crate::rules::Game;

/// A job for the computer.
#[derive(Clone)]
pub struct Job {
    /// The game's number.
    pub game_id: i64,
    /// The game, up to the position in question.
    pub game: Game,
    /// The question.
    pub question: JobQuestion,
    /// The answer in the making.
    pub(in crate::club) reply: Draft,
    /// The letter that says that it has begun, by its number; it is changed while it goes on.
    pub(in crate::club) begun: Option<i64>,
}

/// A question about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobQuestion {
    /// The best turn now.
    Hint,
    /// The loss that each turn caused.
    Analysis,
}
