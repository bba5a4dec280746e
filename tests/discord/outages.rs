//! What a clock makes of outages: of the program and of its connection, long ones and such as are too short to count.

use std::time::Duration;

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn, World};

/// How the program's own life, and its connection, are called where they are noted.
const LIVES: [&str; 2] = ["", "discord"];

/// A game of an hour each in which both have played a turn; says its number.
pub(crate) async fn timed_game(stand_in: &StandIn) -> String {
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi"), ("side", "first"), ("clock", "1h")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    for (user, turn) in [(ANN, "c2-c3"), (BOB, "c6-c5")] {
        stand_in.answer(stand_in.command(user, CHANNEL, "move", &[("actions", turn)])).await;
    }
    begun.number()
}

/// Lets the turns that are being played have begun so many seconds earlier.
pub(crate) fn let_pass(setup: &Setup<'_>, seconds: i64) {
    let database = Connection::open(setup.file("parlour.db")).unwrap();
    for statement in [
        "UPDATE clocks SET since = since - ?1",
        "UPDATE clock_turns SET since = since - ?1",
        "UPDATE due SET at = at - ?1, since = since - ?1",
    ] {
        database.execute(statement, [seconds * 1_000]).unwrap();
    }
}

/// Lets so many seconds have passed, and the program or its connection have been there last so long ago.
fn had_been_away(setup: &Setup<'_>, seconds: i64, (gone, away): (&str, i64)) {
    let_pass(setup, seconds);
    let database = Connection::open(setup.file("parlour.db")).unwrap();
    for life in LIVES {
        let ago = if life == gone { away } else { 0 };
        let seen_at = Timestamp::now().as_millisecond() - ago * 1_000;
        let note = "INSERT OR REPLACE INTO signs_of_life (platform, seen_at) VALUES (?1, ?2)";
        database.execute(note, params![life, seen_at]).unwrap();
    }
}

/// How many minutes whoever is to move has left, as a message says.
fn minutes_left(message: &Message) -> i64 {
    let text = message.text();
    let until = text.split("time runs out <t:").nth(1).unwrap_or_else(|| panic!("no time runs: {text}"));
    let until: i64 = until.split(':').next().unwrap().parse().unwrap();
    (until - Timestamp::now().as_second()) / 60
}

/// An hour and a half has passed, and all of it but two minutes was an outage.
async fn takes_nobodys_time(life: &str) {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    let id = timed_game(&stand_in).await;
    bot.stop().await;
    had_been_away(&setup, 90 * 60, (life, 88 * 60));
    let bot = setup.start().await;
    let board = stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[("id", &id)])).await;
    let left = minutes_left(&board);
    assert!((56..=58).contains(&left), "{left} minutes are left");
    bot.stop().await;
}

/// Waits for the end of a game because of its clock. For a minute after a start nobody is judged, so that whatever was
/// said meanwhile is heard; then it is looked twice a minute.
pub(crate) async fn flag_has_fallen(stand_in: &StandIn) -> Message {
    let has_fallen = |message: &&Message| message.text().contains("because the opponent ran out of time");
    let fallen = |world: &mut World| world.messages.values().find(has_fallen).cloned();
    stand_in.until_within(Duration::from_secs(150), "the flag", fallen).await
}

/// The time was over half a minute ago, in an outage of three quarters of one.
async fn lets_the_flag_fall(life: &str) {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    timed_game(&stand_in).await;
    bot.stop().await;
    had_been_away(&setup, 60 * 60 + 30, (life, 45));
    let bot = setup.start().await;
    let fallen = flag_has_fallen(&stand_in).await;
    assert_eq!(World::called(&fallen), [ANN, BOB], "both hear of it");
    stand_in.answer(stand_in.command(ANN, CHANNEL, "help", &[])).await;
    let calls =
        |world: &World| world.messages.range(fallen.id..).filter(|(_, told)| !World::called(told).is_empty()).count();
    assert_eq!(calls(&stand_in.world()), 1, "and once");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_outage_of_the_program_takes_nobodys_time() {
    takes_nobodys_time(LIVES[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_outage_of_the_connection_takes_nobodys_time() {
    takes_nobodys_time(LIVES[1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_is_due_in_a_short_outage_of_the_program_falls() {
    lets_the_flag_fall(LIVES[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_is_due_in_a_short_outage_of_the_connection_falls() {
    lets_the_flag_fall(LIVES[1]).await;
}
