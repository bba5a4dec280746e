//! Rows that hold what no version of the program wrote: whatever is asked then is answered or fails with a reason, and
//! once they are mended everything goes on. Nothing panics, allocates what such a number says, or runs for ever.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use parlour::club::{Club, Limits};
use parlour::store::Store;
use rusqlite::{Connection, ErrorCode};

use crate::desk::keeping::path;
use crate::support::{Chat, lines, words};
use crate::tournaments::organizer::{a_turn_each, matches, name, newest_game, opened};

/// Lets a connection write what is no number of anything.
const UNCHECKED: &str = "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON";

/// The columns that hold numbers, by their tables, each with the row that is tried.
const COLUMNS: [(&str, &str, &[&str]); 4] = [
    (
        "tournaments",
        "id = 1",
        &[
            "place_id",
            "organizer_id",
            "rated",
            "double",
            "third_place",
            "by_lot",
            "three_points",
            "rounds",
            "weekday",
            "round",
            "opened_at",
            "ended_at",
        ],
    ),
    (
        "entrants",
        "person_id = (SELECT max(person_id) FROM entrants)",
        &["tournament_id", "person_id", "account_id", "seed", "withdrawn", "annulled"],
    ),
    (
        "matches",
        "id = (SELECT max(id) FROM matches)",
        &[
            "tournament_id",
            "round",
            "board",
            "place_id",
            "rated",
            "one_id",
            "two_id",
            "halves_one",
            "halves_two",
            "games",
            "began_at",
        ],
    ),
    ("match_games", "game_id = (SELECT max(game_id) FROM match_games)", &["game_id", "match_id", "first"]),
];
const VALUES: [i64; 6] = [-1, 0, 2, 65_535, 1 << 31, i64::MAX];

/// Keeps a tournament whose second round is played in a file; says its number and those of the games that go on.
fn kept(wish: &str, path: &Path) -> (i64, Vec<i64>) {
    let mut chat = chat_in(path);
    let tournament = opened(&mut chat, wish, 5);
    chat.letters("ann", &format!("tournament start #{tournament}"));
    while let Some(row) = matches(&mut chat, tournament).into_iter().find(|row| row.ended.is_none() && row.round == 1) {
        let (who, game) = (name(&mut chat, row.two_id.unwrap()), newest_game(&mut chat, &row));
        a_turn_each(&mut chat, game);
        chat.letters(&who, &format!("resign #{game} yes"));
    }
    let live: Vec<_> = matches(&mut chat, tournament).into_iter().filter(|row| row.ended.is_none()).collect();
    assert!(live.iter().all(|row| row.round == 2) && !live.is_empty());
    (tournament, live.iter().map(|row| newest_game(&mut chat, row)).collect())
}

/// Everything that is asked of a tournament, and its next rounds.
fn use_it(path: &Path, tournament: i64, games: &[i64]) {
    let mut chat = chat_in(path);
    chat.now += 86_400_000;
    let mut say = |who: &str, line: &str| {
        let request = chat.request(who, line);
        // What cannot be done costs that request, and says why.
        drop(chat.club.handle(&request, chat.at()));
    };
    let table = format!("tournament table #{tournament}");
    for line in ["tournament", &table, &format!("{table} 2"), "tournament games", "games", "profile", "my data"] {
        say("p0", line);
    }
    for game in games {
        for who in ["p0", "p1", "p2", "p3", "p4"] {
            say(who, &format!("resign #{game} yes"));
        }
    }
    say("p2", &table);
    say("p3", &format!("tournament withdraw #{tournament} yes"));
    chat.now += 60 * 86_400_000;
    let at = chat.at();
    drop(chat.club.tick(at));
    let request = chat.request("ann", &format!("tournament cancel #{tournament} yes"));
    drop(chat.club.handle(&request, at));
}

