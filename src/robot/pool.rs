//! The threads that think for the computer, and their manager.

use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::{Helpers, Means, answer, answer_simply, look_at};
use crate::club::{Awaited, Desk, Job, JobAnswer, JobQuestion, Notifier};
use crate::command::Command;
use crate::faults::point;
use crate::watch::Watch;

/// The shortest time before the computer plays. People miss an instant answer.
const PAUSE_MIN: Duration = Duration::from_millis(1_000);
/// The steps in which this time varies.
const PAUSE_STEP: Duration = Duration::from_millis(200);
const PAUSE_STEPS: u32 = 5;
/// The time after which the manager looks again on its own, in case something went wrong.
const LOOK_AGAIN: Duration = Duration::from_secs(60);
/// The pause before it retries a request for which the club had no room.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// After this many panics in the same turn, the computer plays without a search.
const ATTEMPTS: u32 = 2;
/// How many analyses are remembered.
const JUDGED_MAX: usize = 50;
/// The pause after a panic of the manager.
const MANAGER_PAUSE: Duration = Duration::from_secs(1);
/// The name under which panics are counted.
const PART: &str = "the computer";

/// The computer as a player in the club. Dropping it ends it, and forgets unfinished searches.
pub struct Robot {
    notes: Sender<Note>,
    manager: Option<JoinHandle<()>>,
}

/// Messages to the manager.
enum Note {
    /// Something happened.
    Look,
    /// These turns and offers await the computer, and these jobs are for somebody.
    Awaits(Vec<Awaited>, Vec<Job>),
    /// The computer's command for something that awaited it.
    Thought(Box<Awaited>, Option<Box<Command>>),
    /// The number of turns judged so far in a job.
    Judged(Box<Job>, usize),
    /// The answer to a job.
    Found(Box<Job>, Option<JobAnswer>),
    /// The club refused the request with this event.
    Failed(String),
    /// The program stops.
    ShutDown,
}

/// Work for the threads.
enum Work {
    Turn(Box<Awaited>),
    Job(Box<Job>),
}

/// The state of something that awaits the computer.
enum Progress {
    /// A thread has been thinking about it since then.
    Thinking(Instant),
    /// The command is known, but waits until then.
    Ready(Instant, Box<(Awaited, Command)>),
    /// It was done, or nothing could be done.
    Done,
}

/// Tells the computer that something happened. It exists before the computer does.
pub struct Bell {
    notes: Sender<Note>,
    inbox: Receiver<Note>,
}

impl Bell {
    /// A bell for a computer that doesn't exist yet.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "each is another one")]
    pub fn new() -> Self {
        let (notes, inbox) = channel();
        Self { notes, inbox }
    }

    /// The callback that rings the bell.
    #[must_use]
    pub fn notifier(&self) -> Notifier {
        let notes = self.notes.clone();
        // The computer may be gone.
        Box::new(move || notes.send(Note::Look).unwrap_or_default())
    }
}

impl Robot {
    /// Starts the computer with this many threads for turns, and one more for analyses, whose work the idle ones share.
    ///
    /// # Errors
    /// If the system can't start a thread.
    pub fn start(bell: Bell, desk: Arc<Desk>, means: Means, threads: usize) -> std::io::Result<Self> {
        let Bell { notes, inbox } = bell;
        let helpers = Helpers::new(threads.max(1));
        let thinkers = |name: &str, threads: usize, helps: bool| -> std::io::Result<Sender<Work>> {
            let (work, waiting) = channel();
            let waiting = Arc::new(Mutex::new(waiting));
            for number in 0..threads {
                let judged = Mutex::new(Judged(VecDeque::new()));
                let (watch, notes, helpers) = (desk.watch().clone(), notes.clone(), helpers.clone());
                let thinker = Thinker { watch, notes, means, helpers, helps, judged };
                let waiting = Arc::clone(&waiting);
                Builder::new().name(format!("{name} {number}")).spawn(move || thinker.run(&waiting))?;
            }
            Ok(work)
        };
        let (quick, slow) = (thinkers("thinker", threads.max(1), true)?, thinkers("analyst", 1, false)?);
        let manager = Manager { desk, notes: notes.clone(), quick, slow, known: BTreeMap::new(), found: Vec::new() };
        let manager = Builder::new().name("computer".to_owned()).spawn(move || manager.run(&inbox))?;
        notes.send(Note::Look).unwrap_or_default();
        Ok(Self { notes, manager: Some(manager) })
    }
}

