//! What every part works with: one transaction, the time, the cause, the letters it writes, and who asked.
//!
//! - `base`: one transaction, whoever the cause is; `asker`: the same with the person who asks for it, and the one list that
//!   says which part answers which command. `rejection`: how a request ends early. `error`: what fails.
//! - `request`, `letter`: what comes in and what goes out, the same on every platform; `draft`: a letter in the making.
//! - `announce`: who is told of what happened in a game. `confirm`: questions before what cannot be undone.
//! - `lookup`: which game, offer or person is meant. `replay`: games from their records.
//! - `limits`: how much of everything there may be. `words`: phrases that several parts need.

pub(in crate::club) mod asker;
pub(in crate::club) mod base;
pub(in crate::club) mod confirm;
pub(in crate::club) mod draft;
pub(in crate::club) mod error;
pub(in crate::club) mod letter;
pub(in crate::club) mod limits;
pub(in crate::club) mod rejection;
pub(in crate::club) mod replay;
pub(in crate::club) mod request;
pub(in crate::club) mod words;

pub(in crate::club) mod pictures;

pub(in crate::club) mod zones;

pub(in crate::club) mod lots;

pub(in crate::club) mod job;

pub(in crate::club) mod lesson;
