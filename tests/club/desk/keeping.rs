//! What is kept: over repeats, restarts, second processes, newer versions and damage.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use jiff::Timestamp;
use parlour::club::{
    Club, Controls, Desk, Landed, Limits, Outgoing, Request, Said, SeenBy, SendFailure, SentMessage, To, WaitingLetter,
    health_report,
};
use parlour::store::{GameState, GroupEnd, Store, StoreError, Undo};
use parlour::watch::HealthReport;
use rusqlite::Connection;
use rusqlite::types::Value;

use crate::support::{Chat, direct, due, is_to_account, landed, letters, place, words};

/// A path for a new database.
pub fn path(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.db"));
    for extension in ["db", "db-wal", "db-shm", "db.lock"] {
        let _ = std::fs::remove_file(path.with_extension(extension));
    }
    path
}

pub fn open(path: &Path) -> Club {
    Club::new(Store::open(path).unwrap(), Limits::default())
}

pub fn chat_in(path: &Path) -> Chat {
    let mut chat = Chat::new();
    chat.club = open(path);
    chat
}

/// Closes the club before it is opened again, as a restart does.
pub fn restart(chat: &mut Chat, path: &Path) {
    chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
    chat.club = open(path);
}

fn now(chat: &Chat) -> Timestamp {
    Timestamp::from_millisecond(chat.now).unwrap()
}

#[test]
fn an_event_repeated_is_answered_again_and_changes_nothing() {
    let path = path("repeated");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    let request = chat.request("ann", "d2-d3");
    let first = chat.handle(&request);
    chat.script("bob: d6-d5\nann: d3-d2\nbob: d5-d6");
    restart(&mut chat, &path);
    // The same turn would be legal once more.
    let again = chat.handle(&request);
    assert!(again.repeated && !first.repeated);
    assert_eq!(first.letters, again.letters);
    assert_eq!(chat.letter("ann", "board").picture.unwrap().entries, 4);
}

#[test]
fn a_game_goes_on_after_a_restart() {
    let path = path("restart");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: d2xc2");
    restart(&mut chat, &path);
    chat.script("ann: end\nbob: c6-c5\nann: e2-e3\nbob: e6-e5\nbob: draw");
    restart(&mut chat, &path);
    assert!(chat.say("ann", "draw yes").contains("#1 stops here"));
    restart(&mut chat, &path);
    assert!(chat.say("ann", "leaderboard").contains("bob"));
    assert!(chat.club.store().defects().unwrap().is_empty());
}

#[test]
fn a_letter_waits_until_it_is_sent_and_keeps_its_key() {
    let path = path("outbox");
    let mut chat = chat_in(&path);
    chat.say("ann", "challenge bob chifoumi");
    let at = now(&chat);
    let first = due(&mut chat.club, "console", at);
    assert_eq!(first.len(), 1);
    assert!(due(&mut chat.club, "matrix", at).is_empty());
    restart(&mut chat, &path);
    let again = due(&mut chat.club, "console", at);
    assert_eq!((&again[0].1.key, again[0].1.id), (&first[0].1.key, first[0].1.id));
    assert!(again[0].1.key.len() <= 25, "Discord takes no longer one");
    chat.club.sent(again[0].1.id, &landed("m1")).unwrap();
    assert!(due(&mut chat.club, "console", at).is_empty());
}

#[test]
fn a_letter_that_fails_is_tried_again_later_and_given_up_in_the_end() {
    let mut chat = Chat::new();
    chat.say("ann", "help");
    let mut at = now(&chat);
    let id = due(&mut chat.club, "console", at)[0].1.id;
    let passing = SendFailure::Passing("the network is down".into());
    chat.club.unsent(id, 6, &passing, at).unwrap();
    let waiting = |chat: &mut Chat, at| chat.club.waiting("console", 0, 10, at).unwrap().pop();
    let seconds = |letter: Option<WaitingLetter>| letter.map(|letter| letter.wait.as_secs());
    assert_eq!(seconds(waiting(&mut chat, at)), Some(64));
    assert_eq!(seconds(waiting(&mut chat, at + Duration::from_secs(64))), Some(0));
    // A clock that was set back delays nothing for long.
    assert_eq!(seconds(waiting(&mut chat, at - Duration::from_secs(100_000))), Some(0));
    chat.club.unsent(id, 1, &SendFailure::Limited(Duration::from_secs(9)), at).unwrap();
    assert_eq!(waiting(&mut chat, at).unwrap().attempts, 1, "to be slower is no failure");
    let mut tries = 1;
    while let Some(letter) = waiting(&mut chat, at) {
        at += Duration::from_secs(3_600);
        chat.club.unsent(id, letter.attempts, &passing, at).unwrap();
        tries += 1;
        assert!(tries < 100);
    }
    chat.say("ann", "help");
    let id = due(&mut chat.club, "console", at)[0].1.id;
    chat.club.unsent(id, 0, &SendFailure::Final("the room is gone".into()), at).unwrap();
    assert_eq!(chat.club.outbox_depth("console").unwrap().due, 0);
}

