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
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobQuestion {
    /// The best turn now.
    Hint,
    /// The loss that each turn caused.
    Analysis,
    /// The loss that the last turn caused, of which a player against the computer wants to hear.
    Coach,
    /// The same, for tasks from the asker's mistakes.
    Mistakes,
    /// Whether another turn is as good as the best one that is known.
    Better {
        /// The mistake that it corrects, by its number.
        mistake: i64,
        /// The turn.
        turn: Vec<String>,
        /// The best one.
        best: Vec<String>,
    },
    /// The puzzles near the end of the game. Nobody asked for them.
    Puzzles,
    /// The same, to tell how the game turned.
    Story,
}
