//! The time that the club goes by.
//!
//! A system's clock is set now and then: after a start without a battery, by somebody's hand, after a sleep. Offers
//! must not run out, nor events be forgotten, because of an hour that never was; so a time far from the expected one is
//! believed only when it has stood for a while. Until then the club's time goes on as before.

use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};

use crate::faults;

/// How far the clock may be from the expected time without being suspected.
const TOLERANCE: SignedDuration = SignedDuration::from_secs(60);
/// How long a new time must stand until it is believed.
const TRUST_AFTER: Duration = Duration::from_secs(10 * 60);

/// The system's clock as the club sees it: every time that is noted or compared comes from one of these.
pub struct GuardedClock {
    clock: Clock,
    begin: Instant,
}

impl GuardedClock {
    /// A clock that believes the system's time now.
    #[must_use]
    pub fn new() -> Self {
        Self { clock: Clock::new(Timestamp::now(), Duration::ZERO), begin: Instant::now() }
    }

    /// The time.
    pub fn now(&mut self) -> Timestamp {
        faults::fixed_time().unwrap_or_else(|| self.clock.now(Timestamp::now(), self.begin.elapsed()))
    }
}

impl Default for GuardedClock {
    fn default() -> Self {
        Self::new()
    }
}

/// A clock that doesn't jump at once when the system's clock does.
struct Clock {
    /// A time that was believed, and the steady clock's reading at that moment.
    known: (Timestamp, Duration),
    /// By how much the system's clock is off, and since when.
    suspected: Option<(SignedDuration, Duration)>,
}

impl Clock {
    /// A clock that believes the system's time now; `steady` is a clock that nobody sets.
    const fn new(now: Timestamp, steady: Duration) -> Self {
        Self { known: (now, steady), suspected: None }
    }

    /// The time, according to both clocks.
    fn now(&mut self, system: Timestamp, steady: Duration) -> Timestamp {
        let (known, at) = self.known;
        let expected = known.saturating_add(steady.saturating_sub(at)).unwrap_or(known);
        let off = system.duration_since(expected);
        if off.abs() <= TOLERANCE {
            self.believe(system, steady);
            return system;
        }
        match self.suspected {
            Some((earlier, since)) if (off - earlier).abs() <= TOLERANCE => {
                if steady.saturating_sub(since) < TRUST_AFTER {
                    return expected;
                }
                tracing::info!(seconds = off.as_secs(), "the new time of the system is believed");
                self.believe(system, steady);
                system
            }
            _ => {
                let minutes = TRUST_AFTER.as_secs() / 60;
                tracing::warn!(
                    seconds = off.as_secs(),
                    minutes,
                    "the system's clock was set; believed in so many minutes"
                );
                self.suspected = Some((off, steady));
                expected
            }
        }
    }

    const fn believe(&mut self, system: Timestamp, steady: Duration) {
        self.known = (system, steady);
        self.suspected = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 60 * 60;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + seconds).unwrap()
    }

    fn steady(seconds: u64) -> Duration {
        Duration::from_secs(50 + seconds)
    }

    #[test]
    fn small_steps_are_followed_at_once() {
        let mut clock = Clock::new(at(0), steady(0));
        assert_eq!(clock.now(at(31), steady(30)), at(31));
        assert_eq!(clock.now(at(30), steady(40)), at(30));
        // It was followed before, so that a drift never adds up.
        assert_eq!(clock.now(at(90), steady(50)), at(90));
    }

    #[test]
    fn a_clock_that_is_set_and_set_back_is_never_believed() {
        for jump in [300 * DAY, -300 * DAY, 3_600, -3_600] {
            let mut clock = Clock::new(at(0), steady(0));
            assert_eq!(clock.now(at(10 + jump), steady(10)), at(10));
            assert_eq!(clock.now(at(500 + jump), steady(500)), at(500));
            assert_eq!(clock.now(at(600), steady(600)), at(600));
            // The suspicion is over. The next one starts from the beginning.
            assert_eq!(clock.now(at(620 + jump), steady(620)), at(620));
            assert_eq!(clock.now(at(1_100 + jump), steady(1_100)), at(1_100));
        }
    }

    #[test]
    fn a_new_time_that_stands_is_believed_in_the_end() {
        for jump in [20 * DAY, -20 * DAY] {
            let mut clock = Clock::new(at(0), steady(0));
            assert_eq!(clock.now(at(10 + jump), steady(10)), at(10));
            assert_eq!(clock.now(at(609 + jump), steady(609)), at(609));
            assert_eq!(clock.now(at(610 + jump), steady(610)), at(610 + jump));
            assert_eq!(clock.now(at(620 + jump), steady(620)), at(620 + jump));
        }
    }

    #[test]
    fn a_clock_that_jumps_about_is_not_believed() {
        let mut clock = Clock::new(at(0), steady(0));
        for minute in 1..60 {
            let elsewhere = at(minute * 60 + minute * DAY);
            assert_eq!(clock.now(elsewhere, steady(minute as u64 * 60)), at(minute * 60));
        }
    }
}
