//! Sends what the club wrote: every event with a transaction id that comes from the outbox, so that the homeserver takes
//! it once however often it is sent.

use std::sync::Arc;

use matrix_sdk::Room;
use matrix_sdk::ruma::events::reaction::ReactionEventContent;
use matrix_sdk::ruma::events::relation::Annotation;
use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedTransactionId, RoomId};
use tokio::sync::mpsc;

use super::asked::Spot;
use super::content::{self, Drawn, Style};
use super::destination::{Destination, Destinations};
use super::error::HomeserverError;
use super::gate::Gate;
use super::notes::Notes;
use super::{PLATFORM, buttons};
use crate::adapter::delivery::{Carrier, Order};
use crate::club::{Audience, Landed, Outgoing, SendFailure, To};

/// The sign that an answer was sent where only the asker reads it.
const SENT_PRIVATELY: &str = "✉️";

/// What sends letters.
pub(super) struct Courier {
    pub(super) destinations: Destinations,
    pub(super) style: Style,
    pub(super) gate: Arc<Gate>,
    pub(super) notes: Arc<Notes>,
    /// Is told that the login is no longer good.
    pub(super) expired: mpsc::Sender<()>,
}

/// How much of a letter is done.
pub(super) struct Progress {
    drawn: Arc<Drawn>,
    /// Where it goes and what is to be sent there, once pictures and files are uploaded.
    composed: Option<(Destination, Vec<RoomMessageEventContent>)>,
    sent: Vec<OwnedEventId>,
    /// Whether the homeserver held us back lately, so that what is not needed is better left out.
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
                // Whoever hears that begins anew, with the letters as they are in the database.
                std::future::pending().await
            }
            Err(HomeserverError::Final(reason)) => Err(SendFailure::Final(reason)),
            Err(HomeserverError::Passing(reason)) => Err(SendFailure::Passing(reason)),
        }
    }

    async fn conclude(&self, outgoing: &Outgoing, progress: &Progress, _: &Landed) {
        if !progress.scarce {
            self.offer_reactions(outgoing, progress).await;
        }
    }

    async fn give_up(&self, outgoing: &Outgoing, reason: &str) {
        self.notes.report(&outgoing.letter, reason).await;
    }
}

impl Courier {
    /// Sends what of a letter is not sent yet.
    async fn send_rest(&self, outgoing: &Outgoing, progress: &mut Progress) -> Result<Landed, HomeserverError> {
        let (destination, contents) = match &progress.composed {
            Some(composed) => composed,
            None => {
                let destination = self.destinations.of(&outgoing.letter).await?;
                let Destination { room, related, .. } = &destination;
                let contents = content::compose(room, &outgoing.letter, Arc::clone(&progress.drawn), related).await?;
                progress.composed.insert((destination, contents))
            }
        };
        for (index, content) in contents.iter().enumerate().skip(progress.sent.len()) {
            let key = if index == 0 { outgoing.key.clone() } else { format!("{}-{index}", outgoing.key) };
            let key = OwnedTransactionId::from(key);
            let sent = destination.room.send(content.clone()).with_transaction_id(key).await?;
            let event = sent.response.event_id;
            let thread = destination.related.thread.clone();
            self.destinations.asked.remember(&event, Spot { message: event.clone(), thread });
            progress.sent.push(event);
        }
        Ok(Landed {
            channel: destination.room.room_id().to_string(),
            message: progress.sent.first().map(ToString::to_string),
            seen_by: destination.seen_by,
            controls: None,
        })
    }

    /// Puts signs to be pressed under a letter. They only repeat what its text says, so that none is sent while the
    /// homeserver holds us back, and none is tried twice.
    async fn offer_reactions(&self, outgoing: &Outgoing, progress: &Progress) {
        let (Some((destination, _)), Some(message)) = (&progress.composed, progress.sent.first()) else { return };
        let room = &destination.room;
        for sign in buttons::signs(&outgoing.letter.buttons) {
            if !self.react(room, message, sign, &outgoing.key).await {
                return;
            }
        }
        let asked = outgoing.letter.answers.as_deref().and_then(|event| EventId::parse(event).ok());
        let (To::Place(place), Audience::AskerAlone, Some(asked)) =
            (&outgoing.letter.to, outgoing.letter.audience, asked)
        else {
            return;
        };
        let place = RoomId::parse(place).ok().filter(|place| *place != *room.room_id());
        if let Some(place) = place.and_then(|place| self.destinations.client.get_room(&place)) {
            let asked = self.destinations.asked.spot(&place, &asked).await.message;
            self.react(&place, &asked, SENT_PRIVATELY, &outgoing.key).await;
        }
    }

    async fn react(&self, room: &Room, message: &OwnedEventId, sign: &str, key: &str) -> bool {
        let pass = self.gate.pass().await;
        if pass.is_scarce() {
            return false;
        }
        let content = ReactionEventContent::new(Annotation::new(message.clone(), sign.to_owned()));
        let sent = room.send(content).with_transaction_id(OwnedTransactionId::from(format!("{key}-{sign}"))).await;
        match sent.map_err(HomeserverError::from) {
            Ok(_) => true,
            Err(HomeserverError::Limited(wait)) => {
                self.gate.close(pass, wait).await;
                false
            }
            Err(error) => {
                tracing::debug!(%error, "a reaction was not sent");
                false
            }
        }
    }
}