#[test]
fn where_a_letter_landed_is_kept_and_found_again() {
    let mut chat = Chat::with_game("chifoumi");
    let at = now(&chat);
    let sent = |chat: &mut Chat, channel: &str, seen_by, controls| {
        let (_, outgoing) = due(&mut chat.club, "console", at).remove(0);
        let message = format!("m{}", outgoing.id);
        let landed = Landed { channel: channel.into(), message: Some(message), seen_by, controls };
        chat.club.sent(outgoing.id, &landed).unwrap();
        outgoing.id
    };
    let challenge = sent(&mut chat, "general", SeenBy::Everyone, Some(Controls::Offer));
    let board = sent(&mut chat, "thread", SeenBy::Everyone, Some(Controls::Board));
    let to = To::Place(place("general").id);
    let message = |channel: &str, id| SentMessage { channel: Some(channel.into()), message: format!("m{id}") };
    let first = chat.club.first_message_to("console", 1, &to).unwrap();
    assert_eq!(first, Some(message("general", challenge)));
    let with_controls = |chat: &mut Chat| chat.club.messages_with_controls("console", 1, &to, board + 1).unwrap();
    let offer = (challenge, message("general", challenge), Controls::Offer);
    let shown = (board, message("thread", board), Controls::Board);
    assert_eq!(with_controls(&mut chat), [offer, shown.clone()]);
    assert!(chat.club.has_controls(challenge).unwrap());
    chat.club.without_controls(challenge).unwrap();
    assert!(!chat.club.has_controls(challenge).unwrap());
    assert_eq!(with_controls(&mut chat), [shown]);
    assert_eq!(chat.club.messages_with_controls("console", 1, &To::Account("ann".into()), board + 1).unwrap(), []);
}

#[test]
fn an_answer_in_a_conversation_of_two_and_a_letter_to_its_account_are_in_one_place() {
    let mut chat = Chat::new();
    chat.script("ann: games\nbob: games");
    chat.letters_alone("ann", "challenge bob chifoumi first");
    chat.letters_alone("bob", "accept");
    let at = now(&chat);
    for (_, Outgoing { id, letter, .. }) in due(&mut chat.club, "console", at) {
        let channel = match &letter.to {
            To::Place(place) => place.clone(),
            To::Account(_) => direct(if is_to_account(&letter, "ann") { "ann" } else { "bob" }).id,
        };
        let shown = if letter.picture.is_some() { Controls::Board } else { Controls::Offer };
        let controls = (!letter.buttons.is_empty()).then_some(shown);
        let landed = Landed { channel, message: Some(format!("m{id}")), seen_by: SeenBy::Everyone, controls };
        chat.club.sent(id, &landed).unwrap();
    }
    let place = To::Place(direct("bob").id);
    let there = chat.club.messages_with_controls("console", 1, &place, i64::MAX).unwrap();
    let shown: Vec<Controls> = there.iter().map(|(.., controls)| *controls).collect();
    assert_eq!(shown, [Controls::Offer, Controls::Board], "the challenge was written to the account");
    // Whatever was answered, and wherever: of the challenge nothing is left to be pressed.
    let (challenge, message, _) = there[0].clone();
    assert_eq!(chat.club.spent_messages("console", 1, i64::MAX).unwrap(), [(challenge, message)]);
}

#[test]
fn a_thread_begins_at_the_first_message_of_its_game_that_everybody_sees() {
    let mut chat = Chat::new();
    chat.script("ann: settings place threads on\nann: challenge bob chifoumi first\nbob: accept\nann: c2-c3");
    let at = now(&chat);
    let letters = due(&mut chat.club, "console", at);
    let in_thread: Vec<i64> =
        letters.iter().filter(|(_, outgoing)| outgoing.letter.thread).map(|(letter, _)| letter.id).collect();
    let [begins, played] = in_thread[..] else { panic!("{in_thread:?}") };
    chat.club.sent(begins, &Landed { seen_by: SeenBy::One, ..landed("alone") }).unwrap();
    assert_eq!(chat.club.first_message_of_thread("console", 1, "place-general").unwrap(), None);
    chat.club.sent(played, &landed("board")).unwrap();
    let root = chat.club.first_message_of_thread("console", 1, "place-general").unwrap().unwrap();
    assert_eq!((root.channel.as_deref(), root.message.as_str()), (Some("general"), "board"));
}

