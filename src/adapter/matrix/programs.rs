//! Which members of rooms are programs. Matrix doesn't say so; but programs speak in notices, and people don't.

use std::num::NonZeroUsize;

use lru::LruCache;
use matrix_sdk::ruma::{OwnedUserId, UserId};

/// How many are remembered.
const PROGRAMS_MAX: NonZeroUsize = NonZeroUsize::MIN.saturating_add(999);

/// Those that spoke in notices of late.
pub(super) struct Programs {
    seen: LruCache<OwnedUserId, ()>,
}

impl Default for Programs {
    fn default() -> Self {
        Self { seen: LruCache::new(PROGRAMS_MAX) }
    }
}

impl Programs {
    /// Notes how somebody spoke.
    pub(super) fn note(&mut self, user: &UserId, in_notice: bool) {
        if in_notice {
            self.seen.put(user.to_owned(), ());
        } else {
            self.seen.pop(user);
        }
    }

    /// Whether this is a program, as far as is known.
    pub(super) fn has(&self, user: &UserId) -> bool {
        self.seen.contains(user)
    }
}
