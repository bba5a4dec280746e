//! Games between people: challenges and other offers, turns, matches, and how a game ends.
//!
//! - `commands`: which function obeys which command.
//! - `offers`: offers; `answers`: yes and no to them; `accepting`: the consequences of a yes; `closing`: offers that
//!   end.
//! - `turns`: the commands; `readings`: why a text isn't a turn; `playing`: how games change, whoever acts; `record`:
//!   entries in records. `conditionals`, `lines`: turns that are played in answer to others.
//! - `handicaps`: first turns or points for the opponent.
//! - `resigning`, `flags`, `idle`, `ending`: how games end before their end. `gifts`: time for the opponent.
//! - `matches`, `series`: several games between two; `attendance`, `absence`: who came to them and who didn't;
//!   `overtime`: matches that a deadline ends. `rating`: Glicko-2; `rerating`: the same anew.
//! - `afterwards`: what becomes of a game that is over.
//! - `showing`: where games and challenges are shown besides their home.
//! - `voting`: when communities vote on their turns.
//! - `opponent`: games with the computer, at the level that was asked for; `levels`: its accounts, one a level.

pub(in crate::club) mod absence;
pub(in crate::club) mod accepting;
pub(in crate::club) mod afterwards;
pub(in crate::club) mod answers;
pub(in crate::club) mod attendance;
pub(in crate::club) mod closing;
pub(in crate::club) mod commands;
pub(in crate::club) mod conditionals;
pub(in crate::club) mod ending;
pub(in crate::club) mod flags;
pub(in crate::club) mod gifts;
pub(in crate::club) mod handicaps;
pub(in crate::club) mod idle;
pub(in crate::club) mod levels;
pub(in crate::club) mod lines;
pub(in crate::club) mod matches;
pub(in crate::club) mod offers;
pub(in crate::club) mod opponent;
pub(in crate::club) mod overtime;
pub(in crate::club) mod playing;
pub(in crate::club) mod rating;
pub(in crate::club) mod readings;
pub(in crate::club) mod record;
pub(in crate::club) mod rerating;
pub(in crate::club) mod resigning;
pub(in crate::club) mod series;
pub(in crate::club) mod showing;
pub(in crate::club) mod turns;
pub(in crate::club) mod voting;

use crate::club::context::timed::Timed;

/// What is done at a time of its own.
pub(in crate::club) const TIMED: &[&[Timed]] = &[flags::TIMED, idle::TIMED, rerating::TIMED];
