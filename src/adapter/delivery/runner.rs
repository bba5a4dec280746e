//! The delivery engine for platforms with async code.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::task::{JoinError, JoinSet};
use tokio::time::{Instant, sleep_until, timeout};

use super::attempt::{Attempt, Parcel, attempt, read};
use super::carrier::Carrier;
use super::lanes::{LETTERS_AT_ONCE, Lanes};
use crate::adapter::club_link::ClubLink;
use crate::adapter::stop::stopped;
use crate::club::{Retry, SendFailure};
use crate::faults::point;

/// How long letters on their way may take when the program stops.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// The pause before another look into the outbox, if it couldn't be read.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// The pause before another try to note a letter as sent. Each further pause is twice as long, up to the longest.
const NOTE_AGAIN: Duration = Duration::from_secs(1);
const NOTE_AGAIN_MAX: Duration = Duration::from_secs(60);

/// After this many panics, a letter is given up.
const PANICS_MAX: u32 = 3;
/// The most drawn letters kept during a rate limit. Others are drawn again.
const HELD_UP_MAX: usize = 200;
/// Roughly the most letters with follow-up work at a time. The work for others is skipped.
const CONCLUDING_MAX: usize = 500;

/// Signals from outside.
pub(in crate::adapter) struct Signals {
    /// Somebody wrote letters.
    pub(in crate::adapter) mail: Arc<Notify>,
    /// The platform answers again.
    pub(in crate::adapter) back: Arc<Notify>,
    /// Turns true when the program stops.
    pub(in crate::adapter) stop: watch::Receiver<bool>,
}

struct Runner<C: Carrier> {
    carrier: Arc<C>,
    club: ClubLink,
    begin: Instant,
    lanes: Lanes,
    /// The running attempts, each with its letter. `None` if it panicked.
    sending: JoinSet<(i64, Option<Attempt<C>>)>,
    /// Drawn letters that wait for a rate limit to end, and sent ones that aren't noted yet.
    held_up: HashMap<i64, Parcel<C>>,
    /// By letter: how often sending it panicked.
    panics: HashMap<i64, u32>,
    /// The follow-up work for sent letters.
    concluding: JoinSet<()>,
}

/// Sends waiting and new letters until it's told to stop. Then it gives those on their way a little time.
pub(in crate::adapter) async fn run<C: Carrier>(carrier: Arc<C>, club: ClubLink, mut signals: Signals) {
    let mut runner = Runner {
        carrier,
        club,
        begin: Instant::now(),
        lanes: Lanes::new(C::ORDER),
        sending: JoinSet::new(),
        held_up: HashMap::new(),
        panics: HashMap::new(),
        concluding: JoinSet::new(),
    };
    let mut look_again = runner.take_in().await;
    loop {
        runner.start_what_may_go();
        let wake_at = runner.lanes.wake_at().map(|at| runner.begin + at).into_iter().chain(look_again).min();
        let had_room = runner.lanes.room_after().is_some();
        point("loop.delivery");
        let look = tokio::select! {
            () = stopped(&mut signals.stop) => break,
            () = signals.mail.notified() => true,
            () = signals.back.notified() => {
                runner.lanes.end_pauses();
                false
            }
            () = sleep_until(wake_at.unwrap_or(runner.begin)), if wake_at.is_some() => look_again.is_some(),
            Some(done) = runner.sending.join_next() => {
                runner.settle(done).await;
                !had_room
            }
        };
        if look {
            look_again = runner.take_in().await;
        }
    }
    let rest = async {
        while let Some(done) = runner.sending.join_next().await {
            runner.settle(done).await;
        }
        runner.note_what_was_sent().await;
    };
    if timeout(LAST_WORDS, rest).await.is_err() {
        tracing::info!(platform = C::PLATFORM, "letters stay in the outbox until the next start");
    }
}

