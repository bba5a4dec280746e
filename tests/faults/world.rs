//! A club behind its desk, as the platforms see it: they say what people said again until it is answered.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jiff::Timestamp;
use parlour::club::{
    Answer, Club, ClubError, Desk, Landed, Letter, Limits, Notifier, Request, RequestFailed, SeenBy, Task,
};
use parlour::faults::fix_time;
use parlour::store::{COMPUTER, Store};
use parlour::upkeep;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, Params};

use crate::deed::{Deed, EVENT, Ledger};

pub const PLATFORMS: [&str; 2] = ["north", "south"];
/// The only thread on which anything fails.
pub const THREAD: &str = "club";
/// How often something is said again before it is a fault that it is not answered.
const ATTEMPTS_MAX: u32 = 12;
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// What a table holds that depends on when the program ran, not on what was done.
const OF_RUNNING: [&str; 6] = ["facts", "outages", "signs_of_life", "sqlite_sequence", "suspects", "tried"];

/// What came of something that was handed in.
pub enum Told<T> {
    Done(T),
    /// It is said to have failed.
    Failed,
    /// Nothing was said: the thread is gone.
    Nothing,
}

/// How often there was what the runs are to show.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts(pub BTreeMap<&'static str, u64>);

impl Counts {
    pub fn add(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    pub fn take_in(&mut self, other: &Self) {
        for (what, times) in &other.0 {
            *self.0.entry(what).or_default() += times;
        }
    }
}

/// The letters that answer an event, by number.
pub type Letters = Vec<(i64, Letter)>;

pub struct World {
    pub path: PathBuf,
    desk: Option<Desk>,
    /// Milliseconds since 1970.
    now: i64,
    /// The platforms that were woken since somebody last looked.
    rung: Arc<Mutex<BTreeSet<&'static str>>>,
    /// What was handed in of late.
    ledger: Arc<Mutex<Ledger>>,
    /// What was done for good, in this order.
    deeds: Vec<Deed>,
    /// What somebody saw that must not be, on the club's thread.
    wrong: Arc<Mutex<Vec<String>>>,
    /// Whether the program is begun anew after each failure.
    pub restarts: bool,
    pub counts: Counts,
}

impl World {
    /// The club of a file, open at a time.
    pub fn open(path: PathBuf, bytes: Option<&[u8]>, now: i64) -> Self {
        remove(&path);
        if let Some(bytes) = bytes {
            std::fs::write(&path, bytes).unwrap();
        }
        let mut world = Self {
            path,
            desk: None,
            now,
            rung: Arc::default(),
            ledger: Arc::default(),
            deeds: Vec::new(),
            wrong: Arc::default(),
            restarts: false,
            counts: Counts::default(),
        };
        world.be_at(now);
        world.begin();
        world
    }

    pub fn be_at(&mut self, now: i64) {
        self.now = now;
        fix_time(Some(self.at()));
    }

    pub fn at(&self) -> Timestamp {
        Timestamp::from_millisecond(self.now).unwrap()
    }

    pub fn begin(&mut self) {
        let club = Club::new(Store::open(&self.path).unwrap(), limits());
        let bell = |platform: &'static str| -> (String, Notifier) {
            let rung = Arc::clone(&self.rung);
            (
                platform.to_owned(),
                Box::new(move || {
                    rung.lock().unwrap().insert(platform);
                }),
            )
        };
        let bells = PLATFORMS.into_iter().chain([COMPUTER]).map(bell).collect();
        self.desk = Some(Desk::open(club, bells).unwrap());
        // Whoever begins fetches everything that waits.
        self.rung.lock().unwrap().extend(PLATFORMS);
        self.settle();
    }

    /// Has whatever was put aside tried again, as somebody does who was told of it.
    pub fn repair(&mut self) {
        self.close();
        upkeep::repair(&self.path, &[], None).unwrap();
        self.begin();
    }

    /// Ends the program in good order.
    pub fn close(&mut self) {
        self.desk = None;
    }

    pub fn restart(&mut self) {
        self.counts.add("restarts");
        self.close();
        self.begin();
    }

    /// Waits until the thread has ended what it does; says whether it is there.
    pub fn settle(&mut self) -> bool {
        // What it does after a job is done when it does the next.
        (0..2).all(|_| matches!(self.with(|_, _| Ok::<_, ()>(())), Told::Done(())))
    }

