//! Clocks of games, and time that counts for nobody.
//!
//! - `guarded_clock`: the time the club goes by. `clocks`: what is left, who ran out of it, more of it.
//! - `outages`, `connections`, `vacation`: time that counts for nobody. `hours`: when people are told of things.
//! - `pace`: how fast somebody plays. `urgency`: which game is the most urgent one.

pub(in crate::club) mod clocks;
pub(in crate::club) mod connections;
pub(in crate::club) mod guarded_clock;
pub(in crate::club) mod outages;
pub(in crate::club) mod pace;
pub(in crate::club) mod urgency;
pub(in crate::club) mod vacation;

pub(in crate::club) mod waking;
