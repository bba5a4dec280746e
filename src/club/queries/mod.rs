//! Questions and lessons: nothing here changes a game.
//!
//! - `commands`: which function obeys which command.
//! - `boards`: boards, lists, records, help. `questions`: the position in words.
//! - `leaderboard`, `profile`: ratings and results; `seasons`: the leaderboard of each quarter of a year, and its winner.
//!   `learning`: lessons, and what is answered to their tasks; `tasks`: a task as it is shown.

pub(in crate::club) mod boards;
pub(in crate::club) mod commands;
pub(in crate::club) mod leaderboard;
pub(in crate::club) mod learning;
pub(in crate::club) mod profile;
pub(in crate::club) mod questions;
pub(in crate::club) mod seasons;
pub(in crate::club) mod tasks;
