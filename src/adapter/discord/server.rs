//! Serves events: hands them to the club, and sees to it that everybody who asked is answered.

use std::sync::Arc;

use serenity::builder::CreateInteractionResponse;
use serenity::model::application::{CommandInteraction, CommandType, Interaction};
use serenity::model::channel::Message;
use serenity::model::event::Event;
use serenity::model::id::UserId;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::asked;
use super::complete::Typing;
use super::controls::Typed;
use super::dialogs::Dialogs;
use super::intake::{self, PLATFORM};
use super::pending::{Pending, Ticket, Via};
use super::reception::Reception;
use super::threads::Threads;
use super::trials::Trials;
use crate::adapter::stop::stopped;
use crate::club::Club;
use crate::text::{Language, Message as Sentence};

/// Serves events.
pub(super) struct Server {
    pub(super) reception: Arc<Reception>,
    pub(super) threads: Arc<Threads>,
    pub(super) dialogs: Arc<Dialogs>,
    pub(super) trials: Arc<Trials>,
    /// Whether all may be read that people write.
    pub(super) message_content: bool,
    /// Our own account.
    pub(super) me: UserId,
    /// What a line to the program begins with.
    pub(super) prefix: String,
}

impl Server {
    /// Serves events in their order until there are no more, or it is told to stop.
    pub(super) async fn run(self, mut events: mpsc::Receiver<Event>, mut stop: watch::Receiver<bool>) {
        loop {
            let event = tokio::select! {
                () = stopped(&mut stop) => return,
                event = events.recv() => event,
            };
            let Some(event) = event else { return };
            self.reception.directory.note(&event);
            match event {
                Event::InteractionCreate(event) => self.interaction(event.interaction),
                Event::MessageCreate(event) => self.message(event.message),
                Event::ThreadUpdate(event) => {
                    let archived = event.thread.thread_metadata.is_some_and(|thread| thread.archived && !thread.locked);
                    if archived && event.thread.owner_id == Some(self.me) {
                        let (threads, thread) = (Arc::clone(&self.threads), event.thread.id);
                        tokio::spawn(async move { threads.keep_open(thread).await });
                    }
                }
                Event::Ready(event) => {
                    tracing::info!(account = event.ready.user.name, shard = ?event.ready.shard, "on Discord");
                    let servers = event.ready.guilds.iter().map(|guild| guild.id).collect();
                    tokio::spawn(Arc::clone(&self.trials).end(servers));
                }
                _ => {}
            }
        }
    }

    fn interaction(&self, interaction: Interaction) {
        let directory = &self.reception.directory;
        match interaction {
            Interaction::Autocomplete(interaction) => {
                tokio::spawn(complete(Arc::clone(&self.reception), interaction));
            }
            Interaction::Command(interaction) if interaction.data.kind == CommandType::User => {
                tokio::spawn(Arc::clone(&self.dialogs).choose_game(interaction));
            }
            Interaction::Command(interaction) => {
                let request = intake::of_command(&interaction, directory);
                self.reception.receive(asked::command(&interaction), request, &interaction.locale);
            }
            Interaction::Component(interaction) => {
                if let Some(typed) = Typed::read(&interaction.data.custom_id) {
                    tokio::spawn(Arc::clone(&self.dialogs).open_modal(interaction, typed));
                    return;
                }
                let request = intake::of_component(&interaction, directory)
                    .ok_or_else(|| Sentence::new("discord-unknown-button"));
                self.reception.receive(asked::component(&interaction), request, &interaction.locale);
            }
            Interaction::Modal(interaction) => {
                let request =
                    intake::of_modal(&interaction, directory).ok_or_else(|| Sentence::new("discord-unknown-button"));
                self.reception.receive(asked::modal(&interaction, directory), request, &interaction.locale);
            }
            _ => {}
        }
    }

    fn message(&self, message: Message) {
        let Some(request) = intake::of_message(&message, self.me, &self.prefix, &self.reception.directory) else {
            if !self.message_content && is_hidden_reply(&message, self.me) {
                tokio::spawn(Arc::clone(&self.dialogs).explain_typing(message));
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

/// Whether a message answers one of ours, and what it says is not shown to us.
fn is_hidden_reply(message: &Message, me: UserId) -> bool {
    let ours = message.referenced_message.as_ref().is_some_and(|answered| answered.author.id == me);
    let silent = message.content.is_empty() && message.attachments.is_empty() && message.sticker_items.is_empty();
    ours && silent && message.guild_id.is_some() && !message.author.bot
}

/// Answers somebody who is typing.
async fn complete(reception: Arc<Reception>, interaction: CommandInteraction) {
    let account = interaction.user.id.to_string();
    let thread = interaction.channel_id.to_string();
    let look = move |club: &mut Club, _| {
        let here = club.live_game_of(PLATFORM, &thread).unwrap_or_default();
        (club.ongoing(PLATFORM, &account).unwrap_or_default(), here)
    };
    let (ongoing, here) = reception.club.ask(look).await.unwrap_or_default();
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
        ongoing: &ongoing,
        here,
        language: Language::find(&interaction.locale).unwrap_or(Language::english()),
    };
    let ticket = Ticket::new(interaction.id, interaction.token.clone());
    if let Err(error) =
        reception.interactions.respond(&ticket, &CreateInteractionResponse::Autocomplete(typing.choices())).await
    {
        tracing::debug!(%error, "choices came too late");
    }
}
