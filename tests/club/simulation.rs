//! Many people on several platforms, with repeated events, restarts, failing sends, platforms that are cut off and a
//! clock that jumps: all of it from one seed; games that nobody asked for, between people on two platforms; and turns that
//! were said in advance. After every step the club's promises are held against what is in the database.
//!
//! `PARLOUR_SEED=7 cargo test --test club simulation` runs one seed; a failure names its own.

mod ahead;
mod notices;
mod time;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use parlour::club::{Answer, Club, Letter, Limits, Origin, Pairing, Person, Place, Request, Said, SendFailure, To};
use parlour::rules::{GAMES, Game, Kind, Player, Reason};
use parlour::store::{Cause, EntryKind, RatingKey, RatingScope, Store, Table, TableState};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::keeping::path;
use crate::support::{due, landed};
use notices::Notices;
use time::Time;

const SEEDS: std::ops::Range<u64> = 1..4;
const STEPS: usize = 600;
const PLATFORMS: [&str; 2] = ["north", "south"];
const PEOPLE: usize = 6;
const DAY_MS: i64 = 24 * 3_600_000;
/// How long an event is remembered, 30 days.
const MEMORY_MS: i64 = 30 * DAY_MS;

#[test]
fn simulation() {
    let chosen = std::env::var("PARLOUR_SEED").ok().map(|seed| seed.parse().unwrap());
    for seed in chosen.map_or(SEEDS, |seed| seed..seed + 1) {
        let mut world = World::new(seed);
        let run = catch_unwind(AssertUnwindSafe(|| {
            for _ in 0..STEPS {
                world.step();
            }
            world.end();
        }));
        if let Err(panic) = run {
            eprintln!("step {} of seed {seed}; again with PARLOUR_SEED={seed}", world.steps);
            resume_unwind(panic);
        }
    }
}

/// xorshift64*.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }

    fn pick<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

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
    /// How many letters were written.
    written: usize,
    /// How many of those were never fetched, and are gone.
    forgotten: usize,
    time: Time,
    /// How many turns were played that were said in advance.
    ahead: usize,
    notices: Notices,
    /// By platform: the number of the last letter that was seen.
    last: HashMap<&'static str, i64>,
}

