//! A club that pages share with a console. The console answers for the computer only after a line; so it is answered for here
//! after each request.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::spawn_blocking;

use super::door::{ClubDoor, ClubWork};
use super::live::Live;
use crate::club::{Answer, Club, GuardedClock, Request, RequestFailed};
use crate::robot::{Helpers, Means, answer, look_at};
use crate::text::Message;

/// A club that pages share with somebody. Clones share it, too.
#[derive(Clone)]
pub struct SharedClub {
    club: Arc<Mutex<Club>>,
    clock: Arc<Mutex<GuardedClock>>,
    means: Means,
    live: Live,
}

impl SharedClub {
    /// A club that somebody else uses too.
    #[must_use]
    pub fn new(club: Arc<Mutex<Club>>, means: Means, live: Live) -> Self {
        Self { club, clock: Arc::new(Mutex::new(GuardedClock::new())), means, live }
    }

    fn club(&self) -> MutexGuard<'_, Club> {
        self.club.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> jiff::Timestamp {
        self.clock.lock().unwrap_or_else(PoisonError::into_inner).now()
    }

    /// Does something with the club, and tells whoever looks what has changed.
    fn with<T>(&self, work: impl FnOnce(&mut Club, jiff::Timestamp) -> T) -> T {
        let mut club = self.club();
        let done = work(&mut club, self.now());
        self.live.ring(&club.take_changed());
        done
    }

    /// Has the computer do what awaits it. Nobody waits for the club while it thinks.
    fn let_computer_play(&self) {
        let jobs = self.club().take_jobs();
        for job in jobs {
            let found = look_at(&job, &self.means, &Helpers::default(), &mut |_| {});
            report(self.with(|club, now| club.report(job, found, now)));
        }
        let mut done = Vec::new();
        loop {
            let awaited = self.club().awaiting_computer().unwrap_or_default();
            let Some(awaited) = awaited.into_iter().find(|awaited| !done.contains(&awaited.event())) else { return };
            done.push(awaited.event());
            if let Some(command) = answer(&awaited, &self.means) {
                report(self.with(|club, now| club.handle(&awaited.request(command), now).map(drop)));
            }
        }
    }
}

/// Logs a failure.
fn report(done: Result<(), crate::club::ClubError>) {
    done.unwrap_or_else(|error| tracing::error!(%error, "the computer could not play"));
}

impl ClubDoor for SharedClub {
    fn work(&self, work: ClubWork) -> bool {
        let shared = self.clone();
        spawn_blocking(move || shared.with(work));
        true
    }

    fn request(&self, request: Request, done: Box<dyn FnOnce(Result<Answer, RequestFailed>) + Send>) -> bool {
        let shared = self.clone();
        spawn_blocking(move || {
            let answered = shared.with(|club, now| club.handle(&request, now));
            done(answered.map_err(|error| {
                let event = request.origin.event.as_str();
                tracing::error!(event, error = format!("{:#}", anyhow::Error::new(error)), "a request failed");
                RequestFailed { message: Message::new("club-failed").with("reference", event) }
            }));
            shared.let_computer_play();
        });
        true
    }
}
