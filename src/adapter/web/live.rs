//! Who hears at once that something has changed in a game: for each game that somebody looks at, a value that all of them
//! wait for. So a change costs the same however many look.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch::{Receiver, Sender, channel};

/// The games that somebody looks at. Clones share them.
#[derive(Clone, Default)]
pub struct Live {
    games: Arc<Mutex<Looked>>,
}

#[derive(Default)]
struct Looked {
    /// How often something has changed in each, since somebody looks at it.
    changes: HashMap<i64, Sender<u64>>,
    /// How often something has changed in any.
    all: u64,
    /// The games that have changed since the pages that are kept were last looked through.
    changed: Vec<i64>,
}

impl Live {
    /// Something has changed in these games.
    pub fn ring(&self, games: &[i64]) {
        let mut looked = self.looked();
        looked.all += 1;
        looked.changed.extend(games);
        for game in games {
            if let Some(changes) = looked.changes.get(game) {
                changes.send_modify(|changes| *changes += 1);
            }
        }
        looked.changes.retain(|_, changes| changes.receiver_count() > 0);
    }

    /// Hears of each change in a game from now on.
    pub(super) fn listen(&self, game: i64) -> Receiver<u64> {
        self.looked().changes.entry(game).or_insert_with(|| channel(0).0).subscribe()
    }

    /// How often something has changed in any game.
    pub(super) fn changes(&self) -> u64 {
        self.looked().all
    }

    /// The games that have changed since this was last asked.
    pub(super) fn take_changed(&self) -> Vec<i64> {
        std::mem::take(&mut self.looked().changed)
    }

    fn looked(&self) -> MutexGuard<'_, Looked> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_at_a_game_hears_of_its_changes_and_of_no_other() {
        let live = Live::default();
        let (mut one, mut other) = (live.listen(1), live.listen(2));
        live.ring(&[1, 7]);
        assert_eq!((one.has_changed().unwrap(), other.has_changed().unwrap()), (true, false));
        one.mark_unchanged();
        other.mark_unchanged();
        assert_eq!((live.take_changed(), live.changes()), (vec![1, 7], 1));
        drop(one);
        live.ring(&[2]);
        assert_eq!(live.looked().changes.len(), 1, "nobody looks at the other one anymore");
        assert!(other.has_changed().unwrap());
    }
}
