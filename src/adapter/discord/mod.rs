//! Discord: slash commands with completion, buttons and selects, boards as pictures, threads, private answers.
//!
//! - `run`: everything at once. `platform`: what the rest of the program knows of it. [`invitation`]: the link that brings
//!   the bot onto a server.
//! - `incoming`: events, as they become requests to the club. `outgoing`: letters, as they are brought to where they belong.
//! - `shown`: what people see, and what they can press and type. `state`: what is remembered of Discord.
//! - `api`: requests to Discord, and what limits them.
//!
//! serenity is the client: it reads what comes in and writes what goes out. Nothing depends on the content of messages,
//! which Discord shows only to those who mention the bot, write to it alone, or granted it.

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

/// The name of this platform.
pub const PLATFORM: &str = "discord";
