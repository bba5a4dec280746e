//! Everything that goes out.
//!
//! - `courier`: brings letters to where they belong, by a `route`: as answers to `interactions`, into `channels` or
//!   `threads`.
//! - `polls`: votes as polls below letters.
//! - `tidying`: what happens to earlier boards, `past`.

pub(in crate::adapter::discord) mod channels;
pub(in crate::adapter::discord) mod courier;
pub(in crate::adapter::discord) mod interactions;
pub(in crate::adapter::discord) mod past;
pub(in crate::adapter::discord) mod polls;
pub(in crate::adapter::discord) mod route;
pub(in crate::adapter::discord) mod threads;
pub(in crate::adapter::discord) mod tidying;
