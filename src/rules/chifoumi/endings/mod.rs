//! Who wins with four pieces or fewer, solved by retrograde analysis.
//!
//! Repetition is counted, so that whoever has more points when nothing is captured any more wins, and the other one,
//! who *trails*, has to force a capture. One bit a position is enough: whether the one who trails wins.
//!
//! It is solved as if no position had stood before. That changes nothing for whoever is ahead, whom every repetition
//! serves. Whoever trails comes nearer to a capture with every turn, so that none of these positions stands twice on the
//! way; but a position that has stood twice already would end the game.
//!
//! - `orbits`: sets of cells, those that symmetries of the board lead to each other being one.
//! - `index`: the number of a position. `solution`: a bit each.
//! - `solve`: from no position to all.

mod index;
mod orbits;
mod solution;
mod solve;

pub use solution::Endings;
pub use solve::Totals;
