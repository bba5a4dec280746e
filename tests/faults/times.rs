//! Much falls due at once: clocks have run out, offers too, a tournament's list is to be renewed, nobody plays, events are to
//! be forgotten. Something fails at each statement of that, one after the other. Hours later all of it was done, once.

use jiff::{SignedDuration, Timestamp};
use parlour::club::Club;
use parlour::faults::{Fault, FaultPlan, When, set};
use parlour::store::Store;

use crate::alone;
use crate::offered::offered;
use crate::script::say;
use crate::shown::{Shown, assert_same};
use crate::world::{THREAD, Told, World, facts_of, file, limits, remove};

const BEGIN: i64 = 1_795_219_200_000;
/// How long nothing is looked after, though the program ran.
const LEAP: SignedDuration = SignedDuration::from_hours(40 * 24);
/// What is handled a second time an hour after it failed has had that time, and everything that follows from it.
const HOURS: i64 = 4;
/// How many of the runs the tests have time for: one in so many.
const ONE_IN: u64 = 53;

/// What people have said before.
const SAID: &str = "
north ann: challenge bob chifoumi first 1d
north bob: accept
north ann: c2-c3
north bob: c6-c5
north ann: e2-e3
north cas: challenge dan sfirs first 2d max 5d claimable
north dan: accept
south eve: challenge fay fursaz first none
south fay: accept
south gus: challenge open chifoumi
south hal: challenge gus sfirs
north dan: settings notices digest
south gus: tournament open league chifoumi clock:1d
south hal: tournament join
south eve: tournament join
";

/// A club in which much is due, its file, and when.
fn overdue() -> (Vec<u8>, i64) {
    let path = file("overdue");
    remove(&path);
    let mut club = Club::new(Store::open(&path).unwrap(), limits());
    let mut now = BEGIN;
    let at = |now: i64| Timestamp::from_millisecond(now).unwrap();
    for (number, line) in SAID.lines().filter(|line| !line.is_empty()).enumerate() {
        now += 2_000;
        let (from, said) = line.split_once(": ").unwrap();
        let (platform, who) = from.split_once(' ').unwrap();
        let platform = if platform == "north" { "north" } else { "south" };
        let answer = club.handle(&say(platform, &format!("event-{number}"), who, false, said), at(now)).unwrap();
        assert!(!answer.letters.is_empty(), "{line}");
    }
    // A game between two platforms.
    let tx = club.store().begin().unwrap();
    let accounts = [("north", "bob"), ("south", "hal")].map(|(on, who)| tx.account(on, who).unwrap().unwrap().id);
    let offer = tx.add_offer(&offered(1, accounts, Some("1d tournament".parse().unwrap()), at(now))).unwrap();
    tx.commit().unwrap();
    let accepted = say("south", "event-accepted", "hal", false, &format!("accept #{offer}"));
    assert!(!club.handle(&accepted, at(now)).unwrap().letters.is_empty());
    now += i64::try_from(LEAP.as_millis()).unwrap();
    // It ran all the time.
    let tx = club.store().begin().unwrap();
    tx.note_sign_of_life("", at(now)).unwrap();
    tx.commit().unwrap();
    drop(club);
    let bytes = std::fs::read(&path).unwrap();
    remove(&path);
    (bytes, now)
}

/// The club some hours after it began to look after what was due; with a plan that is followed until it has done so once.
fn hours_later(bytes: &[u8], begin: i64, plan: FaultPlan, shown: &mut Shown) -> (Vec<String>, u64, String) {
    let mut now = begin;
    set(Some(plan.on(THREAD)));
    let mut world = World::open(file("times"), Some(bytes), now);
    world.restarts = true;
    let asked = say("north", "once-more", "ann", false, "games");
    world.have_answered(&[asked]);
    let tally = set(None);
    world.restart();
    for hour in 1..=HOURS {
        // The program lives: no time is lost.
        for _ in 0..72 {
            now += 50_000;
            world.be_at(now);
            let looked = world.with(|club, now| club.tick(now));
            assert!(matches!(looked, Told::Done(_)), "what is due is not looked after");
        }
        match hour == HOURS / 2 {
            true => world.repair(),
            false => world.restart(),
        }
    }
    world.close();
    shown.take_in(&tally, &world.counts);
    (facts_of(&world.path), tally.passed, format!("{:?}", tally.injected))
}

#[test]
fn whatever_fails_while_much_is_due_all_of_it_is_done_once_some_hours_later() {
    let _alone = alone();
    let begun = std::time::Instant::now();
    let one_in = std::env::var("PARLOUR_FAULTS_ONE_IN").map_or(ONE_IN, |times| times.parse().unwrap());
    let (bytes, begin) = overdue();
    let (mut shown, mut run) = (Shown::default(), 0);
    let (wanted, points, _) = hours_later(&bytes, begin, FaultPlan::new(Fault::Panic, When::Never), &mut shown);
    // Whatever a clock was to end is over, and so is what nobody answered in time.
    let is_left =
        |fact: &&String| fact.starts_with("[Text(\"flag\")") || fact.contains("Text(\"challenge\"), Text(\"open\")");
    assert_eq!(wanted.iter().find(is_left), None);
    shown = Shown::default();
    for number in 1..=points {
        for fault in Fault::ALL {
            run += 1;
            if run % one_in == 0 {
                let (found, _, injected) =
                    hours_later(&bytes, begin, FaultPlan::new(fault, When::At(number)), &mut shown);
                assert_same(&found, &wanted, &format!("{fault:?} at {number}, {injected}"));
            }
        }
    }
    println!("{shown}; {} ms", begun.elapsed().as_millis());
}
