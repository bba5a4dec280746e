//! What every part works with: one transaction, the time, the cause, the letters it writes, and who asked.
//!
//! - `base`: [`Context`](base::Context), one transaction, whoever the cause is. `asker`:
//!   [`RequestContext`](asker::RequestContext), the same with the person who asks for it and where.
//! - `request`, `letter`: what comes in and what goes out, the same on every platform; `draft`: a letter in the making;
//!   `pictures`: the board in it; `job`: what the computer is to look at for somebody.
//! - `rejection`: how a request ends early. `confirm`: questions before what cannot be undone. `error`: what fails.
//! - `replay`: games from their records. `lesson`: the task that somebody is at. `connections`: platforms that are away.
//! - `limits`: how much of everything there may be. `draw_lots`: chance that repeats itself. `words`: phrases of several parts.

pub(in crate::club) mod asker;
pub(in crate::club) mod base;
pub(in crate::club) mod confirm;
pub(in crate::club) mod connections;
pub(in crate::club) mod draft;
pub(in crate::club) mod draw_lots;
pub(in crate::club) mod error;
pub(in crate::club) mod job;
pub(in crate::club) mod lesson;
pub(in crate::club) mod letter;
pub(in crate::club) mod limits;
pub(in crate::club) mod pictures;
pub(in crate::club) mod rejection;
pub(in crate::club) mod replay;
pub(in crate::club) mod request;
pub(in crate::club) mod words;
