//! Many people on several platforms, with repeated events, restarts, failing sends, platforms that are cut off and a
//! clock that jumps: all of it from one seed; communities that are joined and parted; games that nobody asked for, between people on two platforms; and turns that
//! were said in advance. After every step the club's promises are held against what is in the database.
//!
//! `PARLOUR_SEED=7 cargo test --test club simulation` runs one seed, `PARLOUR_SEED=1-10000` many; a failure names its own.
//! With `PARLOUR_STEPS=3000` each lasts for years instead of months.

mod ahead;
mod digests;
mod idle;
mod joined;
mod letters;
mod lines;
mod night;
mod notices;
mod pairs;
mod records;
mod seen;
mod time;
mod vacations;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jiff::Timestamp;
use parlour::clock::find_zone;
use parlour::club::{Answer, Club, Letter, Limits, Manages, Origin, Person, Place, Request, Said};
use parlour::store::{RatingKey, RatingScope, Store, Undo};
use skillratings::glicko2::Glicko2Rating;

use crate::desk::keeping::path;
use crate::random::Random;
use digests::Digests;
use idle::Idle;
use notices::Notices;
use seen::Seen;
use time::Time;

const SEEDS: std::ops::RangeInclusive<u64> = 1..=3;
/// How many steps a seed has, of some sixteen hours each.
const STEPS: usize = 300;
const PLATFORMS: [&str; 2] = ["north", "south"];
const PEOPLE: usize = 6;
/// The clock of most is put forward and back, at different times of the year, in Lord Howe by half an hour.
const ZONES: [&str; 5] =
    ["Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Asia/Kolkata"];
const HOURS: [&str; 3] = ["8-22", "18-2", "6-23"];
const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
/// What so many seeds have to show.
const SHOWN: [(&str, usize); 14] = [
    ("rated games", 3),
    ("communities joined", 3),
    ("communities parted", 3),
    ("turns said in advance", 3),
    ("reminders", 3),
    ("digests sent anew", 3),
    ("digests changed", 3),
    ("challenges that ran out", 3),
    ("vacations by themselves", 60),
    ("losses of those who had no day left", 150),
    ("idle games asked about", 60),
    ("idle games closed", 300),
    ("games that nobody claimed", 2_000),
    ("notices around a change of clocks", 300),
];
/// How long an event is remembered, 30 days.
const MEMORY_MS: i64 = 30 * DAY_MS;

#[test]
fn simulation() {
    let chosen = std::env::var("PARLOUR_SEED").ok().map(|seeds| {
        let (first, last) = seeds.split_once('-').unwrap_or((&seeds, &seeds));
        first.parse().unwrap()..=last.parse().unwrap()
    });
    let seeds = chosen.unwrap_or(SEEDS);
    let steps = std::env::var("PARLOUR_STEPS").map_or(STEPS, |steps| steps.parse().unwrap());
    let mut ran = 0;
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in seeds {
        let mut world = World::new(seed);
        let run = catch_unwind(AssertUnwindSafe(|| {
            for _ in 0..steps {
                world.step();
            }
            world.end();
        }));
        if let Err(panic) = run {
            eprintln!("step {} of seed {seed}; again with PARLOUR_SEED={seed}", world.steps);
            resume_unwind(panic);
        }
        ran += 1;
        world.shown.iter().for_each(|(what, times)| *shown.entry(what).or_default() += times);
    }
    println!("{ran} seeds: {shown:?}");
    for (what, seeds) in SHOWN {
        assert!(ran < seeds || shown.contains_key(what), "no {what} in {ran} seeds: they show too little");
    }
}

