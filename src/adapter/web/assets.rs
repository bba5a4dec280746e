//! Styles and scripts, and their addresses, which say what is in them.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::page::{BoardStyle, SCRIPT, STYLE};

/// How many styles of boards are kept: there are few.
const STYLES_MAX: NonZeroUsize = NonZeroUsize::new(64).unwrap();

/// The files of all pages.
pub(super) struct Files {
    /// The addresses of the style and of the script.
    pub(super) style: String,
    pub(super) script: String,
    boards: Mutex<LruCache<String, String>>,
}

impl Files {
    pub(super) fn new() -> Self {
        Self {
            style: format!("/s/{:08x}.css", crc32fast::hash(STYLE.as_bytes())),
            script: format!("/s/{:08x}.js", crc32fast::hash(SCRIPT.as_bytes())),
            boards: Mutex::new(LruCache::new(STYLES_MAX)),
        }
    }

    pub(super) fn board(&self, name: &str) -> Option<String> {
        let mut known = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(css) = known.get(name) {
            return Some(css.clone());
        }
        let css = BoardStyle::named(name)?.css;
        known.put(name.to_owned(), css.clone());
        Some(css)
    }
}
