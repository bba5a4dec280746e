//! How the club is, for whoever watches it.

use jiff::Timestamp;

use super::Club;
use crate::store::{self, TableState};
use crate::watch::{Backlog, HealthReport};

impl Club {
    /// How the club is: whether it can still write, what waits for these platforms, how many games there are.
    pub fn health_report(&mut self, platforms: &[&'static str], now: Timestamp) -> HealthReport {
        let written = self.store.prove_writable(now);
        let unwritable = written.err().map(|error| error.to_string());
        let (waiting, games) = self.counts(platforms, now).unwrap_or_default();
        HealthReport { unwritable, waiting, games }
    }

    #[allow(clippy::type_complexity, reason = "the two halves of what is counted")]
    fn counts(
        &mut self,
        platforms: &[&'static str],
        now: Timestamp,
    ) -> Result<(Vec<Backlog>, Vec<(&'static str, u64)>), store::StoreError> {
        let tx = self.store.read()?;
        let mut waiting = Vec::new();
        for &platform in platforms {
            let depth = tx.outbox_depth(platform)?;
            let waited = depth.oldest_at.map_or(0, |at| now.duration_since(at).as_secs());
            let oldest_seconds = u64::try_from(waited).unwrap_or(0);
            waiting.push(Backlog { platform, letters: depth.due, oldest_seconds });
        }
        let mut games = Vec::new();
        for (name, state) in [("live", TableState::Live), ("over", TableState::Over), ("aside", TableState::Aside)] {
            games.push((name, tx.count_tables(state)?));
        }
        Ok((waiting, games))
    }
}
