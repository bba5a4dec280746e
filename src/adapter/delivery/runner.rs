//! The engine for platforms that are talked to by async code.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::task::{Id, JoinError, JoinSet, spawn_blocking};
use tokio::time::{Instant, sleep_until, timeout};

use super::carrier::Carrier;
use super::lanes::{LETTERS_AT_ONCE, Lanes};
use crate::adapter::club_link::ClubLink;
use crate::adapter::stop::stopped;
use crate::club::{Landed, Outgoing, Retry, SendFailure};

/// How long letters on their way may take when the program stops.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// After how long the outbox is looked into again if it could not be read.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// After how long it is noted again that a letter was sent, if that could not be noted.
const NOTE_AGAIN: Duration = Duration::from_secs(1);

/// What the engine is told from outside.
pub(in crate::adapter) struct Signals {
    /// Letters were written.
    pub(in crate::adapter) mail: Arc<Notify>,
    /// The platform answers again after it did not.
    pub(in crate::adapter) back: Arc<Notify>,
    /// Turns true when everything is to end.
    pub(in crate::adapter) stop: watch::Receiver<bool>,
}

/// A letter on its way, drawn.
struct Parcel<C: Carrier> {
    outgoing: Outgoing,
    drawn: C::Drawn,
    /// Where it landed, once it was sent.
    landed: Option<Landed>,
}

/// What became of an attempt to send a letter.
enum Attempt<C: Carrier> {
    /// It was sent, and that is noted.
    Sent(Parcel<C>, Landed),
    /// It was sent, but that could not be noted.
    Unnoted(Parcel<C>),
    /// It does not wait any more, or could not be read.
    Gone,
    /// It was not sent.
    Unsent(Option<Parcel<C>>, SendFailure),
}

struct Runner<C: Carrier> {
    carrier: Arc<C>,
    club: ClubLink,
    begin: Instant,
    lanes: Lanes,
    moving: JoinSet<Attempt<C>>,
    letters: HashMap<Id, i64>,
    /// What is drawn and waits for a limit to be over, and what was sent and is still to be noted.
    held_up: HashMap<i64, Parcel<C>>,
    /// What is still done about letters that were sent.
    concluding: JoinSet<()>,
}

/// Sends what waits and what comes, until it is told to stop; then it waits a little for what is on its way.
pub(in crate::adapter) async fn run<C: Carrier>(carrier: Arc<C>, club: ClubLink, mut signals: Signals) {
    let mut runner = Runner {
        carrier,
        club,
        begin: Instant::now(),
        lanes: Lanes::new(C::ORDER),
        moving: JoinSet::new(),
        letters: HashMap::new(),
        held_up: HashMap::new(),
        concluding: JoinSet::new(),
    };
    let mut look_again = runner.take_in().await;
    loop {
        runner.start_what_may_go();
        let wake_at = runner.lanes.wake_at().map(|at| runner.begin + at).into_iter().chain(look_again).min();
        let had_room = runner.lanes.room_after().is_some();
        let look = tokio::select! {
            () = stopped(&mut signals.stop) => break,
            () = signals.mail.notified() => true,
            () = signals.back.notified() => {
                runner.lanes.end_pauses();
                false
            }
            () = sleep_until(wake_at.unwrap_or(runner.begin)), if wake_at.is_some() => look_again.is_some(),
            Some(done) = runner.moving.join_next_with_id() => {
                runner.settle(done).await;
                !had_room
            }
        };
        if look {
            look_again = runner.take_in().await;
        }
    }
    let rest = async {
        while let Some(done) = runner.moving.join_next_with_id().await {
            runner.settle(done).await;
        }
        runner.note_what_was_sent().await;
    };
    if timeout(LAST_WORDS, rest).await.is_err() {
        tracing::info!(platform = C::PLATFORM, "letters are left in the outbox; they are sent after the next start");
    }
}

impl<C: Carrier> Runner<C> {
    /// Takes in what waits, as far as there is room; says when to look again if it cannot be read.
    async fn take_in(&mut self) -> Option<Instant> {
        while let Some(after) = self.lanes.room_after() {
            let waiting = self.club.ask(move |club, now| club.waiting(C::PLATFORM, after, LETTERS_AT_ONCE, now));
            let letters = match waiting.await {
                Some(Ok(letters)) => letters,
                Some(Err(error)) => {
                    tracing::error!(%error, "the outbox cannot be read");
                    return Some(Instant::now() + LOOK_AGAIN);
                }
                None => return Some(Instant::now() + LOOK_AGAIN),
            };
            if letters.is_empty() {
                break;
            }
            self.lanes.take_in(letters, self.begin.elapsed());
        }
        None
    }

