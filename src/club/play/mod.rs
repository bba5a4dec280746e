//! Games between people: challenges and other offers, turns, matches, and how a game ends.
//!
//! - `offers`: what is offered; `answers`: what becomes of it. `playing`: what happens in a game; `turns`: the commands.
//! - `conditionals`, `lines`: turns that are played in answer to others, and how they are written.
//! - `matches`: several games between two. `rating`: Glicko-2. `idle`: games that nobody plays.
//! - `moving`: rooms that are replaced, people who leave.

pub(in crate::club) mod answers;
pub(in crate::club) mod conditionals;
pub(in crate::club) mod idle;
pub(in crate::club) mod lines;
pub(in crate::club) mod matches;
pub(in crate::club) mod offers;
pub(in crate::club) mod playing;
pub(in crate::club) mod rating;
pub(in crate::club) mod turns;

pub(in crate::club) mod record;

pub(in crate::club) mod resigning;

pub(in crate::club) mod attendance;

pub(in crate::club) mod series;

pub(in crate::club) mod accepting;

pub(in crate::club) mod closing;

pub(in crate::club) mod flags;

pub(in crate::club) mod gifts;

pub(in crate::club) mod levels;

pub(in crate::club) mod opponent;
