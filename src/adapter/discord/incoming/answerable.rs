//! Interactions as events that wait for an answer: how to answer them, and what was pressed.

use serde_json::{Value, json};
use serenity::model::application::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Interaction, InteractionContext, ModalInteraction,
};
use serenity::model::channel::{ChannelType, Message, MessageFlags, PartialChannel};
use serenity::model::id::{ChannelId, UserId};
use serenity::model::permissions::Permissions;

use crate::adapter::discord::state::directory::Directory;
use crate::adapter::discord::state::pending::{Pending, Pressed, Ticket, Via};
use crate::command::{Command, PlayCommand, SettlingCommand};

/// A command that waits for its answer.
pub(in crate::adapter::discord) fn command(interaction: &CommandInteraction) -> Pending {
    let CommandInteraction { id, token, app_permissions, context, channel, .. } = interaction;
    let writes = writes(&interaction.authorizing_integration_owners, *context, *app_permissions, channel.as_ref());
    let ticket = Ticket { writes, ..Ticket::new(*id, token.clone()) };
    waiting(interaction.user.id, interaction.channel_id, ticket)
}

/// A button or a select that waits for its answer.
pub(in crate::adapter::discord) fn component(interaction: &ComponentInteraction) -> Pending {
    let ComponentInteraction { id, token, app_permissions, context, channel, message, .. } = interaction;
    let writes = writes(&interaction.authorizing_integration_owners, *context, *app_permissions, channel.as_ref());
    let selected = !matches!(interaction.data.kind, ComponentInteractionDataKind::Button);
    let pressed = Some(pressed(message, selected));
    let ticket = Ticket { writes, pressed, ..Ticket::new(*id, token.clone()) };
    waiting(interaction.user.id, interaction.channel_id, ticket)
}

/// A modal that was filled in and waits for its answer.
pub(in crate::adapter::discord) fn modal(interaction: &ModalInteraction, directory: &Directory) -> Pending {
    let ModalInteraction { id, token, channel_id, channel, message, guild_id, user, .. } = interaction;
    // It doesn't say who authorized it.
    let alone = channel.as_ref().is_some_and(|channel| channel.kind == ChannelType::Private);
    let writes = if guild_id.is_some() { directory.name(*channel_id).is_some() } else { alone };
    let pressed = message.as_ref().map(|message| pressed(message, false));
    let ticket = Ticket { writes, pressed, ..Ticket::new(*id, token.clone()) };
    waiting(user.id, *channel_id, ticket)
}

/// Whether the program is no member where it is asked, but somebody has brought it along.
pub(in crate::adapter::discord) fn is_brought(interaction: &Interaction) -> Option<(ChannelId, bool)> {
    let (channel, owners, context) = match interaction {
        Interaction::Command(asked) => (asked.channel_id, &asked.authorizing_integration_owners, asked.context),
        Interaction::Component(asked) => (asked.channel_id, &asked.authorizing_integration_owners, asked.context),
        _ => return None,
    };
    Some((channel, context != Some(InteractionContext::BotDm) && !is_member(owners)))
}

fn waiting(user: UserId, channel: ChannelId, ticket: Ticket) -> Pending {
    Pending { user: Some(user), channel, at: ticket.at(), via: Via::Interaction(ticket), hub: None }
}

/// Whether a command's answer is for everybody, unless it is a refusal.
pub(in crate::adapter::discord) const fn is_for_all(command: &Command) -> bool {
    matches!(
        command,
        Command::Play(
            PlayCommand::Challenge(_)
                | PlayCommand::Accept(_)
                | PlayCommand::Decline(_)
                | PlayCommand::Withdraw(_)
                | PlayCommand::Move(..)
                | PlayCommand::End { .. }
                | PlayCommand::Undo { .. }
        ) | Command::Settling(
            SettlingCommand::Resign { confirmed: true, .. }
                | SettlingCommand::Draw { .. }
                | SettlingCommand::Takeback(_)
                | SettlingCommand::Claim(_)
                | SettlingCommand::MoreTime(..)
                | SettlingCommand::Rematch(_)
        )
    )
}

/// Whether the program may write where it is asked: it is a member there, not only brought along, and has the permission.
fn writes(
    owners: &AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
    permissions: Option<Permissions>,
    channel: Option<&PartialChannel>,
) -> bool {
    if context == Some(InteractionContext::BotDm) {
        return true;
    }
    let thread = channel.is_some_and(|channel| channel.thread_metadata.is_some());
    let sends = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    let may = |permissions: Permissions| {
        permissions.contains(Permissions::VIEW_CHANNEL | sends) || permissions.contains(Permissions::ADMINISTRATOR)
    };
    is_member(owners) && permissions.is_none_or(may)
}

fn is_member(owners: &AuthorizingIntegrationOwners) -> bool {
    owners.0.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
}

/// The message that was pressed.
fn pressed(message: &Message, selected: bool) -> Pressed {
    let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let reset = (selected && !private).then(|| reset(json!(message.components)));
    Pressed { message: message.id, private, reset }
}

/// A message's components, with new ids for its selects, so that clients show them as if nothing had been chosen.
fn reset(mut rows: Value) -> Value {
    tidy(&mut rows);
    for row in rows.as_array_mut().into_iter().flatten() {
        for component in row["components"].as_array_mut().into_iter().flatten() {
            let Some(id) = component["custom_id"].as_str().filter(|id| id.starts_with("s:")) else { continue };
            let other = id.strip_suffix('+').map_or_else(|| format!("{id}+"), str::to_owned);
            component["custom_id"] = json!(other);
        }
    }
    rows
}

/// Removes empty fields, which serenity writes and Discord doesn't all know.
fn tidy(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, value| !value.is_null() && *value != json!([]));
            fields.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_select_that_is_reset_has_another_id_each_time_and_buttons_keep_theirs() {
        let rows = |id: &str| json!([{"components": [{"custom_id": id, "emoji": null}, {"custom_id": "p::flip"}]}]);
        let once = reset(rows("s:3:0"));
        assert_eq!(once, json!([{"components": [{"custom_id": "s:3:0+"}, {"custom_id": "p::flip"}]}]));
        assert_eq!(reset(once), json!([{"components": [{"custom_id": "s:3:0"}, {"custom_id": "p::flip"}]}]));
    }

    #[test]
    fn whoever_was_only_brought_along_or_has_no_permission_does_not_write() {
        let guild = AuthorizingIntegrationOwners(vec![AuthorizingIntegrationOwner::GuildInstall(None)]);
        let nobody = AuthorizingIntegrationOwners(Vec::new());
        let (all, none) = (Some(Permissions::all()), Some(Permissions::empty()));
        let context = Some(InteractionContext::Guild);
        assert!(writes(&guild, context, all, None));
        assert!(!writes(&guild, context, none, None));
        assert!(!writes(&nobody, context, all, None));
        assert!(writes(&nobody, Some(InteractionContext::BotDm), none, None));
    }
}
