//! The program killed at each call that changes a file, by a library that is loaded before the system's own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jiff::Timestamp;
use parlour::store::{Store, backup};
use rusqlite::Connection;

use crate::migrations::{STORED, stored};
use crate::place::Folder;

/// The library, made by the C compiler that building the program takes as well.
fn killer(folder: &Folder) -> PathBuf {
    let library = folder.file("die.so");
    let made = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/upkeep/die.c"))
        .arg("-ldl")
        .status();
    assert!(made.unwrap().success());
    library
}

/// How many entries the game has.
fn entries(database: &Path) -> u32 {
    let mut store = Store::open(database).unwrap();
    assert!(!store.is_new() && store.defects().unwrap().is_empty());
    let tx = store.read().unwrap();
    tx.game(1).unwrap().unwrap().entries
}

/// A folder with `saved.db`, a game after one turn, and the club as it is when the program was killed after the third.
fn killed_club(name: &str) -> Folder {
    let folder = Folder::new(name);
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: c2-c3");
    backup::write(&folder.database(), &folder.file("saved.db"), &mut |_| {}).unwrap();
    chat.script("bob: c6-c5\nann: d2-d3");
    fs::create_dir(folder.file("killed")).unwrap();
    for ending in ["", "-wal", ".lock"] {
        let name = format!("parlour.db{ending}");
        fs::copy(folder.file(&name), folder.file("killed").join(&name)).unwrap();
    }
    folder
}

/// Puts the killed club back where the program looks for it.
fn bring_back(folder: &Folder) {
    for name in folder.names().iter().filter(|name| name.starts_with("parlour")) {
        fs::remove_file(folder.file(name)).unwrap();
    }
    for file in fs::read_dir(folder.file("killed")).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.file(file.file_name().to_str().unwrap())).unwrap();
    }
}

#[test]
fn a_restore_killed_at_any_call_that_changes_a_file_leaves_the_old_club_or_the_new_one() {
    let wanted: u32 = std::env::var("PARLOUR_RESTORES").map_or(1, |kills| kills.parse().unwrap());
    let folder = killed_club("restore-killed");
    let library = killer(&folder);
    let (mut old, mut new) = (0, 0);
    while old + new < wanted {
        kill_restores(&folder, &library, &mut old, &mut new);
    }
    println!("killed at {} calls: {old} times the old club was left, {new} times the new one", old + new);
    assert!(old > 40 && new > 0, "{old} {new}");
}

/// Kills a restore at each call that changes a file, and counts what was left.
fn kill_restores(folder: &Folder, library: &Path, old: &mut u32, new: &mut u32) {
    for at in 1.. {
        bring_back(folder);
        let mut command = folder.command(&["restore", "saved.db"]);
        let output = command.env("LD_PRELOAD", library).env("FAULT_AT", at.to_string()).output().unwrap();
        let left = entries(&folder.database());
        if output.status.success() {
            assert_eq!(left, 1);
            break;
        }
        match left {
            3 => *old += 1,
            1 => *new += 1,
            other => panic!("killed at {at}, it has {other} entries"),
        }
        assert_eq!(output.status.code(), None, "{output:?}");
        // What was left in the middle does not stand in the way, in the same second either.
        backup::restore(&folder.file("saved.db"), &folder.database(), Timestamp::now(), &mut |_| {}).unwrap();
        assert_eq!(entries(&folder.database()), 1, "restored again after having been killed at {at}");
        let half = |name: &String| name.ends_with(".unfinished");
        assert!(!folder.names().iter().any(half), "{:?}", folder.names());
    }
}

#[test]
fn a_club_killed_while_it_is_brought_up_to_date_starts_again_at_once() {
    let (_, sql) = STORED[STORED.len() - 2];
    let whole = stored("migrating-whole", sql);
    let folder = Folder::new("migrating-killed");
    let library = killer(&folder);
    let mut kills = 0;
    for at in (1..).step_by(2) {
        for name in folder.names().iter().filter(|name| name.starts_with("parlour")) {
            fs::remove_file(folder.file(name)).unwrap();
        }
        fs::copy(whole.database(), folder.database()).unwrap();
        let mut command = folder.command(&["console", "--as", "ann"]);
        let output = command.env("LD_PRELOAD", &library).env("FAULT_AT", at.to_string()).output().unwrap();
        // Without a kill between, as a service manager does.
        let mut store = Store::open(&folder.database()).unwrap_or_else(|error| panic!("killed at {at}: {error}"));
        assert!(store.defects().unwrap().is_empty());
        assert_eq!(store.read().unwrap().game(7).unwrap().unwrap().entries, 29);
        drop(store);
        let saved = folder.names().into_iter().filter(|name| name.contains("-schema-"));
        for name in saved {
            assert!(name.ends_with(".db"), "{at}: {name}");
            assert_eq!(
                Connection::open(folder.file(&name))
                    .unwrap()
                    .pragma_query_value(None, "user_version", |row| row.get::<_, usize>(0))
                    .unwrap(),
                STORED.len() - 1
            );
        }
        if output.status.success() {
            break;
        }
        kills += 1;
    }
    assert!(kills > 60, "{kills}");
}

#[test]
fn a_club_killed_while_it_is_made_is_made_the_next_time() {
    let folder = Folder::new("making-killed");
    let library = killer(&folder);
    for at in 1.. {
        for name in folder.names().iter().filter(|name| name.starts_with("parlour")) {
            fs::remove_file(folder.file(name)).unwrap();
        }
        let mut command = folder.command(&["console", "--as", "ann"]);
        let output = command.env("LD_PRELOAD", &library).env("FAULT_AT", at.to_string()).output().unwrap();
        drop(Store::open(&folder.database()).unwrap());
        if output.status.success() {
            break;
        }
    }
}
