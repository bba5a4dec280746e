//! Questions: nothing here changes a game.
//!
//! - `commands`: which function obeys which command.
//! - `boards`: boards, lists, records, help. `past`: boards after an earlier turn. `questions`: the position in words.
//! - `leaderboard`, `profile`: ratings and results; `seasons`: the leaderboard of each quarter of a year, and its winner.

pub(in crate::club) mod boards;
pub(in crate::club) mod commands;
pub(in crate::club) mod leaderboard;
pub(in crate::club) mod past;
pub(in crate::club) mod profile;
pub(in crate::club) mod questions;
pub(in crate::club) mod seasons;
