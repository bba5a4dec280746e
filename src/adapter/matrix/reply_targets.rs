//! Where that stands which was asked lately: an answer to a reaction is shown as one to the message at which it stands,
//! an answer to an edit as one to the message that was edited, and each in the thread of the question.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use matrix_sdk::Room;
use matrix_sdk::ruma::events::relation::{Annotation, Replacement, Thread};
use matrix_sdk::ruma::events::room::message::Relation;
use matrix_sdk::ruma::events::{AnyMessageLikeEventContent, AnySyncTimelineEvent};
use matrix_sdk::ruma::{EventId, OwnedEventId};

/// How many are remembered.
const SPOTS_MAX: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1_999);

/// Where an event stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    /// The message that it stands for: itself, unless it is a reaction or an edit.
    pub(super) message: OwnedEventId,
    /// The first event of the thread that the message is in.
    pub(super) thread: Option<OwnedEventId>,
}

/// The spots of the events of late.
pub(super) struct ReplyTargets {
    spots: Mutex<LruCache<OwnedEventId, Spot>>,
}

impl Default for ReplyTargets {
    fn default() -> Self {
        Self { spots: Mutex::new(LruCache::new(SPOTS_MAX)) }
    }
}

impl ReplyTargets {
    /// Remembers where an event stands.
    pub(super) fn remember(&self, event: &EventId, spot: Spot) {
        self.spots.lock().unwrap_or_else(PoisonError::into_inner).put(event.to_owned(), spot);
    }

    /// Where an event of a room stands. For events from before the start, we ask the homeserver; an event that it
    /// doesn't know stands for itself.
    pub(super) async fn spot(&self, room: &Room, event: &EventId) -> Spot {
        let known = self.spots.lock().unwrap_or_else(PoisonError::into_inner).get(event).cloned();
        if let Some(spot) = known {
            return spot;
        }
        let spot = match relation(room, event).await {
            Some(Related::Thread(root)) => Spot { message: event.to_owned(), thread: Some(root) },
            Some(Related::Message(message)) => {
                let thread = match relation(room, &message).await {
                    Some(Related::Thread(root)) => Some(root),
                    _ => None,
                };
                Spot { message, thread }
            }
            None => Spot { message: event.to_owned(), thread: None },
        };
        self.remember(event, spot.clone());
        spot
    }
}

/// The relation of an event.
enum Related {
    /// It is in the thread that begins with this event.
    Thread(OwnedEventId),
    /// It is a reaction to this message, or an edit of it.
    Message(OwnedEventId),
}

async fn relation(room: &Room, event: &EventId) -> Option<Related> {
    let event = room.event(event, None).await.ok()?;
    let Ok(AnySyncTimelineEvent::MessageLike(event)) = event.raw().deserialize() else { return None };
    match event.original_content()? {
        AnyMessageLikeEventContent::Reaction(reaction) => {
            let Annotation { event_id, .. } = reaction.relates_to;
            Some(Related::Message(event_id))
        }
        AnyMessageLikeEventContent::RoomMessage(message) => match message.relates_to? {
            Relation::Thread(Thread { event_id, .. }) => Some(Related::Thread(event_id)),
            Relation::Replacement(Replacement { event_id, .. }) => Some(Related::Message(event_id)),
            _ => None,
        },
        _ => None,
    }
}
