//! Pictures that were drawn lately.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use lru::LruCache;

/// How many pictures are kept; each takes about 30 kB.
const PICTURES_MAX: NonZeroUsize = NonZeroUsize::new(500).unwrap();

/// Pictures that were drawn lately.
pub(super) struct Drawn(Mutex<LruCache<(i64, String), Bytes>>);

impl Drawn {
    pub(super) fn new() -> Self {
        Self(Mutex::new(LruCache::new(PICTURES_MAX)))
    }

    pub(super) fn known(&self, picture: &(i64, String)) -> Option<Bytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(picture).cloned()
    }

    pub(super) fn keep(&self, picture: (i64, String), bytes: Bytes) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(picture, bytes);
    }
}
