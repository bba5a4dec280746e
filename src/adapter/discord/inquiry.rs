//! Questions to the club from async code.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::club::{Club, Desk};

/// How often a question is put to a desk that is too busy, and how long to wait in between.
const ATTEMPTS_MAX: u32 = 100;
const PAUSE: Duration = Duration::from_millis(50);

/// The way to the club.
#[derive(Clone)]
pub(super) struct Inquiry {
    pub(super) desk: Arc<Desk>,
}

impl Inquiry {
    /// Asks the club something; nothing if it cannot be asked.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Club) -> T + Clone + Send + 'static,
    ) -> Option<T> {
        for _ in 0..ATTEMPTS_MAX {
            let (reply, answer) = oneshot::channel();
            let question = question.clone();
            // Whoever asked may have gone.
            match self.desk.with(move |club| drop(reply.send(question(club)))) {
                Ok(()) => return answer.await.ok(),
                Err(_) => sleep(PAUSE).await,
            }
        }
        None
    }
}
