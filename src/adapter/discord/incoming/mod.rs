//! Everything that comes in.
//!
//! - `gateway`: the connection over which events come. `events`: serves them.
//! - `answerable`: how they can be answered. `intake`: events as requests to the club. `reception`: hands those in.
//! - `polls`: what is pressed in polls, also while nobody listened.
//! - `dialogs`: answers without the club, such as the form of a challenge.

pub(in crate::adapter::discord) mod answerable;
pub(in crate::adapter::discord) mod dialogs;
pub(in crate::adapter::discord) mod events;
pub(in crate::adapter::discord) mod gateway;
pub(in crate::adapter::discord) mod intake;
pub(in crate::adapter::discord) mod polls;
pub(in crate::adapter::discord) mod reception;
