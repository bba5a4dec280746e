//! The result of a search.

use crate::rules::Player;

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct Found<A> {
    /// The best action and the expected line after it.
    pub(super) line: Vec<A>,
    /// How good the position is for the player to act, in the game's own units. 0 if the method has none.
    pub(super) value: i32,
    /// The expectation of the player to act, from -1 to 1.
    pub(super) score: f64,
    /// The certain result if neither errs, if it is known: the winner, or a draw.
    pub(super) end: Option<Option<Player>>,
    /// The number of positions searched, or of games played out.
    pub(super) nodes: u64,
}
