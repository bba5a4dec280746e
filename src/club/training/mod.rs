//! What people learn by: lessons, puzzles, and tasks from their own mistakes.
//!
//! - `commands`: which function obeys which command. `tasks`: a task as it is shown. `learning`: lessons, and what is
//!   answered to a task of any kind. `asking`: what is asked about its position.
//! - `given`: the puzzle or mistake that somebody asks for.
//! - `puzzles`: positions that are won by force; `shelf`: those that come with the program, and which of all somebody gets
//!   next; `found`: those in games that have just ended. `daily`: one a day in a place.
//! - `mistakes`: the worst of somebody's own turns, until they know better.

pub(in crate::club) mod asking;
pub(in crate::club) mod commands;
pub(in crate::club) mod daily;
pub(in crate::club) mod found;
pub(in crate::club) mod given;
pub(in crate::club) mod learning;
pub(in crate::club) mod mistakes;
pub(in crate::club) mod puzzles;
pub(in crate::club) mod shelf;
pub(in crate::club) mod tasks;

use super::context::timed::Timed;

/// What it does when its time has come.
pub(in crate::club) const TIMED: &[&[Timed]] = &[daily::TIMED];
