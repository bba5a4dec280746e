//! How people hear what happens, and that they must act.
//!
//! - `commands`: which function obeys which command.
//! - `announce`: who hears what happened in a game. `calls`: at once or later, here or in a direct conversation;
//!   `reminders`: that somebody's turn has begun, or their time runs out. `digest`: one list a day.
//! - `watching`: games that are shown elsewhere, silently.
//! - `reaching`: which of somebody’s accounts is written to. `wishes`: how somebody wants to be told. `muting`, `hours`: the commands with which they say so.

pub(in crate::club) mod announce;
pub(in crate::club) mod calls;
pub(in crate::club) mod commands;
pub(in crate::club) mod digest;
pub(in crate::club) mod hours;
pub(in crate::club) mod muting;
pub(in crate::club) mod reaching;
pub(in crate::club) mod reminders;
pub(in crate::club) mod watching;
pub(in crate::club) mod wishes;

use crate::club::context::timed::Timed;

/// What is done at a time of its own.
pub(in crate::club) const TIMED: &[&[Timed]] = &[digest::TIMED, reminders::TIMED];
