//! The thread behind which the club sits.
//!
//! Items in the queue are done in groups that share a commit. If the disk takes some milliseconds to keep something,
//! this decides how many turns a second are possible. Nobody is told anything before the commit.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use jiff::Timestamp;

use crate::club::{Answer, Club, ClubError, GuardedClock, Landed, Request};
use crate::store::{GroupEnd, StoreError, Tried, Undo};
use crate::text::Message;
use crate::watch::Watch;

/// How many jobs may wait; more would wait longer than a chat platform does.
const QUEUE_MAX: usize = 1_000;
/// How many share a commit at most.
const GROUP_MAX: usize = 256;
/// How often the club does what is due.
const TICK: Duration = Duration::from_secs(30);
/// How often it looks whether platforms are connected.
const LOOK: Duration = Duration::from_secs(5);
/// Why something failed by our fault.
const PANICKED: &str = "it panicked";
const UNCERTAIN: &str = "it could not be noted which time counts";

/// Tells a platform's adapter that it has letters.
pub type Notifier = Box<dyn Fn() + Send>;

/// Hears of the games of which something has changed, before whoever changed it gets an answer.
pub type ChangeListener = Box<dyn Fn(&[i64]) + Send>;

/// Work that only changes the database and may share a commit with other such work.
trait Shared: Send {
    /// Its name among suspects, if the program may die of it.
    fn tried(&self) -> Option<Tried> {
        None
    }

    /// Does it. If its group was undone, it is done again.
    fn work(&mut self, club: &mut Club, now: Timestamp);

    /// Tells the result once it is kept, or why it isn't.
    fn tell(self: Box<Self>, kept: Result<(), &str>);
}

/// A request, its result, and how long it took.
struct QueuedRequest<D> {
    request: Request,
    watch: Watch,
    came: Option<(Result<Answer, String>, Duration)>,
    done: D,
}

/// Where a letter landed, to be noted, and whether it was.
struct Sent<D> {
    id: i64,
    landed: Landed,
    noted: Result<(), StoreError>,
    done: D,
}

/// Any other work with the club.
type Other = Box<dyn FnOnce(&mut Club, Timestamp) + Send>;

/// Something to be done with the club, on its thread and at its time.
pub struct Task(QueueItem);

enum QueueItem {
    Shared(Box<dyn Shared>),
    /// Any other work.
    Alone(Other),
}

/// The one thread that owns the club, and the bounded queue to it. When this is dropped, the thread finishes the queue
/// first.
pub struct Desk {
    jobs: Option<SyncSender<QueueItem>>,
    thread: Option<JoinHandle<()>>,
    watch: Watch,
}

/// The queue is full or the desk closed. The request was not taken and changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QueueFull;

impl QueueFull {
    /// The message to the person.
    #[must_use]
    pub const fn message(self) -> Message {
        Message::new("club-busy")
    }
}

impl fmt::Display for QueueFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the club has too much to do")
    }
}

impl std::error::Error for QueueFull {}

/// Our own failure, as the person reads it. The log has the reason under the same reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestFailed {
    /// The sentence.
    pub message: Message,
}

impl Task {
    /// Does anything with the club.
    pub fn new(job: impl FnOnce(&mut Club, Timestamp) + Send + 'static) -> Self {
        Self(QueueItem::Alone(Box::new(job)))
    }

    /// Notes where a letter landed, and tells `done` whether that is kept. If it isn't, it must be noted again, because
    /// a letter that isn't marked as sent is sent again after the next start, under the same key.
    pub fn sent(id: i64, landed: Landed, done: impl FnOnce(bool) + Send + 'static) -> Self {
        Self(QueueItem::Shared(Box::new(Sent { id, landed, noted: Ok(()), done })))
    }
}

impl<D: FnOnce(bool) + Send> Shared for Sent<D> {
    fn work(&mut self, club: &mut Club, _: Timestamp) {
        self.noted = club.sent(self.id, &self.landed);
    }

