//! Serves events: hands them to the club, and makes sure that everybody gets an answer.

use std::sync::Arc;

use serenity::builder::CreateInteractionResponse;
use serenity::model::application::{CommandInteraction, CommandType, Interaction};
use serenity::model::channel::Message;
use serenity::model::event::{Event, MessagePollVoteAddEvent, MessagePollVoteRemoveEvent};
use serenity::model::id::{AnswerId, ChannelId, GuildId, MessageId, UserId};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::incoming::answerable;
use crate::adapter::discord::incoming::dialogs::Dialogs;
use crate::adapter::discord::incoming::intake;
use crate::adapter::discord::incoming::reception::{InteractionRef, Reception};
use crate::adapter::discord::outgoing::threads::Threads;
use crate::adapter::discord::shown::commands::FORM;
use crate::adapter::discord::shown::complete::Typing;
use crate::adapter::discord::shown::form::Form;
use crate::adapter::discord::shown::guild_commands::GuildCommands;
use crate::adapter::discord::shown::pressed::Typed;
use crate::adapter::discord::state::directory::was_closed;
use crate::adapter::discord::state::pending::{Pending, Ticket, Via};
use crate::adapter::discord::state::poll_news::{News, PollNews, Press};
use crate::adapter::stop::stopped;
use crate::faults::point;
use crate::text::{self, Language};

/// Serves events.
pub(in crate::adapter::discord) struct EventServer {
    pub(in crate::adapter::discord) reception: Arc<Reception>,
    pub(in crate::adapter::discord) threads: Arc<Threads>,
    pub(in crate::adapter::discord) dialogs: Arc<Dialogs>,
    pub(in crate::adapter::discord) guild_commands: Arc<GuildCommands>,
    pub(in crate::adapter::discord) polls: PollNews,
    /// Whether all may be read that people write.
    pub(in crate::adapter::discord) message_content: bool,
    /// Our own account.
    pub(in crate::adapter::discord) me: UserId,
    /// The beginning of a line to the program.
    pub(in crate::adapter::discord) prefix: String,
}

impl EventServer {
    /// Serves events in their order until there are no more, or it is told to stop.
    pub(in crate::adapter::discord) async fn run(
        self,
        mut events: mpsc::Receiver<Event>,
        mut stop: watch::Receiver<bool>,
    ) {
        loop {
            let event = tokio::select! {
                () = stopped(&mut stop) => return,
                event = events.recv() => event,
            };
            let Some(event) = event else { return };
            let asked = asked_by(&event);
            let doing = match &asked {
                Some(asked) => format!("hearing interaction {}", asked.id),
                None => "hearing an event".to_owned(),
            };
            let heard = self.reception.club.watch().caught(PLATFORM, doing, || self.hear(event));
            if let (None, Some(asked)) = (heard, asked) {
                let reception = Arc::clone(&self.reception);
                self.reception.spawn("apologizing".to_owned(), async move { reception.apologize(&asked).await });
            }
        }
    }

    fn hear(&self, event: Event) {
        point("task.hear");
        self.reception.directory.note(&event);
        match event {
            Event::InteractionCreate(event) => self.interaction(event.interaction),
            Event::MessageCreate(event) => self.message(event.message),
            Event::ThreadUpdate(event) => {
                let archived = event.thread.thread_metadata.is_some_and(|thread| thread.archived && !thread.locked);
                if archived && event.thread.owner_id == Some(self.me) && !was_closed(&event.thread) {
                    let (threads, thread) = (Arc::clone(&self.threads), event.thread.id);
                    let doing = format!("keeping thread {thread} open");
                    self.reception.spawn(doing, async move { threads.keep_open(thread).await });
                }
            }
            Event::MessagePollVoteAdd(event) => {
                let MessagePollVoteAddEvent { user_id, channel_id, message_id, guild_id, answer_id, .. } = event;
                self.pressed((user_id, channel_id, message_id, guild_id), answer_id, true);
            }
            Event::MessagePollVoteRemove(event) => {
                let MessagePollVoteRemoveEvent { user_id, channel_id, message_id, guild_id, answer_id, .. } = event;
                self.pressed((user_id, channel_id, message_id, guild_id), answer_id, false);
            }
            Event::GuildCreate(event) => self.polls.tell(News::Server(event.guild.id)),
            Event::Ready(event) => {
                self.polls.tell(News::Session(event.ready.session_id.clone()));
                tracing::info!(account = event.ready.user.name, shard = ?event.ready.shard, "on Discord");
                let servers = event.ready.guilds.iter().map(|guild| guild.id).collect();
                let ending = Arc::clone(&self.guild_commands).end(servers);
                self.reception.spawn("ending trials".to_owned(), ending);
            }
            _ => {}
        }
    }

    /// Passes on what somebody has pressed in a poll on a server, or taken back.
    fn pressed(
        &self,
        (user, channel, message, server): (UserId, ChannelId, MessageId, Option<GuildId>),
        answer: AnswerId,
        given: bool,
    ) {
        if let Some(server) = server {
            self.polls.tell(News::Press(Press { user, channel, server, message, answer, given }));
        }
    }

