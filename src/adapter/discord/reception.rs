//! Hands requests to the club, and sees to it that everybody who asked is answered.

use std::sync::Arc;

use tokio::runtime::Handle;

use super::channels::Channels;
use super::commands::Registered;
use super::directory::Directory;
use super::interactions::Interactions;
use super::layout::Payload;
use super::pending::{Manner, Pending, PendingEvents, Via};
use crate::adapter::club_link::ClubLink;
use crate::club::{Answer, Letter, Request, RequestFailed, Said};
use crate::command::{Command, Whose};
use crate::text::{Language, Message as Sentence, Paragraph};

/// Where requests are handed in.
pub(super) struct Reception {
    pub(super) club: ClubLink,
    pub(super) pending: Arc<PendingEvents>,
    pub(super) interactions: Arc<Interactions>,
    pub(super) channels: Arc<Channels>,
    pub(super) directory: Arc<Directory>,
    /// The commands that Discord knows.
    pub(super) commands: Registered,
}

impl Reception {
    /// Hands a request to the club, and says so if it cannot be taken.
    pub(super) fn receive(self: &Arc<Self>, pending: Pending, request: Result<Request, Sentence>, locale: &str) {
        let lists = |request: &&Request| matches!(request.said, Said::Command(Ok(Command::Games(Whose::Mine))));
        let hub = request.as_ref().ok().filter(lists).map(|request| request.person.id.clone());
        let pending = Pending { hub: hub.filter(|_| pending.ticket().is_some()), ..pending };
        let event = pending.event();
        let pending = self.pending.add(&event, pending);
        if pending.ticket().is_some() {
            tokio::spawn(Arc::clone(&self.interactions).defer_if_slow(Arc::clone(&pending)));
        }
        let language = Language::find(locale).unwrap_or(Language::english());
        let request = match request {
            Ok(request) => request,
            Err(sentence) => return self.spawn_say(pending, language.paragraph(&sentence)),
        };
        let (reception, waiting, runtime) = (Arc::clone(self), Arc::clone(&pending), Handle::current());
        let done = move |result: Result<Answer, RequestFailed>| match result {
            Ok(answer) => {
                let is_told = |letter: &Letter| letter.answers.as_deref() == Some(event.as_str());
                if !answer.later && !answer.letters.iter().any(|(_, letter)| is_told(letter)) {
                    let done = language.paragraph(&Sentence::new("discord-done"));
                    runtime.spawn(async move { reception.interactions.dismiss(&waiting, &done, false).await });
                }
            }
            Err(failed) => {
                let sentence = language.paragraph(&failed.message);
                runtime.spawn(async move { reception.say_to(&waiting, &sentence).await });
            }
        };
        if let Err(full) = self.club.desk().handle(request, done) {
            self.spawn_say(pending, language.paragraph(&full.message()));
        }
    }

    fn spawn_say(self: &Arc<Self>, pending: Arc<Pending>, sentence: Paragraph) {
        let reception = Arc::clone(self);
        tokio::spawn(async move { reception.say_to(&pending, &sentence).await });
    }

    /// Says a sentence to the one who asked.
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
