//! The signs under our messages, which work as buttons and are removed when they no longer do.

use std::sync::Arc;

use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::{IncludeRelations, RelationsOptions};
use matrix_sdk::ruma::events::reaction::ReactionEventContent;
use matrix_sdk::ruma::events::relation::{Annotation, RelationType};
use matrix_sdk::ruma::events::{AnyMessageLikeEventContent, AnySyncTimelineEvent, TimelineEventType};
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedTransactionId, UInt};

use super::error::HomeserverError;
use super::gate::Gate;

/// How many reactions to a message are looked at.
const REACTIONS_MAX: u32 = 100;

/// Puts signs under messages. They only repeat the text, so none is sent while the homeserver holds us back, and none
/// is tried twice.
pub(super) struct Reactions {
    pub(super) gate: Arc<Gate>,
}

impl Reactions {
    /// Puts a sign under a message; says whether more should follow.
    pub(super) async fn add(&self, room: &Room, message: &EventId, sign: &str, key: &str) -> bool {
        let pass = self.gate.pass().await;
        if pass.is_scarce() {
            return false;
        }
        let content = ReactionEventContent::new(Annotation::new(message.to_owned(), sign.to_owned()));
        let sent = room.send(content).with_transaction_id(OwnedTransactionId::from(format!("{key}-{sign}"))).await;
        match sent.map_err(HomeserverError::from) {
            Ok(_) => true,
            Err(HomeserverError::Limited(wait)) => {
                self.gate.close(pass, wait).await;
                false
            }
            Err(error) => {
                tracing::debug!(%error, "a reaction was not sent");
                true
            }
        }
    }

    /// Puts signs under a message, as many as the homeserver lets us.
    pub(super) async fn offer<S: AsRef<str>>(&self, room: &Room, message: &EventId, signs: &[S], key: &str) {
        for sign in signs {
            if !self.add(room, message, sign.as_ref(), key).await {
                return;
            }
        }
    }

    /// Takes our signs from a message, but not these.
    pub(super) async fn remove(&self, room: &Room, message: &EventId, keeping: &[&str]) {
        for (reaction, sign) in ours(room, message).await {
            let pass = self.gate.pass().await;
            if pass.is_scarce() {
                return;
            }
            if keeping.contains(&sign.as_str()) {
                continue;
            }
            match room.redact(&reaction, None, None).await.map_err(HomeserverError::from) {
                Ok(_) => {}
                Err(HomeserverError::Limited(wait)) => return self.gate.close(pass, wait).await,
                Err(error) => tracing::debug!(%error, "a reaction stays"),
            }
        }
    }
}

/// Our reactions to a message, each with its sign.
pub(super) async fn ours(room: &Room, message: &EventId) -> Vec<(OwnedEventId, String)> {
    let reactions =
        IncludeRelations::RelationsOfTypeAndEventType(RelationType::Annotation, TimelineEventType::Reaction);
    let limit = Some(UInt::from(REACTIONS_MAX));
    let options = RelationsOptions { include_relations: reactions, limit, ..RelationsOptions::default() };
    let found = match room.relations(message.to_owned(), options).await {
        Ok(found) => found.chunk,
        Err(error) => {
            tracing::debug!(%error, "the reactions to a message cannot be looked at");
            return Vec::new();
        }
    };
    let me = room.own_user_id();
    found.iter().filter(|event| event.sender().as_deref() == Some(me)).filter_map(sign).collect()
}

fn sign(event: &TimelineEvent) -> Option<(OwnedEventId, String)> {
    let Ok(AnySyncTimelineEvent::MessageLike(event)) = event.raw().deserialize() else { return None };
    let Some(AnyMessageLikeEventContent::Reaction(content)) = event.original_content() else { return None };
    Some((event.event_id().to_owned(), content.relates_to.key))
}
