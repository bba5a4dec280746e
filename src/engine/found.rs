//! What a search found.

use crate::rules::Player;

/// What a search found.
#[derive(Clone, Debug)]
pub(super) struct Found<A> {
    /// The best action and what may follow.
    pub(super) line: Vec<A>,
    /// What the player to act can expect, from -1 to 1.
    pub(super) score: f64,
    /// How the game ends for certain if nobody errs: who wins, or that nobody does.
    pub(super) end: Option<Option<Player>>,
    /// How many positions were looked at, or games played out.
    pub(super) nodes: u64,
}
