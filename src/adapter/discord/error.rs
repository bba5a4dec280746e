//! Why Discord cannot be used.

use thiserror::Error;

use super::api::rest::RestError;
use super::incoming::gateway::Fatal;
use crate::config;

/// Why Discord cannot be used.
#[derive(Debug, Error)]
pub enum DiscordError {
    /// The configuration lacks something.
    #[error(transparent)]
    Config(#[from] config::ConfigError),
    /// There is no section for Discord in the configuration.
    #[error("the configuration has no [discord], and PARLOUR_DISCORD_TOKEN isn’t set")]
    Off,
    /// Discord does not accept the token or the commands.
    #[error("{doing}: {reason}")]
    Refused {
        /// What was to be done.
        doing: &'static str,
        /// What Discord says.
        reason: String,
    },
    /// The system has no certificates by which Discord could be known, or no secure random numbers.
    #[error("can’t make secure connections ({0}); install certificates, or name a file in SSL_CERT_FILE")]
    Access(String),
    /// The gateway will not have us as we are.
    #[error("{0}")]
    Gateway(String),
}

impl From<Fatal> for DiscordError {
    fn from(fatal: Fatal) -> Self {
        Self::Gateway(fatal.to_string())
    }
}

/// Puts what was to be done to a refusal.
pub(super) fn refused(doing: &'static str) -> impl FnOnce(RestError) -> DiscordError {
    move |error| match error.status() {
        Some(401) => Fatal::Token.into(),
        _ => DiscordError::Refused { doing, reason: error.to_string() },
    }
}
