//! What the computer looks at for people. As a player it is one like others: `play::opponent`.
//!
//! - `hints`: what may be asked. `analysis`: what each turn of a game gave away, as data; `analysis_told`: in words.
//! - `job`: what was found. `sparring`: the opponent in a lesson.

pub(in crate::club) mod analysis;
pub(in crate::club) mod analysis_told;
pub(in crate::club) mod hints;
pub(in crate::club) mod job;
pub(in crate::club) mod sparring;
