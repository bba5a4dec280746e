//! What is configured about Discord. Every program has it, so that one without Discord can say so.

use serde::Deserializer;

use super::PLATFORM;
use crate::config::section::section;
use crate::config::{ConfigError, Guarded, Secret, SectionSpec, unset, values};

/// The section of Discord.
pub const SECTION: SectionSpec = SectionSpec::new::<Discord>(PLATFORM);

section! {
    /// With this section, Parlour plays on Discord.
    pub struct Discord {
        /// A file with the bot’s token; or put the token in PARLOUR_DISCORD_TOKEN.
        token_file: Guarded = Guarded::default(),
        /// The id of one server, to try the commands there only; without it, all servers get them.
        #[serde(serialize_with = "unset::serialize", deserialize_with = "server_id")]
        pub server: Option<String> = None,
        /// Whether you granted the message content intent, so that people can type turns without a command.
        pub message_content: bool = false,
        /// How many shards; 0 for as many as Discord recommends.
        pub shards: u32 = 0,
    }
}

impl Discord {
    /// The bot's token.
    ///
    /// # Errors
    /// If it is missing. Says where to put it.
    pub fn token(&self) -> Result<&Secret, ConfigError> {
        self.token_file.get().ok_or(ConfigError::NoSecret("discord.token"))
    }
}

fn server_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    values::text_or_unset(deserializer, "a server’s id: digits in quotation marks", |id| {
        id.bytes().all(|b| b.is_ascii_digit())
    })
}
