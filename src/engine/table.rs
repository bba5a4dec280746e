//! The transposition table: what the search knows about positions that it may reach again.

/// How a score relates to the true value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is this or higher.
    Lower,
    /// The value is this or lower.
    Upper,
}

/// What the search knows about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<A> {
    key: u64,
    /// The best action, if one stood out.
    pub(super) action: Option<A>,
    /// For the player to act. Wins are counted from this position on.
    pub(super) score: i32,
    /// The depth of the search, in actions.
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

/// Entries by key. If two entries want the same slot, a clearly deeper one stays.
#[derive(Debug)]
pub(super) struct Table<A> {
    entries: Vec<Entry<A>>,
}

impl<A: Copy> Table<A> {
    /// A table for about this many positions, in at most this many bytes.
    pub(super) fn new(positions: u64, bytes: usize) -> Self {
        let fitting = (bytes / size_of::<Entry<A>>()).max(1);
        let wanted = usize::try_from(positions).unwrap_or(usize::MAX).clamp(16, 1 << 32).next_power_of_two();
        let fitting = if fitting.is_power_of_two() { fitting } else { fitting.next_power_of_two() / 2 };
        let empty = Entry { key: 0, action: None, score: 0, depth: -1, bound: Bound::Upper };
        Self { entries: vec![empty; wanted.min(fitting)] }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// The entry of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<&Entry<A>> {
        let entry = &self.entries[self.index(key)];
        (entry.key == key && entry.depth >= 0).then_some(entry)
    }

    /// Remembers the result of searching a position.
    pub(super) fn put(&mut self, key: u64, action: Option<A>, score: i32, depth: i32, bound: Bound) {
        let index = self.index(key);
        let old = &mut self.entries[index];
        let depth = depth.clamp(0, i32::from(i16::MAX)) as i16;
        if old.key == key {
            let action = action.or(old.action);
            *old = Entry { key, action, score, depth, bound };
        } else if depth + 2 >= old.depth {
            // A slightly shallower entry also replaces an old one. Otherwise the table would fill up with entries that
            // nobody needs.
            *old = Entry { key, action, score, depth, bound };
        }
    }
}
