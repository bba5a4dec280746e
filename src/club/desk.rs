//! The thread behind which the club sits.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use jiff::Timestamp;

use super::{Answer, Club, Request};
use crate::text::Message;

/// How many jobs may wait; more would wait longer than a chat platform does.
const QUEUE_MAX: usize = 1_000;
/// How often the club looks after what falls due.
const TICK: Duration = Duration::from_secs(30);

/// Something to be done with the club.
type Job = Box<dyn FnOnce(&mut Club) + Send>;
/// Somebody to be told that there are letters for a platform.
pub type Bell = Box<dyn Fn() + Send>;

/// The one thread that owns the club, and the bounded queue that leads to it. Dropping it lets the thread finish what
/// is in the queue, and waits for that.
pub struct Desk {
    jobs: Option<SyncSender<Job>>,
    thread: Option<JoinHandle<()>>,
}

/// The queue is full, or the desk closed: the request was not taken and changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

impl Full {
    /// What the person is told.
    #[must_use]
    pub const fn message(self) -> Message {
        Message::new("club-busy")
    }
}

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the club has too much to do")
    }
}

impl std::error::Error for Full {}

/// Our own failure: what the person is told of it, while the reason is in the log under the same reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sorry {
    /// The sentence.
    pub message: Message,
}

impl Desk {
    /// Opens the desk of a club. The bells ring, on the club's thread, when letters for their platform were written.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn open(mut club: Club, bells: Vec<(String, Bell)>) -> std::io::Result<Self> {
        let (jobs, queue) = sync_channel(QUEUE_MAX);
        let thread =
            std::thread::Builder::new().name("club".to_owned()).spawn(move || work(&mut club, &queue, &bells))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Hands a request in; what comes of it is told to `done` on the club's thread.
    ///
    /// # Errors
    /// If the queue is full.
    pub fn handle(
        &self,
        request: Request,
        done: impl FnOnce(Result<Answer, Sorry>) + Send + 'static,
    ) -> Result<(), Full> {
        self.with(move |club| {
            let handled = catch_unwind(AssertUnwindSafe(|| club.handle(&request, Timestamp::now())));
            let failure = match handled {
                Ok(Ok(answer)) => return done(Ok(answer)),
                Ok(Err(trouble)) => format!("{:#}", anyhow::Error::new(trouble)),
                Err(_) => "it panicked".to_owned(),
            };
            let event = request.origin.event.as_str();
            tracing::error!(platform = request.origin.platform, event, failure, "a request failed");
            done(Err(Sorry { message: Message::new("club-trouble").with("reference", event) }));
        })
    }

    /// Does something else with the club, on its thread.
    ///
    /// # Errors
    /// If the queue is full.
    pub fn with(&self, job: impl FnOnce(&mut Club) + Send + 'static) -> Result<(), Full> {
        let jobs = self.jobs.as_ref().ok_or(Full)?;
        jobs.try_send(Box::new(job)).map_err(|(TrySendError::Full(_) | TrySendError::Disconnected(_))| Full)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the club's thread panicked");
        }
    }
}

fn work(club: &mut Club, queue: &Receiver<Job>, bells: &[(String, Bell)]) {
    loop {
        match queue.recv_timeout(TICK) {
            Ok(job) => {
                if catch_unwind(AssertUnwindSafe(|| job(club))).is_err() {
                    tracing::error!("a job of the club panicked");
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Err(error) = club.tick(Timestamp::now()) {
                    tracing::error!(%error, "what fell due could not be looked after");
                }
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
        for platform in club.take_mailed() {
            for (_, ring) in bells.iter().filter(|(name, _)| *name == platform) {
                ring();
            }
        }
    }
}
