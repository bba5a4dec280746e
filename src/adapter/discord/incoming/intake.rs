//! People's actions on Discord as requests to the club.

use serenity::model::application::{
    ActionRowComponent, CommandData, CommandDataOption, CommandDataOptionValue, CommandInteraction, CommandType,
    ComponentInteraction, ComponentInteractionDataKind, InteractionContext, ModalInteraction,
};
use serenity::model::channel::{ChannelType, Message, PartialChannel};
use serenity::model::guild::{Member, PartialMember};
use serenity::model::id::{ChannelId, GuildId, UserId};
use serenity::model::permissions::Permissions;
use serenity::model::user::User;

use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::shown::commands::name_under;
use crate::adapter::discord::shown::pressed::{Pressed, Typed};
use crate::adapter::discord::state::directory::Directory;
use crate::adapter::discord::state::poll_news::Press;
use crate::club::{Manages, Origin, Person, Place, PollPress, Request, Said};
use crate::command::{COMPUTER, Command, CommandError, PlayCommand, Spec};
use crate::text;

/// Parameters of a command as they are filled in.
pub(in crate::adapter::discord) type Filled = Vec<(String, String)>;

/// The request of a slash command, or of a command in the menu of a message.
///
/// # Errors
/// If it can't be understood, or can't be done. Says why.
pub(in crate::adapter::discord) fn of_command(
    interaction: &CommandInteraction,
    directory: &Directory,
) -> Result<Request, text::Message> {
    let resolved = &interaction.data.resolved;
    let command = match interaction.data.kind {
        CommandType::Message => {
            let ours = |message: &Message| message.author.id == directory.me();
            if !resolved.messages.values().any(ours) {
                return Err(text::Message::new("discord-no-board"));
            }
            Command::board(None)
        }
        _ => {
            let spec = Spec::find(&called(&interaction.data).0);
            let spec = spec.ok_or_else(|| text::Message::new("discord-unknown-command"))?;
            let filled = filled(&interaction.data);
            let me = directory.me().to_string();
            let values = filled.iter().map(|(name, value)| {
                let value = if *value == me { COMPUTER } else { value.as_str() };
                (name.as_str(), value)
            });
            spec.build_from(values).map_err(|misread: CommandError| misread.message)?
        }
    };
    if matches!(command, Command::Play(PlayCommand::Challenge(_))) {
        resolved.users.values().try_for_each(|user| {
            is_opponent(user, directory.me())?;
            sees(user, resolved.members.get(&user.id))
        })?;
    }
    let named = |id: &UserId, user: &User| {
        let nick = resolved.members.get(id).and_then(|member| member.nick.clone());
        Person { id: id.to_string(), name: name_of(user, nick) }
    };
    let channel = interaction.channel_id;
    // A thread has the id of the message that it hangs on, and that is about its game.
    let thread = is_thread(interaction.channel.as_ref()).then(|| channel.to_string());
    Ok(Request {
        replied_to: resolved.messages.keys().next().map(ToString::to_string).or(thread),
        manages: interaction.member.as_deref().map_or(Manages::NOTHING, manages),
        people: resolved.users.iter().map(|(id, user)| named(id, user)).collect(),
        token: Some(interaction.token.clone()),
        language: Some(interaction.locale.clone()),
        language_here: interaction.guild_locale.clone(),
        ..Request::new(
            origin(interaction.id.get()),
            place(directory, channel, interaction.guild_id, interaction.context),
            person(&interaction.user, interaction.member.as_deref()),
            Said::Command(Ok(command)),
        )
    })
}

/// The name and options of a slash command; for one under a name of the menu, those of the subcommand.
pub(in crate::adapter::discord) fn called(data: &CommandData) -> (String, &[CommandDataOption]) {
    match data.options.first().map(|option| (&option.name, &option.value)) {
        Some((name, CommandDataOptionValue::SubCommand(options))) => (name_under(&data.name, name), options),
        _ => (data.name.clone(), &data.options),
    }
}

