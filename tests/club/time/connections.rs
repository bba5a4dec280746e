//! Platforms that are not connected, while the program is stopped and started as well.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use parlour::club::{Club, Limits, Origin, Person, Request};
use parlour::store::{GameState, Store};

use crate::offered::offered;
use crate::support::Chat;

const SECOND: i64 = 1_000;
const PLATFORMS: [&str; 2] = ["north", "south"];
const BOTH: [bool; 2] = [true, true];
const ONLY_SOUTH: [bool; 2] = [false, true];

/// The numbers of games of two hours: both players in the north, both in the south, and one in each.
const NORTH: i64 = 1;
const SOUTH: i64 = 2;
const MIXED: i64 = 3;

/// A program that runs, with people on two platforms, and what it is told of these.
struct World {
    chat: Chat,
    begun: Timestamp,
    connected: [bool; 2],
}

impl World {
    fn new() -> Self {
        let chat = Chat::new();
        let mut world = Self { begun: chat.at(), chat, connected: BOTH };
        world.start();
        let tx = world.chat.club.store().begin().unwrap();
        let place_id = tx.note_place("console", "place-general", "club", "general", false).unwrap().id;
        let account = |platform: &str, name: &str| tx.add_account(platform, name, name, world.begun).unwrap().id;
        let [ann, bob, cas, dan] = [("north", "ann"), ("north", "bob"), ("south", "cas"), ("south", "dan")]
            .map(|(platform, name)| account(platform, name));
        let clock = Some("2h tournament".parse().unwrap());
        let games = [(NORTH, [ann, bob]), (SOUTH, [cas, dan]), (MIXED, [bob, cas])];
        for (id, account_ids) in games {
            assert_eq!(tx.add_offer(&offered(place_id, account_ids, clock, world.begun)).unwrap(), id);
        }
        tx.commit().unwrap();
        for (id, platform, taker) in [(NORTH, "north", "bob"), (SOUTH, "south", "dan"), (MIXED, "south", "cas")] {
            let request = world.chat.request(taker, &format!("accept #{id}"));
            let origin = Origin { platform, ..request.origin };
            let person = Person { id: taker.to_owned(), name: taker.to_owned() };
            world.chat.club.handle(&Request { origin, person, ..request }, world.begun).unwrap();
        }
        world.chat.now = world.begun.as_millisecond();
        world
    }

    /// The program starts: it finds platforms unconnected before it can connect to them.
    fn start(&mut self) {
        let store = std::mem::replace(self.chat.club.store(), Store::in_memory().unwrap());
        self.chat.club = Club::new(store, Limits::default());
        let at = self.chat.at();
        self.chat.club.live(at).unwrap();
        while self.chat.club.tick(at).unwrap() {}
        self.look([false, false]);
        self.look(self.connected);
    }

    fn look(&mut self, connected: [bool; 2]) {
        let at = self.chat.at();
        let connected = [0, 1].map(|index: usize| (PLATFORMS[index], connected[index]));
        self.chat.club.connected(&connected, at).unwrap();
    }

    /// The program does not run for so many seconds, and starts again.
    fn stop_for(&mut self, seconds: i64) {
        self.chat.now += seconds * SECOND;
        self.start();
    }

    /// The program runs for so many seconds, with these platforms connected.
    fn run(&mut self, connected: [bool; 2], seconds: i64) {
        self.connected = connected;
        self.look(connected);
        let until = self.chat.now + seconds * SECOND;
        while self.chat.now < until {
            self.chat.now = until.min(self.chat.now + 30 * SECOND);
            let at = self.chat.at();
            self.chat.club.live(at).unwrap();
            self.look(connected);
            while self.chat.club.tick(at).unwrap() {}
        }
    }

    /// By how many minutes outages have put off when the time of a game is over, as far as that is known.
    fn credited(&mut self, id: i64) -> i64 {
        let board = self.chat.say("eve", &format!("board #{id}"));
        let until =
            board.rsplit_once(", on ").map(|(_, until)| until).unwrap_or_else(|| panic!("#{id} has no time: {board}"));
        let until = DateTime::strptime("%d %b %Y at %H:%M UTC.", until).unwrap();
        let until = until.to_zoned(TimeZone::UTC).unwrap().timestamp();
        until.duration_since(self.begun).as_mins() - 120
    }

