//! Games between communities, on whatever platforms: whoever is there votes on each turn.
//!
//! A community plays with an account on a platform of its own, so that its seats, clocks and ratings are like anybody's.
//! Of the game's two places, its home is that of the community that challenged, and the further one the other's.
//!
//! - `commands`: which function obeys which command. `challenging`: a challenge, and its code that is accepted.
//! - `sides`: the side for which somebody votes. `casting`: a vote. `ballot`: the turns to choose from. `count`: who
//!   wins, which is pure. `polling`: votes that are pressed in polls. `closing`: what happens when a vote is over.
//! - `managing`: what managers settle for their community. `table`: the ratings of communities.

pub(in crate::club) mod ballot;
pub(in crate::club) mod casting;
pub(in crate::club) mod challenging;
pub(in crate::club) mod closing;
pub(in crate::club) mod commands;
pub(in crate::club) mod count;
pub(in crate::club) mod managing;
pub(in crate::club) mod polling;
pub(in crate::club) mod sides;
pub(in crate::club) mod table;

use crate::club::context::timed::Timed;

/// What is done at a time of its own.
pub(in crate::club) const TIMED: &[&[Timed]] = &[closing::TIMED];
