//! What is remembered: of channels, of events that wait for an answer, and of those who are typing.
//!
//! - `directory`: the channels and threads that the gateway tells of, and what we may do there, by `permits`.
//! - `pending`: the events that wait for an answer. `game_cache`: the games of those who are typing.
//! - `cache`: so many things, and no more.

pub(in crate::adapter::discord) mod cache;
pub(in crate::adapter::discord) mod directory;
pub(in crate::adapter::discord) mod game_cache;
pub(in crate::adapter::discord) mod pending;
pub(in crate::adapter::discord) mod permits;