    fn start_what_may_go(&mut self) {
        while self.concluding.try_join_next().is_some() {}
        while let Some(letter) = self.lanes.next(self.begin.elapsed()) {
            let parcel = self.held_up.remove(&letter);
            let attempt = attempt(Arc::clone(&self.carrier), self.club.clone(), letter, parcel);
            self.letters.insert(self.moving.spawn(attempt).id(), letter);
        }
    }

    async fn settle(&mut self, done: Result<(Id, Attempt<C>), JoinError>) {
        let (task, attempt) = match done {
            Ok((task, attempt)) => (task, attempt),
            Err(error) => {
                let failure = SendFailure::Passing(format!("sending it panicked: {error}"));
                (error.id(), Attempt::Unsent(None, failure))
            }
        };
        let Some(letter) = self.letters.remove(&task) else { return };
        let attempts = self.lanes.attempts(letter);
        match attempt {
            Attempt::Gone => self.lanes.settle(letter, None, self.begin.elapsed()),
            Attempt::Sent(parcel, landed) => {
                self.lanes.settle(letter, None, self.begin.elapsed());
                let carrier = Arc::clone(&self.carrier);
                let conclude = async move { carrier.conclude(&parcel.outgoing, &parcel.drawn, &landed).await };
                self.concluding.spawn(conclude);
            }
            Attempt::Unnoted(parcel) => {
                // Nothing is wrong with the letter, which is not sent again.
                self.lanes.settle(letter, Some(&SendFailure::Limited(NOTE_AGAIN)), self.begin.elapsed());
                self.held_up.insert(letter, parcel);
            }
            Attempt::Unsent(parcel, failure) => {
                self.lanes.settle(letter, Some(&failure), self.begin.elapsed());
                self.note_failure(letter, attempts, parcel, failure).await;
            }
        }
    }

    /// Notes a last time what was sent, so that it is not sent again after the next start.
    async fn note_what_was_sent(&mut self) {
        for (letter, parcel) in self.held_up.drain() {
            if let Some(landed) = parcel.landed {
                self.club.note_sent(letter, landed).await;
            }
        }
    }

    async fn note_failure(&mut self, letter: i64, attempts: u32, parcel: Option<Parcel<C>>, failure: SendFailure) {
        let reason = match &failure {
            SendFailure::Limited(wait) => {
                tracing::debug!(platform = C::PLATFORM, letter, ?wait, "the platform wants us to be slower");
                self.held_up.extend(parcel.map(|parcel| (letter, parcel)));
                return;
            }
            SendFailure::Passing(reason) | SendFailure::Final(reason) => reason.clone(),
        };
        let given_up = failure.retry(attempts) == Retry::Never;
        tracing::warn!(platform = C::PLATFORM, letter, reason, given_up, "a letter was not sent");
        let noted = self.club.ask(move |club, now| club.unsent(letter, attempts, &failure, now)).await;
        if let Some(Err(error)) = noted {
            tracing::error!(letter, %error, "it cannot be noted that a letter was not sent");
        }
        if let Some(Parcel { outgoing, .. }) = parcel.filter(|_| given_up) {
            let carrier = Arc::clone(&self.carrier);
            self.concluding.spawn(async move { carrier.give_up(&outgoing, &reason).await });
        }
    }
}

/// Attempts to send a letter, drawn already or not; one that was sent is only noted.
async fn attempt<C: Carrier>(carrier: Arc<C>, club: ClubLink, letter: i64, parcel: Option<Parcel<C>>) -> Attempt<C> {
    let parcel = match parcel {
        Some(parcel) => Ok(Some(parcel)),
        None => open(&carrier, &club, letter).await,
    };
    let mut parcel = match parcel {
        Ok(Some(parcel)) => parcel,
        Ok(None) => return Attempt::Gone,
        Err(failure) => return Attempt::Unsent(None, failure),
    };
    let landed = match parcel.landed.take() {
        Some(landed) => landed,
        None => match carrier.send(&parcel.outgoing, &mut parcel.drawn).await {
            Ok(landed) => landed,
            Err(failure) => return Attempt::Unsent(Some(parcel), failure),
        },
    };
    if club.note_sent(letter, landed.clone()).await {
        Attempt::Sent(parcel, landed)
    } else {
        Attempt::Unnoted(Parcel { landed: Some(landed), ..parcel })
    }
}

