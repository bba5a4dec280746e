//! What the computer is to look at for somebody, as data.

use super::draft::Draft;
use crate::rules::Game;

/// Something that the computer is to look at for somebody.
#[derive(Clone)]
pub struct Job {
    /// The game's number.
    pub game_id: i64,
    /// The game as far as it is to be looked at.
    pub game: Game,
    /// What is asked.
    pub question: JobQuestion,
    /// The answer in the making.
    pub(in crate::club) reply: Draft,
    /// The letter that says that it has begun, by its number; it is changed while it goes on.
    pub(in crate::club) begun: Option<i64>,
}

/// What is asked about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobQuestion {
    /// What to play now.
    Hint,
    /// What each turn gave away.
    Analysis,
}
