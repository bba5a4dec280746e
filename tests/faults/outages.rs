//! Time in which somebody could not act counts for nobody, even if the database fails when that is to be noted.

use jiff::Timestamp;
use parlour::club::{Club, ClubError};
use parlour::faults::{Fault, FaultPlan, StatementFault, When, set};
use parlour::store::{GameState, Store};

use crate::alone;
use crate::script::say;
use crate::shown::assert_same;
use crate::support::Chat;
use crate::world::{THREAD, World, file, limits, remove};

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600_000;
const BEGIN: i64 = 1_795_219_200_000;
/// How many of the starts the tests have time for: one in so many.
const ONE_IN: u64 = 17;
/// A game in which each has two hours; the first of them is to move.
const GAME: [(&str, &str); 4] =
    [("ann", "challenge bob chifoumi first clock:2h"), ("bob", "accept"), ("ann", "c2-c3"), ("bob", "c6-c5")];

/// The club runs for so many minutes.
fn run(chat: &mut Chat, minutes: i64) {
    for _ in 0..2 * minutes {
        chat.now += 30 * SECOND;
        let at = chat.at();
        chat.club.live(at).unwrap();
        while chat.club.tick(at).unwrap() {}
    }
}

fn connect(club: &mut Club, is_up: bool, now: Timestamp) -> Result<(), ClubError> {
    club.connected(&[("console", is_up)], now)
}

fn game() -> Chat {
    let mut chat = Chat::new();
    run(&mut chat, 1);
    let at = chat.at();
    connect(&mut chat.club, true, at).unwrap();
    for (who, line) in GAME {
        assert!(!chat.letters(who, line).is_empty(), "{line}");
    }
    run(&mut chat, 1);
    chat
}

/// Takes an outage in while each of its statements fails, one after the other, and once more after that. Whoever is to move
/// in `game` does not lose by it.
fn costs_nobody(game: impl Fn() -> Chat, take_in: impl Fn(&mut Club, Timestamp) -> Result<(), ClubError>) {
    for fault in [Fault::Refuse(StatementFault::Io), Fault::RollBack(StatementFault::Io)] {
        for number in 1.. {
            let mut chat = game();
            let at = chat.at();
            set(Some(FaultPlan::new(fault, When::At(number)).of("statement")));
            let taken_in = take_in(&mut chat.club, at);
            let injected = set(None).injected;
            assert_eq!(taken_in.is_err(), !injected.is_empty(), "{injected:?}");
            take_in(&mut chat.club, at).unwrap();
            // The flag may be looked at only then.
            run(&mut chat, 70);
            let game = chat.club.store().read().unwrap().game(1).unwrap().unwrap();
            assert!(game.state == GameState::Live, "{fault:?} at {number}, {injected:?}: {:?}", game.verdict);
            if injected.is_empty() {
                break;
            }
        }
    }
}

#[test]
fn while_the_program_slept() {
    let _alone = alone();
    let slept = || {
        let mut chat = game();
        chat.now += 3 * HOUR;
        chat
    };
    costs_nobody(slept, Club::live);
}

#[test]
fn while_a_platform_was_not_connected() {
    let _alone = alone();
    let was_away = || {
        let mut chat = game();
        let at = chat.at();
        connect(&mut chat.club, false, at).unwrap();
        run(&mut chat, 180);
        chat
    };
    costs_nobody(was_away, |club, now| connect(club, true, now));
}

/// A club in the middle of a game, and when it ended.
fn stopped() -> (Vec<u8>, i64) {
    let path = file("stopped");
    remove(&path);
    let mut club = Club::new(Store::open(&path).unwrap(), limits());
    let mut now = BEGIN;
    for (number, (who, line)) in GAME.into_iter().enumerate() {
        now += 2 * SECOND;
        let at = Timestamp::from_millisecond(now).unwrap();
        club.handle(&say("north", &format!("event-{number}"), who, false, line), at).unwrap();
        club.tick(at).unwrap();
    }
    drop(club);
    let bytes = std::fs::read(&path).unwrap();
    remove(&path);
    (bytes, now)
}

/// What is in the file after somebody's time was over while the program did not run, and they moved as soon as it did; but
/// for when what is due is looked at. How many points that passed, and what failed at one.
fn begun_anew(bytes: &[u8], stopped_at: i64, plan: FaultPlan) -> (Vec<String>, u64, String) {
    let now = stopped_at + 3 * HOUR;
    set(Some(plan.on(THREAD)));
    let mut world = World::open(file("begun-anew"), Some(bytes), now);
    world.have_answered(&[say("north", "turn", "ann", false, "e2-e3")]);
    let tally = set(None);
    let mut rows = world.rows();
    rows.retain(|row| !row.ends_with("FROM due"));
    let mut store = Store::open_to_read(&world.path).unwrap();
    let outages = store.read().unwrap().outages_after(Timestamp::UNIX_EPOCH, ["north", "south"]).unwrap();
    let outage = [stopped_at, now].map(|at| Timestamp::from_millisecond(at).unwrap());
    assert_eq!(outages, [(outage[0], outage[1])], "{:?}", tally.injected);
    (rows, tally.passed, format!("{:?}", tally.injected))
}

#[test]
fn while_the_program_did_not_run_though_everything_fails_once_at_its_start() {
    let _alone = alone();
    let (bytes, at) = stopped();
    let one_in = std::env::var("PARLOUR_FAULTS_ONE_IN").map_or(ONE_IN, |times| times.parse().unwrap());
    let (wanted, points, _) = begun_anew(&bytes, at, FaultPlan::new(Fault::Panic, When::Never));
    let mut run = 0;
    for number in 1..=points {
        for fault in Fault::ALL {
            run += 1;
            if run % one_in == 0 {
                let (rows, _, injected) = begun_anew(&bytes, at, FaultPlan::new(fault, When::At(number)));
                assert_same(&rows, &wanted, &format!("{fault:?} at {number}, {injected}"));
            }
        }
    }
    println!("{points} points");
}
