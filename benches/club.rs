//! How many turns a second the club takes with durable commits, how long one takes, and how long it takes to start, all
//! with 100,000 games stored: `cargo bench --bench club`.

#![allow(clippy::unwrap_used, reason = "a measurement may stop")]

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use parlour::club::{Club, Desk, Landed, Limits, Origin, Person, Place, Request, Said, SeenBy, Task};
use parlour::rules::{GAMES, GameDef, Player};
use parlour::store::{
    Cause, Entry, EntryKind, GameState, NewGame, Offer, OfferKind, OfferState, Store, Transaction, Undo, Verdict,
};

/// When everything was that is stored.
const BEGINNING: Timestamp = Timestamp::UNIX_EPOCH;
const STORED_GAMES: usize = 100_000;
/// Actions of each stored game.
const STORED_PLIES: usize = 30;
/// Pairs that play while it is measured.
const LIVE_PAIRS: usize = 64;
/// Games that each pair can play until the measurement is over, one after the other.
const GAMES_PER_PAIR: usize = 100;
/// Actions of a game that is played while it is measured, at most.
const LIVE_PLIES: usize = 100;
const MEASURE: Duration = Duration::from_secs(10);

fn main() {
    // A path behind `--` measures on another disk.
    let chosen = std::env::args().nth(1).filter(|arg| !arg.starts_with('-'));
    let path = chosen.map_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-club.db"), PathBuf::from);
    remove(&path);
    let begin = Instant::now();
    fill(&path);
    let size = std::fs::metadata(&path).unwrap().len() / 1_000_000;
    println!(
        "{STORED_GAMES} games of {STORED_PLIES} actions stored in {:.1} s, {size} MB",
        begin.elapsed().as_secs_f64()
    );

    let begin = Instant::now();
    let mut bench = Bench::open(&path);
    println!("start to open: {:.1} ms", ms(begin.elapsed()));
    bench.say("p0", 0, "games");
    println!("start to the first answer: {:.1} ms", ms(begin.elapsed()));

    println!("the disk alone, 4 KiB kept for good: {}", figures(disk(&path)));
    Club::group(&mut bench, Undo::Part, |bench| {
        (0..LIVE_PAIRS * GAMES_PER_PAIR).for_each(|game| bench.begin_game(game))
    })
    .unwrap();
    println!("one after the other: {}", bench.one_by_one());
    for players in [16, LIVE_PAIRS] {
        println!("{players} players at once: {}", bench.all_at_once(players));
    }
    remove(&path);
}

