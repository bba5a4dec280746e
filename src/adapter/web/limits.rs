//! How many requests somebody may make.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

/// How many are remembered; whoever is forgotten begins anew.
const KNOWN_MAX: NonZeroUsize = NonZeroUsize::new(20_000).unwrap();

/// A limit for each of many: so many requests at once, and then one in so much time.
pub(super) struct Limit<K> {
    at_once: u32,
    each: Duration,
    /// When all that somebody has used up will be there again.
    full_at: Mutex<LruCache<K, Instant>>,
}

impl<K: Hash + Eq> Limit<K> {
    pub(super) fn new(at_once: u32, each: Duration) -> Self {
        Self { at_once, each, full_at: Mutex::new(LruCache::new(KNOWN_MAX)) }
    }

    /// Whether somebody may make a request now. If so, it counts.
    pub(super) fn allows(&self, who: K, now: Instant) -> bool {
        let mut known = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let full_at = known.get(&who).copied().filter(|at| *at > now).unwrap_or(now);
        let next = full_at + self.each;
        let is_allowed = next.duration_since(now) <= self.each * self.at_once;
        if is_allowed {
            known.put(who, next);
        }
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_are_allowed_at_once_and_then_one_in_so_much_time_for_each() {
        let limit = Limit::new(3, Duration::from_secs(2));
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        assert_eq!([0, 0, 0, 0].map(|now| limit.allows("a", at(now))), [true, true, true, false]);
        assert!(limit.allows("b", at(0)), "others are not concerned");
        assert_eq!([1, 2, 2, 4, 5].map(|now| limit.allows("a", at(now))), [false, true, false, true, false]);
        assert_eq!([60, 60, 60, 60].map(|now| limit.allows("a", at(now))), [true, true, true, false]);
    }
}
