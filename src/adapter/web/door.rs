//! The way to the club.

use std::sync::Arc;

use jiff::Timestamp;
use tokio::sync::oneshot;

use crate::club::{Answer, Club, ClubError, Desk, Request, RequestFailed};

/// Something to be done with the club, at its time.
pub type ClubWork = Box<dyn FnOnce(&mut Club, Timestamp) + Send>;

/// Who has the club: its own thread, or somebody who shares it.
pub trait ClubDoor: Send + Sync {
    /// Has something done. Returns whether there was room for it.
    fn work(&self, work: ClubWork) -> bool;

    /// Hands in a request, and tells what came of it. Returns whether there was room for it.
    fn request(&self, request: Request, done: Box<dyn FnOnce(Result<Answer, RequestFailed>) + Send>) -> bool;
}

impl ClubDoor for Desk {
    fn work(&self, work: ClubWork) -> bool {
        self.with(work).is_ok()
    }

    fn request(&self, request: Request, done: Box<dyn FnOnce(Result<Answer, RequestFailed>) + Send>) -> bool {
        self.handle(request, done).is_ok()
    }
}

/// Why the club gave no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// It has too much to do.
    Busy,
    /// It failed; the log says why.
    Failed,
}

/// The way to the club.
#[derive(Clone)]
pub(super) struct Door(pub(super) Arc<dyn ClubDoor>);

impl Door {
    /// Asks the club something.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Club, Timestamp) -> Result<T, ClubError> + Send + 'static,
    ) -> Result<T, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        // The asker may have gone.
        let is_taken = self.0.work(Box::new(move |club, now| drop(reply.send(question(club, now)))));
        if !is_taken {
            return Err(NoAnswer::Busy);
        }
        match answer.await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => {
                tracing::error!(error = format!("{:#}", anyhow::Error::new(error)), "a page cannot be shown");
                Err(NoAnswer::Failed)
            }
            Err(_) => Err(NoAnswer::Failed),
        }
    }

    /// Hands in a request.
    pub(super) async fn request(&self, request: Request) -> Result<Result<Answer, RequestFailed>, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        if !self.0.request(request, Box::new(move |done| drop(reply.send(done)))) {
            return Err(NoAnswer::Busy);
        }
        answer.await.map_err(|_| NoAnswer::Failed)
    }
}
