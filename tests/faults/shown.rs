//! What many runs have shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use parlour::faults::Tally;

use crate::world::Counts;

#[derive(Default)]
pub struct Shown {
    runs: u64,
    injected: BTreeMap<String, u64>,
    points: BTreeMap<&'static str, u64>,
    counts: Counts,
}

impl Shown {
    pub fn take_in(&mut self, tally: &Tally, counts: &Counts) {
        self.runs += 1;
        for ((fault, point), times) in &tally.injected {
            *self.injected.entry(format!("{fault:?}")).or_default() += times;
            *self.points.entry(point).or_default() += times;
        }
        self.counts.take_in(counts);
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} runs", self.runs)?;
        writeln!(f, "faults: {:?}", self.injected)?;
        writeln!(f, "at: {:?}", self.points)?;
        write!(f, "and {:?}", self.counts.0)
    }
}

/// Two databases have the same rows.
pub fn assert_same(rows: &[String], wanted: &[String], what: &str) {
    let (found, asked): (BTreeSet<_>, BTreeSet<_>) = (rows.iter().collect(), wanted.iter().collect());
    let beyond: Vec<_> = found.difference(&asked).collect();
    let missing: Vec<_> = asked.difference(&found).collect();
    assert!(
        rows.len() == wanted.len() && beyond.is_empty() && missing.is_empty(),
        "{what}\nbeyond: {beyond:#?}\nmissing: {missing:#?}"
    );
}
