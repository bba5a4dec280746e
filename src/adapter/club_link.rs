//! The way from async code to the club.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::club::{Club, Desk, Landed, Task};
use crate::watch::Watch;

/// How long to wait for room in the desk's queue before looking again.
const PAUSE: Duration = Duration::from_millis(20);

/// The way to the club.
#[derive(Clone)]
pub(super) struct ClubLink {
    desk: Arc<Desk>,
}

impl ClubLink {
    pub(super) const fn new(desk: Arc<Desk>) -> Self {
        Self { desk }
    }

    pub(super) fn desk(&self) -> &Desk {
        &self.desk
    }

    pub(super) fn watch(&self) -> &Watch {
        self.desk.watch()
    }

    /// Asks the club something at its time, however much it has to do; nothing if the question panicked.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Club, Timestamp) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        // The asker may have gone.
        self.submit(Task::new(move |club, now| drop(reply.send(question(club, now))))).await;
        answer.await.ok()
    }

    /// Notes where a letter landed; says whether that is kept.
    pub(super) async fn note_sent(&self, letter: i64, landed: Landed) -> bool {
        let (reply, kept) = oneshot::channel();
        self.submit(Task::sent(letter, landed, move |is_kept| reply.send(is_kept).unwrap_or_default())).await;
        kept.await.unwrap_or(false)
    }

    async fn submit(&self, mut task: Task) {
        while let Err(refused) = self.desk.submit(task) {
            task = refused;
            sleep(PAUSE).await;
        }
    }
}
