//! Matrix: rooms, encrypted or not.
//!
//! - `run`: everything at once. `platform`: what the rest of the program knows of it. `session`, `trust`, `verification`:
//!   logging in, coming back, and keys that survive and are trusted; [`reset_identity`]: new ones. `profile`: name and
//!   picture. `error`: errors by what is to be done.
//! - `inbox`: what comes in, and `history`: what was left out; `reader`: what it asks for; `heard`, `pills`, `small_talk`:
//!   what it says; `rooms`, `members`, `programs`: where, by whom, and coming and going; `rooms_replaced`: to rooms that
//!   replace others. `state`: what a room says of itself. docs/security.md lists what of all this is believed, and why.
//! - `courier`: what goes out, to its `destination`, through the `gate` and with `keys`; `conversations`: to one reader;
//!   `content`, `layout`, `pictures`, `buttons`: what it looks like; `reactions`: what can be pressed. `reply_targets`:
//!   where the questions stand; `typing`: that they are being answered. `notes`: what the program says of itself.
//!   `tasks`: what goes on beside all that.

mod buttons;
mod content;
mod conversations;
mod courier;
mod destination;
mod error;
mod gate;
mod heard;
mod history;
mod inbox;
mod keys;
mod layout;
mod members;
mod notes;
mod pictures;
mod pills;
mod platform;
mod profile;
mod programs;
mod reactions;
mod reader;
mod reply_targets;
mod rooms;
mod rooms_replaced;
mod run;
mod session;
mod small_talk;
mod state;
mod tasks;
mod trust;
mod typing;
mod verification;

pub use platform::MATRIX;
pub use trust::reset_identity;

/// The name of this platform.
pub const PLATFORM: &str = "matrix";
