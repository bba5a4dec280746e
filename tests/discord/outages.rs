//! What a clock makes of an outage.

use jiff::Timestamp;
use rusqlite::{Connection, params};

use super::bot::Setup;
use super::world::{ANN, BOB, CHANNEL, Message, StandIn};

const MINUTE_MS: i64 = 60_000;

/// A game of an hour each in which both have played a turn; says its number.
async fn timed_game(stand_in: &StandIn) -> String {
    let bob = BOB.to_string();
    let options = [("opponent", bob.as_str()), ("game", "chifoumi"), ("side", "first"), ("clock", "1h")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "challenge", &options)).await;
    let begun = stand_in.answer(stand_in.press(BOB, &challenge, "Accept")).await;
    for (user, turn) in [(ANN, "c2-c3"), (BOB, "c6-c5")] {
        stand_in.answer(stand_in.command(user, CHANNEL, "move", &[("actions", turn)])).await;
    }
    begun.text().split_whitespace().find(|word| word.starts_with('#')).unwrap().to_owned()
}

/// Lets the turn have begun so many minutes earlier, and the program have been there last so long ago.
fn had_been_away(setup: &Setup<'_>, minutes: i64, away: i64) {
    let database = Connection::open(setup.file("parlour.db")).unwrap();
    let earlier = [minutes * MINUTE_MS];
    for statement in [
        "UPDATE clocks SET since = since - ?1",
        "UPDATE clock_turns SET since = since - ?1",
        "UPDATE due SET at = at - ?1",
    ] {
        database.execute(statement, earlier).unwrap();
    }
    for (platform, ago) in [("", away), ("discord", 0)] {
        let seen_at = Timestamp::now().as_millisecond() - ago * MINUTE_MS;
        let note = "INSERT OR REPLACE INTO signs_of_life (platform, seen_at) VALUES (?1, ?2)";
        database.execute(note, params![platform, seen_at]).unwrap();
    }
}

/// How many minutes whoever is to move has left, as a message says.
fn minutes_left(message: &Message) -> i64 {
    let text = message.text();
    let until = text.split("time runs out <t:").nth(1).unwrap_or_else(|| panic!("no time runs: {text}"));
    let until: i64 = until.split(':').next().unwrap().parse().unwrap();
    (until - Timestamp::now().as_second()) / 60
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_outage_of_the_program_takes_nobodys_time() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    let id = timed_game(&stand_in).await;
    bot.stop().await;
    // An hour and a half has passed, and all of it but two minutes was an outage.
    had_been_away(&setup, 90, 88);
    let bot = setup.start().await;
    let board = stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[("id", &id)])).await;
    let left = minutes_left(&board);
    assert!((56..=58).contains(&left), "{left} minutes are left");
    bot.stop().await;
}
