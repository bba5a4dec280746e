//! Matrix: rooms, encrypted or not.
//!
//! - `config`: its section of the configuration, the only file that a program without Matrix has, too.
//! - `run`: everything at once. `platform`: Matrix as the rest of the program sees it. `session`, `trust`,
//!   `verification`: logging in, coming back, and keys that survive and are trusted; [`reset_identity`]: new ones.
//!   `profile`: name and picture. `error`: errors by what to do about them.
//! - `inbox`: everything that comes in, and `history`: what was left out; `reader`: the meaning of messages, edits and
//!   reactions; `heard`, `pills`, `small_talk`: their words; `rooms`, `members`, `programs`: places and people, coming
//!   and going; `rooms_replaced`: rooms that replace others. `state`: what a room says about itself. docs/security.md
//!   lists what the program believes of all this, and why.
//! - `courier`: everything that goes out, to its `destination`, through the `gate` and with `keys`; `conversations`: to
//!   one reader; `content`, `layout`, `pictures`, `buttons`: its look; `reactions`: the signs that we put under it as
//!   buttons. `reply_targets`: the places of questions; `typing`: signs that an answer is on its way. `notes`: the
//!   program's own words, and `languages`: those that it offers. `tasks`: everything beside all that.

mod config;

pub use config::{Matrix, SECTION};

cfg_if::cfg_if! {
    if #[cfg(feature = "matrix")] {
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
        mod languages;
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
    }
}

/// The name of this platform.
pub const PLATFORM: &str = "matrix";