/// The parameters that are filled in, people by their ids. The number of a game may be without its sign.
pub(in crate::adapter::discord) fn filled(data: &CommandData) -> Filled {
    let value = |value: &CommandDataOptionValue| match value {
        CommandDataOptionValue::String(text) | CommandDataOptionValue::Autocomplete { value: text, .. } => {
            Some(text.clone())
        }
        CommandDataOptionValue::User(id) => Some(id.to_string()),
        CommandDataOptionValue::Integer(number) => Some(number.to_string()),
        CommandDataOptionValue::Boolean(flag) => Some(flag.to_string()),
        _ => None,
    };
    let (_, options) = called(data);
    let filled = options.iter().filter_map(|option| Some((option.name.clone(), value(&option.value)?)));
    filled
        .map(|(name, value)| {
            let bare = name == "id" && !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
            if bare { (name, format!("#{value}")) } else { (name, value) }
        })
        .collect()
}

/// Somebody who can play, including the computer under our own account.
///
/// # Errors
/// Says that it is another program.
pub(in crate::adapter::discord) fn is_opponent(user: &User, me: UserId) -> Result<(), text::Message> {
    if user.bot && user.id != me {
        return Err(text::Message::new("discord-challenges-bot").with("name", name_of(user, None)));
    }
    Ok(())
}

/// Somebody who sees the channel where they are challenged, as far as Discord says.
///
/// # Errors
/// Says that they don't.
pub(in crate::adapter::discord) fn sees(user: &User, member: Option<&PartialMember>) -> Result<(), text::Message> {
    let permissions = member.and_then(|member| member.permissions);
    let sees = Permissions::VIEW_CHANNEL | Permissions::ADMINISTRATOR;
    if permissions.is_some_and(|permissions| !user.bot && !permissions.intersects(sees)) {
        let name = name_of(user, member.and_then(|member| member.nick.clone()));
        return Err(text::Message::new("discord-cannot-see").with("name", name));
    }
    Ok(())
}

/// The request of a button or select. `None` if it isn't ours.
pub(in crate::adapter::discord) fn of_component(
    interaction: &ComponentInteraction,
    directory: &Directory,
) -> Option<Request> {
    let value = match &interaction.data.kind {
        ComponentInteractionDataKind::Button => None,
        ComponentInteractionDataKind::StringSelect { values } => Some(values.first()?.as_str()),
        _ => return None,
    };
    let Pressed { command, seen } = Pressed::read(&interaction.data.custom_id, value)?;
    Some(Request { seen, ..of_line(interaction, command, directory) })
}

/// The request of something that was pressed, which asks for this.
pub(in crate::adapter::discord) fn of_line(
    interaction: &ComponentInteraction,
    command: Command,
    directory: &Directory,
) -> Request {
    Request {
        manages: interaction.member.as_ref().map_or(Manages::NOTHING, manages),
        token: Some(interaction.token.clone()),
        language: Some(interaction.locale.clone()),
        language_here: interaction.guild_locale.clone(),
        ..Request::new(
            origin(interaction.id.get()),
            place(directory, interaction.channel_id, interaction.guild_id, interaction.context),
            person(&interaction.user, interaction.member.as_ref()),
            Said::Command(Ok(command)),
        )
    }
}

/// The request of a turn that was typed into a modal. `None` if it isn't ours.
pub(in crate::adapter::discord) fn of_modal(interaction: &ModalInteraction, directory: &Directory) -> Option<Request> {
    let typed = Typed::read(&interaction.data.custom_id)?;
    let inputs = interaction.data.components.iter().flat_map(|row| &row.components);
    let text = inputs.filter_map(|input| match input {
        ActionRowComponent::InputText(input) => input.value.as_deref(),
        _ => None,
    });
    let line = text.collect::<String>();
    let alone = interaction.channel.as_ref().is_some_and(|channel| channel.kind == ChannelType::Private);
    let context = (!alone && interaction.guild_id.is_none()).then_some(InteractionContext::PrivateChannel);
    Some(Request {
        seen: typed.seen,
        token: Some(interaction.token.clone()),
        language: Some(interaction.locale.clone()),
        language_here: interaction.guild_locale.clone(),
        ..Request::new(
            origin(interaction.id.get()),
            place(directory, interaction.channel_id, interaction.guild_id, context),
            person(&interaction.user, interaction.member.as_ref()),
            Said::Command(Ok(typed.command(&line))),
        )
    })
}

