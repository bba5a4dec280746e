//! What 100,000 games with clocks cost: to find what is due, to start after a week of downtime, and when 10,000 flags
//! fall at once: `cargo bench --bench clocks`.

#![allow(clippy::unwrap_used, reason = "a measurement may stop")]

use std::path::Path;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use parlour::club::{Club, Limits, Origin, Person, Place, Request, Said};
use parlour::store::{GameState, Store, Undo};

#[path = "../tests/common/offered.rs"]
#[allow(unreachable_pub, reason = "a module of tests as well")]
mod offered;

const GAMES: usize = 100_000;
/// Those of them whose flags fall.
const FLAGS: usize = 10_000;
const PLATFORM: &str = "bench";

fn main() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-clocks.db");
    remove(&path);
    let begin = Timestamp::from_second(1_800_000_000).unwrap();
    let mut club = open(&path);
    fill(&mut club, begin);
    let letters = club.outbox_depth(PLATFORM).unwrap().due;

    let hour = SignedDuration::from_hours(1);
    let now = begin + hour;
    club.live(now).unwrap();
    let mut times: Vec<Duration> = (0..200).map(|_| timed(|| found(&mut club, now))).collect();
    times.sort();
    let [middle, p99] = [50, 99].map(|percent| times[times.len() * percent / 100]);
    println!("finding what is due: {middle:?} in the middle, p99 {p99:?}");
    assert!(p99 < Duration::from_millis(1));
    club.tick(now).unwrap();
    drop(club);

    let mut club = open(&path);
    let now = now + hour * 24 * 7;
    let took = timed(|| {
        club.live(now).unwrap();
        while club.tick(now).unwrap() {}
    });
    // Nobody is judged before everybody was heard.
    let now = now + SignedDuration::from_mins(2);
    let took = took + timed(|| while club.tick(now).unwrap() {});
    println!("a start after a week, every clock looked at: {took:?}");
    assert_eq!(live(&mut club), GAMES as u64, "a flag fell");
    assert_eq!(club.outbox_depth(PLATFORM).unwrap().due, letters, "somebody was told something");

    let now = now + hour * 48;
    let took = timed(|| while club.tick(now).unwrap() {});
    assert_eq!(live(&mut club), (GAMES - FLAGS) as u64);
    println!("{FLAGS} flags that fall at once: {took:?}");
    remove(&path);
}

fn open(path: &Path) -> Club {
    let limits = Limits {
        games_per_person: usize::MAX,
        games_per_place: usize::MAX,
        requests_per_minute: u32::MAX,
        ..Limits::default()
    };
    Club::new(Store::open(path).unwrap(), limits)
}

/// Games of two days, which belong to tournaments, and of five.
fn fill(club: &mut Club, begin: Timestamp) {
    let tx = club.store().begin().unwrap();
    let accounts: Vec<i64> = (0..2_000)
        .map(|index| tx.add_account(PLATFORM, &format!("p{index}"), &format!("p{index}"), begin).unwrap().id)
        .collect();
    let place = tx.note_place(PLATFORM, "place", "community", "a place", false).unwrap().id;
    tx.commit().unwrap();
    Club::group(club, Undo::Part, |club| {
        for index in 0..GAMES {
            let terms = if index < FLAGS { "2d contest" } else { "5d" };
            let pair = [accounts[index % 1_000], accounts[1_000 + index % 1_000]];
            let tx = club.store().begin().unwrap();
            let offer = offered::offered(place, pair, Some(terms.parse().unwrap()), begin);
            let id = tx.add_offer(&offer).unwrap();
            tx.commit().unwrap();
            club.handle(&acceptance(index, id), begin).unwrap();
        }
    })
    .unwrap();
    assert_eq!(live(club), GAMES as u64, "a challenge was not accepted");
}

fn acceptance(index: usize, id: i64) -> Request {
    let who = format!("p{}", 1_000 + index % 1_000);
    Request::new(
        Origin { platform: PLATFORM, event: format!("event-{index}") },
        Place { id: "place".into(), name: "a place".into(), direct: false, community: "community".into() },
        Person { id: who.clone(), name: who },
        Said::line(&format!("accept #{id}")),
    )
}

fn found(club: &mut Club, now: Timestamp) {
    assert!(club.store().read().unwrap().due(now, 500).unwrap().is_empty());
}

fn live(club: &mut Club) -> u64 {
    club.store().read().unwrap().count_games(GameState::Live).unwrap()
}

fn timed(deed: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    deed();
    begin.elapsed()
}

fn remove(path: &Path) {
    for extension in ["db", "db-wal", "db-shm", "db.lock"] {
        let _ = std::fs::remove_file(path.with_extension(extension));
    }
}
