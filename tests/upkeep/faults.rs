//! A disk without room, and what is left of the club then.

use std::fs::File;
use std::process::Command;

use parlour::store::Store;

use crate::place::{Folder, said};

/// The program with files that cannot grow beyond so many blocks of 512 bytes, as on a disk that is full.
fn run(folder: &Folder, blocks: &str, args: &str, script: &str) -> (bool, String) {
    std::fs::write(folder.file("script"), script).unwrap();
    let limited = format!("ulimit -f {blocks}; exec \"$0\" {args}");
    let output = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_parlour")])
        .current_dir(folder.file("."))
        .env_clear()
        .env("PATH", "/usr/bin:/bin")
        .stdin(File::open(folder.file("script")).unwrap())
        .output()
        .unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    said(&output)
}

/// The console in the same way.
fn console(folder: &Folder, blocks: &str, script: &str) -> String {
    run(folder, blocks, "console --as ann --as bob --pictures off", script).1
}

/// A turn each, and then much that is asked for.
fn moves(times: usize) -> String {
    format!("ann: #1 c2-c3\nbob: #1 c6-c5\n{}", "ann: board #1\nbob: moves #1\n".repeat(times))
}

#[cfg(unix)]
#[test]
fn on_a_full_disk_nothing_that_was_answered_is_lost_and_it_goes_on_when_there_is_room() {
    let folder = Folder::new("full");
    let begun = console(&folder, "unlimited", "ann: challenge bob chifoumi first\nbob: accept\n");
    assert!(begun.contains("#1 Chifoumi"), "{begun}");
    let filled = console(&folder, "500", &moves(200));
    assert!(filled.contains("played c2-c3"), "{filled}");
    let sorry = filled.find("check the disk").unwrap_or_else(|| panic!("the disk never filled: {filled}"));
    // What was answered before is there, and the next one is answered.
    let after = console(&folder, "unlimited", "ann: board #1\nann: #1 d2-d3\n");
    let played = filled[..sorry].contains("played c6-c5");
    assert_eq!(after.contains("played d2-d3"), played, "{after}");
    let (_, checked) = folder.run(&["check"]);
    assert!(checked.contains("database parlour.db is sound"), "{checked}");
    assert!(checked.contains("good   games: 1 replayed"), "{checked}");
}

#[cfg(unix)]
#[test]
fn where_a_club_has_no_room_to_begin_that_is_said_in_a_sentence() {
    let folder = Folder::new("no-room");
    let said = console(&folder, "64", "ann: help\n");
    assert!(said.contains("check the disk, and any limit to the size of files"), "{said}");
    assert!(said.len() < 400, "{said}");
}

/// How many entries the game has, in a database that is sound.
fn entries(folder: &Folder) -> u32 {
    let mut store = Store::open(&folder.database()).unwrap();
    assert_eq!(store.defects().unwrap(), []);
    store.read().unwrap().game(1).unwrap().unwrap().entries
}

#[cfg(unix)]
#[test]
fn wherever_the_disk_fills_what_was_answered_is_kept_and_no_half_file_has_a_name() {
    let times: usize = std::env::var("PARLOUR_FULL").map_or(4, |times| times.parse().unwrap());
    let folder = Folder::new("filling");
    console(&folder, "unlimited", "ann: challenge bob chifoumi first\nbob: accept\n");
    assert!(run(&folder, "unlimited", "backup saved.db", "").0);
    let blocks = std::fs::metadata(folder.file("saved.db")).unwrap().len() / 512;
    let (mut refused, mut unsaved) = (0, 0);
    for number in 0..times {
        // From half of what it is to twice that.
        let limit = (blocks / 2 + blocks * 3 / 2 * number as u64 / times as u64).to_string();
        assert!(run(&folder, "unlimited", "restore saved.db", "").0);
        let told = console(&folder, &limit, &moves(40));
        let played = u32::from(told.contains("played c2-c3")) + u32::from(told.contains("played c6-c5"));
        refused += usize::from(told.contains("check the disk"));
        let kept = entries(&folder);
        assert!(kept >= played, "{limit}: {played} answered, {kept} kept: {told}");
        for args in ["backup full.db", "restore saved.db", "repair"] {
            let (done, told) = run(&folder, &limit, args, "");
            assert!(done || told.len() < 600, "{limit}: {args}: {told}");
            unsaved += usize::from(!done);
            let now = entries(&folder);
            assert!(now == kept || (done && args == "restore saved.db" && now == 0), "{limit}: {args}: {told}");
            if args == "restore saved.db" && done {
                break;
            }
        }
        if folder.file("full.db").exists() {
            assert_eq!(Store::open_to_read(&folder.file("full.db")).unwrap().defects().unwrap(), []);
        }
        for name in folder.names() {
            assert!(!name.ends_with(".unfinished"), "{limit}: {name}");
            if name == "full.db" || name.contains("-replaced-") {
                std::fs::remove_file(folder.file(&name)).unwrap();
            }
        }
    }
    println!("{times} full disks: {refused} met by those who play, {unsaved} by backups, restores and repairs");
    assert!(refused > 0 && unsaved > 0);
}
