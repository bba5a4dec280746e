//! The tools of every part: one transaction, its time, its cause, its letters and the asker.
//!
//! - `base`: [`Context`](base::Context), one transaction, whatever its cause. `asker`:
//!   [`RequestContext`](asker::RequestContext), the same with the asker and their place.
//! - `request`, `letter`: messages in and out, the same on every platform; `draft`: a letter in the making; `pictures`:
//!   the board in it, whose theme `base` knows for a place and `asker` for a person; `job`: jobs for the computer.
//! - `rejection`: how a request ends early. `confirm`: questions before something that can't be undone. `error`:
//!   failures. `timed`: what is done at a time of its own.
//! - `places`: where a game is shown and played. `replay`: games from their records. `lesson`: the task that somebody is
//!   at. `connections`: platforms that are away.
//! - `secrets`: what nobody can guess. `pages`: the links of games' pages. `choices`: settings.
//! - `limits`: how much of everything there may be. `draw_lots`: chance that repeats itself. `words`: phrases of several parts.

pub(in crate::club) mod asker;
pub(in crate::club) mod base;
pub(in crate::club) mod choices;
pub(in crate::club) mod confirm;
pub(in crate::club) mod connections;
pub(in crate::club) mod draft;
pub(in crate::club) mod draw_lots;
pub(in crate::club) mod error;
pub(in crate::club) mod job;
pub(in crate::club) mod lesson;
pub(in crate::club) mod letter;
pub(in crate::club) mod limits;
pub(in crate::club) mod pages;
pub(in crate::club) mod pictures;
pub(in crate::club) mod places;
pub(in crate::club) mod prepared;
pub(in crate::club) mod rejection;
pub(in crate::club) mod replay;
pub(in crate::club) mod request;
pub(in crate::club) mod secrets;
pub(in crate::club) mod timed;
pub(in crate::club) mod words;