#[test]
fn requests_that_share_a_commit_are_kept_together_or_not_at_all() {
    let path = path("group");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        Club::group(&mut chat, Undo::Part, |chat| {
            chat.script("ann: c2-c3\nbob: c6-c5");
            assert!(chat.say("bob", "c5-c4").contains("it is ann’s turn"));
            // There is none.
            chat.game(99);
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(chat.letter("ann", "board").picture.unwrap().entries, 0);
    restart(&mut chat, &path);
    assert_eq!(chat.letter("ann", "board").picture.unwrap().entries, 0);
    Club::group(&mut chat, Undo::Part, |chat| chat.script("ann: d2-d3\nbob: d6-d5")).unwrap();
    restart(&mut chat, &path);
    assert_eq!(chat.letter("ann", "board").picture.unwrap().entries, 2);
}

/// What ann, bob and cas say, with what is refused, and with small talk that is no turn of its speaker's.
fn said_in_turn(chat: &mut Chat) -> Vec<(Request, Timestamp)> {
    const LINES: [(&str, &str); 12] = [
        ("ann", "settings language eo"),
        ("ann", "challenge bob chifoumi first"),
        ("bob", "accept"),
        ("cas", "e4"),
        ("ann", "c2-c3"),
        ("ann", "c3-c4"),
        ("bob", "c6-c5"),
        ("cas", "resign"),
        ("bob", "draw"),
        ("cas", "challenge nobody chifoumi"),
        ("ann", "settings place threads on"),
        ("ann", "d2-d3"),
    ];
    let mut said = Vec::new();
    for (who, line) in LINES {
        let mut request = chat.request(who, line);
        if line == "e4" {
            request.said = Said::overheard(line).unwrap();
        }
        said.push((request, now(chat)));
    }
    said
}

/// Every row of a database, but for what was chosen by chance when it was made.
fn rows(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).unwrap();
    let mut tables = connection
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'facts' ORDER BY name")
        .unwrap();
    let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let mut rows = Vec::new();
    for table in tables {
        let mut all = connection.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = all.column_count();
        let mut found = all.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let values: Vec<Value> = (0..columns).map(|column| row.get_unwrap(column)).collect();
            rows.push(format!("{table}: {values:?}"));
        }
    }
    rows
}

#[test]
fn what_is_done_in_groups_is_as_if_each_had_come_alone() {
    let [alone, careful, bold] = ["alone", "careful", "bold"].map(path);
    let mut chat = chat_in(&alone);
    let said = said_in_turn(&mut chat);
    let handle = |club: &mut Club| -> Vec<_> {
        said.iter().map(|(request, at)| club.handle(request, *at).unwrap().letters).collect()
    };
    let answers = handle(&mut chat.club);
    assert!(answers[3].is_empty() && words(&answers[5][0].1)[0].contains("It’s bob’s turn"), "{answers:#?}");
    drop(chat);
    for (path, undo) in [(&careful, Undo::Part), (&bold, Undo::Group)] {
        let mut club = open(path);
        let (answered, ended) = Club::group(&mut club, undo, handle).unwrap();
        assert_eq!(answered, answers);
        if undo == Undo::Group {
            // For the small talk, which leaves no account behind.
            assert_eq!(ended, GroupEnd::Undone);
            assert_eq!(club.store().read().unwrap().account("console", "id-ann").unwrap(), None);
            assert_eq!(Club::group(&mut club, Undo::Part, handle).unwrap(), (answers.clone(), GroupEnd::Kept));
        }
        drop(club);
        assert_eq!(rows(path), rows(&alone), "{undo:?}");
    }
}

#[test]
fn what_is_refused_before_anything_is_written_does_not_undo_a_group() {
    let mut chat = Chat::with_game("chifoumi");
    let lines = "ann: c2-c3\nann: c3-c4\nbob: c2-c3\nbob: c6-c5\ncas: resign\ncas: challenge nobody chifoumi";
    assert_eq!(Club::group(&mut chat, Undo::Group, |chat| chat.script(lines)).unwrap(), ((), GroupEnd::Kept));
    assert_eq!(chat.game(1).plies().len(), 2);
}

