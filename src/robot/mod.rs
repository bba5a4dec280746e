//! Whoever thinks for the computer where it plays in the club: between the engine, which knows no club, and the club,
//! which knows no engine.
//!
//! - [`answer`]: what the computer does about what awaits it, by its [`Means`]; [`answer_simply`]: the same without
//!   thinking. [`look_at`]: what it finds when it is
//!   to look at something for somebody.
//! - [`Robot`]: told by its [`Bell`] that something has happened; a manager and a few threads that think, so that
//!   nobody waits for it but its opponent. Nothing is kept here: what awaits the computer is asked of the club at the
//!   start and whenever something has happened, so that a turn which was being thought about when the program ended is
//!   thought about again.

mod jobs;
mod mind;
mod pool;

pub use jobs::look_at;
pub use mind::{Means, answer, answer_simply};
pub use pool::{Bell, Robot};
