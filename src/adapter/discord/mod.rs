//! Discord: slash commands with completion, buttons and selects, boards as pictures, threads, private answers.
//!
//! - `run`: everything at once. `platform`: Discord as the rest of the program sees it. [`invitation`]: the link that
//!   brings the bot onto a server.
//! - `incoming`: events, as they become requests to the club. `outgoing`: letters, as they are brought to where they belong.
//! - `shown`: everything that people see, press and type. `state`: what we remember of Discord.
//! - `api`: requests to Discord, and their limits.
//! - `config`: its section of the configuration, the only file that a program without Discord has, too.
//!
//! serenity is the client: it reads incoming events and writes messages. Nothing depends on the text of messages, which
//! Discord only shows us if their author mentions the bot, writes to it alone, or granted it.

mod config;

pub use config::{Discord, SECTION};

cfg_if::cfg_if! {
    if #[cfg(feature = "discord")] {
        mod api;
        mod error;
        mod incoming;
        mod invitation;
        mod outgoing;
        mod platform;
        mod run;
        mod shown;
        mod state;

        pub use error::DiscordError;
        pub use invitation::{invitation, permissions};
        pub use platform::DISCORD;
    }
}

/// The name of this platform.
pub const PLATFORM: &str = "discord";