#[test]
fn what_the_computer_was_to_look_at_is_forgotten_with_the_group_that_asked_for_it() {
    let mut chat = Chat::in_the_middle();
    chat.script("ann: resign yes");
    let ended = Club::group(&mut chat, Undo::Group, |chat| {
        chat.script("ann: analyse #1");
        let request = chat.request("cas", "e4");
        assert!(chat.handle(&Request { said: Said::overheard("e4").unwrap(), ..request }).letters.is_empty());
    });
    assert_eq!(ended.unwrap(), ((), GroupEnd::Undone));
    assert!(chat.club.take_jobs().is_empty());
    chat.script("ann: analyse #1");
    assert_eq!(chat.club.take_jobs().len(), 1);
}

/// How many commits stand in the log of a database, by SQLite's description of its format.
fn commits(path: &Path) -> usize {
    let log = std::fs::read(path.with_extension("db-wal")).unwrap();
    let (header, frames) = log.split_at(32);
    let frames = frames.chunks(24 + 4_096).take_while(|frame| frame[8..16] == header[16..24]);
    frames.filter(|frame| frame[4..8] != [0; 4]).count()
}

#[test]
fn all_that_is_due_before_a_request_is_kept_at_once() {
    let path = path("due-together");
    let mut chat = chat_in(&path);
    for _ in 0..6 {
        chat.script("ann: challenge bob chifoumi 1d first\nbob: accept");
    }
    chat.now += 10 * 24 * 3_600_000;
    let before = commits(&path);
    chat.script("cas: games");
    // For the first of them, which notes what is tried, the disk is not waited.
    assert_eq!(commits(&path) - before, 3);
    assert_eq!(chat.club.store().read().unwrap().count_games(GameState::Live).unwrap(), 0);
}

#[test]
fn what_stands_in_the_log_is_brought_into_the_file_once_it_is_much() {
    let path = path("log");
    let mut club = open(&path);
    let mut add = |names: std::ops::Range<u32>| {
        let tx = club.store().begin().unwrap();
        for name in names {
            tx.add_account("console", &name.to_string(), &name.to_string(), Timestamp::UNIX_EPOCH).unwrap();
        }
        tx.commit().unwrap();
        club.bring_log_in().unwrap();
        std::fs::metadata(&path).unwrap().len()
    };
    let few = add(0..10);
    assert_eq!(add(10..20), few);
    assert!(add(20..2_000) > few);
}

#[test]
fn what_waits_together_is_answered_as_if_each_had_come_alone() {
    let path = path("together");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    let mut requests: Vec<_> =
        [("ann", "c2-c3"), ("cas", "e4"), ("bob", "c6-c5")].map(|(who, line)| chat.request(who, line)).into();
    requests[1].said = Said::overheard("e4").unwrap();
    let desk = Desk::open(chat.club, Vec::new()).unwrap();
    let (release, held) = channel::<()>();
    desk.with(move |_, _| held.recv().unwrap_or_default()).unwrap();
    let (told, answers) = channel();
    for request in requests {
        let told = told.clone();
        desk.handle(request, move |answer| told.send(letters(answer.unwrap())).unwrap()).unwrap();
    }
    release.send(()).unwrap();
    drop((desk, told));
    let answers: Vec<Vec<String>> = answers.iter().map(|letters| letters.iter().flat_map(words).collect()).collect();
    assert!(answers[0][0].contains("c2-c3") && answers[2][0].contains("c6-c5"), "{answers:?}");
    assert!(answers[1].is_empty());
    let names = Connection::open(&path).unwrap();
    let names: i64 = names.query_row("SELECT count(*) FROM accounts WHERE name = 'cas'", [], |row| row.get(0)).unwrap();
    assert_eq!(names, 0);
}

#[test]
fn a_second_process_on_the_same_database_is_refused() {
    let path = path("second");
    let first = Store::open(&path).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::InUse(_))));
    drop(first);
    assert!(Store::open(&path).is_ok());
}

#[test]
fn a_database_of_a_newer_version_is_refused_and_left_alone() {
    let path = path("newer");
    drop(Store::open(&path).unwrap());
    let connection = Connection::open(&path).unwrap();
    connection.pragma_update(None, "user_version", 999).unwrap();
    drop(connection);
    let refused = Store::open(&path).err().unwrap();
    assert!(matches!(refused, StoreError::Newer(_)));
    assert!(refused.to_string().contains("a newer version of Parlour wrote"), "{refused}");
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let path = path("nonsense");
    std::fs::write(&path, "this is no database, whatever its name says; it is long enough to be looked at".repeat(20))
        .unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::Damaged(_))));
}

