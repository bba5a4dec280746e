//! A memory of Discord's answers, of limited size.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Values by their keys. If there are too many, the oldest is forgotten.
pub(in crate::adapter::discord) struct Cache<K, V> {
    most: usize,
    kept: Mutex<Kept<K, V>>,
}

struct Kept<K, V> {
    by_key: HashMap<K, V>,
    in_order: VecDeque<K>,
}

impl<K: Clone + Eq + Hash, V: Clone> Cache<K, V> {
    /// Remembers so many at most.
    pub(in crate::adapter::discord) fn new(most: usize) -> Self {
        Self { most, kept: Mutex::new(Kept { by_key: HashMap::new(), in_order: VecDeque::new() }) }
    }

    pub(in crate::adapter::discord) fn get(&self, key: &K) -> Option<V> {
        self.kept().by_key.get(key).cloned()
    }

    pub(in crate::adapter::discord) fn put(&self, key: K, value: V) {
        let Kept { by_key, in_order } = &mut *self.kept();
        if by_key.insert(key.clone(), value).is_none() {
            in_order.push_back(key);
        }
        while in_order.len() > self.most {
            in_order.pop_front().map(|oldest| by_key.remove(&oldest));
        }
    }

    /// Forgets unwanted ones.
    pub(in crate::adapter::discord) fn retain(&self, mut is_wanted: impl FnMut(&K, &V) -> bool) {
        let Kept { by_key, in_order } = &mut *self.kept();
        by_key.retain(|key, value| is_wanted(key, value));
        in_order.retain(|key| by_key.contains_key(key));
    }

    fn kept(&self) -> MutexGuard<'_, Kept<K, V>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_too_many_the_oldest_is_forgotten() {
        let cache = Cache::new(2);
        for (key, value) in [(1, "a"), (2, "b"), (1, "c"), (3, "d")] {
            cache.put(key, value);
        }
        assert_eq!([1, 2, 3].map(|key| cache.get(&key)), [None, Some("b"), Some("d")]);
        cache.retain(|_, value| *value == "d");
        cache.put(4, "e");
        assert_eq!([2, 3, 4].map(|key| cache.get(&key)), [None, Some("d"), Some("e")]);
    }
}
