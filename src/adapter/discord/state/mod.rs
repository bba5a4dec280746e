//! Our memory: channels, events that wait for an answer, and people who type.
//!
//! - `directory`: the channels and threads that the gateway tells us of, and our permissions there, `permits`.
//! - `pending`: the events that wait for an answer. `game_cache`: the games of people who type.
//! - `poll_news`: what is new about polls.
//! - `cache`: so many things, and no more.

pub(in crate::adapter::discord) mod cache;
pub(in crate::adapter::discord) mod directory;
pub(in crate::adapter::discord) mod game_cache;
pub(in crate::adapter::discord) mod pending;
pub(in crate::adapter::discord) mod permits;
pub(in crate::adapter::discord) mod poll_news;
