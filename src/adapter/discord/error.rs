//! Why Discord can't be used.

use thiserror::Error;

use super::api::rest::RestError;
use super::incoming::gateway::Fatal;
use crate::config;

/// Why Discord can't be used.
#[derive(Debug, Error)]
pub enum DiscordError {
    /// The configuration lacks something.
    #[error(transparent)]
    Config(#[from] config::ConfigError),
    /// The configuration has no section for Discord.
    #[error("the configuration has no [discord], and PARLOUR_DISCORD_TOKEN isn’t set")]
    Off,
    /// Discord doesn't accept the token or the commands.
    #[error("{doing}: {reason}")]
    Refused {
        /// The attempt.
        doing: &'static str,
        /// Discord's words.
        reason: String,
    },
    /// The system has no certificates to check Discord's, or no secure random numbers.
    #[error("can’t make secure connections ({0}); install certificates, or name a file in SSL_CERT_FILE")]
    Access(String),
    /// The gateway doesn't accept us.
    #[error("{0}")]
    Gateway(String),
}

impl From<Fatal> for DiscordError {
    fn from(fatal: Fatal) -> Self {
        Self::Gateway(fatal.to_string())
    }
}

/// Adds the attempt to a refusal.
pub(super) fn refused(doing: &'static str) -> impl FnOnce(RestError) -> DiscordError {
    move |error| match error.status() {
        Some(401) => Fatal::Token.into(),
        _ => DiscordError::Refused { doing, reason: error.to_string() },
    }
}
