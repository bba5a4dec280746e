//! The threads that think for the computer, and the one that brings them what awaits it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::{Means, answer, look_at};
use crate::club::{Awaited, Desk, Errand, ErrandQuestion, Findings, Notifier};
use crate::command::Command;

/// How long the computer takes for a turn at least: what is answered at once is missed.
const PAUSE_MIN: Duration = Duration::from_millis(1_000);
/// By how much it varies, in steps.
const PAUSE_STEP: Duration = Duration::from_millis(200);
const PAUSE_STEPS: u32 = 5;
/// After how long it looks again without having been told of anything, should something have gone wrong.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// After how long it tries again what the club had no room for.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// The computer as it takes part in the club. Dropping it ends it, and what is being thought about is forgotten.
pub struct Robot {
    notes: Sender<Note>,
    manager: Option<JoinHandle<()>>,
}

/// What the manager is told.
enum Note {
    /// Something has happened.
    Look,
    /// This awaits the computer, and it is to look at that for somebody.
    Awaits(Vec<Awaited>, Vec<Errand>),
    /// This is what it does about something that awaits it.
    Thought(Box<Awaited>, Option<Command>),
    /// So many turns of what it looks at were judged.
    Judged(Box<Errand>, usize),
    /// This is what it found when it looked at something.
    Found(Box<Errand>, Option<Findings>),
    /// It was not taken, by the name of its event.
    Failed(String),
    /// That is all.
    Stop,
}

/// What those who think are given.
enum Work {
    Turn(Awaited),
    Errand(Box<Errand>),
}

/// How far something is that awaits the computer.
enum Progress {
    /// It is thought about since then.
    Thinking(Instant),
    /// It is to be done, but not before then.
    Ready(Instant, Box<Awaited>, Command),
    /// It was done, or nothing could be.
    Done,
}

/// How the computer is told that something has happened, before it is there.
pub struct Bell {
    notes: Sender<Note>,
    inbox: Receiver<Note>,
}

impl Bell {
    /// A bell for a computer that is not there yet.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "each is another one")]
    pub fn new() -> Self {
        let (notes, inbox) = channel();
        Self { notes, inbox }
    }

    /// What is called when it is to look.
    #[must_use]
    pub fn notifier(&self) -> Notifier {
        let notes = self.notes.clone();
        // The computer may have gone.
        Box::new(move || notes.send(Note::Look).unwrap_or_default())
    }
}

impl Robot {
    /// Begins to play, with so many threads that think about turns, and one that looks through games that are over.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start(bell: Bell, desk: Arc<Desk>, means: Means, threads: usize) -> std::io::Result<Self> {
        let Bell { notes, inbox } = bell;
        let thinkers = |name: &str, threads: usize| -> std::io::Result<Sender<Work>> {
            let (work, waiting) = channel();
            let waiting = Arc::new(Mutex::new(waiting));
            for number in 0..threads {
                let (waiting, notes) = (Arc::clone(&waiting), notes.clone());
                Builder::new().name(format!("{name} {number}")).spawn(move || think(&waiting, &notes, &means))?;
            }
            Ok(work)
        };
        let (quick, slow) = (thinkers("thinker", threads.max(1))?, thinkers("analyst", 1)?);
        let manager = Manager { desk, notes: notes.clone(), quick, slow, known: BTreeMap::new(), found: Vec::new() };
        let manager = Builder::new().name("computer".to_owned()).spawn(move || manager.run(&inbox))?;
        notes.send(Note::Look).unwrap_or_default();
        Ok(Self { notes, manager: Some(manager) })
    }
}

impl Drop for Robot {
    fn drop(&mut self) {
        self.notes.send(Note::Stop).unwrap_or_default();
        if let Some(manager) = self.manager.take()
            && manager.join().is_err()
        {
            tracing::error!("the computer's thread panicked");
        }
    }
}

/// Thinks about one thing after the other until there will be no more.
fn think(waiting: &Mutex<Receiver<Work>>, notes: &Sender<Note>, means: &Means) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let note = match next {
            Ok(Work::Turn(awaited)) => {
                let command = guarded(|| answer(&awaited, means));
                Note::Thought(Box::new(awaited), command)
            }
            Ok(Work::Errand(errand)) => {
                let mut tell = |turns| notes.send(Note::Judged(errand.clone(), turns)).unwrap_or_default();
                let findings = guarded(|| look_at(&errand, means, &mut tell));
                Note::Found(errand, findings)
            }
            Err(_) => return,
        };
        if notes.send(note).is_err() {
            return;
        }
    }
}

/// What somebody who thinks comes to; nothing if they panic, for there may be nobody else to think about the next game.
fn guarded<T>(think: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
        tracing::error!("the computer panicked while it thought");
        None
    })
}

/// Brings what awaits the computer to those who think, and what they found to the club.
struct Manager {
    desk: Arc<Desk>,
    notes: Sender<Note>,
    /// To those who think about turns and hints, for which somebody waits.
    quick: Sender<Work>,
    /// To the one who looks through games that are over.
    slow: Sender<Work>,
    /// What awaits the computer, by the names of its events.
    known: BTreeMap<String, Progress>,
    /// What was found and is still to be reported.
    found: Vec<(Errand, Option<Findings>)>,
}