    fn desk(&self) -> &Desk {
        self.desk.as_ref().unwrap()
    }

    /// Does something on the club's thread.
    pub fn with<T: Send + 'static, E>(
        &self,
        job: impl FnOnce(&mut Club, Timestamp) -> Result<T, E> + Send + 'static,
    ) -> Told<T> {
        let (tell, told) = channel();
        let taken = self.desk().with(move |club, now| {
            let done = job(club, now).ok();
            drop(tell.send(done));
        });
        if taken.is_err() {
            return Told::Nothing;
        }
        match told.recv_timeout(PATIENCE) {
            Ok(Some(done)) => Told::Done(done),
            Ok(None) => Told::Failed,
            Err(_) => Told::Nothing,
        }
    }

    /// Says what people said, all of it handed in before anything of it is done.
    pub fn ask(&mut self, requests: &[Request]) -> Vec<Told<Answer>> {
        let deeds = requests.iter().map(|request| Deed::Ask(Box::new(request.clone()), self.at())).collect();
        self.ledger.lock().unwrap().hand_in(deeds);
        let release = (requests.len() > 1).then(|| self.hold());
        let told: Vec<_> = requests.iter().map(|request| self.hand_in(request)).collect();
        drop(release);
        told.into_iter().map(receive).collect()
    }

    /// Holds the club's thread up until what is given back is dropped.
    fn hold(&self) -> Sender<()> {
        let (release, held) = channel::<()>();
        let (enter, entered) = channel();
        let _ = self.desk().with(move |_, _| {
            let _ = enter.send(());
            let _ = held.recv();
        });
        let _ = entered.recv_timeout(PATIENCE);
        release
    }

    fn hand_in(&self, request: &Request) -> Option<Receiver<Result<Answer, RequestFailed>>> {
        let (tell, told) = channel();
        let (path, wrong, event) = (self.path.clone(), Arc::clone(&self.wrong), request.origin.clone());
        let ledger = Arc::clone(&self.ledger);
        let done = move |answer: Result<Answer, RequestFailed>| {
            if let Ok(answer) = &answer
                && let Some(why) = is_not_kept(&path, event.platform, &event.event, answer)
            {
                wrong.lock().unwrap().push(format!("{event:?}: {why}"));
            }
            ledger.lock().unwrap().look(&path);
            drop(tell.send(answer));
        };
        self.desk().handle(request.clone(), done).ok().map(|()| told)
    }

    /// Has everything answered that people say at once, however often it has to be said; the letters of each answer.
    pub fn have_answered(&mut self, requests: &[Request]) -> Vec<Letters> {
        let before = self.letters_waiting();
        self.rung.lock().unwrap().clear();
        let mut answers: Vec<Option<Letters>> = vec![None; requests.len()];
        for attempt in 0..=ATTEMPTS_MAX {
            let open: Vec<usize> = (0..requests.len()).filter(|index| answers[*index].is_none()).collect();
            if open.is_empty() {
                break;
            }
            assert!(attempt < ATTEMPTS_MAX, "not answered: {:?}", requests[open[0]]);
            // Whatever failed is said again alone.
            let asked: &[usize] = if attempt == 0 { &open } else { &open[..1] };
            let said: Vec<Request> = asked.iter().map(|index| requests[*index].clone()).collect();
            let told = self.ask(&said);
            self.note_deeds();
            let mut has_failed = false;
            for (index, told) in asked.iter().zip(told) {
                match told {
                    Told::Done(answer) => {
                        self.counts.add("answered");
                        if answer.repeated {
                            self.counts.add("answered as before");
                        }
                        answers[*index] = Some(answer.letters);
                    }
                    Told::Failed => self.counts.add("answered by a failure"),
                    Told::Nothing => self.counts.add("not answered"),
                }
                has_failed |= answers[*index].is_none();
            }
            self.go_on(has_failed);
        }
        self.check_woken(&before);
        self.check_nothing_wrong();
        answers.into_iter().map(Option::unwrap).collect()
    }

    /// After a failure the program may be begun anew, and if its thread is gone it has to be.
    fn go_on(&mut self, has_failed: bool) {
        let is_there = self.settle();
        if !is_there {
            self.counts.add("threads that ended");
        }
        if !is_there || has_failed && self.restarts {
            self.restart();
        }
    }

    /// Sends everything that waits, and has it noted.
    pub fn send(&mut self) {
        for attempt in 0.. {
            assert!(attempt < 5 * ATTEMPTS_MAX, "letters are not sent");
            let waiting = self.with(|club, now| -> Result<Vec<i64>, ClubError> {
                let mut ids = Vec::new();
                for platform in PLATFORMS {
                    for letter in club.waiting(platform, 0, 100_000, now)? {
                        match club.letter_to_send(letter.id, now) {
                            Ok(outgoing) => ids.extend(outgoing.map(|outgoing| outgoing.id)),
                            Err(error) if ids.is_empty() => return Err(error.into()),
                            // It keeps no other from being sent.
                            Err(_) => return Ok(ids),
                        }
                    }
                }
                Ok(ids)
            });
            let has_failed = match waiting {
                Told::Done(ids) if ids.is_empty() => break,
                Told::Done(ids) => self.note_sent(&ids) > 0,
                _ => true,
            };
            if has_failed {
                self.counts.add("letters not noted as sent at once");
            }
            self.go_on(has_failed);
        }
        self.check_nothing_wrong();
    }

    /// Notes together where letters landed; says of how many that is not kept.
    fn note_sent(&mut self, ids: &[i64]) -> usize {
        self.ledger.lock().unwrap().hand_in(ids.iter().map(|id| Deed::Send(*id)).collect());
        let hold = self.hold();
        let (tell, told) = channel();
        for id in ids.iter().copied() {
            let (tell, path, wrong) = (tell.clone(), self.path.clone(), Arc::clone(&self.wrong));
            let ledger = Arc::clone(&self.ledger);
            let done = move |is_noted: bool| {
                if is_noted && !Deed::Send(id).is_in(&path) {
                    wrong.lock().unwrap().push(format!("letter {id} is not noted as sent"));
                }
                ledger.lock().unwrap().look(&path);
                let _ = tell.send(is_noted);
            };
            drop(self.desk().submit(Task::sent(id, landed(id), done)));
        }
        drop((hold, tell));
        let noted = std::iter::from_fn(|| told.recv_timeout(PATIENCE).ok()).filter(|is_noted| *is_noted).count();
        self.note_deeds();
        ids.len() - noted
    }

    /// Notes what the file has by now that it had not before.
    fn note_deeds(&mut self) {
        for deed in self.ledger.lock().unwrap().take(&self.path) {
            if !self.deeds.iter().any(|known| known.is_same(&deed)) {
                self.deeds.push(deed);
            }
        }
    }

    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// The letters that wait, by platform.
    fn letters_waiting(&self) -> BTreeSet<(String, i64)> {
        let beside = read_only(&self.path);
        let mut statement = beside.prepare("SELECT platform, id FROM outbox WHERE state = 'due'").unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.collect::<Result<_, _>>().unwrap()
    }

    pub fn has_letters_waiting(&self) -> bool {
        !self.letters_waiting().is_empty()
    }

    /// For whom a letter was written was woken since.
    fn check_woken(&self, before: &BTreeSet<(String, i64)>) {
        let rung = self.rung.lock().unwrap();
        for (platform, id) in self.letters_waiting().difference(before) {
            assert!(rung.contains(platform.as_str()), "nobody was told on {platform} that letter {id} waits");
        }
    }

    fn check_nothing_wrong(&self) {
        let wrong = self.wrong.lock().unwrap();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// Every row of the database, once the program has ended, but for what depends on when it ran.
    pub fn rows(&mut self) -> Vec<String> {
        self.close();
        rows_of(&self.path)
    }

    /// The whole database, once the program has ended.
    pub fn bytes(&mut self) -> Vec<u8> {
        self.close();
        std::fs::read(&self.path).unwrap()
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.close();
        remove(&self.path);
    }
}