impl Drop for Robot {
    fn drop(&mut self) {
        self.notes.send(Note::ShutDown).unwrap_or_default();
        if let Some(manager) = self.manager.take()
            && manager.join().is_err()
        {
            tracing::error!("the computer's thread panicked");
        }
    }
}

/// One thread that thinks. It must not keep the desk alive: the desk is closed while these threads still run.
struct Thinker {
    watch: Watch,
    notes: Sender<Note>,
    means: Means,
    helpers: Helpers,
    /// Whether it is one of the helpers itself.
    helps: bool,
    judged: Mutex<Judged<JobAnswer>>,
}

/// The games that were analyzed last, by number and count of actions, so that the next to ask needn't wait.
struct Judged<F>(VecDeque<((i64, usize), F)>);

impl<F: Clone> Judged<F> {
    /// The answer about a game, which gets a new look if it had none lately.
    fn of(&mut self, game: (i64, usize), look: impl FnOnce() -> Option<F>) -> Option<F> {
        if let Some((_, answer)) = self.0.iter().find(|(known, _)| *known == game) {
            return Some(answer.clone());
        }
        let answer = look()?;
        self.0.push_back((game, answer.clone()));
        if self.0.len() > JUDGED_MAX {
            self.0.pop_front();
        }
        Some(answer)
    }
}

impl Thinker {
    /// Does one piece of work after another until no more can come. A panic costs only that piece of work, since no
    /// other thread may be left for the next.
    fn run(&self, waiting: &Mutex<Receiver<Work>>) {
        let Self { watch, notes, means, helpers, helps, judged } = self;
        loop {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let engaged = helps.then(|| helpers.engage());
            let note = match next {
                Ok(Work::Turn(awaited)) => {
                    let command = decide(watch, &awaited, |awaited| answer(awaited, means));
                    Note::Thought(awaited, command.map(Box::new))
                }
                Ok(Work::Job(job)) => {
                    let mut tell = |turns| notes.send(Note::Judged(job.clone(), turns)).unwrap_or_default();
                    let doing = format_args!("looking at game #{}", job.game_id);
                    let answer = watch.caught(PART, doing, || {
                        if !matches!(job.question, JobQuestion::Analysis | JobQuestion::Mistakes | JobQuestion::Story) {
                            return look_at(&job, means, helpers, &mut tell);
                        }
                        let mut judged = judged.lock().unwrap_or_else(PoisonError::into_inner);
                        let game = (job.game_id, job.game.plies().len());
                        judged.of(game, || look_at(&job, means, helpers, &mut tell))
                    });
                    let answer = answer.flatten();
                    Note::Found(job, answer)
                }
                Err(_) => return,
            };
            drop(engaged);
            if notes.send(note).is_err() {
                return;
            }
        }
    }
}

/// The computer's command. If the search panics again and again, the computer plays without one.
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

/// Takes what awaits the computer from the club to the threads, and their results back.
struct Manager {
    desk: Arc<Desk>,
    notes: Sender<Note>,
    /// To the threads for turns and hints. Somebody waits for these.
    quick: Sender<Work>,
    /// To the thread for analyses, and for turns of people who are coached.
    slow: Sender<Work>,
    /// The turns and offers that await the computer, by event name.
    known: BTreeMap<String, Progress>,
    /// Answers that the club doesn't have yet.
    found: Vec<(Job, Option<JobAnswer>)>,
}

