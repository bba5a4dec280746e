//! Communities that earlier versions called `before …` when a room was said to have been replaced.

use parlour::club::Place;
use rusqlite::Connection;

use crate::place::Folder;
use crate::support::{Chat, words};

/// A room that is a community of its own.
fn room(name: &str) -> Place {
    Place { id: name.to_owned(), name: name.to_owned(), direct: false, community: name.to_owned() }
}

fn say(chat: &mut Chat, name: &str, who: &str, line: &str) -> String {
    let letters = chat.letters_in(room(name), who, line);
    letters.iter().flat_map(words).collect::<Vec<_>>().join("\n")
}

/// Somebody wins a rated game in a room.
fn win(chat: &mut Chat, name: &str, winner: &str, loser: &str) {
    say(chat, name, winner, &format!("challenge {loser} chifoumi first rated"));
    say(chat, name, loser, "accept");
    for (who, line) in [(winner, "c2-c3"), (loser, "c6-c5"), (winner, "e2-e3"), (loser, "e6-e5")] {
        say(chat, name, who, line);
    }
    say(chat, name, loser, "resign yes");
}

/// What those versions did when one room was said to be replaced by another.
fn move_as_before(folder: &Folder, from: &str, to: &str) {
    let connection = Connection::open(folder.database()).unwrap();
    let id = |name: &str| {
        connection.query_row("SELECT id FROM places WHERE external_id = ?1", [name], |row| row.get::<_, i64>(0))
    };
    let old = id(from).unwrap();
    if let Ok(new) = id(to) {
        for statement in [
            "UPDATE offers SET place_id = ?1 WHERE place_id = ?2",
            "UPDATE games SET place_id = ?1 WHERE place_id = ?2",
            "UPDATE OR IGNORE settings SET owner_id = ?1 WHERE owner = 'place' AND owner_id = ?2",
            "DELETE FROM settings WHERE owner = 'place' AND owner_id = ?2",
        ] {
            connection.execute(statement, [old, new]).unwrap_or_default();
        }
        connection.execute("DELETE FROM places WHERE id = ?1", [new]).unwrap();
    }
    connection.execute("UPDATE places SET external_id = ?2 WHERE id = ?1", (old, to)).unwrap();
    connection
        .execute("UPDATE communities SET external_id = 'before ' || external_id WHERE external_id = ?1", [to])
        .unwrap();
    connection.execute("UPDATE communities SET external_id = ?2 WHERE external_id = ?1", [from, to]).unwrap();
}

#[test]
fn a_leaderboard_that_a_strangers_room_displaced_comes_back_with_bars_and_audit() {
    let folder = Folder::new("displaced");
    let mut chat = folder.chat();
    win(&mut chat, "!club", "ann", "bob");
    say(&mut chat, "!club", "ann", "ban dan yes stalls");
    say(&mut chat, "!strange", "dan", "games");
    folder.close(&mut chat);
    move_as_before(&folder, "!strange", "!club");
    folder.open(&mut chat);
    // It went on without them, and somebody played there.
    assert!(!say(&mut chat, "!club", "ann", "leaderboard").contains("1. ann: "));
    win(&mut chat, "!club", "dan", "cas");
    folder.close(&mut chat);
    let (_, told) = folder.run(&["check"]);
    assert!(told.contains("WRONG  the community !club of console lost its leaderboard, bans and audit list"), "{told}");
    let (done, told) = folder.run(&["repair"]);
    assert!(done && told.contains("it has them again") && told.contains("check them with `settings place`"), "{told}");
    folder.open(&mut chat);
    let board = say(&mut chat, "!club", "ann", "leaderboard");
    assert!(board.contains("1. ann: ") && !board.contains("dan"), "{board}");
    assert!(say(&mut chat, "!club", "ann", "audit").contains("stalls"));
    assert!(say(&mut chat, "!club", "dan", "challenge ann sfirs").contains("You are banned"));
    folder.close(&mut chat);
    let (done, told) = folder.run(&["repair"]);
    assert!(done && told.starts_with("there was nothing to repair"), "{told}");
}

#[test]
fn a_leaderboard_lost_by_a_line_in_the_old_room_comes_back() {
    let folder = Folder::new("twice");
    let mut chat = folder.chat();
    win(&mut chat, "!old", "ann", "bob");
    folder.close(&mut chat);
    move_as_before(&folder, "!old", "!new");
    folder.open(&mut chat);
    assert!(say(&mut chat, "!new", "ann", "leaderboard").contains("1. ann: "));
    say(&mut chat, "!old", "cas", "games");
    folder.close(&mut chat);
    move_as_before(&folder, "!old", "!new");
    assert!(folder.run(&["repair"]).0);
    folder.open(&mut chat);
    assert!(say(&mut chat, "!new", "ann", "leaderboard").contains("1. ann: "));
}

#[test]
fn of_two_communities_with_games_somebody_decides_which_has_the_name() {
    let folder = Folder::new("decided");
    let mut chat = folder.chat();
    win(&mut chat, "!old", "ann", "bob");
    win(&mut chat, "!new", "cas", "dan");
    folder.close(&mut chat);
    move_as_before(&folder, "!old", "!new");
    let (done, told) = folder.run(&["repair"]);
    assert!(!done && told.contains("`parlour repair --bring-back '!new'` gives them back"), "{told}");
    folder.open(&mut chat);
    assert!(say(&mut chat, "!new", "ann", "leaderboard").contains("1. ann: "));
    folder.close(&mut chat);
    let (done, told) = folder.run(&["repair", "--bring-back", "!new"]);
    assert!(done && told.contains("it has them again"), "{told}");
    folder.open(&mut chat);
    let board = say(&mut chat, "!new", "cas", "leaderboard");
    assert!(board.contains("1. cas: ") && !board.contains("ann"), "{board}");
    folder.close(&mut chat);
    assert!(folder.run(&["repair"]).0);
}