/// Takes a letter from the outbox and draws it; nothing if it is not to be sent any more.
async fn open<C: Carrier>(carrier: &Arc<C>, club: &ClubLink, letter: i64) -> Result<Option<Parcel<C>>, SendFailure> {
    let outgoing = match club.ask(move |club, now| club.letter_to_send(letter, now)).await {
        Some(Ok(Some(outgoing))) => outgoing,
        Some(Ok(None)) => return Ok(None),
        Some(Err(error)) => return Err(SendFailure::Passing(error.to_string())),
        None => return Err(SendFailure::Passing("it cannot be read".to_owned())),
    };
    let (carrier, watch) = (Arc::clone(carrier), club.watch().clone());
    let drawn = spawn_blocking(move || {
        let drawn = watch.drawing(outgoing.game.is_some(), || carrier.draw(&outgoing));
        drawn.map(|drawn| Parcel { outgoing, drawn, landed: None })
    });
    match drawn.await {
        Ok(Ok(parcel)) => Ok(Some(parcel)),
        Ok(Err(reason)) => Err(SendFailure::Final(format!("it cannot be drawn: {reason}"))),
        Err(error) => Err(SendFailure::Final(format!("drawing it panicked: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use rusqlite::Connection;
    use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

    use super::*;
    use crate::adapter::delivery::Order;
    use crate::club::{Club, Desk, Limits, Origin, Person, Place, Request, Said, SeenBy};
    use crate::store::Store;

    /// A platform that takes everything, and counts it.
    struct Counting {
        sent: Arc<AtomicUsize>,
        concluded: UnboundedSender<i64>,
    }

    impl Carrier for Counting {
        const PLATFORM: &'static str = "test";
        const ORDER: Order = Order::ByPlace;
        type Drawn = ();

        fn draw(&self, _: &Outgoing) -> Result<(), String> {
            Ok(())
        }

        async fn send(&self, _: &Outgoing, (): &mut ()) -> Result<Landed, SendFailure> {
            self.sent.fetch_add(1, Ordering::Relaxed);
            Ok(Landed { channel: "room".to_owned(), message: None, seen_by: SeenBy::Everyone, controls: None })
        }

        async fn conclude(&self, outgoing: &Outgoing, (): &(), _: &Landed) {
            self.concluded.send(outgoing.id).unwrap();
        }

        async fn give_up(&self, _: &Outgoing, _: &str) {}
    }

    fn request(line: &str) -> Request {
        Request {
            origin: Origin { platform: Counting::PLATFORM, event: line.to_owned() },
            place: Place { id: "room".into(), name: "room".into(), direct: false, community: "room".into() },
            person: Person { id: "ann".into(), name: "ann".into() },
            manages: false,
            people: Vec::new(),
            replied_to: None,
            seen: None,
            token: None,
            language: None,
            said: Said::line(line),
        }
    }

    #[tokio::test]
    async fn what_was_sent_and_could_not_be_noted_is_noted_again_and_not_sent_again() {
        let path = std::env::temp_dir().join(format!("parlour-unnoted-{}.db", std::process::id()));
        let desk = Arc::new(Desk::open(Club::new(Store::open(&path).unwrap(), Limits::default()), Vec::new()).unwrap());
        desk.handle(request("help"), |answer| drop(answer.unwrap())).unwrap();
        let club = ClubLink::new(Arc::clone(&desk));
        // The database takes no note for half a second.
        let refusing = "CREATE TABLE until AS SELECT julianday('now') + 0.5 / 86400 AS at;
                        CREATE TRIGGER refused BEFORE UPDATE ON outbox WHEN julianday('now') < (SELECT at FROM until)
                        BEGIN SELECT RAISE(FAIL, 'the disk is full'); END";
        Connection::open(&path).unwrap().execute_batch(refusing).unwrap();
        let (sent, begin) = (Arc::new(AtomicUsize::new(0)), Instant::now());
        let (concluded, mut done) = unbounded_channel();
        let carrier = Arc::new(Counting { sent: Arc::clone(&sent), concluded });
        let (stop, stopping) = watch::channel(false);
        let signals = Signals { mail: Arc::default(), back: Arc::default(), stop: stopping };
        let running = tokio::spawn(run(carrier, club.clone(), signals));
        let letter = timeout(Duration::from_secs(60), done.recv()).await.unwrap().unwrap();
        assert!(begin.elapsed() > Duration::from_millis(400), "it was noted at once");
        assert_eq!(sent.load(Ordering::Relaxed), 1);
        let waiting = club.ask(move |club, now| club.letter_to_send(letter, now).unwrap().is_some()).await;
        assert_eq!(waiting, Some(false));
        stop.send(true).unwrap();
        running.await.unwrap();
        drop((club, desk));
        std::fs::remove_file(&path).unwrap();
    }
}
