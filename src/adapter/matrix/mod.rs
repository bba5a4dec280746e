//! Matrix: rooms, encrypted or not.
//!
//! - [`run`]: everything at once. `session`, `trust`: logging in, coming back, and keys that survive. `error`: errors by
//!   what is to be done.
//! - `inbox`: what comes in; `heard`: what it says; `rooms`, `members`: where, by whom, and coming and going.
//! - `courier`: what goes out, to its `destination`, through the `gate`; `conversations`: to one reader; `content`,
//!   `layout`, `pictures`, `buttons`: what it looks like. `presses`: reactions that were pressed. `notes`: what the
//!   program says of itself.

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
mod presses;
mod rooms;
mod run;
mod session;
mod trust;

pub use run::run;

/// The name of this platform.
pub const PLATFORM: &str = "matrix";
