//! Where a database is, what lies beside it, and where none is made.

use std::fs::{self, File};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::{Command, Stdio};

use parlour::store::Store;

use crate::place::Folder;

/// Every command that opens a database, none of which is to go on with one that is not whole.
const COMMANDS: [&[&str]; 6] =
    [&["console"], &["check"], &["export"], &["import", "lines"], &["backup", "copy.db"], &["repair"]];

/// What is said by every command, all of which fail.
fn refused(folder: &Folder, sentence: &str) {
    fs::write(folder.file("lines"), "").unwrap();
    for args in COMMANDS {
        let (done, said) = folder.run(args);
        assert!(!done && said.contains(sentence), "{args:?}: {said}");
    }
}

/// A club that was killed: its last turn stands in the log alone.
fn killed(name: &str) -> Folder {
    let folder = Folder::new(name);
    let mut chat = folder.chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    for ending in ["", "-wal", ".lock"] {
        let name = format!("parlour.db{ending}");
        fs::copy(folder.file(&name), folder.file(&format!("killed-{name}"))).unwrap();
    }
    drop(chat);
    for ending in ["", "-wal", ".lock"] {
        let name = format!("parlour.db{ending}");
        fs::rename(folder.file(&format!("killed-{name}")), folder.file(&name)).unwrap();
    }
    folder
}

#[test]
fn a_new_club_is_made_where_none_ever_was_and_the_console_says_so() {
    let folder = Folder::new("new-club");
    let console = |folder: &Folder| folder.run(&["console", "--as", "ann"]).1;
    assert_eq!(console(&folder), "made a new club in parlour.db\n");
    assert_eq!(console(&folder), "");
    fs::remove_file(folder.database()).unwrap();
    refused(&folder, "parlour.db is missing, but parlour.db.lock shows that it existed");
    assert!(!folder.database().exists());
    fs::remove_file(folder.file("parlour.db.lock")).unwrap();
    assert_eq!(console(&folder), "made a new club in parlour.db\n");
}

#[test]
fn a_database_that_is_gone_from_beside_its_log_is_not_made_anew() {
    let folder = killed("left-log");
    fs::remove_file(folder.file("parlour.db.lock")).unwrap();
    fs::rename(folder.database(), folder.file("elsewhere.db")).unwrap();
    refused(&folder, "parlour.db is missing, but parlour.db-wal shows that it existed: put it back");
    fs::rename(folder.file("elsewhere.db"), folder.database()).unwrap();
    assert!(Store::open(&folder.database()).unwrap().read().unwrap().game(1).unwrap().is_some());
}

#[test]
fn a_log_that_was_lost_is_missed() {
    let folder = killed("lost-log");
    fs::remove_file(folder.file("parlour.db-wal")).unwrap();
    let wanted = "parlour.db-wal is missing, and with it the latest changes: put it back";
    for args in COMMANDS.iter().filter(|args| args[0] != "repair") {
        fs::write(folder.file("lines"), "").unwrap();
        let (done, said) = folder.run(args);
        assert!(!done && said.contains(wanted), "{args:?}: {said}");
    }
}

#[test]
fn a_club_that_was_killed_or_closed_is_whole() {
    let folder = killed("killed");
    assert!(folder.run(&["export", "killed.jsonl"]).0);
    drop(Store::open(&folder.database()).unwrap());
    assert!(!folder.file("parlour.db-wal").exists());
    assert!(folder.run(&["export", "closed.jsonl"]).0);
    assert_eq!(fs::read(folder.file("killed.jsonl")).unwrap(), fs::read(folder.file("closed.jsonl")).unwrap());
}

#[test]
fn an_empty_file_is_no_club() {
    let folder = Folder::new("empty");
    File::create(folder.database()).unwrap();
    refused(&folder, "parlour.db is empty and so isn’t a database: restore a backup with `parlour restore`");
}

#[test]
fn what_is_no_file_is_refused_and_not_waited_for() {
    let folder = Folder::new("pipe");
    assert!(Command::new("mkfifo").arg(folder.database()).status().unwrap().success());
    refused(&folder, "parlour.db is a folder, a device or a pipe: name a file");
    let refused = |name: &str| {
        let (done, said) = folder.run_with(&["console"], &[("PARLOUR_DATABASE", name)]);
        assert!(!done && said.contains("is a folder, a device or a pipe"), "{said}");
    };
    fs::create_dir(folder.file("folder.db")).unwrap();
    refused("folder.db");
    symlink("/dev/zero", folder.file("zero.db")).unwrap();
    refused("zero.db");
}

#[test]
fn a_pipe_that_is_named_as_a_file_is_refused_and_not_waited_for() {
    let folder = Folder::new("pipes");
    drop(folder.chat());
    let pipe = |name: &str| assert!(Command::new("mkfifo").arg(folder.file(name)).status().unwrap().success());
    pipe("pipe");
    let refused = |args: &[&str], environment: &[(&str, &str)]| {
        let (done, said) = folder.run_with(args, environment);
        assert!(!done && said.contains("a folder, a device or a pipe"), "{args:?}: {said}");
    };
    refused(&["check", "--config", "pipe"], &[]);
    refused(&["check"], &[("PARLOUR_DISCORD_TOKEN_FILE", "pipe")]);
    refused(&["check"], &[("PARLOUR_COMPUTER_ENDINGS", "pipe")]);
    refused(&["import", "pipe"], &[("PARLOUR_DATABASE", "new.db")]);
    refused(&["restore", "pipe"], &[]);
    pipe("other.db.lock");
    refused(&["console"], &[("PARLOUR_DATABASE", "other.db")]);
}

