//! Votes as polls of Discord's own: two communities that play each other, each with its channel.

use std::collections::BTreeSet;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use serde_json::json;

use super::bot::Setup;
use super::outages::let_pass;
use super::servers::SEND_POLLS;
use super::world::{ANN, BOB, BOT, CHANNEL, Message, SECOND_CHANNEL, StandIn, World};

/// Further people, and the second account of one of them.
const CAS: u64 = 4_011;
const DAN: u64 = 4_012;
const EVE: u64 = 4_013;
const EVES_OTHER: u64 = 4_014;

/// A game of which each turn is voted on for twelve hours; it begins with a choice of eight turns. Ann's server is on this
/// side.
async fn playing(stand_in: &StandIn, side: &str) -> String {
    stand_in.change(|world| {
        for (user, name) in [(CAS, "Cas"), (DAN, "Dan"), (EVE, "Eve"), (EVES_OTHER, "Eve again")] {
            world.people.insert(user, name.to_owned());
        }
    });
    let wish = [("game", "the-game"), ("side", side), ("clock", "3d"), ("vote", "12h")];
    let challenge = stand_in.answer(stand_in.command(ANN, CHANNEL, "links vote-challenge", &wish)).await;
    let text = challenge.text();
    let code = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-';
    let code = code.into_iter().find(is_code).unwrap_or_else(|| panic!("{text}")).to_owned();
    let begun = stand_in.answer(stand_in.command(BOB, SECOND_CHANNEL, "links vote-accept", &[("code", &code)])).await;
    begun.number()
}