fn receive<T>(told: Option<Receiver<Result<T, RequestFailed>>>) -> Told<T> {
    match told.map(|told| told.recv_timeout(PATIENCE)) {
        Some(Ok(Ok(answer))) => Told::Done(answer),
        Some(Ok(Err(_))) => Told::Failed,
        _ => Told::Nothing,
    }
}

/// What is not in the file of an answer that is told just now.
fn is_not_kept(path: &Path, platform: &str, event: &str, answer: &Answer) -> Option<String> {
    if !holds(path, EVENT, [platform, event]) {
        return Some("the event is not noted".to_owned());
    }
    let (id, _) = answer.letters.iter().find(|(id, letter)| {
        let body = serde_json::to_string(letter).unwrap();
        !holds(path, "SELECT 1 FROM outbox WHERE id = ?1 AND body = ?2", rusqlite::params![id, body])
    })?;
    Some(format!("letter {id} is not there as it was told"))
}

/// Whether there is such a row for whoever reads the file.
pub fn holds(path: &Path, sql: &str, params: impl Params) -> bool {
    read_only(path).prepare(sql).unwrap().exists(params).unwrap()
}

fn read_only(path: &Path) -> Connection {
    Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap()
}

pub fn remove(path: &Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        drop(std::fs::remove_file(format!("{}{ending}", path.display())));
    }
}