#[test]
fn repair_makes_no_club_where_none_is() {
    let folder = Folder::new("no-club");
    let (done, said) = folder.run(&["repair"]);
    assert!(!done && said.contains("can’t find the database parlour.db"), "{said}");
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}

#[test]
fn a_backup_is_the_way_out_where_only_a_log_was_left_and_that_is_kept() {
    let folder = killed("way-out");
    let (done, said) = folder.run(&["backup", "copy.db"]);
    assert!(done, "{said}");
    fs::remove_file(folder.database()).unwrap();
    let (done, said) = folder.run(&["restore", "copy.db"]);
    assert!(done, "{said}");
    let kept = said.split("is kept as ").nth(1).unwrap().split(';').next().unwrap();
    assert!(kept.ends_with(".db-wal") && folder.file(kept).exists(), "{said}");
    let mut chat = folder.chat();
    assert!(chat.club.store().read().unwrap().game(1).unwrap().is_some());
}

#[cfg(feature = "matrix")]
#[test]
fn the_bot_begins_no_new_club_beside_the_log_of_one() {
    let folder = killed("run-left-log");
    fs::remove_file(folder.database()).unwrap();
    let matrix = [
        ("PARLOUR_MATRIX_HOMESERVER", "http://127.0.0.1:9"),
        ("PARLOUR_MATRIX_USER", "@bot:example.org"),
        ("PARLOUR_MATRIX_PASSWORD", "none"),
    ];
    let (done, said) = folder.run_with(&["run"], &matrix);
    assert!(!done && said.contains("parlour.db is missing, but parlour.db-wal shows that it existed"), "{said}");
    assert!(!folder.database().exists());
}

#[test]
fn one_process_has_a_database_by_whichever_name_it_is_known() {
    let folder = Folder::new("names");
    let chat = folder.chat();
    fs::create_dir(folder.file("other")).unwrap();
    symlink(folder.database(), folder.file("other/linked.db")).unwrap();
    symlink("linked.db", folder.file("other/again.db")).unwrap();
    let said = |name: &str| folder.run_with(&["console"], &[("PARLOUR_DATABASE", name)]);
    for name in ["other/linked.db", "other/again.db"] {
        let (done, said) = said(name);
        assert!(!done && said.contains("parlour.db is in use by another process"), "{said}");
    }
    fs::hard_link(folder.database(), folder.file("hard.db")).unwrap();
    let (done, hard) = said("hard.db");
    assert!(!done && hard.contains("hard.db"), "{hard}");
    drop(chat);
    let (done, hard) = said("hard.db");
    assert!(!done && hard.contains("hard.db has several names (hard links)"), "{hard}");
    fs::remove_file(folder.file("hard.db")).unwrap();
    // The links lead to the one club, and nothing is laid beside them.
    let (done, again) = said("other/again.db");
    assert!(done, "{again}");
    assert_eq!(fs::read_dir(folder.file("other")).unwrap().count(), 2);
    fs::remove_file(folder.database()).unwrap();
    let (done, nowhere) = said("other/linked.db");
    assert!(!done && nowhere.contains("linked.db is a link that leads nowhere"), "{nowhere}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_database_that_was_moved_while_it_is_open_has_no_second_process() {
    let folder = Folder::new("moved");
    let chat = folder.chat();
    fs::rename(folder.database(), folder.file("moved.db")).unwrap();
    let (done, said) = folder.run_with(&["console"], &[("PARLOUR_DATABASE", "moved.db")]);
    assert!(!done && said.contains("moved.db is in use by another process"), "{said}");
    drop(chat);
}

#[test]
fn the_files_of_a_club_are_its_owners_alone_and_check_says_where_they_are_not() {
    let folder = Folder::new("owner");
    let mode = |name: &str| fs::metadata(folder.file(name)).unwrap().permissions().mode() & 0o777;
    let mut console = folder.command(&["console", "--as", "ann"]).stdin(Stdio::piped()).spawn().unwrap();
    drop(console.stdin.take());
    assert!(console.wait().unwrap().success());
    let chat = folder.chat();
    let files = ["parlour.db", "parlour.db-wal", "parlour.db-shm", "parlour.db.lock"];
    assert_eq!(files.map(mode), [0o600; 4]);
    let (_, said) = folder.run(&["check"]);
    assert!(!said.contains("chmod"), "{said}");
    for name in files {
        fs::set_permissions(folder.file(name), fs::Permissions::from_mode(0o640)).unwrap();
        let (_, said) = folder.run(&["check"]);
        let wanted = format!("WRONG  users other than its owner can read or write {name}: run `chmod 600 {name}`");
        assert!(said.contains(&wanted), "{said}");
        fs::set_permissions(folder.file(name), fs::Permissions::from_mode(0o600)).unwrap();
    }
    drop(chat);
}

#[test]
fn a_place_where_nothing_can_be_written_is_named() {
    let folder = Folder::new("read-only");
    for place in ["/proc/parlour.db", "/nowhere/at/all/parlour.db"] {
        let (done, said) = folder.run_with(&["console"], &[("PARLOUR_DATABASE", place)]);
        let wanted = format!("can’t write {place}.lock: let Parlour’s user write to its folder");
        assert!(!done && said.contains(&wanted), "{said}");
    }
}