impl Manager {
    fn run(mut self, inbox: &Receiver<Note>) {
        loop {
            match inbox.recv_timeout(self.pause()) {
                Ok(Note::Look) | Err(RecvTimeoutError::Timeout) => self.look(),
                Ok(Note::Awaits(awaited, errands)) => self.take_up(awaited, errands),
                Ok(Note::Thought(awaited, command)) => self.keep(*awaited, command),
                Ok(Note::Judged(errand, turns)) => self.tell_progress(*errand, turns),
                Ok(Note::Found(errand, findings)) => self.found.push((*errand, findings)),
                Ok(Note::Failed(event)) => drop(self.known.remove(&event)),
                Ok(Note::Stop) | Err(RecvTimeoutError::Disconnected) => return,
            }
            self.report();
            self.hand_in();
        }
    }

    /// How long there is nothing to be done.
    fn pause(&self) -> Duration {
        let due = self.known.values().filter_map(|progress| match progress {
            Progress::Ready(at, ..) => Some(at.saturating_duration_since(Instant::now())),
            Progress::Thinking(_) | Progress::Done => None,
        });
        due.chain((!self.found.is_empty()).then_some(TRY_AGAIN)).min().unwrap_or(LOOK_AGAIN)
    }

    /// Asks the club what awaits the computer.
    fn look(&self) {
        let notes = self.notes.clone();
        let asked = self.desk.with(move |club, _| match club.awaiting_computer() {
            // It may have gone meanwhile.
            Ok(awaited) => notes.send(Note::Awaits(awaited, club.take_errands())).unwrap_or_default(),
            Err(error) => tracing::error!(%error, "the computer cannot see what awaits it"),
        });
        if asked.is_err() {
            tracing::debug!("the club has no time for the computer");
        }
    }

    /// Has thought about what is new, and forgets what awaits it no more.
    fn take_up(&mut self, awaited: Vec<Awaited>, errands: Vec<Errand>) {
        for errand in errands {
            let work = if errand.question == ErrandQuestion::Analysis { &self.slow } else { &self.quick };
            // Those who think are there as long as this is.
            work.send(Work::Errand(Box::new(errand))).unwrap_or_default();
        }
        let events: Vec<String> = awaited.iter().map(Awaited::event).collect();
        self.known.retain(|event, progress| !matches!(progress, Progress::Done) || events.contains(event));
        for (event, awaited) in events.into_iter().zip(awaited) {
            if !self.known.contains_key(&event) && self.quick.send(Work::Turn(awaited)).is_ok() {
                self.known.insert(event, Progress::Thinking(Instant::now()));
            }
        }
    }

    /// Has whoever waits for an analysis told how far it has come.
    fn tell_progress(&self, errand: Errand, turns: usize) {
        let told = self.desk.with(move |club, now| {
            if let Err(trouble) = club.tell_progress(&errand, turns, now) {
                tracing::error!(%trouble, "how far an analysis has come cannot be told");
            }
        });
        if told.is_err() {
            tracing::debug!("the club has no time to tell how far an analysis has come");
        }
    }

    /// Reports what was found to the club, and keeps what it has no time for.
    fn report(&mut self) {
        self.found.retain(|found| {
            let (errand, findings) = found.clone();
            let reported = self.desk.with(move |club, now| {
                if let Err(trouble) = club.report(errand, findings, now) {
                    tracing::error!(%trouble, "what the computer found cannot be told");
                }
            });
            reported.is_err()
        });
    }

    /// Keeps what was found until it is time.
    fn keep(&mut self, awaited: Awaited, command: Option<Command>) {
        let event = awaited.event();
        let begun = match self.known.get(&event) {
            Some(Progress::Thinking(begun)) => *begun,
            _ => Instant::now(),
        };
        let progress = match command {
            Some(command) => Progress::Ready(begun + pause_of(awaited.entries), Box::new(awaited), command),
            None => {
                tracing::error!(table = awaited.table, "the computer does not know what to do");
                Progress::Done
            }
        };
        self.known.insert(event, progress);
    }

    /// Hands in what it is time for.
    fn hand_in(&mut self) {
        let now = Instant::now();
        for (event, progress) in &mut self.known {
            let Progress::Ready(at, awaited, command) = progress else { continue };
            if *at > now {
                continue;
            }
            let (notes, failed) = (self.notes.clone(), event.clone());
            let taken = self.desk.handle(awaited.request(command.clone()), move |done| {
                // The club has told why.
                if done.is_err() {
                    notes.send(Note::Failed(failed)).unwrap_or_default();
                }
            });
            match taken {
                Ok(()) => *progress = Progress::Done,
                Err(_) => *at = now + TRY_AGAIN,
            }
        }
    }
}

/// How long the computer takes at least in a game with so many entries; for the same always as long.
const fn pause_of(entries: u32) -> Duration {
    PAUSE_MIN.saturating_add(PAUSE_STEP.saturating_mul(entries % PAUSE_STEPS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computer_takes_a_second_or_two_and_not_always_as_long() {
        let pauses: Vec<Duration> = (0..100).map(pause_of).collect();
        let natural = Duration::from_secs(1)..=Duration::from_secs(2);
        assert!(pauses.iter().all(|pause| natural.contains(pause)), "{pauses:?}");
        assert!(pauses.iter().any(|pause| *pause != pauses[0]));
        assert_eq!(pause_of(7), pause_of(7));
    }
}
