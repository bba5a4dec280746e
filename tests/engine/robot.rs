//! The computer as it takes part in a club that runs.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use parlour::club::{COMPUTER, Club, Desk, Limits, Origin, Person, Place, Request, Said};
use parlour::robot::{Bell, Means, Robot};
use parlour::store::{Store, TableState};

/// How long somebody waits for the computer on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

const MEANS: Means = Means { memory: 1 << 20, time_max: Duration::from_secs(1), endings: None };

fn club_with(bell: &Bell) -> Arc<Desk> {
    let club = Club::new(Store::in_memory().unwrap(), Limits::default());
    Arc::new(Desk::open(club, vec![(COMPUTER.to_owned(), bell.notifier())]).unwrap())
}

/// Ann says something to the club.
fn say(desk: &Desk, event: &str, line: &str) {
    let place = Place { id: "room".into(), name: "room".into(), direct: false, community: "room".into() };
    let request = Request {
        origin: Origin { platform: "console", event: event.to_owned() },
        place,
        person: Person { id: "ann".into(), name: "ann".into() },
        manages: false,
        people: Vec::new(),
        replied_to: None,
        seen: None,
        token: None,
        language: None,
        said: Said::line(line),
    };
    desk.handle(request, |done| drop(done.unwrap())).unwrap();
}

/// Waits until so many games have come so far, in entries.
fn wait_until(desk: &Desk, games: i64, entries: u32) {
    let until = Instant::now() + PATIENCE;
    loop {
        let (tell, told) = channel();
        desk.with(move |club, _| {
            let tx = club.store().read().unwrap();
            let all = (1..=games).all(|id| {
                let table = tx.table(id).unwrap();
                table.is_some_and(|table| table.entries >= entries && table.state == TableState::Live)
            });
            tell.send(all).unwrap();
        })
        .unwrap();
        if told.recv().unwrap() {
            return;
        }
        assert!(Instant::now() < until, "the computer has not moved");
        std::thread::yield_now();
    }
}

#[test]
fn the_computer_answers_turns_in_many_games_at_once() {
    let bell = Bell::new();
    let desk = club_with(&bell);
    let robot = Robot::start(bell, Arc::clone(&desk), MEANS, 2).unwrap();
    for game in 1..=5 {
        say(&desk, &format!("challenge-{game}"), "challenge parlour chifoumi level:1 first");
        say(&desk, &format!("turn-{game}"), &format!("#{game} c2-c3"));
    }
    wait_until(&desk, 5, 2);
    drop(robot);
}

#[test]
fn what_awaited_the_computer_before_it_began_is_played_when_it_begins() {
    let bell = Bell::new();
    let desk = club_with(&bell);
    say(&desk, "challenge", "challenge parlour sfirs level:1 second");
    // Nobody thinks yet: as after a start.
    let robot = Robot::start(bell, Arc::clone(&desk), MEANS, 1).unwrap();
    wait_until(&desk, 1, 1);
    drop(robot);
}
