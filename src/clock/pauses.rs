//! Stretches of time that count for nobody.

use jiff::{SignedDuration, Timestamp};

/// Stretches of time that count for nobody, in order. No two of them touch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pauses(Vec<(Timestamp, Timestamp)>);

impl Pauses {
    /// Merges stretches, each from its first moment to just before its end.
    #[must_use]
    pub fn new(stretches: impl IntoIterator<Item = (Timestamp, Timestamp)>) -> Self {
        let mut stretches: Vec<_> = stretches.into_iter().filter(|(from, until)| from < until).collect();
        stretches.sort_unstable();
        let mut merged: Vec<(Timestamp, Timestamp)> = Vec::with_capacity(stretches.len());
        for (from, until) in stretches {
            match merged.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(until),
                _ => merged.push((from, until)),
            }
        }
        Self(merged)
    }

    /// How much time counts between two moments. It is zero if `until` isn't after `from`.
    #[must_use]
    pub fn counted(&self, from: Timestamp, until: Timestamp) -> SignedDuration {
        let whole = until.duration_since(from).max(SignedDuration::ZERO);
        let paused = self.0.iter().map(|(begin, end)| (*end).min(until).duration_since((*begin).max(from)));
        paused.filter(SignedDuration::is_positive).fold(whole, SignedDuration::saturating_sub)
    }

    /// The moment when this much time will have counted.
    #[must_use]
    pub fn after(&self, from: Timestamp, length: SignedDuration) -> Timestamp {
        let mut at = from.saturating_add(length).unwrap_or(Timestamp::MAX);
        for (begin, end) in &self.0 {
            // A pause that begins exactly then changes nothing.
            if *begin < at && *end > from {
                let paused = end.duration_since((*begin).max(from));
                at = at.saturating_add(paused).unwrap_or(Timestamp::MAX);
            }
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).unwrap()
    }

    fn pauses(stretches: &[(i64, i64)]) -> Pauses {
        Pauses::new(stretches.iter().map(|(from, until)| (at(*from), at(*until))))
    }

    #[test]
    fn what_two_stretches_share_is_counted_once() {
        let pauses = pauses(&[(10, 20), (15, 30), (12, 13), (40, 50), (60, 60), (80, 70)]);
        assert_eq!(pauses, super::Pauses(vec![(at(10), at(30)), (at(40), at(50))]));
        assert_eq!(pauses.counted(at(0), at(100)), SignedDuration::from_secs(70));
        assert_eq!(pauses.counted(at(12), at(45)), SignedDuration::from_secs(10));
        assert_eq!(pauses.counted(at(50), at(0)), SignedDuration::ZERO);
    }

    #[test]
    fn a_pause_puts_off_what_ends_after_it_begins() {
        let pauses = pauses(&[(10, 20), (25, 35)]);
        assert_eq!(pauses.after(at(0), SignedDuration::from_secs(10)), at(10));
        assert_eq!(pauses.after(at(0), SignedDuration::from_secs(11)), at(21));
        assert_eq!(pauses.after(at(0), SignedDuration::from_secs(16)), at(36));
        assert_eq!(pauses.after(at(30), SignedDuration::from_secs(1)), at(36));
    }

    proptest! {
        #[test]
        fn the_moment_at_which_so_much_has_counted_is_the_first_one(
            stretches in proptest::collection::vec((0_i64..1_000, 0_i64..1_000), 0..8),
            from in 0_i64..1_000,
            length in 1_i64..1_000,
        ) {
            let (pauses, length) = (pauses(&stretches), SignedDuration::from_secs(length));
            let reached = pauses.after(at(from), length);
            prop_assert_eq!(pauses.counted(at(from), reached), length);
            let before = reached - SignedDuration::from_secs(1);
            prop_assert!(pauses.counted(at(from), before) < length);
        }

        #[test]
        fn time_adds_up_however_it_is_cut(
            stretches in proptest::collection::vec((0_i64..1_000, 0_i64..1_000), 0..8),
            mut cuts in proptest::collection::vec(0_i64..1_000, 2..6),
        ) {
            let pauses = pauses(&stretches);
            cuts.sort_unstable();
            let whole = pauses.counted(at(cuts[0]), at(cuts[cuts.len() - 1]));
            let parts = cuts.windows(2).map(|cut| pauses.counted(at(cut[0]), at(cut[1])));
            prop_assert_eq!(parts.fold(SignedDuration::ZERO, |sum, part| sum + part), whole);
        }
    }
}