#[test]
fn a_record_that_cannot_be_replayed_is_set_aside_and_the_others_go_on() {
    for damage in [
        "UPDATE entries SET token = 'z9-z8' WHERE number = 2",
        "DELETE FROM entries WHERE number = 1",
        "DELETE FROM entries WHERE number = 2",
        "UPDATE entries SET seat = 1 WHERE number = 2",
        "UPDATE entries SET kind = 'rewind', token = '7' WHERE number = 2",
        "UPDATE games SET rules_version = 99 WHERE id = 1",
        "UPDATE games SET variant = 'nonsense' WHERE id = 1",
    ] {
        let path = path("damaged");
        let mut chat = chat_in(&path);
        chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3\nbob: c6-c5");
        chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
        let connection = Connection::open(&path).unwrap();
        connection.execute(damage, []).unwrap();
        drop(connection);
        chat.club = open(&path);
        // The last board that was announced cannot be drawn any more; its letter goes out without it.
        let at = now(&chat);
        assert!(due(&mut chat.club, "console", at).iter().any(|(_, letter)| letter.game.is_none()));
        assert_eq!(
            chat.say("ann", "d2-d3"),
            "The record of #1 is damaged, so I’ve set the game aside and told the person who runs this bot.",
            "{damage}"
        );
        assert!(chat.say("ann", "board #1").starts_with("#1 is set aside because its record is damaged"));
        for line in ["resign #1", "mute #1", "claim #1"] {
            let said = chat.say("bob", line);
            assert!(said.starts_with("#1 is set aside"), "{line}: {said}");
        }
        let tx = chat.club.store().read().unwrap();
        assert_eq!(tx.count_games(GameState::Aside).unwrap(), 1);
        drop(tx);
        chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3");
    }
}

#[test]
fn what_is_old_is_forgotten_but_not_what_is_due_or_live() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first none\nbob: accept");
    let request = chat.request("ann", "board");
    let board = chat.handle(&request).letters[0].0;
    chat.say("ann", "help");
    let at = now(&chat);
    for (_, letter) in due(&mut chat.club, "console", at) {
        if letter.letter.about.is_some() {
            chat.club.sent(letter.id, &landed(&format!("m{}", letter.id))).unwrap();
        }
    }
    // A month later, in the morning.
    chat.now += (31 * 24 + 8) * 60 * 60 * 1000;
    let at = now(&chat);
    chat.club.tick(at).unwrap();
    // The help is still to be sent, and the question about a game in which nobody plays; and the board of the live game
    // is still answered to.
    assert_eq!(due(&mut chat.club, "console", at).len(), 2);
    let mut reply = chat.request("ann", "c2-c3");
    reply.replied_to = Some(format!("m{board}"));
    assert!(words(&letters(chat.handle(&reply))[0])[0].contains("played c2-c3"));
    assert!(!chat.handle(&request).repeated, "the event is forgotten");
}

#[test]
fn a_closed_desk_has_done_what_it_took_and_a_full_one_refuses() {
    let mut chat = Chat::new();
    let requests: Vec<_> = (0..20).map(|_| chat.request("ann", "help")).collect();
    let desk = Desk::open(chat.club, vec![("console".to_owned(), Box::new(|| {}))]).unwrap();
    let (told, answers) = channel();
    for request in requests {
        let told = told.clone();
        desk.handle(request, move |answer| told.send(answer.unwrap().letters.len()).unwrap()).unwrap();
    }
    // While the club is held up, the queue fills.
    let (release, held) = channel::<()>();
    desk.with(move |_, _| held.recv().unwrap_or_default()).unwrap();
    let refused = std::iter::from_fn(|| Some(desk.with(|_, _| {}))).take(10_000).any(|taken| taken.is_err());
    assert!(refused);
    release.send(()).unwrap();
    drop(desk);
    drop(told);
    assert_eq!(answers.iter().sum::<usize>(), 20);
}

