//! The link that brings the bot onto a server.

use serenity::model::permissions::Permissions;

use super::api::rest::{MYSELF, Rest};
use super::config::Discord;
use super::error::{DiscordError, refused};
use crate::config::Config;

/// The bot's needs on a server, and nothing more.
#[must_use]
pub fn permissions() -> Permissions {
    Permissions::VIEW_CHANNEL
        | Permissions::SEND_MESSAGES
        | Permissions::EMBED_LINKS
        | Permissions::ATTACH_FILES
        | Permissions::READ_MESSAGE_HISTORY
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::SEND_POLLS
}

/// The link that invites the bot, with the permissions that it uses.
///
/// # Errors
/// If there is no token, or Discord doesn't accept it.
pub async fn invitation(config: &Config) -> Result<String, DiscordError> {
    let section = config.platform::<Discord>().ok_or(DiscordError::Off)?;
    let rest = Rest::new(section.token()?).map_err(|error| DiscordError::Access(error.to_string()))?;
    let application =
        rest.paced(MYSELF, || rest.http.get_current_application_info()).await.map_err(refused("the application"))?;
    let (id, permissions) = (application.id, permissions().bits());
    Ok(format!(
        "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={permissions}"
    ))
}
