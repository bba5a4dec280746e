//! The answers to what was asked by pages. They are only in memory: whoever finds none any more asks again.

use std::num::NonZeroUsize;

use lru::LruCache;

use crate::club::Letter;

/// How many answers are kept.
const ANSWERS_MAX: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();

/// The answers to what was asked by pages lately, by the events of the requests.
pub(in crate::club) struct Shown {
    answers: LruCache<String, Vec<Letter>>,
}

impl Shown {
    pub(in crate::club) fn new() -> Self {
        Self { answers: LruCache::new(ANSWERS_MAX) }
    }

    /// Keeps answers. An event that is answered once more, after the computer has looked at something, has this answer
    /// alone. Returns the games that these are about.
    pub(in crate::club) fn keep(&mut self, shown: Vec<(String, Letter)>) -> Vec<i64> {
        let mut new: Vec<(String, Vec<Letter>)> = Vec::new();
        let mut about = Vec::new();
        for (event, letter) in shown {
            about.extend(letter.about);
            match new.iter_mut().find(|(known, _)| *known == event) {
                Some((_, letters)) => letters.push(letter),
                None => new.push((event, vec![letter])),
            }
        }
        for (event, letters) in new {
            self.answers.put(event, letters);
        }
        about
    }

    /// The answer to an event.
    pub(in crate::club) fn answer_to(&mut self, event: &str) -> Vec<Letter> {
        self.answers.get(event).cloned().unwrap_or_default()
    }
}
