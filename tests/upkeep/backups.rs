//! Backups: made while the club plays, put back, made by schedule.

use std::fs;
use std::path::Path;
use std::time::Duration;

use jiff::Timestamp;
use parlour::config::Backup;
use parlour::store::{GameState, Store, StoreError, backup};
use parlour::upkeep::Schedule;

use crate::place::Folder;
use crate::support::Chat;

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn games(path: &Path) -> u64 {
    Store::open_to_read(path).unwrap().read().unwrap().count_games(GameState::Live).unwrap()
}

/// A club with many pages.
fn asked_much(folder: &Folder) -> Chat {
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    for number in 0..60 {
        chat.now += 100_000;
        chat.script(&format!("ann: try d2-d3 c6-c5\nbob: games\ncas: rules sfirs\ndan: help {number}"));
    }
    chat
}

/// Overwrites two pages of what was written last, which opening the file doesn't read.
fn damage(database: &Path) {
    let mut bytes = fs::read(database).unwrap();
    let late = bytes.len() / 8_192 * 6_144;
    bytes[late..late + 8_192].fill(0x5a);
    fs::write(database, bytes).unwrap();
}

#[test]
fn a_backup_made_while_the_club_plays_is_one_moment_of_it() {
    let folder = Folder::new("busy");
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3\nbob: c6-c5");
    let database = folder.database();
    std::thread::scope(|scope| {
        let writing = scope.spawn(move || {
            for _ in 0..40 {
                chat.script("ann: c3-c2\nbob: c5-c6\nann: c2-c3\nbob: c6-c5\nann: board");
                if chat.say("ann", "takeback").contains("nothing") {
                    break;
                }
                chat.script("bob: decline\nann: resign yes");
                chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3\nbob: c6-c5");
            }
        });
        for number in 0..4 {
            let copy = folder.file(&format!("copy-{number}.db"));
            backup::write(&database, &copy, &mut |_| {}).unwrap();
            let mut copied = Store::open_to_read(&copy).unwrap();
            assert!(copied.defects().unwrap().is_empty());
            // Each game has exactly the entries that it says it has.
            let tx = copied.read().unwrap();
            for id in tx.game_ids(0, 1_000).unwrap() {
                let table = tx.game(id).unwrap().unwrap();
                assert_eq!(tx.entries(id, 10_000).unwrap().len(), table.entries as usize);
            }
        }
        writing.join().unwrap();
    });
}

