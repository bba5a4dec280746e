//! The threads that think for the computer, and the one that brings them what awaits it.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::{Means, answer, answer_simply, look_at};
use crate::club::{Awaited, Desk, Findings, Job, JobQuestion, Notifier};
use crate::command::Command;
use crate::faults::point;
use crate::watch::Watch;

/// How long the computer takes for a turn at least: what is answered at once is missed.
const PAUSE_MIN: Duration = Duration::from_millis(1_000);
/// By how much it varies, in steps.
const PAUSE_STEP: Duration = Duration::from_millis(200);
const PAUSE_STEPS: u32 = 5;
/// After how long it looks again without having been told of anything, should something have gone wrong.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// After how long it tries again what the club had no room for.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// How often it thinks about a turn that makes it panic, before it plays without thinking.
const ATTEMPTS: u32 = 2;
/// The pause after which the manager goes on if it panicked.
const MANAGER_PAUSE: Duration = Duration::from_secs(1);
/// By which name panics are counted.
const PART: &str = "the computer";

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
    Awaits(Vec<Awaited>, Vec<Job>),
    /// This is what it does about something that awaits it.
    Thought(Box<Awaited>, Option<Command>),
    /// So many turns of what it looks at were judged.
    Judged(Box<Job>, usize),
    /// This is what it found when it looked at something.
    Found(Box<Job>, Option<Findings>),
    /// It was not taken, by the name of its event.
    Failed(String),
    /// That is all.
    Stop,
}

/// What those who think are given.
enum Work {
    Turn(Awaited),
    Job(Box<Job>),
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
                let thinker = Thinker { watch: desk.watch().clone(), notes: notes.clone(), means };
                let waiting = Arc::clone(&waiting);
                Builder::new().name(format!("{name} {number}")).spawn(move || thinker.run(&waiting))?;
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

/// Somebody who thinks. The desk is closed while they still do, so they have no hold on it.
struct Thinker {
    watch: Watch,
    notes: Sender<Note>,
    means: Means,
}

impl Thinker {
    /// Thinks about one thing after the other until there will be no more. A panic costs that one thing, for there may be
    /// nobody else to think about the next.
    fn run(&self, waiting: &Mutex<Receiver<Work>>) {
        let Self { watch, notes, means } = self;
        loop {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let note = match next {
                Ok(Work::Turn(awaited)) => {
                    let command = decide(watch, &awaited, |awaited| answer(awaited, means));
                    Note::Thought(Box::new(awaited), command)
                }
                Ok(Work::Job(job)) => {
                    let mut tell = |turns| notes.send(Note::Judged(job.clone(), turns)).unwrap_or_default();
                    let doing = format_args!("looking at game #{}", job.game_id);
                    let findings = watch.caught(PART, doing, || look_at(&job, means, &mut tell)).flatten();
                    Note::Found(job, findings)
                }
                Err(_) => return,
            };
            if notes.send(note).is_err() {
                return;
            }
        }
    }
}

/// What the computer does about what awaits it: if thinking about it panics, again and again, it does not think.
fn decide(watch: &Watch, awaited: &Awaited, think: impl Fn(&Awaited) -> Option<Command>) -> Option<Command> {
    let doing = format!("thinking about game #{}", awaited.game_id);
    let thought = (0..ATTEMPTS).find_map(|_| {
        watch.caught(PART, &doing, || {
            point("task.think");
            think(awaited)
        })
    });
    thought.flatten().or_else(|| watch.caught(PART, &doing, || answer_simply(awaited)).flatten())
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
    found: Vec<(Job, Option<Findings>)>,
}

impl Manager {
    /// Serves until it is to end, also after a panic.
    fn run(mut self, inbox: &Receiver<Note>) {
        let watch = self.desk.watch().clone();
        while watch.caught(PART, "bringing what awaits it to those who think", || self.serve(inbox)).is_none() {
            watch.begun_anew(PART);
            std::thread::sleep(MANAGER_PAUSE);
            // What awaits it is asked anew.
            self.known.clear();
            self.look();
        }
    }

