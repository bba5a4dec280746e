//! How long to think, in nodes or by the clock.

use std::time::{Duration, Instant};

/// How many nodes pass between two looks at the clock: about ten microseconds.
const NODES_BETWEEN_LOOKS: u64 = 64;

/// The nodes and the time that a search has left.
#[derive(Debug)]
pub(super) struct Budget {
    nodes: u64,
    nodes_max: u64,
    end: Option<Instant>,
    spent: bool,
}

impl Budget {
    /// A budget of this many nodes.
    pub(super) const fn nodes(nodes_max: u64) -> Self {
        Self { nodes: 0, nodes_max, end: None, spent: false }
    }

    /// A budget of this much time from now on.
    pub(super) fn time(time: Duration) -> Self {
        Self { nodes: 0, nodes_max: u64::MAX, end: Instant::now().checked_add(time), spent: false }
    }

    /// The same budget, but no longer than this from now on.
    pub(super) fn within(mut self, time: Duration) -> Self {
        let end = Instant::now().checked_add(time);
        self.end = self.end.into_iter().chain(end).min();
        self
    }

    /// Uses one node, and returns whether one was left.
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

    /// Whether the budget is used up.
    pub(super) const fn is_spent(&self) -> bool {
        self.spent
    }

    /// The number of nodes used.
    pub(super) const fn taken(&self) -> u64 {
        self.nodes
    }

    /// How many nodes fit into the budget at this many nodes a second.
    pub(super) fn nodes_expected(&self, a_second: u64) -> u64 {
        let left = self.end.map(|end| end.saturating_duration_since(Instant::now()));
        left.map_or(self.nodes_max, |left| self.nodes_max.min((left.as_secs_f64() * a_second as f64) as u64))
    }
}
