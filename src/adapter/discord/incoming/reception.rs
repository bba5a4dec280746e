//! Hands requests to the club, and makes sure that everybody gets an answer.

use std::sync::Arc;

use serenity::builder::CreateInteractionResponse;
use serenity::model::id::InteractionId;
use tokio::runtime::Handle;

use crate::adapter::club_link::ClubLink;
use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::incoming::answerable::is_for_all;
use crate::adapter::discord::outgoing::channels::Channels;
use crate::adapter::discord::outgoing::interactions::Interactions;
use crate::adapter::discord::shown::commands::Registered;
use crate::adapter::discord::shown::layout::Payload;
use crate::adapter::discord::state::directory::Directory;
use crate::adapter::discord::state::game_cache::GameCache;
use crate::adapter::discord::state::pending::{Manner, Pending, PendingEvents, Ticket, Via};
use crate::club::{Answer, Letter, Request, RequestFailed, Said};
use crate::command::{Command, PositionCommand, Whose};
use crate::faults::point;
use crate::text::{Language, Message, Paragraph};

/// Where requests are handed in.
pub(in crate::adapter::discord) struct Reception {
    pub(in crate::adapter::discord) club: ClubLink,
    pub(in crate::adapter::discord) pending: Arc<PendingEvents>,
    pub(in crate::adapter::discord) interactions: Arc<Interactions>,
    pub(in crate::adapter::discord) channels: Arc<Channels>,
    pub(in crate::adapter::discord) directory: Arc<Directory>,
    pub(in crate::adapter::discord) game_cache: Arc<GameCache>,
    /// The commands that Discord knows.
    pub(in crate::adapter::discord) commands: Registered,
    /// The runtime for slow work.
    pub(in crate::adapter::discord) runtime: Handle,
}

/// An interaction as far as it takes to answer it.
pub(in crate::adapter::discord) struct InteractionRef {
    pub(in crate::adapter::discord) id: InteractionId,
    pub(in crate::adapter::discord) token: String,
    pub(in crate::adapter::discord) language: &'static Language,
}

impl InteractionRef {
    pub(in crate::adapter::discord) fn new(id: InteractionId, token: &str, locale: &str) -> Self {
        Self { id, token: token.to_owned(), language: Language::find(locale).unwrap_or(Language::english()) }
    }
}

impl Reception {
    /// Hands a request to the club, or says that it can't be taken.
    pub(in crate::adapter::discord) fn receive(
        self: &Arc<Self>,
        pending: Pending,
        request: Result<Request, Message>,
        locale: &str,
    ) {
        let lists = |request: &&Request| {
            matches!(request.said, Said::Command(Ok(Command::Position(PositionCommand::Games(Whose::Mine)))))
        };
        let hub = request.as_ref().ok().filter(lists).map(|request| request.person.id.clone());
        let mut pending = Pending { hub: hub.filter(|_| pending.ticket().is_some()), ..pending };
        if let Via::Interaction(ticket) = &mut pending.via {
            let said = request.as_ref().ok().map(|request| &request.said);
            ticket.for_all = !ticket.writes && matches!(said, Some(Said::Command(Ok(command))) if is_for_all(command));
        }
        let event = pending.event();
        let pending = self.pending.add(&event, pending);
        if pending.ticket().is_some() {
            let deferring = Arc::clone(&self.interactions).defer_if_slow(Arc::clone(&pending));
            self.spawn(format!("deferring interaction {event}"), deferring);
        }
        let language = Language::find(locale).unwrap_or(Language::english());
        let request = match request {
            Ok(request) => request,
            Err(sentence) => return self.spawn_say(pending, language.paragraph(&sentence)),
        };
        let (reception, waiting) = (Arc::clone(self), Arc::clone(&pending));
        let game_cache = Arc::clone(&self.game_cache);
        let done = move |result: Result<Answer, RequestFailed>| match result {
            Ok(answer) => {
                waiting.user.into_iter().for_each(|user| game_cache.forget(user));
                let is_told = |letter: &Letter| letter.answers.as_deref() == Some(event.as_str());
                if !answer.later && !answer.letters.iter().any(|(_, letter)| is_told(letter)) {
                    let done = language.paragraph(&Message::new("discord-done"));
                    let interactions = Arc::clone(&reception.interactions);
                    let dismissing = async move { interactions.dismiss(&waiting, &done, false).await };
                    reception.spawn(format!("ending event {event}"), dismissing);
                }
            }
            Err(failed) => reception.spawn_say(waiting, language.paragraph(&failed.message)),
        };
        if let Err(full) = self.club.desk().handle(request, done) {
            self.spawn_say(pending, language.paragraph(&full.message()));
        }
    }

    fn spawn_say(self: &Arc<Self>, pending: Arc<Pending>, sentence: Paragraph) {
        let (reception, doing) = (Arc::clone(self), format!("telling what came of event {}", pending.event()));
        self.spawn(doing, async move { reception.say_to(&pending, &sentence).await });
    }

    /// Does some work beside everything else.
    pub(in crate::adapter::discord) fn spawn(&self, doing: String, work: impl Future<Output = ()> + Send + 'static) {
        let watch = self.club.watch().clone();
        self.runtime.spawn(async move {
            let work = async {
                point("task.beside");
                work.await
            };
            watch.guarded(PLATFORM, doing, work).await;
        });
    }

    /// Answers an interaction beside everything else. If that panics, the asker is told.
    pub(in crate::adapter::discord) fn spawn_for(
        self: &Arc<Self>,
        asked: InteractionRef,
        work: impl Future<Output = ()> + Send + 'static,
    ) {
        let reception = Arc::clone(self);
        self.runtime.spawn(async move {
            let doing = format!("answering interaction {}", asked.id);
            if reception.club.watch().guarded(PLATFORM, doing, work).await.is_none() {
                reception.apologize(&asked).await;
            }
        });
    }

    /// Tells the asker that something of ours failed. Earlier answers stay.
    pub(in crate::adapter::discord) async fn apologize(&self, asked: &InteractionRef) {
        let InteractionRef { id, token, language } = asked;
        let apology = Message::new("club-failed").with("reference", id.to_string());
        let message = Payload::sentence(&language.paragraph(&apology), &self.commands).response(true);
        let ticket = Ticket::new(*id, token.clone());
        let said = self.interactions.respond(&ticket, &CreateInteractionResponse::Message(message)).await;
        if let Err(error) = said {
            tracing::info!(%error, "somebody could not be told that something failed");
        }
    }

    /// Says a sentence to the asker.
    async fn say_to(&self, pending: &Pending, sentence: &Paragraph) {
        let payload = Payload::sentence(sentence, &self.commands);
        let said = match &pending.via {
            Via::Interaction(_) => self.interactions.answer(pending, &payload, Manner::Alone).await.map(drop),
            Via::Message { id, .. } => self.channels.write(pending.channel, &payload, None, Some(*id)).await.map(drop),
        };
        let Err(error) = said else { return };
        tracing::info!(%error, "somebody could not be answered where they asked");
        let Some(user) = pending.user else { return };
        if let Err(error) = self.channels.write_alone(user, &payload, None).await {
            tracing::info!(%error, "nor alone");
        }
    }
}