    fn serve(&mut self, inbox: &Receiver<Note>) {
        loop {
            point("loop.computer");
            match inbox.recv_timeout(self.pause()) {
                Ok(Note::Look) | Err(RecvTimeoutError::Timeout) => self.look(),
                Ok(Note::Awaits(awaited, jobs)) => self.take_up(awaited, jobs),
                Ok(Note::Thought(awaited, command)) => self.keep(*awaited, command),
                Ok(Note::Judged(job, turns)) => self.tell_progress(*job, turns),
                Ok(Note::Found(job, findings)) => self.found.push((*job, findings)),
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
            Ok(awaited) => notes.send(Note::Awaits(awaited, club.take_jobs())).unwrap_or_default(),
            Err(error) => tracing::error!(%error, "the computer cannot see what awaits it"),
        });
        if asked.is_err() {
            tracing::debug!("the club has no time for the computer");
        }
    }

    /// Has thought about what is new, and forgets what awaits it no more.
    fn take_up(&mut self, awaited: Vec<Awaited>, jobs: Vec<Job>) {
        for job in jobs {
            let work = if job.question == JobQuestion::Analysis { &self.slow } else { &self.quick };
            // Those who think are there as long as this is.
            work.send(Work::Job(Box::new(job))).unwrap_or_default();
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
    fn tell_progress(&self, job: Job, turns: usize) {
        let told = self.desk.with(move |club, now| {
            if let Err(trouble) = club.tell_progress(&job, turns, now) {
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
            let (job, findings) = found.clone();
            let reported = self.desk.with(move |club, now| {
                if let Err(trouble) = club.report(job, findings, now) {
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
                tracing::error!(
                    game_id = awaited.game_id,
                    "the computer does not know what to do; the game stands still"
                );
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
    use std::cell::Cell;

    use super::*;
    use crate::command::Id;
    use crate::rules::{GAMES, Game, Player};

    /// A game in which the computer is to move.
    fn awaited(game: Game, player: Player) -> Awaited {
        Awaited { game_id: 7, entries: game.plies().len() as u32, game, player, level: 3, offer: None }
    }

    #[test]
    fn where_thinking_panics_it_is_tried_again_and_then_something_legal_is_played() {
        let watch = Watch::default();
        for kind in GAMES {
            let mut game = kind.start(0);
            while let Some(player) = game.to_move().filter(|_| game.plies().len() < 40) {
                let thought = Cell::new(0);
                let fails = |_: &Awaited| {
                    thought.set(thought.get() + 1);
                    panic!("no idea")
                };
                let decided = decide(&watch, &awaited(game.clone(), player), fails);
                let Some(Command::Move(Some(Id(7)), line)) = decided else { panic!("{decided:?}") };
                assert_eq!(thought.get(), ATTEMPTS);
                let turns = game.turns_of(player);
                line.split(' ').for_each(|token| assert!(game.play(token).is_ok(), "{token} in {}", kind.about.id));
                let is_whole = game.to_move() != Some(player) || game.turn_begins();
                assert!(is_whole && game.turns_of(player) == turns + 1, "{line} in {}", kind.about.id);
            }
        }
    }

    #[test]
    fn what_was_thought_is_done_and_an_offer_about_which_thinking_panics_is_declined() {
        let watch = Watch::default();
        let game = GAMES[0].start(0);
        let one = awaited(game.clone(), Player::One);
        assert_eq!(decide(&watch, &one, |_| Some(Command::Help(None))), Some(Command::Help(None)));
        let offered = Awaited { offer: Some(9), ..one };
        assert_eq!(decide(&watch, &offered, |_| panic!("no idea")), Some(Command::Decline(Some(Id(9)))));
    }

    #[test]
    fn the_computer_takes_a_second_or_two_and_not_always_as_long() {
        let pauses: Vec<Duration> = (0..100).map(pause_of).collect();
        let natural = Duration::from_secs(1)..=Duration::from_secs(2);
        assert!(pauses.iter().all(|pause| natural.contains(pause)), "{pauses:?}");
        assert!(pauses.iter().any(|pause| *pause != pauses[0]));
        assert_eq!(pause_of(7), pause_of(7));
    }
}
