//! Hints and analyses. As a player, the computer is in `play::opponent`.
//!
//! - `hints`: the commands. `analysis`: how much each turn of a game gave away, as data; `analysis_told`: in words.
//! - `coach`: what a player against the computer hears of their turns.
//! - `mistakes`: those of an analysis, kept as tasks.
//! - `story`: how the story of a game comes by itself; `story_told`: how a game turned, in two sentences and a picture.
//! - `swing`: how far behind a winner was. `job`: the answers to jobs. `sparring`: the opponent in a lesson.

pub(in crate::club) mod analysis;
pub(in crate::club) mod analysis_told;
pub(in crate::club) mod coach;
pub(in crate::club) mod hints;
pub(in crate::club) mod job;
pub(in crate::club) mod mistakes;
pub(in crate::club) mod sparring;
pub(in crate::club) mod story;
pub(in crate::club) mod story_told;
pub(in crate::club) mod swing;

use super::context::timed::Timed;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[&[Timed]] = &[story::TIMED];