/// The request of a message. `None` if it isn't for us. `me` is our own account.
///
/// A program that is challenged is an answer in the request's place.
pub(in crate::adapter::discord) fn of_message(
    message: &Message,
    me: UserId,
    prefix: &str,
    directory: &Directory,
) -> Option<Result<Request, text::Message>> {
    if message.author.bot || message.author.system || message.webhook_id.is_some() {
        return None;
    }
    let channel = message.channel_id;
    let text = message.content.trim();
    let mentions = [format!("<@{me}>"), format!("<@!{me}>")];
    let addressed = mentions.iter().find_map(|mention| text.strip_prefix(mention.as_str()));
    // Somebody who names us as an opponent means the computer.
    let with_computer = |line: &str| mentions.iter().fold(line.to_owned(), |line, me| line.replace(me, COMPUTER));
    let said = match addressed.or_else(|| text.strip_prefix(prefix).filter(|_| !prefix.is_empty())) {
        Some("") => Said::Command(Ok(Command::Help(None))),
        Some(line) => Said::line(&with_computer(line.trim())),
        None if text.is_empty() => return None,
        None if message.guild_id.is_none() => Said::line(&with_computer(text)),
        None => Said::overheard(text)?,
    };
    if matches!(said, Said::Command(Ok(Command::Play(PlayCommand::Challenge(_))))) {
        let mut people = message.mentions.iter().filter(|user| user.id != me);
        if let Err(program) = people.try_for_each(|user| is_opponent(user, me)) {
            return Some(Err(program));
        }
    }
    let nick = message.member.as_ref().and_then(|member| member.nick.clone());
    let answered = message.referenced_message.as_ref().map(|answered| answered.id.to_string());
    let people = message.mentions.iter().filter(|user| user.id != me);
    // It doesn't tell its author's rights; the slash command does.
    Some(Ok(Request {
        replied_to: answered.or_else(|| directory.thread(channel).then(|| channel.to_string())),
        people: people.map(|user| Person { id: user.id.to_string(), name: name_of(user, None) }).collect(),
        ..Request::new(
            origin(message.id.get()),
            place(directory, channel, message.guild_id, None),
            Person { id: message.author.id.to_string(), name: name_of(&message.author, nick) },
            said,
        )
    }))
}

/// The request of somebody who has pressed something in a poll. What they did has no id of its own.
pub(in crate::adapter::discord) fn of_poll(
    event: String,
    press: &Press,
    person: Person,
    pressed: PollPress,
    directory: &Directory,
) -> Request {
    Request::new(
        Origin { platform: PLATFORM, event },
        place(directory, press.channel, Some(press.server), None),
        person,
        Said::Polled(pressed),
    )
}

fn origin(id: u64) -> Origin {
    Origin { platform: PLATFORM, event: id.to_string() }
}

fn person(user: &User, member: Option<&Member>) -> Person {
    Person { id: user.id.to_string(), name: name_of(user, member.and_then(|member| member.nick.clone())) }
}

pub(in crate::adapter::discord) fn name_of(user: &User, nick: Option<String>) -> String {
    nick.or_else(|| user.global_name.clone()).unwrap_or_else(|| user.name.clone())
}

/// A member's rights: a community is more than the channel where they are.
fn manages(member: &Member) -> Manages {
    let permissions = member.permissions.unwrap_or_default();
    let community = permissions.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR);
    Manages { place: community || permissions.contains(Permissions::MANAGE_CHANNELS), community }
}

fn is_thread(channel: Option<&PartialChannel>) -> bool {
    channel.is_some_and(|channel| channel.thread_metadata.is_some())
}

/// The place of a channel: a thread that we opened for a game belongs to the channel that it hangs on.
fn place(
    directory: &Directory,
    channel: ChannelId,
    guild: Option<GuildId>,
    context: Option<InteractionContext>,
) -> Place {
    let home = directory.home(channel);
    let name = directory.name(home).unwrap_or_else(|| home.to_string());
    // A conversation of others, into which somebody has brought the program, has more than one reader.
    let others = context == Some(InteractionContext::PrivateChannel);
    Place {
        id: home.to_string(),
        name,
        direct: guild.is_none() && !others,
        community: guild.map_or_else(|| home.to_string(), |guild| guild.to_string()),
    }
}
