//! Clocks of games, and time that doesn't count. `play::flags` decides what follows for a game.
//!
//! - `guarded_clock`: the club's time. `clocks`: the time left in a game.
//! - `outages`, `vacation`: time that counts for nobody. `waking`: when somebody is awake.
//! - `pace`: how fast somebody plays. `urgency`: which game is the most urgent one.

pub(in crate::club) mod clocks;
pub(in crate::club) mod guarded_clock;
pub(in crate::club) mod outages;
pub(in crate::club) mod pace;
pub(in crate::club) mod urgency;
pub(in crate::club) mod vacation;
pub(in crate::club) mod waking;
