//! Sends the club's letters: every event has a transaction id from the outbox, so that the homeserver takes it once
//! however often it is sent.

use std::sync::Arc;

use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedTransactionId, RoomId};
use tokio::sync::mpsc;

use super::content::{self, Drawn, Style};
use super::destination::{Destination, Destinations};
use super::error::HomeserverError;
use super::gate::Gate;
use super::keys::Keys;
use super::notes::Notes;
use super::reactions::Reactions;
use super::reply_targets::Spot;
use super::typing::Typing;
use super::{PLATFORM, buttons};
use crate::adapter::delivery::{Carrier, Order};
use crate::club::{Audience, Club, Controls, Landed, Letter, Outgoing, SendFailure, To};

/// The sign that an answer was sent where only the asker reads it.
const SENT_PRIVATELY: &str = "✉️";

/// The sender of letters.
pub(super) struct Courier {
    pub(super) destinations: Destinations,
    pub(super) style: Style,
    pub(super) gate: Arc<Gate>,
    pub(super) keys: Arc<Keys>,
    pub(super) reactions: Reactions,
    pub(super) typing: Typing,
    pub(super) notes: Arc<Notes>,
    /// Is told that the login is no longer good.
    pub(super) expired: mpsc::Sender<()>,
}

/// How much of a letter is done.
pub(super) struct Progress {
    drawn: Arc<Drawn>,
    /// The destination and the contents, once pictures and files are uploaded.
    composed: Option<(Destination, Vec<RoomMessageEventContent>)>,
    sent: Vec<OwnedEventId>,
    /// Whether the homeserver held us back lately, so that we leave out everything unnecessary.
    scarce: bool,
}

impl Carrier for Courier {
    const PLATFORM: &'static str = PLATFORM;
    // A room reads like a conversation.
    const ORDER: Order = Order::ByPlace;
    type Drawn = Progress;

    fn draw(&self, outgoing: &Outgoing) -> Result<Progress, String> {
        let drawn = content::draw(outgoing, &self.style).map_err(|error| format!("{error:#}"))?;
        Ok(Progress { drawn: Arc::new(drawn), composed: None, sent: Vec::new(), scarce: false })
    }

    async fn send(&self, outgoing: &Outgoing, progress: &mut Progress) -> Result<Landed, SendFailure> {
        let pass = self.gate.pass().await;
        progress.scarce = pass.is_scarce();
        match self.send_rest(outgoing, progress).await {
            Ok(landed) => Ok(landed),
            Err(HomeserverError::Limited(wait)) => {
                self.gate.close(pass, wait).await;
                Err(SendFailure::Limited(wait))
            }
            Err(HomeserverError::Expired { .. }) => {
                // A full channel means that it was told already.
                self.expired.try_send(()).ok();
                // The receiver begins again, with the letters as they are in the database.
                std::future::pending().await
            }
            Err(HomeserverError::Final(reason)) => Err(SendFailure::Final(reason)),
            Err(HomeserverError::Away(reason) | HomeserverError::Passing(reason)) => Err(SendFailure::Passing(reason)),
        }
    }

    async fn conclude(&self, outgoing: &Outgoing, progress: &Progress, landed: &Landed) {
        self.stop_typing(outgoing);
        if !progress.scarce {
            self.offer_reactions(outgoing, progress).await;
            self.remove_spent(outgoing, landed).await;
        }
    }

    async fn give_up(&self, outgoing: &Outgoing, reason: &str) {
        self.stop_typing(outgoing);
        if let Some((room, user, answers)) = self.destinations.beside(outgoing, reason).await {
            tracing::warn!(%user, reason, "somebody cannot be told something alone");
            self.notes.call(&room, &format!("unreached-{}", outgoing.key), user, answers).await;
        } else {
            self.notes.report(&outgoing.letter, reason).await;
        }
    }
}

