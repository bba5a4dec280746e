//! A disk without room, and what is left of the club then.

use std::fs::File;
use std::process::Command;

use crate::place::{Folder, said};

/// The console with files that cannot grow beyond so many blocks of 512 bytes, as on a disk that is full.
fn console(folder: &Folder, blocks: &str, script: &str) -> String {
    std::fs::write(folder.file("script"), script).unwrap();
    let limited = format!("ulimit -f {blocks}; exec \"$0\" console --as ann --as bob --pictures off");
    let output = Command::new("sh")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_parlour")])
        .current_dir(folder.file("."))
        .env_clear()
        .env("PATH", "/usr/bin:/bin")
        .stdin(File::open(folder.file("script")).unwrap())
        .output()
        .unwrap();
    said(&output).1
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
    let sorry = filled.find("look at the disk").unwrap_or_else(|| panic!("the disk never filled: {filled}"));
    // What was answered before is there, and the next one is answered.
    let after = console(&folder, "unlimited", "ann: board #1\nann: #1 d2-d3\n");
    let played = filled[..sorry].contains("played c6-c5");
    assert_eq!(after.contains("played d2-d3"), played, "{after}");
    let (sound, checked) = folder.run_with(&["check"], &[("PARLOUR_MATRIX_ACCESS_TOKEN", "x")]);
    assert!(!sound && checked.contains("database parlour.db is sound"), "{checked}");
    assert!(checked.contains("good   games: 1 replayed"), "{checked}");
}

#[cfg(unix)]
#[test]
fn where_a_club_has_no_room_to_begin_that_is_said_in_a_sentence() {
    let folder = Folder::new("no-room");
    let said = console(&folder, "64", "ann: help\n");
    assert!(said.contains("look at the disk, and at limits to the size of files"), "{said}");
    assert!(said.len() < 400, "{said}");
}