/// Who somebody is: their platform and their name.
type Who = (&'static str, String);

type Rating = (RatingScope, Option<String>, i64);

/// A request that was made, when, and the letters that answered it.
#[derive(Clone)]
struct Past {
    request: Request,
    at: i64,
    letters: Vec<(i64, Letter)>,
}

/// The club, and what is known of it from outside.
struct World {
    random: Random,
    path: PathBuf,
    /// The owner's.
    zone: &'static str,
    club: Option<Club>,
    now: i64,
    steps: usize,
    events: usize,
    /// Every request made.
    past: Vec<Past>,
    /// The latest that the clock has shown.
    latest: i64,
    /// By platform: the letters written and not yet known to be sent, and how long each is put off.
    due: HashMap<&'static str, BTreeMap<i64, (Letter, i64, i64)>>,
    /// The keys under which letters arrived, with how often the platform took one for new.
    arrived: HashSet<String>,
    /// What a message on a platform was about.
    messages: Vec<(&'static str, String)>,
    /// The ratings as they must be, in the order of the games' ends.
    ratings: HashMap<Rating, Glicko2Rating>,
    rated: HashSet<i64>,
    /// When the rated games of two people ended.
    meetings: HashMap<[i64; 2], Vec<Timestamp>>,
    entries: HashMap<i64, u32>,
    /// Whether the communities of both platforms are one, and whether whoever asks manages theirs for certain.
    joined: bool,
    manages: bool,
    /// How many letters were written.
    written: usize,
    /// How many of those were never fetched, and are gone.
    forgotten: usize,
    time: Time,
    seen: Seen,
    /// How often there was what the seeds are to show.
    shown: BTreeMap<&'static str, usize>,
    notices: Notices,
    digests: Digests,
    idle: Idle,
    /// By platform: the number of the last letter that was seen.
    last: HashMap<&'static str, i64>,
}

impl AsMut<Club> for World {
    fn as_mut(&mut self) -> &mut Club {
        self.club()
    }
}

impl World {
    fn new(seed: u64) -> Self {
        // Waiting for a disk shows nothing here; a restart keeps what is in memory of the system.
        let quick = Path::new("/dev/shm").join(format!("parlour-simulation-{}-{seed}.db", std::process::id()));
        let path = if quick.parent().is_some_and(Path::is_dir) { quick } else { path(&format!("simulation-{seed}")) };
        let mut random = Random::new(seed);
        let (zone, day) = (*random.pick(&ZONES), random.below(3 * 365) as i64);
        let mut world = Self {
            random,
            zone,
            path,
            club: None,
            now: 1_795_219_200_000 + day * DAY_MS,
            steps: 0,
            events: 0,
            past: Vec::new(),
            latest: 0,
            due: PLATFORMS.into_iter().map(|platform| (platform, BTreeMap::new())).collect(),
            arrived: HashSet::new(),
            messages: Vec::new(),
            ratings: HashMap::new(),
            rated: HashSet::new(),
            meetings: HashMap::new(),
            entries: HashMap::new(),
            joined: false,
            manages: false,
            written: 0,
            forgotten: 0,
            time: Time::default(),
            seen: Seen::default(),
            shown: BTreeMap::new(),
            notices: Notices::default(),
            digests: Digests::default(),
            idle: Idle::default(),
            last: HashMap::new(),
        };
        world.restart();
        world
    }

    fn restart(&mut self) {
        let begun = self.club.is_some().then(|| self.begins_of_turns());
        self.club = None;
        let limits = Limits {
            challenges_per_hour: usize::MAX,
            games_in_memory: 3,
            games_per_person: 5,
            requests_per_minute: 40,
            ..Limits::default()
        };
        let zone = find_zone(self.zone).unwrap();
        self.club = Some(Club::new(Store::open(&self.path).unwrap(), limits).in_zone(zone));
        self.wake();
        // However often the program begins anew, the clocks are not touched.
        assert!(begun.is_none_or(|begun| begun == self.begins_of_turns()));
    }

    /// The club, about to do something.
    fn club(&mut self) -> &mut Club {
        self.anything_may_change();
        self.club.as_mut().unwrap()
    }

    /// There was something that the seeds are to show.
    fn show(&mut self, what: &'static str) {
        *self.shown.entry(what).or_default() += 1;
    }

    fn at(&self) -> Timestamp {
        Timestamp::from_millisecond(self.now).unwrap()
    }

    fn step(&mut self) {
        self.steps += 1;
        match self.random.below(40) {
            0 => self.be_set_back(3_600_000),
            1 => self.pass(3 * DAY_MS),
            2 if self.random.one_in(2) => self.pass(40 * DAY_MS),
            other => self.pass(other as i64 * 1_000),
        }
        if self.random.one_in(100) {
            self.restart();
        }
        self.forget_long_due();
        match self.random.below(20) {
            0 | 1 => self.repeat(),
            2..=5 => self.deliver(),
            6 => self.tick(),
            10 if self.random.one_in(2) => self.be_down(),
            11 => self.lose_or_find_a_connection(),
            12 => self.play_ahead(),
            8 => self.pair(),
            9 if self.random.one_in(3) => self.join_or_part(),
            7 => {
                self.tick();
                Club::group(self, Undo::Part, |world| (0..world.random.below(5)).for_each(|_| world.request()))
                    .unwrap();
            }
            _ => {
                self.tick();
                self.request();
            }
        }
    }

    /// What is due is looked after, and every clock judged.
    fn tick(&mut self) {
        self.look_after(None);
    }

    /// The same where it is known whose numbers are due: no other games change, but for those that letters are about.
    fn look_after(&mut self, due: Option<BTreeSet<i64>>) {
        let (at, clocks, unanswered) = (self.at(), self.running_clocks(), self.unanswered());
        self.note_awaited();
        while self.club.as_mut().unwrap().tick(at).unwrap() {}
        let letters = self.collect();
        match due {
            Some(due) => {
                let about = letters.iter().filter_map(|(.., letter)| letter.about);
                self.may_change(due.into_iter().chain(about).collect());
            }
            None => self.anything_may_change(),
        }
        self.check_games(&letters);
        self.check_nobody_lost_too_early(&clocks);
        self.check_vacations(&clocks);
        self.check_unanswered(unanswered, &letters);
        self.check_nobody_plays_on_out_of_time();
        self.check_nobody_is_late();
        self.check_digests_are_kept();
    }

    fn request(&mut self) {
        let live = self.live_games();
        let (platform, who, place, line) = match live.is_empty() || self.random.one_in(3) {
            true => self.anything(),
            false => {
                let game = Rc::clone(self.random.pick(&live));
                self.turn(&game)
            }
        };
        self.note_choice(platform, &who, &line);
        let replied_to = if self.random.one_in(6) && !self.messages.is_empty() {
            let (on, message) = self.random.pick(&self.messages).clone();
            (on == platform).then_some(message)
        } else {
            None
        };
        let overheard = Said::overheard(&line).filter(|_| self.random.one_in(10));
        drop(self.ask(platform, &who, place, replied_to, overheard.unwrap_or_else(|| Said::line(&line))));
    }

    /// Somebody says something in a place; the letters that were written for it.
    fn ask(
        &mut self,
        platform: &'static str,
        who: &str,
        place: usize,
        replied_to: Option<String>,
        said: Said,
    ) -> Vec<(&'static str, i64, Letter)> {
        self.events += 1;
        self.note_asker(platform, who);
        let request = Request {
            manages: if self.random.one_in(2) || self.manages { Manages::ALL } else { Manages::NOTHING },
            people: (0..PEOPLE).map(|index| person(&format!("p{index}"))).collect(),
            replied_to,
            ..Request::new(
                Origin { platform, event: format!("e{}", self.events) },
                place_of(place, who),
                person(who),
                said,
            )
        };
        let (at, clocks) = (self.at(), self.running_clocks());
        let Answer { letters, repeated, .. } = self.club().handle(&request, at).unwrap();
        assert!(!repeated);
        self.check_nobody_lost_too_early(&clocks);
        self.check_vacations(&clocks);
        let written = self.collect();
        let mine = written.iter().filter(|(to, ..)| *to == platform);
        let mine: Vec<_> = mine.map(|(_, id, letter)| (*id, letter.clone())).collect();
        // What fell due just now was told before.
        assert!(mine.ends_with(&letters), "{mine:?} {letters:?}");
        self.check_games(&written);
        self.forget_asker();
        self.past.push(Past { request, at: self.now, letters });
        written
    }

    /// Everything that a request could change.
    fn everything(&mut self) -> String {
        let tables = self.live_games();
        let tx = self.read();
        let depths = PLATFORMS.map(|platform| tx.outbox_depth(platform).unwrap());
        let everyone = RatingKey { scope: RatingScope::Everywhere, game: None };
        let ranking = tx.ranking(everyone, Timestamp::MIN, 0..100).unwrap();
        let open: Vec<_> = (1..=20).map(|place| tx.offers_in(place).unwrap()).collect();
        format!("{tables:?} {depths:?} {ranking:?} {open:?}")
    }

    /// Everything is sent in the end, and the database is sound.
    fn end(&mut self) {
        self.deliver_all();
        self.check_what_was_seen();
        self.check_ratings();
        self.shown.insert("rated games", self.rated.len());
        assert!(self.club().store().defects().unwrap().is_empty());
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.club = None;
        for extension in ["db", "db-wal", "db-shm", "db.lock"] {
            let _ = std::fs::remove_file(self.path.with_extension(extension));
        }
    }
}

fn platform_of(name: &str) -> &'static str {
    PLATFORMS.into_iter().find(|platform| *platform == name).unwrap()
}

fn person(name: &str) -> Person {
    Person { id: name.to_owned(), name: name.to_owned() }
}

/// Two places of one community, and everybody's own conversation with the program.
fn place_of(index: usize, who: &str) -> Place {
    match index {
        2 => Place { id: format!("with-{who}"), name: who.to_owned(), direct: true, community: format!("with-{who}") },
        index => {
            Place { id: format!("place-{index}"), name: "a place".to_owned(), direct: false, community: "c".into() }
        }
    }
}