    fn tell(self: Box<Self>, kept: Result<(), &str>) {
        let failure = match (&self.noted, kept) {
            (Ok(()), Ok(())) => return (self.done)(true),
            (Err(error), _) => error.to_string(),
            (_, Err(failure)) => failure.to_owned(),
        };
        tracing::error!(letter = self.id, failure, "a letter was sent, but that could not be noted");
        (self.done)(false);
    }
}

impl<D: FnOnce(Result<Answer, RequestFailed>) + Send> Shared for QueuedRequest<D> {
    fn tried(&self) -> Option<Tried> {
        Some(self.request.origin.tried())
    }

    fn work(&mut self, club: &mut Club, now: Timestamp) {
        let begin = Instant::now();
        let came = club.handle(&self.request, now).map_err(|error| {
            say_kept(&self.watch, Err(&error));
            format!("{:#}", anyhow::Error::new(error))
        });
        self.came = Some((came, begin.elapsed()));
    }

    fn tell(self: Box<Self>, kept: Result<(), &str>) {
        let Self { request, watch, came, done } = *self;
        let (came, took) = came.unwrap_or_else(|| (Err("it was not done".to_owned()), Duration::ZERO));
        match kept.map_err(str::to_owned).and(came) {
            Ok(answer) => {
                watch.kept(Ok(()));
                watch.handled(answer.tally, took);
                done(Ok(answer));
            }
            Err(failure) => {
                let event = request.origin.event.as_str();
                tracing::error!(platform = request.origin.platform, event, failure, "a request failed");
                done(Err(RequestFailed { message: Message::new("club-failed").with("reference", event) }));
            }
        }
    }
}

impl Desk {
    /// Opens the desk of a club. Each notifier is called, on the club's thread, when letters for its platform were
    /// written.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn open(club: Club, notifiers: Vec<(String, Notifier)>) -> std::io::Result<Self> {
        Self::open_with(club, notifiers, None)
    }

    /// Opens the desk of a club. Somebody also hears, on the club's thread, of every game of which something has changed.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn open_with(
        mut club: Club,
        notifiers: Vec<(String, Notifier)>,
        listener: Option<ChangeListener>,
    ) -> std::io::Result<Self> {
        let (jobs, queue) = sync_channel(QUEUE_MAX);
        let watch = Watch::default();
        let watched = watch.clone();
        let thread = std::thread::Builder::new()
            .name("club".to_owned())
            .spawn(move || work(&mut club, &queue, (&notifiers, listener.as_ref()), &watched))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread), watch })
    }

    /// The metrics and health.
    #[must_use]
    pub const fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Hands in a request. `done` gets the result, on the club's thread.
    ///
    /// # Errors
    /// If the queue is full.
    pub fn handle(
        &self,
        request: Request,
        done: impl FnOnce(Result<Answer, RequestFailed>) + Send + 'static,
    ) -> Result<(), QueueFull> {
        let queued = QueuedRequest { request, watch: self.watch.clone(), came: None, done };
        self.submit(Task(QueueItem::Shared(Box::new(queued)))).map_err(|_| QueueFull)
    }

    /// Does some other work with the club, on its thread, at the club's time.
    ///
    /// # Errors
    /// If the queue is full.
    pub fn with(&self, job: impl FnOnce(&mut Club, Timestamp) + Send + 'static) -> Result<(), QueueFull> {
        self.submit(Task::new(job)).map_err(|_| QueueFull)
    }

    /// Whether the club's thread has ended, which it does while the desk is open only because it panicked.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Closes the desk once everything in the queue is done; says whether the club's thread came to a good end.
    #[must_use]
    pub fn close(mut self) -> bool {
        self.join()
    }

    fn join(&mut self) -> bool {
        self.jobs = None;
        let ended = self.thread.take().map_or(Ok(()), JoinHandle::join);
        if ended.is_err() {
            tracing::error!("the club's thread panicked");
        }
        ended.is_ok()
    }

    /// Hands a task in.
    ///
    /// # Errors
    /// Gives it back if the queue is full.
    pub fn submit(&self, task: Task) -> Result<(), Task> {
        let Some(jobs) = &self.jobs else { return Err(task) };
        // Counted before it is taken out.
        self.watch.queued(1);
        jobs.try_send(task.0).map_err(|error| {
            self.watch.queued(-1);
            let (TrySendError::Full(job) | TrySendError::Disconnected(job)) = error;
            Task(job)
        })
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.join();
    }
}