impl World {
    fn new(seed: u64) -> Self {
        // Waiting for a disk shows nothing here; a restart keeps what is in memory of the system.
        let quick = Path::new("/dev/shm").join(format!("parlour-simulation-{}-{seed}.db", std::process::id()));
        let path = if quick.parent().is_some_and(Path::is_dir) { quick } else { path(&format!("simulation-{seed}")) };
        let mut world = Self {
            random: Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
            path,
            club: None,
            now: 1_795_219_200_000,
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
            written: 0,
            forgotten: 0,
            time: Time::default(),
            ahead: 0,
            notices: Notices::default(),
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
        self.club = Some(Club::new(Store::open(&self.path).unwrap(), limits));
        self.wake();
        // However often the program begins anew, the clocks are not touched.
        assert!(begun.is_none_or(|begun| begun == self.begins_of_turns()));
    }

    fn club(&mut self) -> &mut Club {
        self.club.as_mut().unwrap()
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
        if self.random.one_in(12) {
            self.restart();
        }
        match self.random.below(20) {
            0 | 1 => self.repeat(),
            2..=5 => self.deliver(),
            6 => self.tick(),
            10 => self.be_down(),
            11 => self.lose_or_find_a_connection(),
            12 => self.play_ahead(),
            8 => self.pair(),
            9 => self.end_by_clock(),
            7 => {
                self.tick();
                self.club().begin_group().unwrap();
                for _ in 0..self.random.below(5) {
                    self.request();
                }
                self.club().end_group().unwrap();
            }
            _ => {
                self.tick();
                self.request();
            }
        }
    }

    /// What is due is looked after, and every clock judged.
    fn tick(&mut self) {
        let (at, clocks) = (self.at(), self.running_clocks());
        while self.club().tick(at).unwrap() {}
        self.forget_long_due();
        let letters = self.collect();
        self.check_tables(&letters);
        self.check_nobody_lost_too_early(clocks);
        self.check_nobody_plays_on_out_of_time();
    }

    /// What waited for three months is fetched by nobody any more, and may be gone; nothing younger is.
    fn forget_long_due(&mut self) {
        let long_before = self.now - 3 * MEMORY_MS;
        for platform in PLATFORMS {
            let store = self.club.as_mut().unwrap().store();
            let instance = store.instance().to_owned();
            let waiting = store.read().unwrap().waiting(platform, 0, 100_000).unwrap();
            let waiting: HashSet<i64> = waiting.into_iter().map(|row| row.id).collect();
            let due = self.due.get_mut(platform).unwrap();
            let gone = due.extract_if(.., |id, _| !waiting.contains(id));
            for (id, (letter, _, written_at)) in gone {
                // A digest makes way for the next, and so does a change of one.
                let makes_way = letter.digest || letter.edits.is_some();
                assert!(makes_way || written_at < long_before, "letter {id} is gone");
                self.forgotten += usize::from(!self.arrived.contains(&format!("{instance}-{id}")));
            }
        }
    }

    fn request(&mut self) {
        let live = self.live_tables();
        let (platform, who, place, line) = match live.is_empty() || self.random.one_in(3) {
            true => self.anything(),
            false => {
                let table = self.random.pick(&live).clone();
                self.turn(&table)
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
        self.ask(platform, &who, place, replied_to, overheard.unwrap_or_else(|| Said::line(&line)));
    }

    /// Somebody says something in a place.
    fn ask(&mut self, platform: &'static str, who: &str, place: usize, replied_to: Option<String>, said: Said) {
        self.events += 1;
        let request = Request {
            origin: Origin { platform, event: format!("e{}", self.events) },
            place: place_of(place, who),
            person: person(who),
            manages: self.random.one_in(2),
            people: (0..PEOPLE).map(|index| person(&format!("p{index}"))).collect(),
            replied_to,
            seen: None,
            token: None,
            language: None,
            said,
        };
        let (at, clocks) = (self.at(), self.running_clocks());
        let Answer { letters, repeated, .. } = self.club().handle(&request, at).unwrap();
        assert!(!repeated);
        self.check_nobody_lost_too_early(clocks);
        let written = self.collect();
        let mine = written.iter().filter(|(to, ..)| *to == platform);
        let mine: Vec<_> = mine.map(|(_, id, letter)| (*id, letter.clone())).collect();
        // What fell due just now was told before.
        assert!(mine.ends_with(&letters), "{mine:?} {letters:?}");
        self.check_tables(&written);
        self.past.push(Past { request, at: self.now, letters });
    }

    /// A legal turn of whoever is to move, or now and then something else that a player may say.
    fn turn(&mut self, table: &Table) -> (&'static str, String, usize, String) {
        let game = self.replayed(table);
        let mover = game.to_move().unwrap();
        let id = table.id;
        let (player, line) = match self.random.below(60) {
            0 => (mover, format!("resign #{id} yes")),
            1 | 2 => (mover, format!("draw #{id}")),
            3 | 4 => (mover.other(), format!("takeback #{id}")),
            5..=8 => (mover, "accept".to_owned()),
            9 => (mover, format!("undo #{id}")),
            10 => (mover.other(), "rematch".to_owned()),
            _ => (mover, format!("#{id} {}", self.random.pick(&game.legal()))),
        };
        let seat = table.seat(player);
        (platform_of(&seat.platform), seat.name.clone(), self.random.below(3), line)
    }

    /// A game begins that nobody offered, between people who may live on two platforms.
    fn pair(&mut self) {
        let tables = self.tables();
        let accounts = [0, 1].map(|_| (*self.random.pick(&PLATFORMS), format!("p{}", self.random.below(PEOPLE))));
        let kind = self.random.pick(GAMES);
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        let known = accounts.map(|(platform, name)| tx.account(platform, &name).unwrap());
        let ([Some(one), Some(two)], Some(somewhere)) = (known, tables.last()) else { return };
        drop(tx);
        if one.person_id == two.person_id {
            return;
        }
        let pairing = Pairing {
            place_id: somewhere.place_id,
            game: kind.about.id,
            variant: kind.about.variants[0],
            rated: self.random.one_in(2),
            clock: self.random.one_in(2).then(|| "1d contest".parse().unwrap()),
            account_ids: [one.id, two.id],
        };
        let (at, cause) = (self.at(), Cause::Pairing { id: self.steps as i64 });
        let id = self.club().begin_game(&pairing, cause, at).unwrap();
        let letters = self.collect();
        self.check_tables(&letters);
        let table = self.tables().into_iter().find(|table| table.id == id).unwrap();
        self.check_told(&table, &letters);
    }

    /// A game ends by something that neither player did.
    fn end_by_clock(&mut self) {
        let live = self.live_tables();
        if live.is_empty() {
            return;
        }
        let table = self.random.pick(&live).clone();
        let (loser, reason) = match self.random.below(3) {
            0 => (Some(*self.random.pick(&Player::BOTH)), Reason::Time),
            1 => (None, Reason::Void),
            _ => (None, Reason::Abandoned),
        };
        let at = self.at();
        assert!(self.club().end_game(table.id, loser, reason, Cause::Clock, at).unwrap());
        assert!(!self.club().end_game(table.id, loser, reason, Cause::Clock, at).unwrap());
        let letters = self.collect();
        self.check_tables(&letters);
        self.check_told(&table, &letters);
        let tx = self.club().store().read().unwrap();
        let after = tx.table(table.id).unwrap().unwrap();
        let verdict = after.verdict.unwrap();
        assert_eq!((verdict.winner, verdict.reason.as_str()), (loser.map(Player::other), reason.word()));
        let last = tx.entries(table.id, u32::MAX).unwrap().pop().unwrap();
        assert_eq!((last.kind, last.account_id, last.cause), (EntryKind::End, None, Cause::Clock));
    }

    /// The letters that were written since somebody last looked.
    fn collect(&mut self) -> Vec<(&'static str, i64, Letter)> {
        let mut letters: Vec<(&str, i64, Letter)> = Vec::new();
        for platform in PLATFORMS {
            let last = *self.last.entry(platform).or_insert(0);
            // As rows: to open them would replay the games of all.
            let tx = self.club().store().read().unwrap();
            for waiting in tx.waiting(platform, last, 100_000).unwrap() {
                let row = tx.letter_to_send(waiting.id).unwrap().unwrap();
                letters.push((platform, row.id, serde_json::from_str(&row.body).unwrap()));
            }
        }
        for (platform, id, letter) in &letters {
            self.due.get_mut(platform).unwrap().insert(*id, (letter.clone(), 0, self.now));
            self.last.insert(platform, *id);
        }
        self.written += letters.len();
        letters
    }

    /// Both players of a game are told where their accounts live.
    fn check_told(&mut self, table: &Table, letters: &[(&'static str, i64, Letter)]) {
        let tx = self.club().store().read().unwrap();
        let home = tx.place(table.place_id).unwrap();
        for seat in &table.seats {
            let there = !home.direct && seat.platform == home.platform;
            let to = match there {
                true => To::Place(home.external_id.clone()),
                false => To::Account(seat.external_id.clone()),
            };
            let told = |(platform, _, letter): &&(&str, i64, Letter)| *platform == seat.platform && letter.to == to;
            assert_eq!(letters.iter().filter(told).count(), 1, "#{}: {} is not told once", table.id, seat.name);
        }
    }

    fn anything(&mut self) -> (&'static str, String, usize, String) {
        let platform = *self.random.pick(&PLATFORMS);
        let who = format!("p{}", self.random.below(PEOPLE));
        let other = self.random.below(PEOPLE);
        let kind = self.random.pick(GAMES);
        let game = kind.about.id;
        let variant = *self.random.pick(kind.about.variants);
        let id = 1 + self.random.below(self.events + 1);
        let line = match self.random.below(37) {
            0..=2 => format!("challenge p{other} {game} {variant}"),
            3 => format!("challenge p{other} {game} {variant} clock:20m+30s"),
            4 => format!("challenge p{other} {game} {variant} 2d+1d max 5d claimable"),
            26 => "claim".to_owned(),
            27 => format!("moretime #{id} 6h"),
            28 => "vacation 2d".to_owned(),
            29 => "vacation off".to_owned(),
            30 => "settings notices digest".to_owned(),
            31 => "settings notices here".to_owned(),
            32 => "snooze 8h".to_owned(),
            33 => "snooze off".to_owned(),
            34 => format!("mute #{id}"),
            35 => format!("unmute #{id}"),
            36 => "hours 8-22 America/New_York".to_owned(),
            5 => format!("challenge open {game} first unrated"),
            6..=9 => "accept".to_owned(),
            10 => format!("accept #{id}"),
            11 => "decline".to_owned(),
            12 => "withdraw".to_owned(),
            13 => "draw".to_owned(),
            14 => "takeback".to_owned(),
            15 => "undo".to_owned(),
            16 => "end".to_owned(),
            17 => "rematch".to_owned(),
            18 => format!("resign #{id} yes"),
            19 => "board".to_owned(),
            20 => "games here".to_owned(),
            21 => format!("profile p{other}"),
            22 => "leaderboard everywhere".to_owned(),
            23 => "settings notices direct".to_owned(),
            24 => "try a1-a2".to_owned(),
            _ => "c2-c3 nonsense §".to_owned(),
        };
        (platform, who, self.random.below(3), line)
    }

    /// An event that comes once more, perhaps much later, changes nothing and is answered as it was.
    fn repeat(&mut self) {
        if self.past.is_empty() {
            return;
        }
        let Past { request, at, letters } = self.random.pick(&self.past).clone();
        if at < self.latest - MEMORY_MS {
            return;
        }
        self.tick();
        let before = self.everything();
        let at = self.at();
        let again = self.club().handle(&request, at).unwrap();
        // Chatter is no event of the club's.
        assert!(again.repeated || matches!(request.said, Said::Overheard(_)), "{request:?}");
        assert_eq!(again.letters, letters);
        assert_eq!(self.everything(), before);
    }

    /// The outbox holds exactly what was written and is not known to be sent; what is sent twice has the same key.
    fn deliver(&mut self) {
        let platform = *self.random.pick(&PLATFORMS);
        let (at, now) = (self.at(), self.now);
        let outgoing = due(self.club(), platform, at);
        self.forget_long_due();
        // What waits longer than an hour was put off before the clock was set back.
        let is_due = |until: i64| until <= now || until > now + 3_600_000;
        let wanted: Vec<i64> =
            self.due[platform].iter().filter(|(_, (_, until, _))| is_due(*until)).map(|(id, _)| *id).collect();
        assert_eq!(outgoing.iter().map(|(_, letter)| letter.id).collect::<Vec<_>>(), wanted);
        for (_, letter) in &outgoing {
            assert_eq!(letter.letter, self.due[platform][&letter.id].0);
        }
        let first = self.random.below(8);
        for (waiting, letter) in outgoing.into_iter().take(first) {
            assert_eq!(letter.game.is_some(), letter.letter.picture.is_some());
            match self.random.below(6) {
                0 => {
                    let failure = SendFailure::Passing("the network is down".into());
                    self.club().unsent(letter.id, waiting.attempts, &failure, at).unwrap();
                    let until = now + (1_000_i64 << waiting.attempts).min(3_600_000);
                    self.due.get_mut(platform).unwrap().get_mut(&letter.id).unwrap().1 = until;
                    continue;
                }
                // It arrived, and the program died before it knew.
                1 => {
                    self.arrived.insert(letter.key);
                    self.restart();
                    continue;
                }
                _ => {}
            }
            self.arrived.insert(letter.key);
            let message = format!("m{}", letter.id);
            self.club().sent(letter.id, &landed(&message)).unwrap();
            self.messages.push((platform, message));
            self.due.get_mut(platform).unwrap().remove(&letter.id);
        }
    }

    fn live_tables(&mut self) -> Vec<Table> {
        self.tables().into_iter().filter(|table| table.state == TableState::Live).collect()
    }

    fn tables(&mut self) -> Vec<Table> {
        let tx = self.club().store().read().unwrap();
        let ids = tx.table_ids(0, 10_000).unwrap();
        ids.into_iter().map(|id| tx.table(id).unwrap().unwrap()).collect()
    }

    /// Everything that a request could change.
    fn everything(&mut self) -> String {
        let tables = self.tables();
        let tx = self.club().store().read().unwrap();
        let depths = PLATFORMS.map(|platform| tx.outbox_depth(platform).unwrap());
        let everyone = RatingKey { scope: RatingScope::Everywhere, game: None };
        let ranking = tx.ranking(everyone, Timestamp::MIN, 0..100).unwrap();
        let open: Vec<_> = (1..=20).map(|place| tx.offers_in(place).unwrap()).collect();
        format!("{tables:?} {depths:?} {ranking:?} {open:?}")
    }

    /// The game of a table, replayed here from the record by nothing but the rules.
    fn replayed(&mut self, table: &Table) -> Game {
        let tx = self.club().store().read().unwrap();
        let entries = tx.entries(table.id, 100_000).unwrap();
        assert_eq!(entries.len(), table.entries as usize);
        let kind = Kind::find(&table.game).unwrap();
        let mut game = kind.start(kind.variant(&table.variant).unwrap());
        for (index, entry) in entries.iter().enumerate() {
            assert_eq!(entry.number as usize, index + 1);
            match entry.kind {
                EntryKind::Play => {
                    assert_eq!(game.to_move(), entry.seat);
                    game.play(&entry.token).unwrap();
                }
                EntryKind::Rewind => game = game.rewound(entry.token.parse().unwrap()),
                EntryKind::Resign => game.give_up(entry.seat.unwrap(), Reason::Resignation),
                EntryKind::Agree => game.agree(),
                EntryKind::End => game.stop(entry.seat, Reason::from_word(&entry.token).unwrap()),
            }
        }
        game
    }

    /// The tables that letters are about say what their records say, and ratings follow from them.
    fn check_tables(&mut self, letters: &[(&'static str, i64, Letter)]) {
        let tables = self.tables();
        let about: HashSet<i64> = letters.iter().filter_map(|(_, _, letter)| letter.about).collect();
        let mut ended = Vec::new();
        for table in &tables {
            let known = self.entries.insert(table.id, table.entries).unwrap_or(0);
            assert!(known <= table.entries, "a record never becomes shorter");
            // What no letter is about has not changed.
            assert!(about.contains(&table.id) || known == table.entries, "#{} changed in silence", table.id);
            if !about.contains(&table.id) {
                continue;
            }
            assert_ne!(table.state, TableState::Aside);
            let game = self.replayed(table);
            assert_eq!(game.plies().len(), table.plies as usize);
            assert_eq!(game.to_move(), table.to_move);
            assert_eq!(game.outcome().is_some(), table.state == TableState::Over);
            for (_, _, letter) in letters.iter().filter(|(_, _, letter)| letter.about == Some(table.id)) {
                let Some(picture) = &letter.picture else { continue };
                if picture.line.is_empty() {
                    let shown = self.club().game_of(picture).unwrap().unwrap();
                    assert_eq!(shown.position(), game.position());
                }
                let awaited = game.to_move().map(|player| table.seats[player.index()].name.as_str());
                // Whoever won because the other gave up is called too.
                let resigned = table.verdict.as_ref().filter(|verdict| verdict.reason == "resignation");
                let winner = resigned.and_then(|verdict| verdict.winner);
                let winner = winner.map(|player| table.seats[player.index()].name.as_str());
                assert!(letter.pings.iter().all(|ping| [awaited, winner].contains(&Some(ping.name.as_str()))));
            }
            let counts = game.outcome().is_some_and(|outcome| outcome.counts());
            if counts && table.rated && self.rated.insert(table.id) {
                ended.push(table);
            }
        }
        // Several may end at one moment, and then they are rated in the order in which that is told.
        let told = |id: i64| letters.iter().filter(|(.., letter)| letter.about == Some(id)).map(|(_, id, _)| *id).min();
        ended.sort_by_key(|table| told(table.id));
        ended.into_iter().for_each(|table| self.rate(table));
        self.check_ratings();
        self.check_notices(&tables, letters);
    }

    fn rate(&mut self, table: &Table) {
        let outcome = match table.verdict.as_ref().unwrap().winner {
            Some(Player::One) => Outcomes::WIN,
            Some(Player::Two) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        let weight = self.weight(table);
        for scope in [RatingScope::Everywhere, RatingScope::Community(table.community_id)] {
            for game in [None, Some(table.game.clone())] {
                let keys = [0, 1].map(|index: usize| (scope, game.clone(), table.seats[index].person_id));
                let before = keys.clone().map(|key| self.ratings.get(&key).copied().unwrap_or_default());
                let (one, two) = glicko2(&before[0], &before[1], &outcome, &Glicko2Config::new());
                for (key, (before, after)) in keys.into_iter().zip(before.into_iter().zip([one, two])) {
                    self.ratings.insert(key, toward(before, after, weight));
                }
            }
        }
    }

    /// What a game counts after those that the same people have finished within 90 days.
    fn weight(&mut self, table: &Table) -> f64 {
        let mut pair = table.seats.clone().map(|seat| seat.person_id);
        pair.sort_unstable();
        let at = table.ended_at.unwrap();
        let ends = self.meetings.entry(pair).or_default();
        let earlier = ends.iter().filter(|end| at.duration_since(**end) <= SignedDuration::from_hours(90 * 24)).count();
        ends.push(at);
        if earlier < 40 { 1.0 / (earlier + 1) as f64 } else { 0.0 }
    }

    fn check_ratings(&mut self) {
        let wanted = self.ratings.clone();
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        for ((scope, game, person), wanted) in &wanted {
            let key = RatingKey { scope: *scope, game: game.as_deref() };
            let found = tx.rating(key, *person).unwrap().unwrap();
            assert_eq!((found.rating, found.deviation), (wanted.rating, wanted.deviation));
        }
        let everyone = RatingKey { scope: RatingScope::Everywhere, game: None };
        let all = tx.ranking(everyone, Timestamp::MIN, 0..1_000).unwrap();
        let sum = |of: fn(&parlour::store::Score) -> u32| all.iter().map(|(row, _)| of(&row.score)).sum::<u32>();
        assert_eq!(sum(|score| score.wins), sum(|score| score.losses));
        let games = sum(|score| score.wins) + sum(|score| score.draws) / 2;
        assert_eq!(games as usize, self.rated.len());
    }

    /// Everything is sent in the end, each letter once as the platform sees it, and the database is sound.
    fn end(&mut self) {
        for platform in PLATFORMS {
            // However far the clock was set back, nothing is put off for so long.
            let at = self.at() + Duration::from_secs(30 * 24 * 3_600);
            for (_, letter) in due(self.club(), platform, at) {
                self.arrived.insert(letter.key);
                self.club().sent(letter.id, &landed("the last")).unwrap();
                self.due.get_mut(platform).unwrap().remove(&letter.id);
            }
            assert_eq!(self.club().outbox_depth(platform).unwrap().due, 0);
        }
        self.forget_long_due();
        assert_eq!(self.arrived.len() + self.forgotten, self.written);
        assert!(!self.rated.is_empty(), "no rated game ended: the seed shows too little");
        assert!(self.ahead > 0, "no turn was played that was said in advance: the seed shows too little");
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

/// A rating on its way from one to another, as far as a game counts.
fn toward(from: Glicko2Rating, to: Glicko2Rating, weight: f64) -> Glicko2Rating {
    let part = |from: f64, to: f64| from + (to - from) * weight;
    Glicko2Rating {
        rating: part(from.rating, to.rating),
        deviation: part(from.deviation, to.deviation).min(to.deviation),
        volatility: part(from.volatility, to.volatility),
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
