//! Serves events: hands them to the club, and sees to it that everybody who asked is answered.

use std::sync::Arc;

use serenity::builder::CreateInteractionResponse;
use serenity::model::application::{CommandInteraction, Interaction};
use serenity::model::channel::Message;
use serenity::model::event::Event;
use serenity::model::id::UserId;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::asked::{Asked, Ticket, Way};
use super::complete::Typing;
use super::courier::Courier;
use super::intake::{self, PLATFORM};
use super::layout::{Payload, answering};
use super::stopped;
use crate::club::{Answer, Club, Letter, Request, Sorry};
use crate::text::{Language, Message as Sentence, Paragraph};

/// Serves events.
pub(super) struct Server {
    pub(super) courier: Arc<Courier>,
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
            self.courier.directory.note(&event);
            match event {
                Event::InteractionCreate(event) => self.interaction(event.interaction),
                Event::MessageCreate(event) => self.message(&event.message),
                Event::ThreadUpdate(event) => {
                    let archived = event.thread.thread_metadata.is_some_and(|thread| thread.archived && !thread.locked);
                    if archived && event.thread.owner_id == Some(self.me) {
                        tokio::spawn(Arc::clone(&self.courier).keep_open(event.thread.id));
                    }
                }
                Event::Ready(event) => {
                    tracing::info!(account = event.ready.user.name, shard = ?event.ready.shard, "on Discord");
                }
                _ => {}
            }
        }
    }

    fn interaction(&self, interaction: Interaction) {
        let at = Instant::now();
        match interaction {
            Interaction::Autocomplete(interaction) => {
                tokio::spawn(complete(Arc::clone(&self.courier), interaction));
            }
            Interaction::Command(interaction) => {
                let ticket = Ticket::new(interaction.id, interaction.token.clone(), false);
                let request = intake::of_command(&interaction, &self.courier.directory);
                let asked = Asked { channel: interaction.channel_id, at, way: Way::Interaction(ticket) };
                self.receive(asked, request, &interaction.locale);
            }
            Interaction::Component(interaction) => {
                let ticket = Ticket::new(interaction.id, interaction.token.clone(), true);
                let request = intake::of_component(&interaction, &self.courier.directory)
                    .ok_or_else(|| Sentence::new("discord-unknown-button"));
                let asked = Asked { channel: interaction.channel_id, at, way: Way::Interaction(ticket) };
                self.receive(asked, request, &interaction.locale);
            }
            _ => {}
        }
    }

    fn message(&self, message: &Message) {
        let Some(request) = intake::of_message(message, self.me, &self.prefix, &self.courier.directory) else { return };
        let asked = Asked {
            channel: message.channel_id,
            at: Instant::now(),
            way: Way::Message { id: message.id, user: message.author.id, direct: message.guild_id.is_none() },
        };
        self.receive(asked, Ok(request), Language::english().tag());
    }

    /// Hands a request to the club, and says so if it cannot be taken.
    fn receive(&self, asked: Asked, request: Result<Request, Sentence>, locale: &str) {
        let courier = Arc::clone(&self.courier);
        let event = asked.event();
        let asked = courier.asked.add(&event, asked);
        if asked.ticket().is_some() {
            tokio::spawn(Arc::clone(&courier).defer_if_slow(Arc::clone(&asked)));
        }
        let language = Language::find(locale).unwrap_or(Language::english());
        let request = match request {
            Ok(request) => request,
            Err(sentence) => {
                tokio::spawn(async move { courier.say_to(&asked, &language.paragraph(&sentence)).await });
                return;
            }
        };
        let runtime = Handle::current();
        let waiting = Arc::clone(&asked);
        let conclude = Arc::clone(&courier);
        let done = move |result: Result<Answer, Sorry>| {
            runtime.spawn(async move {
                match result {
                    Ok(answer) => {
                        let told = |letter: &Letter| letter.answers.as_deref() == Some(event.as_str());
                        if !answer.letters.iter().any(|(_, letter)| told(letter)) {
                            conclude.dismiss(&waiting, &language.paragraph(&Sentence::new("discord-done"))).await;
                        }
                    }
                    Err(sorry) => conclude.say_to(&waiting, &language.paragraph(&sorry.message)).await,
                }
            });
        };
        if let Err(full) = courier.inquiry.desk.handle(request, done) {
            tokio::spawn(async move { courier.say_to(&asked, &language.paragraph(&full.message())).await });
        }
    }
}

impl Courier {
    /// Says a sentence to the one who asked.
    async fn say_to(&self, asked: &Asked, sentence: &Paragraph) {
        let payload = Payload::sentence(sentence, &self.commands);
        let said = match &asked.way {
            Way::Interaction(ticket) => self.answer(asked, ticket, &payload, false).await.map(drop),
            Way::Message { id, .. } => {
                let reply = payload.message(None).reference_message(answering(asked.channel, *id));
                self.post(asked.channel, reply).await.map(drop)
            }
        };
        if let Err(error) = said {
            tracing::info!(%error, "somebody could not be answered");
        }
    }
}

/// Answers somebody who is typing.
async fn complete(courier: Arc<Courier>, interaction: CommandInteraction) {
    let account = interaction.user.id.to_string();
    let thread = interaction.channel_id.to_string();
    let look = move |club: &mut Club| {
        let here = club.live_game_of(PLATFORM, &thread).unwrap_or_default();
        (club.ongoing(PLATFORM, &account).unwrap_or_default(), here)
    };
    let (ongoing, here) = courier.inquiry.ask(look).await.unwrap_or_default();
    let Some(typed) = interaction.data.autocomplete() else { return };
    let others = intake::filled(&interaction);
    let channel = interaction.channel_id;
    let parent = intake::parent_of(interaction.channel.as_ref());
    let place = courier.directory.home(channel).or(parent).unwrap_or(channel).to_string();
    let typing = Typing {
        command: &interaction.data.name,
        param: typed.name,
        text: typed.value,
        others: &others,
        place: &place,
        ongoing: &ongoing,
        here,
        language: Language::find(&interaction.locale).unwrap_or(Language::english()),
    };
    let ticket = Ticket::new(interaction.id, interaction.token.clone(), false);
    if let Err(error) = courier.respond(&ticket, &CreateInteractionResponse::Autocomplete(typing.choices())).await {
        tracing::debug!(%error, "choices came too late");
    }
}