    fn credit(&mut self) -> [i64; 3] {
        // Time passes while somebody asks, which is not what this is about.
        let now = self.chat.now;
        let credit = [NORTH, SOUTH, MIXED].map(|id| self.credited(id));
        self.chat.now = now;
        credit
    }

    /// Which games go on.
    fn live(&mut self) -> [bool; 3] {
        let tx = self.chat.club.store().read().unwrap();
        [NORTH, SOUTH, MIXED].map(|id| tx.game(id).unwrap().unwrap().state == GameState::Live)
    }
}

#[test]
fn an_outage_of_a_platform_is_credited_from_its_beginning_though_the_program_starts_anew_in_it() {
    let mut world = World::new();
    world.run(ONLY_SOUTH, 1_800);
    world.stop_for(20);
    assert_eq!(world.credit(), [30, 0, 30]);
    world.run(ONLY_SOUTH, 1_780);
    world.stop_for(20);
    world.run(BOTH, 600);
    assert_eq!(world.credit(), [60, 0, 60]);
}

#[test]
fn a_second_outage_is_credited_like_the_first() {
    let mut world = World::new();
    for round in 1..=3 {
        world.run(ONLY_SOUTH, 600);
        world.stop_for(20);
        world.run(ONLY_SOUTH, 1_180);
        world.run(BOTH, 60);
        assert_eq!(world.credit(), [30 * round, 0, 30 * round]);
    }
}

#[test]
fn a_platform_that_went_while_the_program_was_stopped_is_credited_from_when_it_was_seen_last() {
    let mut world = World::new();
    world.run(BOTH, 600);
    world.connected = ONLY_SOUTH;
    world.stop_for(3_600);
    assert_eq!(world.credit(), [60, 60, 60]);
    world.run(ONLY_SOUTH, 3_600);
    assert_eq!(world.credit(), [120, 60, 120]);
    world.stop_for(3_600);
    world.run(BOTH, 60);
    assert_eq!(world.credit(), [180, 120, 180]);
}

#[test]
fn a_flag_that_is_due_while_the_program_is_stopped_for_a_moment_falls() {
    let mut world = World::new();
    world.run(BOTH, 7_190);
    world.stop_for(20);
    assert_eq!(world.live(), [true; 3], "whoever moved meanwhile is heard first");
    world.run(BOTH, 60);
    assert_eq!(world.live(), [false; 3]);
}

#[test]
fn a_flag_that_is_due_while_the_program_is_stopped_for_long_does_not_fall() {
    let mut world = World::new();
    world.run(BOTH, 7_000);
    world.stop_for(3_600);
    world.run(BOTH, 190);
    assert_eq!(world.live(), [true; 3]);
    world.run(BOTH, 10);
    assert_eq!(world.live(), [false; 3]);
}

#[test]
fn a_flag_that_is_due_in_a_moments_outage_of_a_platform_falls_when_that_is_over() {
    let mut world = World::new();
    world.run(BOTH, 7_180);
    world.run(ONLY_SOUTH, 30);
    assert_eq!(world.live(), [true, false, true]);
    world.stop_for(20);
    world.run(BOTH, 50);
    assert_eq!(world.live(), [true, false, true]);
    world.run(BOTH, 10);
    assert_eq!(world.live(), [false; 3]);
}

#[test]
fn a_flag_that_is_due_in_a_long_outage_of_a_platform_falls_as_much_later() {
    let mut world = World::new();
    world.run(BOTH, 7_000);
    world.run(ONLY_SOUTH, 1_800);
    world.stop_for(20);
    world.run(ONLY_SOUTH, 1_780);
    assert_eq!(world.live(), [true, false, true]);
    world.run(BOTH, 190);
    assert_eq!(world.live(), [true, false, true]);
    world.run(BOTH, 10);
    assert_eq!(world.live(), [false; 3]);
}
