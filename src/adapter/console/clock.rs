//! The console's clock: the system's, or in a test one that stands still until the test moves it.

use jiff::{SignedDuration, Timestamp};

use crate::club::GuardedClock;

/// The console's clock.
pub(super) enum Clock {
    /// The system's clock, guarded.
    System(GuardedClock),
    /// A clock that only a test moves.
    Manual(Timestamp),
}

impl Clock {
    /// The system's clock, or one that stands at this time.
    pub(super) fn new(at: Option<Timestamp>) -> Self {
        at.map_or_else(|| Self::System(GuardedClock::new()), Self::Manual)
    }

    pub(super) fn now(&mut self) -> Timestamp {
        match self {
            Self::System(clock) => clock.now(),
            Self::Manual(at) => *at,
        }
    }

    /// Moves the clock. Returns whether it can be moved.
    pub(super) fn moved(&mut self, by: SignedDuration) -> bool {
        match self {
            Self::System(_) => false,
            Self::Manual(at) => {
                *at = at.saturating_add(by).unwrap_or(*at);
                true
            }
        }
    }
}
