//! How people are told that they must act.
//!
//! - `calls`: at once, later, here or in a direct conversation. `digest`: one list a day. `muting`: not at all.

pub(in crate::club) mod calls;
pub(in crate::club) mod digest;
pub(in crate::club) mod muting;

pub(in crate::club) mod announce;

pub(in crate::club) mod hours;

pub(in crate::club) mod reminders;

pub(in crate::club) mod wishes;