impl Courier {
    /// Sends whatever part of a letter isn't sent yet.
    async fn send_rest(&self, outgoing: &Outgoing, progress: &mut Progress) -> Result<Landed, HomeserverError> {
        let (destination, contents) = match &progress.composed {
            Some(composed) => composed,
            None => {
                let destination = self.destinations.of(outgoing).await?;
                let Destination { room, related, .. } = &destination;
                let mut contents =
                    content::compose(room, &outgoing.letter, Arc::clone(&progress.drawn), related, progress.scarce)
                        .await?;
                if let (Some(edited), [content]) = (&destination.edits, contents.as_mut_slice()) {
                    *content = content::edit(content.clone(), edited);
                }
                progress.composed.insert((destination, contents))
            }
        };
        for (index, content) in contents.iter().enumerate().skip(progress.sent.len()) {
            let key = if index == 0 { outgoing.key.clone() } else { format!("{}-{index}", outgoing.key) };
            let key = OwnedTransactionId::from(key);
            let sent = self.keys.send(&destination.room, content, &key).await?;
            let event = destination.edits.clone().unwrap_or(sent.response.event_id);
            let thread = destination.related.thread.clone();
            self.destinations.reply_targets.remember(&event, Spot { message: event.clone(), thread });
            progress.sent.push(event);
        }
        Ok(Landed {
            channel: destination.room.room_id().to_string(),
            message: progress.sent.first().map(ToString::to_string),
            seen_by: destination.seen_by,
            controls: controls(&outgoing.letter),
        })
    }

    fn stop_typing(&self, outgoing: &Outgoing) {
        if let Some(question) = &outgoing.letter.answers {
            self.typing.end(question);
        }
    }

    /// Puts signs under a letter, and removes those that an edit has made old.
    async fn offer_reactions(&self, outgoing: &Outgoing, progress: &Progress) {
        let (Some((destination, _)), Some(message)) = (&progress.composed, progress.sent.first()) else { return };
        let room = &destination.room;
        let signs = buttons::signs(&outgoing.letter.buttons);
        if destination.edits.is_some() {
            self.reactions.remove(room, message, &signs).await;
        }
        self.reactions.offer(room, message, &signs, &outgoing.key).await;
        if !signs.is_empty() && self.is_spent(outgoing.id).await {
            self.reactions.remove(room, message, &[]).await;
        }
        let asked = outgoing.letter.answers.as_deref().and_then(|event| EventId::parse(event).ok());
        let (To::Place(place), Audience::AskerAlone, Some(asked)) =
            (&outgoing.letter.to, outgoing.letter.audience, asked)
        else {
            return;
        };
        let place = RoomId::parse(place).ok().filter(|place| *place != *room.room_id());
        if let Some(place) = place.and_then(|place| self.destinations.client.get_room(&place)) {
            let asked = self.destinations.reply_targets.spot(&place, &asked).await.message;
            self.reactions.add(&place, &asked, SENT_PRIVATELY, &outgoing.key).await;
        }
    }

    /// Removes the signs from earlier messages about the same game or offer if their buttons no longer work. If that is
    /// forgotten, pressing them gets a kind refusal.
    async fn remove_spent(&self, outgoing: &Outgoing, landed: &Landed) {
        let id = outgoing.id;
        let Some(about) = outgoing.letter.about else { return };
        let find = move |club: &mut Club, _| club.spent_messages(PLATFORM, about, id);
        let Some(Ok(spent)) = self.destinations.club.ask(find).await else { return };
        for (letter, old) in spent {
            // Noted first: a task that is still putting signs there sees it, and removes them.
            if let Some(Err(error)) = self.destinations.club.ask(move |club, _| club.without_controls(letter)).await {
                tracing::error!(letter, %error, "it cannot be noted that signs were taken away");
            }
            let room = old.channel.as_deref().and_then(|channel| RoomId::parse(channel).ok());
            let room = room.and_then(|room| self.destinations.client.get_room(&room));
            if let (Some(room), Ok(message)) = (room, EventId::parse(&old.message))
                && landed.message.as_deref() != Some(message.as_str())
            {
                self.reactions.remove(&room, &message, &[]).await;
            }
        }
    }

    /// Whether a letter's buttons no longer work since a later one was sent.
    async fn is_spent(&self, letter: i64) -> bool {
        matches!(self.destinations.club.ask(move |club, _| club.has_controls(letter)).await, Some(Ok(false)))
    }
}

/// A letter's buttons.
fn controls(letter: &Letter) -> Option<Controls> {
    match (letter.buttons.is_empty(), letter.picture.is_some() && !letter.refusal) {
        (true, _) => None,
        (false, true) => Some(Controls::Board),
        (false, false) => Some(Controls::Offer),
    }
}
