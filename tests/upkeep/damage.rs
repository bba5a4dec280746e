//! Files that are damaged: what check, backup, repair and restore say of them.

use std::fs;
use std::path::Path;

use jiff::Timestamp;
use parlour::config::Backup;
use parlour::store::{Store, backup};
use parlour::upkeep::{Schedule, export};
use rusqlite::Connection;

use crate::migrations::{STORED, stored};
use crate::place::Folder;
use crate::random::Random;

/// The pages of an index that hold entries, or of a table that hold rows.
fn leaves(database: &Path, name: &str) -> Vec<usize> {
    let connection = Connection::open(database).unwrap();
    let mut statement = connection
        .prepare("SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = 'leaf' AND ncell > 0 ORDER BY pageno")
        .unwrap();
    statement.query_map([name], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
}

/// Changes a byte of a page of 4 KiB, from 1, counted from its end.
fn flip(database: &Path, page: usize, from_end: usize) {
    let mut bytes = fs::read(database).unwrap();
    bytes[page * 4_096 - from_end] ^= 0x04;
    fs::write(database, bytes).unwrap();
}

/// Everything in a database, as text.
fn everything(database: &Path) -> Option<String> {
    let mut store = Store::open_to_read(database).ok()?;
    let mut out = Vec::new();
    let exported = export(&mut store, &mut out, |_| {}).ok()?;
    exported.left_out.is_empty().then(|| String::from_utf8(out).unwrap())
}

/// The tables, views, indexes and triggers of a database, each as it is declared.
fn declared(database: &Path) -> Vec<String> {
    let connection = Connection::open(database).unwrap();
    let mut statement =
        connection.prepare("SELECT type || ' ' || name || coalesce(sql, '') FROM sqlite_schema ORDER BY 1").unwrap();
    statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn a_damaged_index_is_saved_and_restored_by_nobody_and_built_anew() {
    let folder = stored("index", STORED[STORED.len() - 1].1);
    drop(Store::open(&folder.database()).unwrap());
    let schedule =
        Schedule::new(&folder.database(), &Backup { folder: folder.file("backups"), every_hours: 6, keep: 1 });
    let at = |text: &str| text.parse::<Timestamp>().unwrap();
    let made = schedule.make(at("2026-01-01T00:00:00Z")).unwrap();
    let (whole, parts) = (everything(&folder.database()).unwrap(), declared(&folder.database()));
    flip(&folder.database(), leaves(&folder.database(), "seats_by_person")[0], 2);
    let damaged = fs::read(folder.database()).unwrap();

    let (_, told) = folder.run(&["check"]);
    assert!(told.contains("index seats_by_person") && told.contains("`parlour repair` rebuilds its indexes"), "{told}");
    assert!(!told.contains("parlour.db is sound"), "{told}");
    let (done, told) = folder.run(&["backup", "saved.db"]);
    assert!(!done && told.contains("It was not copied; `parlour repair` rebuilds its indexes"), "{told}");
    let (done, told) = folder.run_with(&["restore", "parlour.db"], &[("PARLOUR_DATABASE", "other.db")]);
    assert!(!done && told.contains("parlour.db is damaged: "), "{told}");
    // The good one keeps its place.
    schedule.make(at("2026-01-02T00:00:00Z")).unwrap_err();
    assert_eq!(schedule.backups().unwrap(), [(at("2026-01-01T00:00:00Z"), made)]);
    assert!(fs::read(folder.database()).unwrap() == damaged, "only to look changes nothing");

    let (done, told) = folder.run(&["repair"]);
    assert!(done && told.contains("only indexes were damaged; I made the database again from its rows"), "{told}");
    let kept = told.split("is kept as ").nth(1).unwrap().split(';').next().unwrap();
    assert!(kept.starts_with("parlour-damaged-") && fs::read(folder.file(kept)).unwrap() == damaged, "{kept}");
    let (_, told) = folder.run(&["check"]);
    assert!(told.contains("good   database parlour.db is sound"), "{told}");
    assert_eq!((everything(&folder.database()).unwrap(), declared(&folder.database())), (whole, parts));
    assert!(folder.run(&["backup", "saved.db"]).0);
    assert!(folder.run_with(&["restore", "saved.db"], &[("PARLOUR_DATABASE", "other.db")]).0);
    let (done, told) = folder.console("bob: #10 c2-c3\n");
    assert!(done && told.contains("played c2-c3"), "{told}");
}

#[test]
fn rows_that_are_damaged_are_repaired_by_nobody_and_nothing_is_changed() {
    let folder = stored("pages", STORED[STORED.len() - 1].1);
    drop(Store::open(&folder.database()).unwrap());
    let page = leaves(&folder.database(), "entries")[0];
    let mut bytes = fs::read(folder.database()).unwrap();
    bytes[(page - 1) * 4_096..page * 4_096].fill(0x5a);
    fs::write(folder.database(), &bytes).unwrap();
    let (_, told) = folder.run(&["check"]);
    assert!(told.contains("WRONG  database parlour.db: ") && told.contains("restore a backup"), "{told}");
    let (done, told) = folder.run(&["repair"]);
    assert!(
        !done && told.contains("Its rows don’t tell how it was; restore a backup with `parlour restore`"),
        "{told}"
    );
    assert!(fs::read(folder.database()).unwrap() == bytes);
    assert!(!folder.run(&["backup", "saved.db"]).0);
}

#[test]
fn a_table_that_is_missing_is_found_by_all_who_look() {
    let folder = stored("tableless", STORED[STORED.len() - 1].1);
    Connection::open(folder.database()).unwrap().execute_batch("DROP TABLE settings").unwrap();
    let wrong = "the table settings is missing";
    for args in [&["check"][..], &["backup", "saved.db"], &["repair"]] {
        let (done, told) = folder.run(args);
        assert!(!done && told.contains(wrong), "{args:?}: {told}");
    }
    let (done, told) = folder.run_with(&["restore", "parlour.db"], &[("PARLOUR_DATABASE", "other.db")]);
    assert!(!done && told.contains(wrong), "{told}");
}

/// A way to damage a file.
fn damage(random: &mut Random, bytes: &mut Vec<u8>, indexes: &[usize], in_index: bool) -> String {
    // The first entries are at the end of a page.
    let at = if in_index { *random.pick(indexes) * 4_096 - 1 - random.below(32) } else { random.below(bytes.len()) };
    match random.below(8) {
        0 => {
            bytes.truncate(at.max(1));
            format!("cut off at {at}")
        }
        1 => {
            let page = at / 4_096 * 4_096;
            bytes[page..page + 4_096].fill(0);
            format!("zeros in the page at {page}")
        }
        2 => {
            let end = (at + 16).min(bytes.len());
            bytes[at..end].fill(0x5a);
            format!("16 bytes at {at}")
        }
        _ => {
            let bit = random.below(8);
            bytes[at] ^= 1 << bit;
            format!("bit {bit} at {at}")
        }
    }
}

/// What came of one damaged file.
#[derive(Default)]
struct Counts {
    sound: usize,
    mended: usize,
    rows_changed: usize,
    lost: usize,
}

/// Runs the program, which may refuse but not break.
fn run(folder: &Folder, args: &[&str], database: &str, what: &str) -> (bool, String) {
    let output = folder.command(args).env("PARLOUR_DATABASE", database).output().unwrap();
    let (done, told) = crate::place::said(&output);
    assert!(matches!(output.status.code(), Some(0 | 1)) && !told.contains("panicked"), "{what}: {args:?}: {told}");
    (done, told)
}

#[test]
fn check_backup_repair_and_restore_agree_about_each_damaged_file() {
    let times: usize = std::env::var("PARLOUR_DAMAGED").map_or(12, |times| times.parse().unwrap());
    let folder = stored("agree", STORED[STORED.len() - 1].1);
    drop(Store::open(&folder.database()).unwrap());
    let before = everything(&folder.database()).unwrap();
    let whole = fs::read(folder.database()).unwrap();
    let connection = Connection::open(folder.database()).unwrap();
    let mut statement = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").unwrap();
    let names: Vec<String> = statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    drop(statement);
    drop(connection);
    let indexes: Vec<usize> = names.iter().flat_map(|name| leaves(&folder.database(), name)).collect();
    let mut random = Random::new(28);
    let mut counts = Counts::default();
    for number in 0..times {
        for name in folder.names().iter().filter(|name| name.starts_with("parlour") || name.contains(".db")) {
            fs::remove_file(folder.file(name)).unwrap();
        }
        let mut bytes = whole.clone();
        // Every third where it hurts most often.
        let what = format!("{number}: {}", damage(&mut random, &mut bytes, &indexes, number % 3 == 0));
        fs::write(folder.database(), &bytes).unwrap();

        let is_sound = |told: &str| told.contains("good   database parlour.db is sound");
        let sound = is_sound(&run(&folder, &["check"], "parlour.db", &what).1);
        let (saved, told) = run(&folder, &["backup", "saved.db"], "parlour.db", &what);
        assert_eq!(saved, sound, "{what}: backup: {told}");
        let (restored, told) = run(&folder, &["restore", "parlour.db"], "other.db", &what);
        assert_eq!(restored, sound, "{what}: restore: {told}");
        if sound {
            let (restored, told) = run(&folder, &["restore", "saved.db"], "again.db", &what);
            assert!(restored, "{what}: restore of what was saved: {told}");
        }
        let (_, told) = run(&folder, &["repair"], "parlour.db", &what);
        let (_, checked) = run(&folder, &["check"], "parlour.db", &what);
        let anew = told.contains("I made the database again from its rows");
        assert_eq!(is_sound(&checked), sound || anew, "{what}: {told}{checked}");
        match (sound, anew) {
            (true, _) => counts.sound += 1,
            (false, true) if everything(&folder.database()).as_ref() == Some(&before) => counts.mended += 1,
            (false, true) => {
                // A row and an index said different things, and the row was believed.
                assert!(told.contains("it was damaged: row "), "{what}: {told}");
                counts.rows_changed += 1;
            }
            (false, false) => {
                assert!(fs::read(folder.database()).unwrap() == bytes, "{what}: {told}");
                counts.lost += 1;
            }
        }
    }
    let Counts { sound, mended, rows_changed, lost } = counts;
    assert!(sound > 0 && mended > 0 && lost > 0, "{sound}, {mended}, {lost}: each has to be among them");
    println!(
        "{times} damaged files, about each of which all agree: {sound} sound for all, {mended} mended whole, \
         {rows_changed} mended where a row and an index said different things, {lost} left for a backup"
    );
}

#[test]
fn two_copies_beside_a_database_in_one_second_have_two_names() {
    let folder = Folder::new("one-second");
    drop(folder.chat());
    backup::write(&folder.database(), &folder.file("saved.db"), &mut |_| {}).unwrap();
    let now = Timestamp::from_second(1_795_219_200).unwrap();
    let kept: Vec<_> = (0..3)
        .map(|_| backup::restore(&folder.file("saved.db"), &folder.database(), now, &mut |_| {}).unwrap().kept.unwrap())
        .collect();
    let names: Vec<_> = kept.iter().map(|path| path.file_name().unwrap().to_str().unwrap()).collect();
    let begin = "parlour-replaced-20261121T000000Z";
    assert_eq!(names, [format!("{begin}.db"), format!("{begin}-2.db"), format!("{begin}-3.db")]);
}