impl<C: Carrier> Runner<C> {
    /// Takes in waiting letters, as far as there is room. If they can't be read, returns when to try again.
    async fn take_in(&mut self) -> Option<Instant> {
        while let Some(after) = self.lanes.room_after() {
            let waiting = self.club.ask(move |club, now| club.waiting(C::PLATFORM, after, LETTERS_AT_ONCE, now));
            let letters = match waiting.await {
                Some(Ok(letters)) => letters,
                Some(Err(error)) => {
                    tracing::error!(%error, "the outbox can't be read");
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
            let (watch, doing) = (self.club.watch().clone(), format!("sending letter {letter}"));
            let attempt = attempt(Arc::clone(&self.carrier), self.club.clone(), letter, parcel);
            self.sending.spawn(async move { (letter, watch.guarded(C::PLATFORM, doing, attempt).await) });
        }
    }

    async fn settle(&mut self, done: Result<(i64, Option<Attempt<C>>), JoinError>) {
        // Nobody cancels an attempt, and panics are caught.
        let Ok((letter, attempt)) = done else { return };
        let attempts = self.lanes.attempts(letter);
        let attempt = match attempt {
            Some(attempt) => {
                self.panics.remove(&letter);
                attempt
            }
            None => Attempt::Unsent(None, self.after_a_panic(letter)),
        };
        match attempt {
            Attempt::Gone => self.lanes.settle(letter, None, self.begin.elapsed()),
            Attempt::Sent(parcel, landed) => {
                self.lanes.settle(letter, None, self.begin.elapsed());
                let carrier = Arc::clone(&self.carrier);
                let conclude = async move { carrier.conclude(&parcel.outgoing, &parcel.drawn, &landed).await };
                self.conclude(letter, conclude);
            }
            Attempt::Unnoted(parcel) => {
                // Nothing is wrong with the letter, and it isn't sent again.
                let pause = SendFailure::Limited(note_again_after(parcel.unnoted));
                self.lanes.settle(letter, Some(&pause), self.begin.elapsed());
                self.held_up.insert(letter, parcel);
            }
            Attempt::Unsent(parcel, failure) => {
                self.lanes.settle(letter, Some(&failure), self.begin.elapsed());
                self.note_failure(letter, attempts, parcel, failure).await;
            }
        }
    }

    /// What to do after sending a letter panicked: try again, but not forever.
    fn after_a_panic(&mut self, letter: i64) -> SendFailure {
        let panics = self.panics.entry(letter).or_default();
        *panics += 1;
        if *panics < PANICS_MAX {
            return SendFailure::Passing("sending it panicked".to_owned());
        }
        self.panics.remove(&letter);
        SendFailure::Final("sending it panics".to_owned())
    }

    /// Does a letter's follow-up work in the background.
    fn conclude(&mut self, letter: i64, work: impl Future<Output = ()> + Send + 'static) {
        if self.concluding.len() >= CONCLUDING_MAX {
            tracing::debug!(platform = C::PLATFORM, letter, "too much work is waiting; this is skipped");
            return;
        }
        let (watch, doing) = (self.club.watch().clone(), format!("what is left to do about letter {letter}"));
        self.concluding.spawn(async move { watch.guarded(C::PLATFORM, doing, work).await.unwrap_or_default() });
    }

    /// Notes sent letters one last time, so that the next start doesn't send them again.
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
                tracing::debug!(platform = C::PLATFORM, letter, ?wait, "the platform limits our rate");
                let parcel = parcel.filter(|_| self.held_up.len() < HELD_UP_MAX);
                self.held_up.extend(parcel.map(|parcel| (letter, parcel)));
                return;
            }
            SendFailure::Passing(reason) | SendFailure::Final(reason) => reason.clone(),
        };
        let given_up = failure.retry(attempts) == Retry::Never;
        tracing::warn!(platform = C::PLATFORM, letter, reason, given_up, "a letter wasn't sent");
        let outgoing = match parcel {
            Some(parcel) => Some(parcel.outgoing),
            // The people who wait for it are told, even if it was never drawn or got lost.
            None if given_up => read(&self.club, letter).await.ok().flatten(),
            None => None,
        };
        let noted = self.club.ask(move |club, now| club.unsent(letter, attempts, &failure, now)).await;
        if let Some(Err(error)) = noted {
            tracing::error!(letter, %error, "the failure to send a letter can't be recorded");
        }
        if let Some(outgoing) = outgoing.filter(|_| given_up) {
            let carrier = Arc::clone(&self.carrier);
            self.conclude(letter, async move { carrier.give_up(&outgoing, &reason).await });
        }
    }
}

