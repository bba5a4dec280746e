//! Leagues, knockouts, Swiss tournaments and arenas.
//!
//! - `organizing`: the commands; `managing`, `substitutes`, `helpers`: those of its organizer; `which`: the one that they
//!   are about. `roster`: who has joined; `seeds`: in which order. `begins`: when one begins by itself.
//! - `rounds`: how one is played, round by round; `pairings`: who meets whom; `results`: what has come out of one so far;
//!   `deadlines`: what ends them.
//!   `arenas`: how one is played that has no rounds; `evenings`: what its place reads; `visiting`: who comes and goes.
//!   `leaving`, `absence`: who does not go on. `champion`: who has won. `divisions`: who goes up and down.
//! - `progress`: how far one is, in words. `archive`: lists. `files`: a calendar, by `ics`, and reports for arbiters.
//! - `rows`, `field`: one read from the database. `tables`, `groups`: how it stands, in words; `sheets`, `crosses`,
//!   `brackets`: the same as figures. `views`, `telling`: how it is shown, to whoever asks and to its place.

pub(in crate::club) mod absence;
pub(in crate::club) mod archive;
pub(in crate::club) mod arenas;
pub(in crate::club) mod begins;
pub(in crate::club) mod brackets;
pub(in crate::club) mod champion;
pub(in crate::club) mod crosses;
pub(in crate::club) mod deadlines;
pub(in crate::club) mod divisions;
pub(in crate::club) mod evenings;
pub(in crate::club) mod field;
pub(in crate::club) mod files;
pub(in crate::club) mod groups;
pub(in crate::club) mod helpers;
pub(in crate::club) mod ics;
pub(in crate::club) mod leaving;
pub(in crate::club) mod managing;
pub(in crate::club) mod organizing;
pub(in crate::club) mod pairings;
pub(in crate::club) mod progress;
pub(in crate::club) mod results;
pub(in crate::club) mod roster;
pub(in crate::club) mod rounds;
pub(in crate::club) mod rows;
pub(in crate::club) mod seeds;
pub(in crate::club) mod sheets;
pub(in crate::club) mod substitutes;
pub(in crate::club) mod tables;
pub(in crate::club) mod telling;
pub(in crate::club) mod views;
pub(in crate::club) mod visiting;
pub(in crate::club) mod which;

use crate::club::context::timed::Timed;

/// What is done at a time of its own.
pub(in crate::club) const TIMED: &[&[Timed]] =
    &[arenas::TIMED, begins::TIMED, deadlines::TIMED, results::TIMED, visiting::TIMED];
