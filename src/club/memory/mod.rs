//! What people keep of their games.
//!
//! - `commands`: which function obeys which command.
//! - `yearbook`: a community's year.
//! - `notes`: what somebody notes about a game, for themselves alone. `play_on`: games from a position of a past one.

pub(in crate::club) mod commands;
pub(in crate::club) mod notes;
pub(in crate::club) mod play_on;
pub(in crate::club) mod yearbook;
