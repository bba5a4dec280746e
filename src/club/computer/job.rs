//! What people ask the computer to look at for them: data alone; `looking` has what is done with it.

use super::analysis::Analysis;
use crate::club::context::draft::Draft;
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

/// How many turns of a game were begun.
pub(in crate::club) fn turns_of(game: &Game) -> usize {
    game.plies().iter().filter(|ply| ply.begins_turn).count()
}

/// What is asked about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobQuestion {
    /// What to play now.
    Hint,
    /// What each turn gave away.
    Analysis,
}

/// What the computer found.
#[derive(Clone, PartialEq, Debug)]
pub enum Findings {
    /// The actions of the best turn it knows.
    Hint(Vec<String>),
    /// What it expects before each turn.
    Analysis(Analysis),
}
