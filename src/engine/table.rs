//! The transposition table: what the search knows about positions that it may reach again.

use super::score::PLIES_MAX;

/// How a score relates to the true value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the value.
    Exact = 1,
    /// The value is this or higher.
    Lower = 2,
    /// The value is this or lower.
    Upper = 3,
}

/// What the search knows about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<A> {
    key: u64,
    /// The best action, if one stood out.
    pub(super) action: Option<A>,
    packed: Packed,
}

/// A score, its depth and its bound in four bytes: an entry has sixteen then, if an action has four at most. The smaller
/// the table, the less often the processor has to wait for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Packed(u32);

impl Packed {
    /// Of a slot that is still empty.
    const NOTHING: Self = Self(0);

    /// Scores have 22 bits with their sign, depths eight.
    const fn new(score: i32, depth: i32, bound: Bound) -> Self {
        Self((score as u32) << 10 | (depth as u32 & 0xFF) << 2 | bound as u32)
    }

    const fn is_nothing(self) -> bool {
        self.0 & 3 == 0
    }
}

impl<A> Entry<A> {
    /// For the player to act. Wins are counted from this position on.
    pub(super) const fn score(&self) -> i32 {
        self.packed.0 as i32 >> 10
    }

    /// The depth of the search, in actions.
    pub(super) const fn depth(&self) -> i32 {
        (self.packed.0 >> 2 & 0xFF) as i32
    }

    pub(super) const fn bound(&self) -> Bound {
        match self.packed.0 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        }
    }
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
        let empty = Entry { key: 0, action: None, packed: Packed::NOTHING };
        Self { entries: vec![empty; wanted.min(fitting)] }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// The entry of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<&Entry<A>> {
        let entry = &self.entries[self.index(key)];
        (entry.key == key && !entry.packed.is_nothing()).then_some(entry)
    }

    /// Remembers the result of searching a position.
    pub(super) fn put(&mut self, key: u64, action: Option<A>, score: i32, depth: i32, bound: Bound) {
        let index = self.index(key);
        let old = &mut self.entries[index];
        let depth = depth.clamp(0, PLIES_MAX as i32);
        let packed = Packed::new(score, depth, bound);
        if old.key == key {
            let action = action.or(old.action);
            *old = Entry { key, action, packed };
        } else if depth + 2 >= old.depth() {
            // A slightly shallower entry also replaces an old one. Otherwise the table would fill up with entries that
            // nobody needs.
            *old = Entry { key, action, packed };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::WIN;
    use crate::rules::Position;
    use crate::rules::chifoumi::Chifoumi;

    #[test]
    fn an_entry_tells_what_was_put_into_it() {
        let mut table = Table::<u8>::new(16, 1 << 10);
        assert!(table.get(0).is_none(), "the empty slot of key 0");
        for (number, score) in [0, 1, -1, 77, WIN, -WIN, 1 - WIN].into_iter().enumerate() {
            for depth in [0, 1, 40, PLIES_MAX as i32] {
                for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                    let key = number as u64;
                    table.put(key, Some(7), score, depth, bound);
                    let entry = table.get(key).unwrap();
                    assert_eq!((entry.score(), entry.depth(), entry.bound()), (score, depth, bound));
                    assert_eq!(entry.action, Some(7));
                }
            }
        }
    }

    #[test]
    fn an_entry_of_chifoumi_has_sixteen_bytes() {
        assert_eq!(size_of::<Entry<<Chifoumi as Position>::Action>>(), 16);
    }

    #[test]
    fn a_deeper_entry_stays_and_a_shallower_one_with_no_action_keeps_the_known_one() {
        let mut table = Table::<u8>::new(16, 1 << 10);
        table.put(3, Some(1), 10, 8, Bound::Exact);
        table.put(3 + 16, Some(2), 20, 5, Bound::Exact);
        assert!(table.get(3 + 16).is_none());
        assert_eq!(table.get(3).map(Entry::score), Some(10));
        table.put(3, None, 30, 2, Bound::Upper);
        assert_eq!(table.get(3).map(|entry| (entry.score(), entry.action)), Some((30, Some(1))));
        table.put(3 + 16, Some(2), 20, 0, Bound::Exact);
        assert!(table.get(3).is_none());
    }
}