/// The pause before another try to note a letter as sent, after this many failures.
fn note_again_after(failures: u32) -> Duration {
    NOTE_AGAIN.saturating_mul(2_u32.saturating_pow(failures.saturating_sub(1))).min(NOTE_AGAIN_MAX)
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};
    use std::sync::Mutex;

    use rusqlite::Connection;
    use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
    use tokio::task::JoinHandle;

    use super::*;
    use crate::adapter::delivery::Order;
    use crate::club::{Club, Desk, Landed, Limits, Origin, Outgoing, Person, Place, Request, Said, SeenBy};
    use crate::command::BoardForm;
    use crate::store::Store;

    const PLATFORM: &str = "test";

    /// How a test's platform reacts when it's sent the letter with this number for the first, second, … time.
    type Take = Box<dyn Fn(i64, usize) -> Result<(), SendFailure> + Send + Sync>;

    /// How a test's platform reacts when it draws a letter.
    type Draw = fn(&Outgoing) -> Result<(), String>;

    /// A platform that takes notes. It reports the numbers of letters that are done, and the negative numbers of those
    /// that were given up.
    struct Noting {
        take: Take,
        draw: Draw,
        sent: Arc<Mutex<Vec<i64>>>,
        concluded: UnboundedSender<i64>,
    }

    impl Carrier for Noting {
        const PLATFORM: &'static str = PLATFORM;
        const ORDER: Order = Order::ByPlace;
        type Drawn = ();

        fn draw(&self, outgoing: &Outgoing) -> Result<(), String> {
            (self.draw)(outgoing)
        }

        async fn send(&self, outgoing: &Outgoing, (): &mut ()) -> Result<Landed, SendFailure> {
            let times = {
                let mut sent = self.sent.lock().unwrap();
                sent.push(outgoing.id);
                sent.iter().filter(|id| **id == outgoing.id).count()
            };
            (self.take)(outgoing.id, times)?;
            Ok(Landed { channel: "room".to_owned(), message: None, seen_by: SeenBy::Everyone, controls: None })
        }

        async fn conclude(&self, outgoing: &Outgoing, (): &(), _: &Landed) {
            self.concluded.send(outgoing.id).unwrap();
        }

        async fn give_up(&self, outgoing: &Outgoing, _: &str) {
            self.concluded.send(-outgoing.id).unwrap();
        }
    }

    fn request(line: &str) -> Request {
        Request::new(
            Origin { platform: PLATFORM, event: line.to_owned() },
            Place { id: "room".into(), name: "room".into(), direct: false, community: "room".into() },
            Person { id: "ann".into(), name: "ann".into() },
            Said::line(line),
        )
    }

    /// A club with its own database, its delivery, and the results.
    struct Running {
        path: PathBuf,
        desk: Arc<Desk>,
        sent: Arc<Mutex<Vec<i64>>>,
        concluded: UnboundedReceiver<i64>,
        stop: watch::Sender<bool>,
        running: JoinHandle<()>,
    }

    impl Running {
        /// Sends these lines to the club, prepares, and begins to deliver the answers.
        fn start(name: &str, lines: &[&str], prepare: impl FnOnce(&Path) -> Take) -> Self {
            Self::start_drawing(name, lines, |_| Ok(()), prepare)
        }

        /// The same, with a platform that draws like this.
        fn start_drawing(name: &str, lines: &[&str], draw: Draw, prepare: impl FnOnce(&Path) -> Take) -> Self {
            let path = std::env::temp_dir().join(format!("parlour-{name}-{}.db", std::process::id()));
            let club = Club::new(Store::open(&path).unwrap(), Limits::default());
            let desk = Arc::new(Desk::open(club, Vec::new()).unwrap());
            for line in lines {
                desk.handle(request(line), |answer| drop(answer.unwrap())).unwrap();
            }
            let sent = Arc::new(Mutex::new(Vec::new()));
            let (tell, concluded) = unbounded_channel();
            let carrier = Arc::new(Noting { take: prepare(&path), draw, sent: Arc::clone(&sent), concluded: tell });
            let (stop, stopping) = watch::channel(false);
            let signals = Signals { mail: Arc::default(), back: Arc::default(), stop: stopping };
            let running = tokio::spawn(run(carrier, ClubLink::new(Arc::clone(&desk)), signals));
            Self { path, desk, sent, concluded, stop, running }
        }

        /// The next letter that is done.
        async fn concluded(&mut self) -> i64 {
            timeout(Duration::from_secs(60), self.concluded.recv()).await.unwrap().unwrap()
        }

        /// Ends everything, and returns the sent letters in order.
        async fn stop(self) -> Vec<i64> {
            self.stop.send(true).unwrap();
            self.running.await.unwrap();
            drop(self.desk);
            std::fs::remove_file(&self.path).unwrap();
            Arc::try_unwrap(self.sent).unwrap().into_inner().unwrap()
        }
    }

    #[tokio::test]
    async fn what_was_sent_and_could_not_be_noted_is_noted_again_and_not_sent_again() {
        // The database refuses notes for half a second.
        let refusing = "CREATE TABLE until AS SELECT julianday('now') + 0.5 / 86400 AS at;
                        CREATE TRIGGER refused BEFORE UPDATE ON outbox WHEN julianday('now') < (SELECT at FROM until)
                        BEGIN SELECT RAISE(FAIL, 'the disk is full'); END";
        let begin = Instant::now();
        let mut running = Running::start("unnoted", &["help"], |path| {
            Connection::open(path).unwrap().execute_batch(refusing).unwrap();
            Box::new(|_, _| Ok(()))
        });
        let letter = running.concluded().await;
        assert!(begin.elapsed() > Duration::from_millis(400), "it was noted at once");
        let club = ClubLink::new(Arc::clone(&running.desk));
        let waiting = club.ask(move |club, now| club.letter_to_send(letter, now).unwrap().is_some()).await;
        assert_eq!(waiting, Some(false));
        drop(club);
        assert_eq!(running.stop().await, [letter]);
    }

    #[tokio::test]
    async fn what_was_withdrawn_while_a_limit_held_it_up_is_not_sent() {
        let mut running = Running::start("withdrawn", &["help", "games"], |path| {
            let path = path.to_owned();
            Box::new(move |letter, times| {
                if (letter, times) != (1, 1) {
                    return Ok(());
                }
                let withdraw = "DELETE FROM outbox WHERE id = 1";
                Connection::open(&path).unwrap().execute(withdraw, []).unwrap();
                Err(SendFailure::Limited(Duration::from_millis(1)))
            })
        });
        assert_eq!(running.concluded().await, 2);
        assert_eq!(running.stop().await, [1, 2]);
    }

    #[tokio::test]
    async fn a_panic_while_a_letter_is_sent_costs_an_attempt_and_after_some_that_letter_alone() {
        let mut running = Running::start("panicking", &["help", "games", "rules"], |_| {
            Box::new(|letter, times| match (letter, times) {
                (1, 1..=2) | (2, _) => panic!("the platform has teeth"),
                _ => Ok(()),
            })
        });
        let mut done = [running.concluded().await, running.concluded().await, running.concluded().await];
        done.sort_unstable();
        let text = running.desk.watch().exposition(&crate::watch::HealthReport::default(), None);
        assert!(text.contains("parlour_panics_total{part=\"test\"} 5\n"), "{text}");
        // The other letters to the place wait for those before them, and aren't lost with them.
        assert_eq!(done, [-2, 1, 3]);
        assert_eq!(running.stop().await, [1, 1, 1, 2, 2, 2, 3]);
    }

    #[tokio::test]
    async fn a_letter_whose_drawing_panics_goes_out_in_words_and_one_that_cannot_go_out_at_all_is_given_up() {
        let draw: Draw = |outgoing| {
            let picture = outgoing.letter.picture.as_ref();
            match picture.map(|picture| picture.form) {
                Some(BoardForm::Picture) => panic!("no ink"),
                Some(_) => Ok(()),
                None => Err("no paper".to_owned()),
            }
        };
        let lines = ["help", "challenge parlour chifoumi first"];
        let mut running = Running::start_drawing("inkless", &lines, draw, |_| Box::new(|_, _| Ok(())));
        let mut done = [running.concluded().await, running.concluded().await];
        done.sort_unstable();
        assert_eq!(done, [-1, 2]);
        assert_eq!(running.stop().await, [2]);
    }

    #[test]
    fn what_cannot_be_noted_is_noted_again_after_pauses_that_double_up_to_a_minute() {
        let pauses = [1, 2, 3, 6, 7, 1_000].map(|failures| note_again_after(failures).as_secs());
        assert_eq!(pauses, [1, 2, 4, 32, 60, 60]);
    }
}
