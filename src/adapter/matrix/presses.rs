//! Reactions that were pressed, each with its message: an answer to one is shown as an answer to the other.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

/// How many are remembered.
const PRESSES_MAX: NonZeroUsize = NonZeroUsize::MIN.saturating_add(999);

/// The reactions that were pressed lately.
pub(super) struct Presses {
    messages: Mutex<LruCache<String, String>>,
}

impl Default for Presses {
    fn default() -> Self {
        Self { messages: Mutex::new(LruCache::new(PRESSES_MAX)) }
    }
}

impl Presses {
    /// Remembers a reaction and the message that it stands at.
    pub(super) fn remember(&self, reaction: &str, message: &str) {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner).put(reaction.to_owned(), message.to_owned());
    }

    /// The message that an event stands for: that at which a reaction stands, or the event itself.
    pub(super) fn message_of(&self, event: &str) -> String {
        let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        messages.get(event).cloned().unwrap_or_else(|| event.to_owned())
    }
}
