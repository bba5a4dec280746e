//! The computer as a player in the club. It stands between the engine, which doesn't know the club, and the club, which
//! doesn't know the engine.
//!
//! - [`answer`]: what the computer does, by its [`Means`]. [`answer_simply`]: the same without a search. [`look_at`]:
//!   hints and analyses, with [`Helpers`] if some are idle.
//! - [`Robot`]: a manager and a few threads that think, so that only the opponent waits. Its [`Bell`] tells it that
//!   something happened. It stores nothing: it asks the club what awaits the computer, at the start and whenever the
//!   bell rings. If the program ended during a search, that search starts again.

mod analysis;
mod helpers;
mod jobs;
mod mind;
mod pool;

pub use analysis::{analyse, judge_last};
pub use helpers::Helpers;
pub use jobs::look_at;
pub use mind::{Depth, Means, answer, answer_simply};
pub use pool::{Bell, Robot};
