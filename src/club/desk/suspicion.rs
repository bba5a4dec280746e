//! The club's memory of things that fail or kill the program.

use jiff::{SignedDuration, Timestamp};

/// How long after a run that was ended by force requests and letters are noted before they are tried.
const CAREFUL: SignedDuration = SignedDuration::from_mins(15);

/// The club's knowledge of what it tries.
#[derive(Default)]
pub(in crate::club) struct Suspicion {
    /// Whether it was looked up what the last run was trying when it ended.
    pub(in crate::club) is_recalled: bool,
    /// Whether there may be suspects that aren't put aside.
    pub(in crate::club) is_any: bool,
    /// Whether there may be anything that is.
    pub(in crate::club) is_any_aside: bool,
    /// Until when requests and letters are noted, too.
    careful_until: Option<Timestamp>,
}

impl Suspicion {
    /// The result of the lookup, with the time of the start if the last run was killed.
    pub(in crate::club) fn new(is_any: bool, is_any_aside: bool, killed_before: Option<Timestamp>) -> Self {
        let careful_until = killed_before.map(|start| start.saturating_add(CAREFUL).unwrap_or(start));
        Self { is_recalled: true, is_any, is_any_aside, careful_until }
    }

    /// Whether something may be put aside.
    pub(in crate::club) const fn may_be_aside(&self) -> bool {
        self.is_any_aside || !self.is_recalled
    }

    /// Whether everything is noted before it is tried.
    pub(in crate::club) fn is_careful(&self, now: Timestamp) -> bool {
        self.careful_until.is_some_and(|until| now < until)
    }
}
