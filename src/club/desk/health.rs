//! The club's state, for health and metrics.

use jiff::Timestamp;

use crate::store::{GameState, Store, StoreError, Suspect};
use crate::watch::{Backlog, HealthReport};

/// The waiting letters of these platforms and the number of games, read from a database of its own, so that counting
/// doesn't hold up the club's thread.
///
/// # Errors
/// If the database fails.
pub fn health_report(
    store: &mut Store,
    platforms: &[&'static str],
    now: Timestamp,
) -> Result<HealthReport, StoreError> {
    let tx = store.read()?;
    let mut waiting = Vec::new();
    for &platform in platforms {
        let depth = tx.outbox_depth(platform)?;
        let waited = depth.oldest_at.map_or(0, |at| now.duration_since(at).as_secs());
        let oldest_seconds = u64::try_from(waited).unwrap_or(0);
        waiting.push(Backlog { platform, letters: depth.due, oldest_seconds });
    }
    let mut games = Vec::new();
    for (name, state) in [("live", GameState::Live), ("over", GameState::Over), ("aside", GameState::Aside)] {
        games.push((name, tx.count_games(state)?));
    }
    let put_aside = tx.put_aside()?.iter().map(|Suspect { tried, why, .. }| format!("{tried}: {why}")).collect();
    Ok(HealthReport { waiting, games, put_aside })
}
