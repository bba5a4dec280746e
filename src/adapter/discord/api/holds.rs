//! Pauses that Discord asks for. serenity waits where a limit says so, but the next request knows nothing of a limit on
//! all requests, nor of one that outlasts the first request's patience. Both are noted here, and no request that they
//! cover is made before they are over.
//!
//! serenity tells of a limit by a function that it calls while it works on the request.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::http::{RatelimitInfo, RatelimitingBucket};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};

/// The longest pause that is believed.
const HELD_MAX: Duration = Duration::from_secs(60 * 60);

tokio::task_local! {
    /// The request on which this task works.
    static UNDERWAY: Underway;
}

/// The limit of a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::adapter::discord) enum Limit {
    /// One of its own, as an answer to an interaction has.
    Own,
    /// One of its own, and that for all requests.
    All,
    /// One that it shares, and that for all requests.
    Shared(RatelimitingBucket),
}

/// A request that is being made.
struct Underway {
    limit: Limit,
    /// Until when it may wait.
    deadline: Instant,
    /// Is told how long it would have to wait if that is longer.
    too_long: UnboundedSender<Duration>,
}

/// The pauses that last.
#[derive(Default)]
pub(in crate::adapter::discord) struct Holds {
    until: Mutex<HashMap<Limit, Instant>>,
}

impl Holds {
    /// serenity calls this when it begins to wait.
    pub(in crate::adapter::discord) fn listener(self: &Arc<Self>) -> Box<dyn Fn(RatelimitInfo) + Send + Sync> {
        let holds = Arc::clone(self);
        // A request before anybody listens isn't ours.
        Box::new(move |info| UNDERWAY.try_with(|underway| holds.note(underway, &info)).unwrap_or_default())
    }

    fn note(&self, underway: &Underway, info: &RatelimitInfo) {
        let wait = info.timeout.min(HELD_MAX);
        let until = Instant::now() + wait;
        let is_long = until > underway.deadline;
        let held = match underway.limit {
            Limit::Own => None,
            _ if info.global => Some(Limit::All),
            Limit::Shared(_) if is_long => Some(underway.limit),
            Limit::Shared(_) | Limit::All => None,
        };
        if let Some(limit) = held {
            let mut known = self.known();
            let noted = known.entry(limit).or_insert(until);
            *noted = until.max(*noted);
        }
        if is_long {
            tracing::info!(seconds = wait.as_secs(), all = info.global, "Discord wants us to wait");
            // The requester may have gone.
            underway.too_long.send(wait).unwrap_or_default();
        }
    }

    /// Waits until a request may be made.
    ///
    /// # Errors
    /// Says how long that would take if it is after the deadline.
    pub(in crate::adapter::discord) async fn pass(&self, limit: Limit, deadline: Instant) -> Result<(), Duration> {
        while let Some(until) = self.until(limit) {
            if until > deadline {
                return Err(until.saturating_duration_since(Instant::now()));
            }
            sleep_until(until).await;
        }
        Ok(())
    }

    /// Makes a request, unless Discord wants it to wait until after the deadline.
    ///
    /// # Errors
    /// Says how long it would have to wait.
    pub(in crate::adapter::discord) async fn heed<T>(
        &self,
        limit: Limit,
        deadline: Instant,
        request: impl Future<Output = T>,
    ) -> Result<T, Duration> {
        let (too_long, mut told) = unbounded_channel();
        tokio::select! {
            done = UNDERWAY.scope(Underway { limit, deadline, too_long }, request) => Ok(done),
            Some(wait) = told.recv() => Err(wait),
        }
    }

    /// Until when nothing is asked that goes by a limit.
    fn until(&self, limit: Limit) -> Option<Instant> {
        if limit == Limit::Own {
            return None;
        }
        let (mut known, now) = (self.known(), Instant::now());
        known.retain(|_, until| *until > now);
        known.get(&Limit::All).into_iter().chain(known.get(&limit)).max().copied()
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Limit, Instant>> {
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