/// The club's own books, only to be read: the last one to close what it may write takes the log along, which a club that
/// was killed needs to start.
fn books(setup: &Setup<'_>) -> Connection {
    Connection::open_with_flags(setup.file("parlour.db"), OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap()
}

/// How the votes stand, by the club's own books: the turns with their votes.
fn standing(setup: &Setup<'_>) -> BTreeSet<(String, i64)> {
    let database = books(setup);
    let mut statement = database
        .prepare(
            "SELECT actions, (SELECT count(*) FROM voters WHERE voters.game_id = suggestions.game_id AND choice = number)
             FROM suggestions",
        )
        .unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// Waits until the votes stand like this.
async fn until_standing(stand_in: &StandIn, setup: &Setup<'_>, wanted: &[(&str, i64)]) {
    let wanted: BTreeSet<(String, i64)> = wanted.iter().map(|(turn, votes)| ((*turn).to_owned(), *votes)).collect();
    let mut look = tokio::time::interval(Duration::from_millis(50));
    let deadline = tokio::time::Instant::now() + super::world::DEADLINE;
    while standing(setup) != wanted {
        look.tick().await;
        assert!(tokio::time::Instant::now() < deadline, "{:?}, {:?}", standing(setup), stand_in.world().wrong);
    }
}

/// Lets twelve hours have passed, and waits for the turn that is played. For a minute after a start no vote ends, so that
/// whatever was said meanwhile is heard; then it is looked twice a minute.
async fn end_the_vote(stand_in: &StandIn, setup: &Setup<'_>) -> Message {
    let_pass(setup, 12 * 60 * 60);
    let is_told = |message: &&Message| message.channel == SECOND_CHANNEL && message.text().contains("played");
    let told = |world: &mut World| world.messages.values().find(is_told).cloned();
    stand_in.until_within(Duration::from_secs(150), "the end of the vote", told).await
}

fn polls(stand_in: &StandIn) -> usize {
    stand_in.world().messages.values().filter(|message| !message.body["poll"].is_null()).count()
}

async fn until_ended(stand_in: &StandIn, poll: &Message) {
    stand_in.until("the end of the poll", |world| world.ended_polls.contains(&poll.id).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_held_as_a_poll_that_ends_with_it() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    let number = playing(&stand_in, "first").await;
    let poll = stand_in.poll_in(CHANNEL).await;
    let turns = poll.answers();
    assert_eq!(turns.len(), 8, "{turns:?}");
    let asked = poll.body["poll"]["question"]["text"].as_str().unwrap().to_owned();
    assert!(asked.starts_with(&format!("{number}: what should")), "{asked}");
    assert_eq!(poll.body["poll"]["duration"], 12);
    assert_eq!(poll.body["poll"]["allow_multiselect"], false);
    // The board is beside it, in a message of its own.
    let boards = |world: &mut World| {
        let mut here = world.messages.values().filter(|message| message.channel == CHANNEL && message.id < poll.id);
        here.find(|message| !message.files.is_empty()).cloned()
    };
    stand_in.until("the board", boards).await;
    // Somebody who has never said anything suggests a turn by pressing it, and is named.
    stand_in.press_answer(CAS, &poll, &turns[0]);
    let suggested = stand_in.message(CHANNEL, "Cas suggests").await;
    assert!(suggested.text().contains(&turns[0]), "{}", suggested.text());
    stand_in.press_answer(DAN, &poll, &turns[0]);
    stand_in.press_answer(EVE, &poll, &turns[1]);
    until_standing(&stand_in, &setup, &[(&turns[0], 2), (&turns[1], 1)]).await;
    // Both change their minds, and one of them takes it all back.
    stand_in.press_answer(CAS, &poll, &turns[1]);
    stand_in.take_answer_back(DAN, &poll);
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 2)]).await;
    // What is typed counts the same; then a vote that was pressed before is taken back in the poll only.
    stand_in.answer(stand_in.command(CAS, CHANNEL, "vote", &[("turn", &turns[2])])).await;
    stand_in.take_answer_back(CAS, &poll);
    stand_in.press_answer(DAN, &poll, &turns[1]);
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 2), (&turns[2], 1)]).await;
    let played = end_the_vote(&stand_in, &setup).await;
    assert!(played.text().contains("2 of 3"), "{}", played.text());
    until_ended(&stand_in, &poll).await;
    // It is the other side's turn now, and they have a poll of their own.
    let next = stand_in.poll_in(SECOND_CHANNEL).await;
    assert!(next.id > poll.id);
    assert_eq!(polls(&stand_in), 2);
    // Whoever has voted for one side and presses something for the other one is told alone that it doesn't count.
    stand_in.press_answer(CAS, &next, &next.answers()[0]);
    let told = stand_in.message(super::routes::conversation_of(CAS), "can’t vote for the other side").await;
    assert!(told.text().contains("You have voted for"), "{}", told.text());
    assert_eq!(standing(&setup), BTreeSet::new());
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn votes_of_an_outage_are_read_once_and_a_kill_loses_none() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    playing(&stand_in, "first").await;
    let poll = stand_in.poll_in(CHANNEL).await;
    let turns = poll.answers();
    stand_in.press_answer(CAS, &poll, &turns[0]);
    stand_in.press_answer(DAN, &poll, &turns[0]);
    until_standing(&stand_in, &setup, &[(&turns[0], 2)]).await;
    bot.kill();
    // Nobody hears of these.
    stand_in.press_answer(EVE, &poll, &turns[1]);
    stand_in.press_answer(DAN, &poll, &turns[1]);
    stand_in.take_answer_back(CAS, &poll);
    let bot = setup.start().await;
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 2)]).await;
    // A later vote isn't overruled when the poll is read again.
    stand_in.answer(stand_in.command(EVE, CHANNEL, "vote", &[("turn", &turns[2])])).await;
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 1), (&turns[2], 1)]).await;
    bot.kill();
    stand_in.press_answer(CAS, &poll, &turns[2]);
    let bot = setup.start().await;
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 1), (&turns[2], 2)]).await;
    assert_eq!(polls(&stand_in), 1, "a start posts none again");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_poll_that_ends_while_the_bot_is_away_is_ended_later() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    playing(&stand_in, "first").await;
    let poll = stand_in.poll_in(CHANNEL).await;
    let turns = poll.answers();
    stand_in.press_answer(CAS, &poll, &turns[0]);
    until_standing(&stand_in, &setup, &[(&turns[0], 1)]).await;
    stand_in.fail("POST", "/expire", 100, 503, json!({"message": "try again"}));
    end_the_vote(&stand_in, &setup).await;
    stand_in.until_refused("/expire", 503).await;
    bot.kill();
    stand_in.change(|world| world.faults.clear());
    let bot = setup.start().await;
    until_ended(&stand_in, &poll).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_accounts_of_one_person_have_one_vote_in_a_poll_too() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    playing(&stand_in, "first").await;
    let poll = stand_in.poll_in(CHANNEL).await;
    let turns = poll.answers();
    stand_in.press_answer(EVE, &poll, &turns[0]);
    stand_in.press_answer(EVES_OTHER, &poll, &turns[1]);
    until_standing(&stand_in, &setup, &[(&turns[0], 1), (&turns[1], 1)]).await;
    // They become one person's.
    let database = Connection::open(setup.file("parlour.db")).unwrap();
    database
        .execute(
            "UPDATE accounts SET former_id = person_id,
                 person_id = (SELECT person_id FROM accounts WHERE external_id = ?1) WHERE external_id = ?2",
            [EVE.to_string(), EVES_OTHER.to_string()],
        )
        .unwrap();
    drop(database);
    bot.kill();
    let bot = setup.start().await;
    stand_in.press_answer(EVES_OTHER, &poll, &turns[2]);
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 0), (&turns[2], 1)]).await;
    stand_in.press_answer(EVE, &poll, &turns[1]);
    until_standing(&stand_in, &setup, &[(&turns[0], 0), (&turns[1], 1), (&turns[2], 0)]).await;
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_poll_leaves_the_vote_as_it_is_elsewhere() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    // Nobody has told the bot of that; of the second channel it is told.
    stand_in.change(|world| {
        world.forbid(CHANNEL, BOT, SEND_POLLS);
        world.forbid_openly(SECOND_CHANNEL, SEND_POLLS);
    });
    playing(&stand_in, "first").await;
    stand_in.until_refused(&format!("/channels/{CHANNEL}/messages"), 403).await;
    assert_eq!(polls(&stand_in), 0);
    let voted = stand_in.answer(stand_in.command(CAS, CHANNEL, "vote", &[("turn", "@a3")])).await;
    assert!(voted.text().contains("Cas suggests"), "{}", voted.text());
    let number = playing(&stand_in, "second").await;
    let voted =
        stand_in.answer(stand_in.command(DAN, SECOND_CHANNEL, "vote", &[("turn", "@a3"), ("id", &number)])).await;
    assert!(voted.text().contains("Dan suggests"), "{}", voted.text());
    let refused = stand_in
        .world()
        .requests
        .iter()
        .filter(|(_, path, status, _)| {
            path.ends_with(&format!("/channels/{SECOND_CHANNEL}/messages")) && *status == 403
        })
        .count();
    assert_eq!(refused, 0, "what would be refused isn't tried");
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_votes_are_no_polls() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in);
    let bot = setup.start().await;
    stand_in.set_place(CHANNEL, "votes", "secret").await;
    let secret = playing(&stand_in, "first").await;
    stand_in.answer(stand_in.command(CAS, CHANNEL, "vote", &[("turn", "@a3")])).await;
    // The other server's votes are no secret.
    let open = playing(&stand_in, "second").await;
    stand_in.poll_in(SECOND_CHANNEL).await;
    for number in [secret, open] {
        stand_in.answer(stand_in.command(ANN, CHANNEL, "board", &[("id", &number)])).await;
    }
    assert_eq!(polls(&stand_in), 1);
    bot.stop().await;
}