#[test]
fn a_backup_is_one_file_for_its_owner_alone_and_writes_over_nothing() {
    let folder = Folder::new("one-file");
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi");
    let (done, said) = folder.run(&["backup", "saved.db"]);
    assert!(done, "{said}");
    assert_eq!(said, "parlour.db is saved as saved.db\n");
    let names = folder.names();
    assert!(!names.iter().any(|name| name.contains("unfinished") || name.starts_with("saved.db-")), "{names:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(folder.file("saved.db")).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let before = fs::read(folder.file("saved.db")).unwrap();
    let (done, said) = folder.run(&["backup", "saved.db"]);
    assert!(!done && said.contains("saved.db already exists: name another file"), "{said}");
    assert_eq!(fs::read(folder.file("saved.db")).unwrap(), before);
    let (done, said) = folder.run(&["backup", "nowhere/saved.db"]);
    assert!(!done && said.contains("nowhere/saved.db") && said.contains("can’t write"), "{said}");
}

#[test]
fn a_backup_of_nothing_names_what_is_missing() {
    let folder = Folder::new("nothing");
    let (done, said) = folder.run(&["backup", "saved.db"]);
    assert!(!done && said.contains("can’t find the database parlour.db"), "{said}");
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
fn a_restored_club_plays_on_from_the_backup_and_keeps_what_was_replaced() {
    let folder = Folder::new("restored");
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3");
    let instance = chat.club.store().instance().to_owned();
    assert!(folder.run(&["backup", "saved.db"]).0);
    chat.script("bob: c6-c5\nann: d2-d3");
    folder.close(&mut chat);
    let (done, said) = folder.run(&["restore", "saved.db"]);
    assert!(done, "{said}");
    assert!(said.contains("parlour.db is restored from saved.db"), "{said}");
    assert!(said.contains("messages were waiting in the backup; they won’t be sent"), "{said}");
    let kept = said.split("is kept as ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    folder.open(&mut chat);
    assert_eq!(chat.letter("ann", "board").picture.unwrap().entries, 1);
    // No platform takes a new letter for one that it has seen, and nothing is said twice.
    assert_ne!(chat.club.store().instance(), instance);
    let waiting = chat.club.waiting("console", 0, 100, Timestamp::from_millisecond(chat.now).unwrap()).unwrap();
    assert_eq!(waiting.len(), 1, "only the board that was asked for just now");
    chat.script("bob: c6-c5");
    drop(chat);
    let mut replaced = Store::open_to_read(&folder.file(&kept)).unwrap();
    assert_eq!(replaced.read().unwrap().game(1).unwrap().unwrap().entries, 3);
}

#[test]
fn nothing_is_restored_under_a_running_club() {
    let folder = Folder::new("running");
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    assert!(folder.run(&["backup", "saved.db"]).0);
    let (done, said) = folder.run(&["restore", "saved.db"]);
    assert!(!done && said.contains("parlour.db is in use by another process: stop that one first"), "{said}");
    chat.script("ann: c2-c3");
}

#[test]
fn a_backup_that_is_damaged_foreign_or_newer_is_refused_and_nothing_changes() {
    let folder = Folder::new("refused");
    let chat = asked_much(&folder);
    backup::write(&folder.database(), &folder.file("sound.db"), &mut |_| {}).unwrap();
    drop(chat);
    fs::copy(folder.file("sound.db"), folder.file("damaged.db")).unwrap();
    damage(&folder.file("damaged.db"));
    fs::write(folder.file("text.db"), "no database, whatever its name says ".repeat(100)).unwrap();
    let foreign = rusqlite::Connection::open(folder.file("foreign.db")).unwrap();
    foreign.execute_batch("CREATE TABLE other (x); PRAGMA user_version = 1").unwrap();
    fs::copy(folder.file("sound.db"), folder.file("newer.db")).unwrap();
    let newer = rusqlite::Connection::open(folder.file("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop((newer, foreign));
    let before = fs::read(folder.database()).unwrap();
    let names = folder.names();
    for (file, why) in [
        ("damaged.db", "damaged"),
        ("text.db", "damaged or isn’t a database"),
        ("foreign.db", "isn’t a Parlour database"),
        ("newer.db", "a newer version of Parlour wrote"),
        ("missing.db", "can’t find the database"),
    ] {
        let (done, said) = folder.run(&["restore", file]);
        assert!(!done && said.contains(why), "{file}: {said}");
        assert!(fs::read(folder.database()).unwrap() == before, "{file}");
        assert_eq!(folder.names(), names, "{file}");
    }
}

#[test]
fn a_damaged_database_takes_the_place_of_no_backup() {
    let folder = Folder::new("damaged");
    drop(asked_much(&folder));
    let schedule =
        Schedule::new(&folder.database(), &Backup { folder: folder.file("backups"), every_hours: 6, keep: 1 });
    let made = schedule.make(at("2026-01-01T00:00:00Z")).unwrap();
    damage(&folder.database());
    let refused = schedule.make(at("2026-01-02T00:00:00Z")).unwrap_err();
    let said = format!("{:#}", anyhow::Error::new(refused));
    assert!(said.contains("parlour.db is damaged: ") && said.contains("It was not copied"), "{said}");
    assert_eq!(schedule.backups().unwrap(), [(at("2026-01-01T00:00:00Z"), made.clone())]);
    assert!(backup::write(&made, &folder.file("sound.db"), &mut |_| {}).is_ok());
}

#[test]
fn backups_fall_due_by_the_names_of_those_that_there_are() {
    let folder = Folder::new("schedule");
    drop(folder.chat());
    let config = Backup { folder: folder.file("backups"), every_hours: 6, keep: 3 };
    let schedule = Schedule::new(&folder.database(), &config);
    let hours = |hours: u64| Duration::from_secs(hours * 3_600);
    let first = at("2026-01-01T00:00:00Z");
    assert_eq!(schedule.due_in(first).unwrap(), Duration::ZERO);
    let made = schedule.make(first).unwrap();
    assert_eq!(made, folder.file("backups").join("parlour-20260101T000000Z.db"));
    assert_eq!(games(&made), 0);
    assert_eq!(schedule.due_in(first).unwrap(), hours(6));
    assert_eq!(schedule.due_in(first + hours(4)).unwrap(), hours(2));
    assert_eq!(schedule.due_in(first + hours(7)).unwrap(), Duration::ZERO);
    // Made while the clock was wrong, it delays nothing.
    schedule.make(at("2090-01-01T00:00:00Z")).unwrap();
    assert_eq!(schedule.due_in(first + hours(4)).unwrap(), hours(2));
}

#[test]
fn only_the_newest_backups_are_kept_and_nothing_else_is_touched() {
    let folder = Folder::new("kept");
    drop(folder.chat());
    let inside = folder.file("backups");
    let config = Backup { folder: inside.clone(), every_hours: 1, keep: 2 };
    let schedule = Schedule::new(&folder.database(), &config);
    let first = at("2026-01-01T00:00:00Z");
    schedule.make(first).unwrap();
    for other in ["parlour-notes.db", "other-20250101T000000Z.db", "parlour-20250101T000000Z.db.unfinished"] {
        fs::write(inside.join(other), "x").unwrap();
    }
    for hour in 1..=3 {
        schedule.make(first + Duration::from_secs(hour * 3_600)).unwrap();
    }
    let mut names: Vec<String> =
        fs::read_dir(&inside).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(
        names,
        ["other-20250101T000000Z.db", "parlour-20260101T020000Z.db", "parlour-20260101T030000Z.db", "parlour-notes.db"]
    );
    assert!(matches!(
        backup::write(&folder.database(), &inside.join("parlour-notes.db"), &mut |_| {}),
        Err(StoreError::Exists(_))
    ));
}
