//! Hints and analyses. As a player, the computer is in `play::opponent`.
//!
//! - `hints`: the commands. `analysis`: how much each turn of a game gave away, as data; `analysis_told`: in words.
//! - `job`: the answers to jobs. `sparring`: the opponent in a lesson.

pub(in crate::club) mod analysis;
pub(in crate::club) mod analysis_told;
pub(in crate::club) mod hints;
pub(in crate::club) mod job;
pub(in crate::club) mod sparring;