fn work(
    club: &mut Club,
    queue: &Receiver<QueueItem>,
    (notifiers, listener): (&[(String, Notifier)], Option<&ChangeListener>),
    watch: &Watch,
) {
    let mut clock = GuardedClock::new();
    let mut ticked = Instant::now();
    let (mut more_is_due, mut is_certain) = (true, true);
    loop {
        let job = queue.recv_timeout(if more_is_due && is_certain { Duration::ZERO } else { LOOK });
        // The machine may have slept during the wait. That is noted first, so that nobody's time runs while they
        // couldn't be heard.
        let links = watch.links();
        // While a part of a platform can't be heard, time doesn't count there.
        let connected: Vec<_> = links.iter().map(|links| (links.platform, links.are_whole())).collect();
        let now = clock.now();
        let noted = club.live(now).and_then(|()| club.connected(&connected, now));
        if noted.is_err() {
            say_kept(watch, noted.as_ref().map(drop));
        }
        // Until this is noted, no turn is timed and nobody's time is judged: it could include time that nobody could
        // use.
        is_certain = report(noted, "outages were not noted").is_some();
        match job {
            Ok(job) => {
                let jobs: VecDeque<QueueItem> =
                    std::iter::once(job).chain(queue.try_iter().take(GROUP_MAX - 1)).collect();
                watch.queued(-i64::try_from(jobs.len()).unwrap_or(i64::MAX));
                do_in_order(club, jobs, &mut clock, (watch, listener), is_certain);
            }
            // Nobody waits.
            Err(RecvTimeoutError::Timeout) => {
                report(club.bring_log_in(), "the log was not brought into the file");
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if is_certain && (more_is_due || ticked.elapsed() >= TICK) {
            ticked = Instant::now();
            let ticked = club.tick(clock.now());
            say_kept(watch, ticked.as_ref().map(drop));
            more_is_due = report(ticked, "what fell due was not looked after").unwrap_or(false);
        }
        let (all, mailed) = (club.take_mailed_unknown(), club.take_mailed().collect::<Vec<_>>());
        for (_, notify) in notifiers.iter().filter(|(name, _)| all || mailed.contains(name)) {
            guard(notify);
        }
        tell_changed(club, listener);
    }
}

/// Tells which games have changed.
fn tell_changed(club: &mut Club, listener: Option<&ChangeListener>) {
    let changed = club.take_changed();
    if let Some(listener) = listener.filter(|_| !changed.is_empty()) {
        guard(|| listener(&changed));
    }
}

/// Reports to health whether the database kept something. Other failures aren't its fault.
fn say_kept(watch: &Watch, done: Result<(), &ClubError>) {
    match done {
        Ok(()) => watch.kept(Ok(())),
        Err(ClubError::Store(error)) => watch.kept(Err(&error.to_string())),
        Err(
            ClubError::Record { .. }
            | ClubError::Tournament { .. }
            | ClubError::Panicked(_)
            | ClubError::PutAside
            | ClubError::Refused(_),
        ) => {}
    }
}

/// Logs a failure.
fn report<T>(done: Result<T, ClubError>, what: &str) -> Option<T> {
    done.inspect_err(|error| tracing::error!(%error, "{what}")).ok()
}

/// Does items one after the other. Neighbors that may share a commit do so. While the time is uncertain, these fail.
fn do_in_order(
    club: &mut Club,
    mut jobs: VecDeque<QueueItem>,
    clock: &mut GuardedClock,
    (watch, listener): (&Watch, Option<&ChangeListener>),
    is_certain: bool,
) {
    while let Some(job) = jobs.pop_front() {
        let first = match job {
            QueueItem::Shared(first) => first,
            QueueItem::Alone(job) => {
                let now = clock.now();
                // The log has the panic, and nothing else is lost.
                drop(club.guarded(|club| job(club, now)));
                continue;
            }
        };
        let mut group = vec![first];
        while let Some(QueueItem::Shared(_)) = jobs.front() {
            if let Some(QueueItem::Shared(next)) = jobs.pop_front() {
                group.push(next);
            }
        }
        match is_certain {
            true => do_together(club, group, clock.now(), (watch, listener)),
            false => group.into_iter().for_each(|job| guard(|| job.tell(Err(UNCERTAIN)))),
        }
    }
}

/// Does items in one commit and then tells their results. If that fails, each is done by itself. Nobody has an answer
/// while others may still be shown what was before.
fn do_together(
    club: &mut Club,
    mut jobs: Vec<Box<dyn Shared>>,
    now: Timestamp,
    (watch, listener): (&Watch, Option<&ChangeListener>),
) {
    if jobs.len() > 1 && club.suspects_requests(now) {
        return jobs.into_iter().for_each(|job| do_together(club, vec![job], now, (watch, listener)));
    }
    let tried: Vec<Tried> = jobs.iter().filter_map(|job| job.tried()).collect();
    report(club.begin_trying(&tried, now).map_err(ClubError::from), "it was not noted what is tried");
    let together = if jobs.len() > 1 { do_in_group(club, &mut jobs, now) } else { Together::Not };
    if let Together::Failed(error) = &together {
        watch.kept(Err(error));
    }
    for (index, mut job) in jobs.into_iter().enumerate() {
        let came = match &together {
            Together::Kept => Ok(()),
            Together::Failed(error) => Err(error.as_str()),
            Together::Panicked(culprit) if *culprit == index => Err(PANICKED),
            Together::Panicked(_) | Together::Not => club.guarded(|club| job.work(club, now)).map_err(|_| PANICKED),
        };
        tell_changed(club, listener);
        guard(|| job.tell(came));
    }
    report(club.end_trying(&tried, now).map_err(ClubError::from), "it was not noted that nothing is tried any more");
}

/// The result of items in one commit.
enum Together {
    /// Everything is kept.
    Kept,
    /// Nothing is kept: the database failed.
    Failed(String),
    /// Nothing is kept: this one panicked.
    Panicked(usize),
    /// Nothing is kept.
    Not,
}

/// Does jobs in a group. Hardly ever one has to be undone; then all are done once more so that each can be.
fn do_in_group(club: &mut Club, jobs: &mut [Box<dyn Shared>], now: Timestamp) -> Together {
    for undo in [Undo::Group, Undo::Part] {
        let mut done = 0;
        let ended = club.guarded(|club| {
            Club::group(club, undo, |club| {
                for job in &mut *jobs {
                    job.work(club, now);
                    done += 1;
                }
            })
        });
        match ended {
            Err(_) => return Together::Panicked(done),
            Ok(Err(error)) => return Together::Failed(error.to_string()),
            Ok(Ok(((), GroupEnd::Kept))) => return Together::Kept,
            Ok(Ok(((), GroupEnd::Undone))) => {}
        }
    }
    Together::Not
}

/// Catches a panic in a callback, so that it doesn't end the club's thread.
fn guard(tell: impl FnOnce()) {
    if catch_unwind(AssertUnwindSafe(tell)).is_err() {
        tracing::error!("somebody who was told something panicked");
    }
}
