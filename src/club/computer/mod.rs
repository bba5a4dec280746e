//! The computer as a player, and what it looks at for people.
//!
//! - `opponent`, `levels`: games with it, and what awaits it.
//! - `sparring`: the opponent in a lesson.
//! - `hints`, `job`: what it is to look at for somebody. `analysis`, `analysis_told`: what each turn of a game gave away.

pub(in crate::club) mod analysis;
pub(in crate::club) mod analysis_told;
pub(in crate::club) mod hints;
pub(in crate::club) mod job;
pub(in crate::club) mod sparring;