impl Manager {
    /// Works until it is told to stop. A panic doesn't end it.
    fn run(mut self, inbox: &Receiver<Note>) {
        let watch = self.desk.watch().clone();
        while watch.caught(PART, "bringing what awaits it to those who think", || self.serve(inbox)).is_none() {
            watch.begun_anew(PART);
            std::thread::sleep(MANAGER_PAUSE);
            // The manager asks the club again.
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
                Ok(Note::Thought(awaited, command)) => self.keep(*awaited, command.map(|command| *command)),
                Ok(Note::Judged(job, turns)) => self.tell_progress(*job, turns),
                Ok(Note::Found(job, answer)) => self.found.push((*job, answer)),
                Ok(Note::Failed(event)) => drop(self.known.remove(&event)),
                Ok(Note::ShutDown) | Err(RecvTimeoutError::Disconnected) => return,
            }
            self.report();
            self.hand_in();
        }
    }

    /// How long there is nothing to do.
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
            // The manager may be gone by now.
            Ok(awaited) => notes.send(Note::Awaits(awaited, club.take_jobs())).unwrap_or_default(),
            Err(error) => tracing::error!(%error, "the computer can't read what awaits it"),
        });
        if asked.is_err() {
            tracing::debug!("the club has no time for the computer");
        }
    }

    /// Starts work on everything new, and forgets what no longer awaits the computer.
    fn take_up(&mut self, awaited: Vec<Awaited>, jobs: Vec<Job>) {
        for job in jobs {
            let is_quick = matches!(job.question, JobQuestion::Hint | JobQuestion::Better { .. });
            let work = if is_quick { &self.quick } else { &self.slow };
            // The threads live as long as this manager.
            work.send(Work::Job(Box::new(job))).unwrap_or_default();
        }
        let events: Vec<String> = awaited.iter().map(Awaited::event).collect();
        self.known.retain(|event, progress| !matches!(progress, Progress::Done) || events.contains(event));
        for (event, awaited) in events.into_iter().zip(awaited) {
            if !self.known.contains_key(&event) && self.quick.send(Work::Turn(Box::new(awaited))).is_ok() {
                self.known.insert(event, Progress::Thinking(Instant::now()));
            }
        }
    }

    /// Tells a person how far their analysis is.
    fn tell_progress(&self, job: Job, turns: usize) {
        let told = self.desk.with(move |club, now| {
            if let Err(error) = club.tell_progress(&job, turns, now) {
                tracing::error!(%error, "the progress of an analysis can't be reported");
            }
        });
        if told.is_err() {
            tracing::debug!("the club has no time to report the progress of an analysis");
        }
    }

    /// Reports answers to the club. Keeps those for which the club has no time.
    fn report(&mut self) {
        self.found.retain(|found| {
            let (job, answer) = found.clone();
            let reported = self.desk.with(move |club, now| {
                if let Err(error) = club.report(job, answer, now) {
                    tracing::error!(%error, "an answer of the computer can't be reported");
                }
            });
            reported.is_err()
        });
    }

    /// Keeps a command until it is due.
    fn keep(&mut self, awaited: Awaited, command: Option<Command>) {
        let event = awaited.event();
        let begun = match self.known.get(&event) {
            Some(Progress::Thinking(begun)) => *begun,
            _ => Instant::now(),
        };
        let progress = match command {
            Some(command) => Progress::Ready(begun + pause_of(awaited.entries), Box::new((awaited, command))),
            None => {
                tracing::error!(game_id = awaited.game_id, "the computer doesn't know what to do; the game is stuck");
                Progress::Done
            }
        };
        self.known.insert(event, progress);
    }

    /// Hands in the commands that are due.
    fn hand_in(&mut self) {
        let now = Instant::now();
        for (event, progress) in &mut self.known {
            let Progress::Ready(at, decided) = progress else { continue };
            if *at > now {
                continue;
            }
            let (notes, failed) = (self.notes.clone(), event.clone());
            let (awaited, command) = &**decided;
            let taken = self.desk.handle(awaited.request(command.clone()), move |done| {
                // The club has logged the reason.
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

/// The shortest time before the computer plays in a game with this many entries. It is always the same for the same
/// number.
const fn pause_of(entries: u32) -> Duration {
    PAUSE_MIN.saturating_add(PAUSE_STEP.saturating_mul(entries % PAUSE_STEPS))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::command::{Id, PlayCommand};
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
                let Some(Command::Play(PlayCommand::Move(Some(Id(7)), line))) = decided else { panic!("{decided:?}") };
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
        assert_eq!(
            decide(&watch, &offered, |_| panic!("no idea")),
            Some(Command::Play(PlayCommand::Decline(Some(Id(9)))))
        );
    }

    #[test]
    fn a_game_is_analyzed_once_however_many_ask() {
        let mut judged = Judged(VecDeque::new());
        assert_eq!(judged.of((1, 20), || None), None, "nothing was found");
        assert_eq!(judged.of((1, 20), || Some("first")), Some("first"));
        assert_eq!(judged.of((1, 20), || panic!("it is known")), Some("first"));
        assert_eq!(judged.of((1, 21), || Some("with another turn")), Some("with another turn"));
        for game in 2..=JUDGED_MAX as i64 + 1 {
            judged.of((game, 20), || Some("another game"));
        }
        assert_eq!(judged.of((1, 20), || Some("again")), Some("again"), "only so many are remembered");
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
