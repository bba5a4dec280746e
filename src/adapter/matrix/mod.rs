//! Matrix: rooms, encrypted or not.
//!
//! - [`run`]: everything at once. `session`, `trust`: logging in, coming back, and keys that survive. `error`: errors by
//!   what is to be done.
//! - `inbox`: what comes in; `reader`: what it asks for; `heard`, `pills`, `small_talk`: what it says; `rooms`,
//!   `members`, `programs`: where, by whom, and coming and going.
//! - `courier`: what goes out, to its `destination`, through the `gate`; `conversations`: to one reader; `content`,
//!   `layout`, `pictures`, `buttons`: what it looks like. `asked`: where the questions stand. `notes`: what the
//!   program says of itself.

mod asked;
mod buttons;
mod content;
mod conversations;
mod courier;
mod destination;
mod error;
mod gate;
mod heard;
mod inbox;
mod layout;
mod members;
mod notes;
mod pictures;
mod pills;
mod programs;
mod reader;
mod rooms;
mod run;
mod session;
mod small_talk;
mod trust;

pub use run::run;

/// The name of this platform.
pub const PLATFORM: &str = "matrix";
