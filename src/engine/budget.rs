//! How long to think: counted in nodes, or by the clock.

use std::time::{Duration, Instant};

/// After how many nodes the clock is looked at; some ten microseconds.
const NODES_BETWEEN_LOOKS: u64 = 64;

/// What is left to think with.
#[derive(Debug)]
pub(super) struct Budget {
    nodes: u64,
    nodes_max: u64,
    end: Option<Instant>,
    spent: bool,
}

impl Budget {
    /// So many nodes.
    pub(super) const fn nodes(nodes_max: u64) -> Self {
        Self { nodes: 0, nodes_max, end: None, spent: false }
    }

    /// So long from now on.
    pub(super) fn time(time: Duration) -> Self {
        Self { nodes: 0, nodes_max: u64::MAX, end: Instant::now().checked_add(time), spent: false }
    }

    /// The same, but no longer than for so long from now on.
    pub(super) fn within(mut self, time: Duration) -> Self {
        let end = Instant::now().checked_add(time);
        self.end = self.end.into_iter().chain(end).min();
        self
    }

    /// A budget of its own with half of what is left.
    pub(super) fn half(&self) -> Self {
        let now = Instant::now();
        let end = self.end.map(|end| now + end.saturating_duration_since(now) / 2);
        Self { nodes: 0, nodes_max: (self.nodes_max - self.nodes) / 2, end, spent: self.spent }
    }

    /// Counts what was taken from a part of it.
    pub(super) const fn count(&mut self, part: &Self) {
        self.nodes += part.nodes;
    }

    /// Takes one node; says whether there was one left.
    pub(super) fn take(&mut self) -> bool {
        if self.nodes >= self.nodes_max {
            self.spent = true;
        } else {
            self.nodes += 1;
            if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
                self.look();
            }
        }
        !self.spent
    }

    /// Looks at the clock.
    pub(super) fn look(&mut self) {
        self.spent |= self.end.is_some_and(|end| Instant::now() >= end);
    }

    /// Whether nothing is left.
    pub(super) const fn is_spent(&self) -> bool {
        self.spent
    }

    /// How many nodes were taken.
    pub(super) const fn taken(&self) -> u64 {
        self.nodes
    }

    /// How many nodes there may be at most, if so many can be looked at in a second.
    pub(super) fn nodes_expected(&self, a_second: u64) -> u64 {
        let left = self.end.map(|end| end.saturating_duration_since(Instant::now()));
        left.map_or(self.nodes_max, |left| self.nodes_max.min((left.as_secs_f64() * a_second as f64) as u64))
    }
}
