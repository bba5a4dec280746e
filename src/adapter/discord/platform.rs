//! Discord, as the rest of the program sees it.

use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::PLATFORM;
use super::config::Discord;
use super::run::run;
use crate::adapter::platform::Platform;
use crate::config::{Config, Finding};

/// Discord.
pub const DISCORD: Platform = Platform {
    name: PLATFORM,
    check,
    start: |given| {
        Box::pin(async move { run(&given.config, given.desk, given.mail, given.stop).await.context("Discord") })
    },
};

fn check(config: &Config) -> Vec<Finding> {
    let Some(discord) = config.platform::<Discord>() else { return Vec::new() };
    vec![match discord.token() {
        Err(missing) => Finding::Wrong(missing.to_string()),
        Ok(token) if is_token(token.reveal()) => Finding::Good("discord.token looks like a token".to_owned()),
        Ok(_) => Finding::Wrong(
            "discord.token doesn’t look like a bot’s token, which has three parts with dots between: copy it again \
             from the page “Bot” of the application in Discord’s developer portal"
                .to_owned(),
        ),
    }]
}

/// Whether a text is made like a token: the application's number, a time, and a signature.
fn is_token(token: &str) -> bool {
    let parts: Vec<&str> = token.split('.').collect();
    let is_part =
        |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
    let number =
        || STANDARD_NO_PAD.decode(parts[0]).is_ok_and(|id| !id.is_empty() && id.iter().all(u8::is_ascii_digit));
    parts.len() == 3 && parts.iter().all(is_part) && number()
}