    fn interaction(&self, interaction: Interaction) {
        let directory = &self.reception.directory;
        if let Some((channel, brought)) = answerable::is_brought(&interaction) {
            self.reception.pending.note_brought(channel, brought);
        }
        match interaction {
            Interaction::Autocomplete(interaction) => {
                let doing = format!("completing interaction {}", interaction.id);
                self.reception.spawn(doing, complete(Arc::clone(&self.reception), interaction));
            }
            Interaction::Command(interaction) if opens_form(&interaction) => {
                let asked = InteractionRef::new(interaction.id, &interaction.token, &interaction.locale);
                self.reception.spawn_for(asked, Arc::clone(&self.dialogs).open_form(interaction));
            }
            Interaction::Command(interaction) => {
                let request = intake::of_command(&interaction, directory);
                self.reception.receive(answerable::command(&interaction), request, &interaction.locale);
            }
            Interaction::Component(interaction) => {
                if let Some(typed) = Typed::read(&interaction.data.custom_id) {
                    let asked = InteractionRef::new(interaction.id, &interaction.token, &interaction.locale);
                    self.reception.spawn_for(asked, Arc::clone(&self.dialogs).open_modal(interaction, typed));
                    return;
                }
                if Form::is_chosen_in(&interaction.data.custom_id) {
                    let asked = InteractionRef::new(interaction.id, &interaction.token, &interaction.locale);
                    self.reception.spawn_for(asked, Arc::clone(&self.dialogs).change_form(interaction));
                    return;
                }
                let request = intake::of_component(&interaction, directory)
                    .ok_or_else(|| text::Message::new("discord-unknown-button"));
                self.reception.receive(answerable::component(&interaction), request, &interaction.locale);
            }
            Interaction::Modal(interaction) => {
                let request = intake::of_modal(&interaction, directory)
                    .ok_or_else(|| text::Message::new("discord-unknown-button"));
                self.reception.receive(answerable::modal(&interaction, directory), request, &interaction.locale);
            }
            _ => {}
        }
    }

    fn message(&self, message: Message) {
        let Some(request) = intake::of_message(&message, self.me, &self.prefix, &self.reception.directory) else {
            if !self.message_content && is_hidden_reply(&message, self.me) {
                let doing = format!("explaining how to answer message {}", message.id);
                self.reception.spawn(doing, Arc::clone(&self.dialogs).explain_typing(message));
            }
            return;
        };
        let pending = Pending {
            user: Some(message.author.id),
            channel: message.channel_id,
            at: Instant::now(),
            via: Via::Message { id: message.id, direct: message.guild_id.is_none() },
            hub: None,
        };
        self.reception.receive(pending, request, Language::english().tag());
    }
}

/// Whether a command opens the form of a challenge: somebody's menu does, and a challenge that names no game.
fn opens_form(interaction: &CommandInteraction) -> bool {
    let data = &interaction.data;
    let names_no_game = || !intake::filled(data).iter().any(|(name, _)| name == "game");
    data.kind == CommandType::User || data.name == FORM && names_no_game()
}

/// The interaction that an event is, if somebody waits for its answer.
fn asked_by(event: &Event) -> Option<InteractionRef> {
    let Event::InteractionCreate(event) = event else { return None };
    let (id, token, locale) = match &event.interaction {
        Interaction::Command(asked) => (asked.id, &asked.token, &asked.locale),
        Interaction::Component(asked) => (asked.id, &asked.token, &asked.locale),
        Interaction::Modal(asked) => (asked.id, &asked.token, &asked.locale),
        _ => return None,
    };
    Some(InteractionRef::new(id, token, locale))
}

/// Whether a message replies to one of ours, and Discord doesn't show us its text.
fn is_hidden_reply(message: &Message, me: UserId) -> bool {
    let ours = message.referenced_message.as_ref().is_some_and(|answered| answered.author.id == me);
    let silent = message.content.is_empty() && message.attachments.is_empty() && message.sticker_items.is_empty();
    ours && silent && message.guild_id.is_some() && !message.author.bot
}

/// Answers somebody who is typing.
async fn complete(reception: Arc<Reception>, interaction: CommandInteraction) {
    let found = reception.game_cache.of(interaction.user.id, interaction.channel_id).await;
    let Some(typed) = interaction.data.autocomplete() else { return };
    let (command, _) = intake::called(&interaction.data);
    let others = intake::filled(&interaction.data);
    let place = reception.directory.home(interaction.channel_id).to_string();
    let typing = Typing {
        command: &command,
        param: typed.name,
        text: typed.value,
        others: &others,
        place: &place,
        ongoing: &found.ongoing,
        here: found.here,
        task: found.task.as_ref(),
        language: Language::find(&interaction.locale).unwrap_or(Language::english()),
    };
    let ticket = Ticket::new(interaction.id, interaction.token.clone());
    if let Err(error) =
        reception.interactions.respond(&ticket, &CreateInteractionResponse::Autocomplete(typing.choices())).await
    {
        tracing::debug!(%error, "choices came too late");
    }
}
