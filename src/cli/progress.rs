//! The progress of long work, on a terminal and nowhere else.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The line changes at most this often, so that the terminal doesn't hold up the work.
const PAUSE: Duration = Duration::from_millis(50);

/// A line on the terminal that changes while work goes on.
pub(super) struct Bar {
    doing: &'static str,
    unit: &'static str,
    shown: Option<Instant>,
    watched: bool,
}

impl Bar {
    /// A line for something that is being done, counted in this unit.
    pub(super) fn new(doing: &'static str, unit: &'static str) -> Self {
        Self { doing, unit, shown: None, watched: stderr().is_terminal() }
    }

    /// Shows a number, unless one was shown just now.
    pub(super) fn show(&mut self, number: u64) {
        if self.watched && self.shown.is_none_or(|at| at.elapsed() >= PAUSE) {
            self.shown = Some(Instant::now());
            eprint!("\r{}: {number} {}", self.doing, self.unit);
            drop(stderr().flush());
        }
    }

    /// Shows how many of a hundred parts are done.
    pub(super) fn percent(&mut self, done: u64, total: u64) {
        self.show((done * 100).checked_div(total).unwrap_or(100));
    }

    /// Takes the line away.
    pub(super) fn end(&mut self) {
        if self.shown.take().is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.end();
    }
}