#[test]
fn a_request_that_the_disk_does_not_take_is_seen_by_whoever_watches() {
    let path = path("watched");
    let mut chat = chat_in(&path);
    let requests = [chat.request("ann", "help"), chat.request("ann", "games")];
    let club = std::mem::replace(&mut chat.club, Club::new(Store::in_memory().unwrap(), Limits::default()));
    let desk = Desk::open(club, Vec::new()).unwrap();
    let (told, answers) = channel();
    let ask = |request: &Request| {
        let told = told.clone();
        desk.handle(request.clone(), move |answer| told.send(answer.is_ok()).unwrap()).unwrap();
        answers.recv().unwrap()
    };
    assert_eq!(desk.watch().lately().refused, None);
    let beside = Connection::open(&path).unwrap();
    let refuse = "CREATE TRIGGER full BEFORE INSERT ON inbox BEGIN SELECT RAISE(FAIL, 'no room is left'); END";
    beside.execute_batch(refuse).unwrap();
    assert!(!ask(&requests[0]));
    let refused = desk.watch().lately().refused.unwrap();
    assert!(refused.contains("no room is left"), "{refused}");
    beside.execute_batch("DROP TRIGGER full").unwrap();
    assert!(ask(&requests[1]));
    // Whoever looks every minute still learns of it.
    assert_eq!(desk.watch().lately().refused, Some(refused));
    let metrics = desk.watch().exposition(&HealthReport::default(), None);
    assert!(metrics.contains("parlour_store_failures_total 1\n"), "{metrics}");
}

#[test]
fn what_waits_and_is_played_is_counted_beside_the_club() {
    let path = path("counted");
    let mut chat = chat_in(&path);
    chat.script("ann: challenge bob chifoumi first none\nbob: accept");
    let later = now(&chat) + Duration::from_secs(90);
    let mut beside = Store::open_to_read(&path).unwrap();
    let report = health_report(&mut beside, &["console"], later).unwrap();
    assert_eq!(report.games, [("live", 1), ("over", 0), ("aside", 0)]);
    let waiting = due(&mut chat.club, "console", later).len() as u64;
    assert!(report.waiting[0].letters == waiting && report.waiting[0].oldest_seconds >= 90, "{report:?}");
}

#[test]
fn whatever_the_clock_is_set_to_a_game_goes_forward_in_time() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3");
    let before = chat.now;
    chat.now -= 24 * 60 * 60 * 1000;
    chat.script("bob: c6-c5\nann: resign yes");
    let tx = chat.club.store().read().unwrap();
    let times: Vec<i64> = tx.entries(1, 10).unwrap().iter().map(|entry| entry.made_at.as_millisecond()).collect();
    assert_eq!(times, [before; 3]);
    let game = tx.game(1).unwrap().unwrap();
    let before = Timestamp::from_millisecond(before).unwrap();
    assert_eq!((game.moved_at, game.ended_at), (before, Some(before)));
}

#[test]
fn letters_that_nobody_fetched_leave_with_their_time_and_those_of_live_games_hold_nothing_up() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first none\nbob: accept");
    for _ in 0..400 {
        chat.script("ann: board\nbob: board");
    }
    let request = chat.request("ann", "help");
    let unfetched = chat.handle(&request).letters[0].0;
    let at = now(&chat);
    for (letter, _) in due(&mut chat.club, "console", at) {
        if letter.about.is_some() {
            chat.club.sent(letter.id, &landed(&format!("m{}", letter.id))).unwrap();
        }
    }
    chat.now += 91 * 24 * 60 * 60 * 1_000;
    let letters = |chat: &mut Chat| chat.club.letter_of_message("console", "m1").unwrap().is_some();
    let mut left = Vec::new();
    for _ in 0..2 {
        let at = now(&chat);
        chat.club.tick(at).unwrap();
        left.push(chat.club.letter_to_send(unfetched, at).unwrap().is_some());
    }
    assert_eq!(left, [true, false], "it is behind more letters of a live game than are looked at in one go");
    assert!(letters(&mut chat), "those of a live game stay");
    chat.script("ann: resign yes");
    for _ in 0..3 {
        let at = now(&chat);
        chat.club.tick(at).unwrap();
    }
    assert!(!letters(&mut chat));
}

#[test]
fn a_message_of_ours_is_in_the_channel_where_it_landed_and_in_no_other() {
    let mut chat = Chat::new();
    let request = chat.request("ann", "help");
    let letter = chat.handle(&request).letters[0].0;
    chat.club.sent(letter, &landed("m1")).unwrap();
    let is_in = |chat: &mut Chat, channel| chat.club.is_message_in("console", "m1", channel).unwrap();
    assert!(is_in(&mut chat, "general") && !is_in(&mut chat, "elsewhere"));
}
