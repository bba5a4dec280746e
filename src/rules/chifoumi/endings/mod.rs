//! Solves positions with four pieces or fewer by retrograde analysis.
//!
//! Repetition leads to a count. So when no more captures happen, the player with more points wins. The other player
//! *trails* and has to force a capture. One bit per position is enough: whether the trailing player wins.
//!
//! The solution assumes that no position has come up before. That makes no difference to the leading player, whom
//! repetition helps. The trailing player comes closer to a capture with every turn, so none of these positions comes up
//! twice on the way. But a position that came up twice before would end the game.
//!
//! - `orbits`: sets of cells, grouped by the symmetries of the board.
//! - `index`: the index of a position. `solution`: one bit for each.
//! - `solve`: computes them all.

mod index;
mod orbits;
mod solution;
mod solve;

pub use solution::Endings;
pub use solve::Totals;