fn remove(path: &Path) {
    for extension in ["db", "db-wal", "db-shm", "db.lock"] {
        let _ = std::fs::remove_file(path.with_extension(extension));
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn figures(mut times: Vec<Duration>) -> String {
    times.sort();
    let total: Duration = times.iter().sum();
    let [middle, p99] = [50, 99].map(|percent| ms(times[times.len() * percent / 100]));
    format!("{:.0} a second, {middle:.2} ms in the middle, p99 {p99:.2} ms", times.len() as f64 / total.as_secs_f64())
}

/// How long the disk takes to keep a block for good, which is the least that a commit takes.
fn disk(beside: &Path) -> Vec<Duration> {
    let path = beside.with_extension("block");
    let mut file = File::create(&path).unwrap();
    let times = (0..300).map(|_| {
        let begin = Instant::now();
        file.write_all(&[0; 4096]).unwrap();
        file.sync_data().unwrap();
        begin.elapsed()
    });
    let times = times.collect();
    std::fs::remove_file(path).unwrap();
    times
}

/// The actions of a game played at random, at most so many.
fn random_actions(kind: &'static GameDef, seed: u64, at_most: usize) -> Vec<(String, Player)> {
    let mut random = seed;
    let mut game = kind.start(0);
    while game.outcome().is_none() && game.plies().len() < at_most {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = game.legal();
        game.play(&legal[(random >> 33) as usize % legal.len()]).unwrap();
    }
    game.plies().iter().map(|ply| (ply.token.clone(), ply.player)).collect()
}

fn fill(path: &Path) {
    let games: Vec<_> =
        GAMES.iter().map(|kind| (kind, random_actions(kind, 0x9E37_79B9_7F4A_7C15, STORED_PLIES))).collect();
    let mut store = Store::open(path).unwrap();
    let mut tx = store.begin().unwrap();
    let people: Vec<_> = (0..2_000)
        .map(|index| tx.add_account("bench", &format!("old{index}"), &format!("old{index}"), BEGINNING).unwrap())
        .collect();
    let places: Vec<_> = (0..200)
        .map(|index| {
            tx.note_place("bench", &format!("old{index}"), &format!("c{}", index % 50), "a place", false).unwrap()
        })
        .collect();
    for index in 0..STORED_GAMES {
        let (kind, actions) = &games[index % games.len()];
        let [one, two] = [&people[index % 2_000], &people[(index * 7 + 1) % 2_000]];
        let place = &places[index % 200];
        store_game(
            &tx,
            kind,
            actions,
            [(one.person_id, one.id), (two.person_id, two.id)],
            (place.id, place.community_id),
        );
        if index % 5_000 == 4_999 {
            tx.commit().unwrap();
            tx = store.begin().unwrap();
        }
    }
    tx.commit().unwrap();
}

fn store_game(
    tx: &Transaction<'_>,
    kind: &GameDef,
    actions: &[(String, Player)],
    seats: [(i64, i64); 2],
    place: (i64, i64),
) {
    let about = &kind.about;
    let id = tx
        .add_offer(&Offer {
            id: 0,
            kind: OfferKind::Challenge,
            place_id: place.0,
            maker_id: seats[0].1,
            taker_id: Some(seats[1].1),
            game_id: None,
            game: about.id.into(),
            variant: about.variants[0].into(),
            side: Some(Player::One),
            rated: true,
            clock: None,
            goal: None,
            lead: 0,
            start: None,
            by_code: false,
            state: OfferState::Accepted,
            made_at: BEGINNING,
            expires_at: BEGINNING,
        })
        .unwrap();
    let new = NewGame {
        id,
        place_id: place.0,
        community_id: place.1,
        game: about.id,
        variant: about.variants[0],
        rules_version: about.rules_version,
        start: None,
        rated: true,
        seats,
        to_move: Player::One,
    };
    tx.insert_game(new, BEGINNING).unwrap();
    for (index, (token, seat)) in actions.iter().enumerate() {
        let entry = Entry {
            number: index as u32 + 1,
            kind: EntryKind::Play,
            token: token.clone(),
            seat: Some(*seat),
            account_id: Some(seats[seat.index()].1),
            made_at: BEGINNING,
            cause: Cause::Event { platform: "bench".into(), id: format!("event-{id}-{index}") },
        };
        tx.append(id, &entry).unwrap();
    }
    let mut table = tx.game(id).unwrap().unwrap();
    table.state = GameState::Over;
    table.to_move = None;
    table.entries = actions.len() as u32;
    table.plies = table.entries;
    table.verdict = Some(Verdict { winner: Some(Player::One), reason: "resignation".into(), points: None });
    tx.update_game(&table).unwrap();
}

/// A game that is played while it is measured, between two people who play no other.
struct Live {
    id: i64,
    /// Its number among all that are played.
    number: usize,
    /// What is still to be played: the players have thought before.
    actions: std::vec::IntoIter<(String, Player)>,
}

impl Live {
    /// The next action, and the person whose it is.
    fn next(&mut self) -> Option<(String, String)> {
        let (token, player) = self.actions.next()?;
        // An end of a turn that loses is asked about otherwise.
        let sure = if token == "end" { " yes" } else { "" };
        Some((format!("p{}", 2 * self.number + player.index()), format!("#{} {token}{sure}", self.id)))
    }
}

struct Bench {
    path: PathBuf,
    club: Option<Club>,
    live: Vec<Live>,
    events: u64,
}

impl AsMut<Club> for Bench {
    fn as_mut(&mut self) -> &mut Club {
        self.club.as_mut().unwrap()
    }
}

fn club(path: &Path) -> Club {
    let limits = Limits { requests_per_minute: 1_000_000, games_per_place: 10_000, ..Limits::default() };
    Club::new(Store::open(path).unwrap(), limits)
}

impl Bench {
    fn open(path: &Path) -> Self {
        Self { path: path.to_owned(), club: Some(club(path)), live: Vec::new(), events: 0 }
    }

    fn request(&mut self, who: &str, pair: usize, line: &str) -> Request {
        self.events += 1;
        let person = |name: &str| Person { id: name.to_owned(), name: name.to_owned() };
        Request::new(
            Origin { platform: "bench", event: format!("now-{}-{}", self.path.display(), self.events) },
            Place { id: format!("now{}", pair % 8), name: "now".into(), direct: false, community: "now".into() },
            person(who),
            Said::line(line),
        )
    }

    fn say(&mut self, who: &str, pair: usize, line: &str) -> Option<i64> {
        let request = self.request(who, pair, line);
        let answer = self.club.as_mut().unwrap().handle(&request, Timestamp::now()).unwrap();
        answer.letters[0].1.about
    }

    fn begin_game(&mut self, number: usize) {
        let (pair, kind) = (number % LIVE_PAIRS, &GAMES[number % GAMES.len()]);
        let [one, two] = [0, 1].map(|player| format!("p{}", 2 * number + player));
        self.say(&two, pair, "games");
        let id = self.say(&one, pair, &format!("challenge {two} {} first", kind.about.id)).unwrap();
        self.say(&two, pair, &format!("accept #{id}"));
        let actions = random_actions(kind, number as u64, LIVE_PLIES).into_iter();
        self.live.push(Live { id, number, actions });
    }

    /// The next turn of a pair, in the first of its games that is not over.
    fn next(&mut self, pair: usize) -> Option<Request> {
        let of_pair = self.live.iter_mut().skip(pair).step_by(LIVE_PAIRS);
        let (who, line) = of_pair.into_iter().find_map(Live::next)?;
        Some(self.request(&who, pair, &line))
    }

    fn one_by_one(&mut self) -> String {
        let mut times = Vec::new();
        let begin = Instant::now();
        while begin.elapsed() < MEASURE {
            let request = self.next(times.len() % LIVE_PAIRS).unwrap();
            let begin = Instant::now();
            let answer = self.club.as_mut().unwrap().handle(&request, Timestamp::now()).unwrap();
            times.push(begin.elapsed());
            assert!(answer.letters[0].1.picture.is_some(), "{:?}", answer.letters[0].1.text);
        }
        figures(times)
    }

    /// Every pair plays as fast as it is answered; every answer is also noted as sent.
    fn all_at_once(&mut self, pairs: usize) -> String {
        let desk = Desk::open(self.club.take().unwrap(), Vec::new()).unwrap();
        let (told, answers) = channel();
        let mut waiting = 0;
        let mut times = Vec::new();
        let begin = Instant::now();
        for pair in 0..pairs {
            waiting += usize::from(self.ask(&desk, &told, pair));
        }
        while waiting > 0 {
            let (pair, time, letter): (usize, Duration, i64) = answers.recv().unwrap();
            waiting -= 1;
            times.push(time);
            let (channel, message) = ("room".to_owned(), Some(format!("m{letter}")));
            let landed = Landed { channel, message, seen_by: SeenBy::Everyone, controls: None };
            assert!(desk.submit(Task::sent(letter, landed, drop)).is_ok());
            if begin.elapsed() < MEASURE {
                waiting += usize::from(self.ask(&desk, &told, pair));
            }
        }
        let whole = begin.elapsed();
        drop(desk);
        self.club = Some(club(&self.path));
        let each = figures(times.clone());
        let latency = each.split_once(", ").unwrap().1;
        format!("{:.0} a second, {latency}", times.len() as f64 / whole.as_secs_f64())
    }

    fn ask(&mut self, desk: &Desk, told: &Sender<(usize, Duration, i64)>, pair: usize) -> bool {
        let Some(request) = self.next(pair) else { return false };
        let told = told.clone();
        let begin = Instant::now();
        desk.handle(request, move |answer| {
            let answer = answer.unwrap();
            told.send((pair, begin.elapsed(), answer.letters[0].0)).unwrap();
        })
        .unwrap();
        true
    }
}
