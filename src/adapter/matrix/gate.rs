//! Holding back when the homeserver asks for it. Its limits are on the account, not on a room, so everybody who sends
//! shares one gate.

use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

/// For how long after the last limit sending stays scarce.
const CALM: Duration = Duration::from_secs(30);

/// The gate through which everything is sent.
#[derive(Default)]
pub(super) struct Gate {
    held: Mutex<Option<Held>>,
}

/// How the homeserver holds us back.
#[derive(Clone, Copy)]
struct Held {
    /// Nothing is sent before.
    until: Instant,
    /// When all is as usual again, if no other limit comes.
    calm_at: Instant,
}

/// The right to send. While the homeserver holds us back, only one sender has it at a time, so that others don't ask in
/// vain.
pub(super) struct Pass<'g>(Option<MutexGuard<'g, Option<Held>>>);

impl Pass<'_> {
    /// Whether the homeserver has held us back lately, so that we leave out everything unnecessary.
    pub(super) const fn is_scarce(&self) -> bool {
        self.0.is_some()
    }
}

impl Gate {
    /// Waits until it is our turn.
    pub(super) async fn pass(&self) -> Pass<'_> {
        let mut guard = self.held.lock().await;
        match *guard {
            Some(held) if Instant::now() < held.calm_at => {
                tokio::time::sleep_until(held.until).await;
                Pass(Some(guard))
            }
            _ => {
                *guard = None;
                Pass(None)
            }
        }
    }

    /// Closes the gate for a while.
    pub(super) async fn close(&self, pass: Pass<'_>, wait: Duration) {
        let until = Instant::now() + wait;
        let mut guard = match pass.0 {
            Some(guard) => guard,
            None => self.held.lock().await,
        };
        let until = guard.map_or(until, |held| held.until.max(until));
        *guard = Some(Held { until, calm_at: until + CALM });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_was_not_held_back_passes_at_once() {
        let gate = Gate::default();
        let first = gate.pass().await;
        assert!(!first.is_scarce() && !gate.pass().await.is_scarce());
    }

    #[tokio::test]
    async fn after_a_limit_one_passes_at_a_time_and_only_when_it_is_over() {
        let gate = Gate::default();
        let first = gate.pass().await;
        let begin = Instant::now();
        gate.close(first, Duration::from_millis(30)).await;
        let second = gate.pass().await;
        assert!(second.is_scarce() && begin.elapsed() >= Duration::from_millis(30));
        assert!(gate.held.try_lock().is_err());
        drop(second);
        assert!(gate.pass().await.is_scarce());
    }
}