fn damaged(from: &Path, to: &Path, statement: &str) {
    std::fs::copy(from, to).unwrap();
    let connection = Connection::open(to).unwrap();
    connection.execute_batch(UNCHECKED).unwrap();
    // A number that another row has already cannot be written; all others are.
    let written = connection.execute(statement, []);
    let is_taken = |error: &rusqlite::Error| error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation);
    assert!(written.as_ref().err().is_none_or(is_taken), "{statement}: {written:?}");
}

/// Tries every number in every column that code for tournaments reads; says after which it fell.
fn falls(name: &str, wish: &str) -> Vec<String> {
    let (whole, copy) = (path(&format!("{name}-undamaged")), path(&format!("{name}-damaged")));
    let (tournament, games) = kept(wish, &whole);
    let mut fell = Vec::new();
    for (table, row, columns) in COLUMNS {
        for (column, value) in columns.iter().flat_map(|column| VALUES.map(|value| (column, value))) {
            let statement = format!("UPDATE {table} SET {column} = {value} WHERE {row}");
            damaged(&whole, &copy, &statement);
            if catch_unwind(AssertUnwindSafe(|| use_it(&copy, tournament, &games))).is_err() {
                fell.push(statement);
            }
        }
    }
    fell
}

#[test]
fn no_number_in_the_rows_of_a_knockout_brings_the_club_down() {
    assert_eq!(falls("knockout", "knockout sia-doble best:1 clock:1d third"), Vec::<String>::new());
}

#[test]
fn no_number_in_the_rows_of_a_swiss_tournament_brings_the_club_down() {
    assert_eq!(falls("swiss", "swiss chifoumi clock:1d"), Vec::<String>::new());
}

#[test]
fn no_number_in_the_rows_of_a_league_brings_the_club_down() {
    assert_eq!(falls("league", "league sfirs clock:1d"), Vec::<String>::new());
}

/// Ends the club, executes a statement on its database, and opens it again.
fn execute(chat: &mut Chat, path: &Path, statement: &str) {
    chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(UNCHECKED).unwrap();
    connection.execute(statement, []).unwrap();
    drop(connection);
    chat.club = Club::new(Store::open(path).unwrap(), Limits::default());
}

fn chat_in(path: &Path) -> Chat {
    let mut chat = Chat::new();
    chat.club = Club::new(Store::open(path).unwrap(), Limits::default());
    chat
}

#[test]
fn an_idle_game_that_could_not_be_read_is_asked_about_once_it_can() {
    let path = path("idle-unreadable");
    let mut chat = chat_in(&path);
    // Nobody is asked in the night.
    chat.now += 12 * 3_600_000;
    chat.script("ann: challenge bob chifoumi first none\nbob: accept\nann: c2-c3");
    execute(&mut chat, &path, "UPDATE entries SET seat = 7");
    let told = lines(&chat.wait("31d"));
    assert!(!told.contains("nobody"), "{told}");
    execute(&mut chat, &path, "UPDATE entries SET seat = 1");
    let told = lines(&chat.wait("2d"));
    assert!(told.contains("nobody has played for 30 days"), "{told}");
    // The same when it is to be closed.
    execute(&mut chat, &path, "UPDATE entries SET seat = 7");
    let told = lines(&chat.wait("15d"));
    assert!(!told.contains("nobody"), "{told}");
    execute(&mut chat, &path, "UPDATE entries SET seat = 1");
    let told = lines(&chat.wait("2d"));
    assert!(told.contains("I have closed the game"), "{told}");
}

#[test]
fn a_game_that_is_set_aside_hides_none_that_is_over() {
    let path = path("aside-and-over");
    let mut chat = chat_in(&path);
    for id in 1..3 {
        chat.script(&format!("ann: challenge bob chifoumi first\nbob: accept\nbob: resign #{id} yes"));
    }
    execute(&mut chat, &path, "UPDATE games SET state = 'aside' WHERE id = 2");
    assert_eq!(chat.club.own_games("console", "id-bob").unwrap().past, Some(1));
    let board = chat.letters_alone("bob", "board").remove(0);
    assert_eq!(board.about, Some(1), "{:?}", words(&board));
}