/// A file for a club; in memory where the system has that, because waiting for a disk shows nothing here.
pub fn file(name: &str) -> PathBuf {
    let quick = Path::new("/dev/shm");
    let folder = if quick.is_dir() { quick.to_owned() } else { std::env::temp_dir() };
    folder.join(format!("parlour-faults-{}-{name}.db", std::process::id()))
}

/// Every row of a database, but for what depends on when the program ran.
pub fn rows_of(path: &Path) -> Vec<String> {
    let beside = read_only(path);
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";
    let mut tables = beside.prepare(tables).unwrap();
    let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let tables = tables.iter().filter(|table| !OF_RUNNING.contains(&table.as_str()));
    tables.flat_map(|table| read_all(&beside, &format!("SELECT * FROM {table}"))).collect()
}

pub fn limits() -> Limits {
    Limits {
        challenges_per_hour: usize::MAX,
        requests_per_minute: u32::MAX / 2,
        ping_wait_seconds: 0,
        // Nothing falls due while people talk.
        digest_seconds: 100_000,
        roster_seconds: 100_000,
        games_in_memory: 3,
        ..Limits::default()
    }
}

pub fn landed(id: i64) -> Landed {
    Landed { channel: "here".into(), message: Some(format!("m{id}")), seen_by: SeenBy::Everyone, controls: None }
}

/// What is true of a club, whenever it was found out: how games stand and what is told, without times and numbers.
const FACTS: [&str; 10] = [
    "SELECT id, game, variant, rated, state, to_move, plies, winner, reason FROM games",
    "SELECT game_id, number, kind, token, seat, account_id, cause FROM entries",
    "SELECT game_id, seat, person_id, live, lost_on_time FROM seats",
    "SELECT id, kind, state FROM offers",
    "SELECT community_id, game, person_id, rating, deviation, wins, draws, losses FROM ratings",
    "SELECT game_id, community_id, game, person_id, rating FROM rating_changes",
    "SELECT id, state FROM tournaments",
    "SELECT id, tournament_id, round, board, halves_one, halves_two, games FROM matches",
    "SELECT kind, subject FROM due",
    "SELECT person_id, account_id FROM digests",
];

pub fn facts_of(path: &Path) -> Vec<String> {
    let beside = read_only(path);
    let mut facts: Vec<String> = FACTS.iter().flat_map(|sql| read_all(&beside, sql)).collect();
    facts.extend(read_all(&beside, "SELECT platform, about, body FROM outbox").iter().map(|letter| masked(letter)));
    facts
}

fn read_all(beside: &Connection, sql: &str) -> Vec<String> {
    let mut all = beside.prepare(sql).unwrap();
    let columns = all.column_count();
    let mut found = all.query([]).unwrap();
    let mut rows = Vec::new();
    while let Some(row) = found.next().unwrap() {
        let values: Vec<Value> = (0..columns).map(|column| row.get_unwrap(column)).collect();
        rows.push(format!("{values:?} of {sql}"));
    }
    rows
}

/// A row without its numbers.
pub fn masked(row: &str) -> String {
    let mut masked = String::new();
    for c in row.chars() {
        match c {
            '0'..='9' if masked.ends_with('#') => {}
            '0'..='9' => masked.push('#'),
            c => masked.push(c),
        }
    }
    masked
}
