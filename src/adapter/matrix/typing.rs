//! Shows that an answer is on its way, if it takes so long that somebody could think otherwise.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::ruma::{EventId, OwnedEventId};
use tokio::sync::Notify;
use tokio::time::timeout;

use super::tasks::Tasks;

/// How long an answer may take without that being shown.
const PATIENCE: Duration = Duration::from_millis(300);
/// After how long it has to be shown again: the homeserver forgets it.
const AGAIN: Duration = Duration::from_millis(3_200);
/// How long it is shown at most. An answer that takes longer waits for something else than us.
const TIMES_MAX: usize = 10;

/// The questions with slow answers.
static TYPING: Tasks = Tasks::new("showing that an answer is on its way", 1_000);

/// The questions with answers on their way.
#[derive(Clone, Default)]
pub(super) struct Typing {
    answered: Arc<Mutex<HashMap<OwnedEventId, Arc<Notify>>>>,
}

impl Typing {
    /// Shows in a room, after a moment, that a question is being answered.
    pub(super) fn begin(&self, room: Room, question: OwnedEventId) {
        let (answered, asked) = (Arc::new(Notify::new()), question.clone());
        self.questions().insert(question.clone(), Arc::clone(&answered));
        let typing = self.clone();
        let begun = TYPING.begin(async move {
            let mut wait = PATIENCE;
            let mut shown = false;
            for _ in 0..TIMES_MAX {
                if timeout(wait, answered.notified()).await.is_ok() {
                    break;
                }
                show(&room, true).await;
                (shown, wait) = (true, AGAIN);
            }
            if shown {
                show(&room, false).await;
            }
            typing.questions().remove(&question);
        });
        if !begun {
            self.questions().remove(&asked);
        }
    }

    /// Shows it no longer.
    pub(super) fn end(&self, question: &str) {
        let question = EventId::parse(question).ok();
        if let Some(answered) = question.and_then(|question| self.questions().remove(&question)) {
            answered.notify_one();
        }
    }

    fn questions(&self) -> MutexGuard<'_, HashMap<OwnedEventId, Arc<Notify>>> {
        self.answered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn show(room: &Room, typing: bool) {
    if let Err(error) = room.typing_notice(typing).await {
        tracing::debug!(room = %room.room_id(), %error, "a typing notice was not sent");
    }
}
