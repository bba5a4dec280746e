//! How a game stood from turn to turn, for the bar beside its board.

use serde::{Deserialize, Serialize};

use crate::rules::Game;

/// How a game stood, turn by turn, and the turn that turned it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Story {
    /// What player one could expect, in percent: before each turn and after the last one.
    pub values: Vec<u8>,
    /// The turn that turned the game, from 0, and what player one could expect until then, in percent.
    pub turning: Option<(usize, u8)>,
}

/// How a game stands, as the bar beside its board shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Balance {
    /// What player one can expect, in percent.
    pub one: u8,
    /// What they could expect until then, if this is the turning point.
    pub before: Option<u8>,
}

impl Story {
    /// How a position of the game stands. `None` if nothing is known of any.
    pub(super) fn at(&self, game: &Game) -> Option<Balance> {
        let begun = game.plies().iter().filter(|ply| ply.begins_turn).count();
        let finished = game.turn_begins() || game.to_move().is_none();
        let done = if finished { begun } else { begun.saturating_sub(1) };
        let one = *self.values.get(done).or(self.values.last())?;
        let before = self.turning.filter(|(turn, _)| finished && turn + 1 == done).map(|(_, before)| before);
        Some(Balance { one, before })
    }
}
