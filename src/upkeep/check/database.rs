//! The database, every game in it, and its backups.

use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

use jiff::Timestamp;

use crate::club::Corrupt;
use crate::config::{Backup, Finding};
use crate::files::is_open_to;
use crate::store::{self, NewFile, Store, Suspect};
use crate::upkeep::Schedule;
use crate::upkeep::rows::{WrongRow, cannot_be_read, wrong_rows};
use crate::upkeep::transfer::for_each_game;

/// How many games are named in one finding.
const LISTED_MAX: usize = 10;
/// The advice for findings that follow from others.
const MENDABLE: &str = "`parlour repair` fixes that";
/// The permissions of everybody but the owner, as bits of a file's mode.
const OTHERS: u32 = 0o077;
/// Appended to the names of a database's files.
const ENDINGS: [&str; 4] = ["", "-wal", "-shm", ".lock"];

pub(super) fn look(findings: &mut Vec<Finding>, path: &Path, report: &mut dyn FnMut(u64)) {
    let database = path.display();
    if let Err(error) = is_writable(path.parent().unwrap_or(Path::new("."))) {
        findings.push(Finding::Wrong(format!("database {database}: {error}")));
    }
    let mut store = match Store::open_to_read(path) {
        Ok(store) => store,
        Err(store::StoreError::Missing(_)) => {
            findings.push(Finding::Good(format!("database {database}: it doesn’t exist yet; `parlour run` makes it")));
            return;
        }
        Err(error) => {
            findings.push(Finding::Wrong(format!("database {database}: {error}")));
            return;
        }
    };
    for ending in ENDINGS {
        let mut file = path.as_os_str().to_owned();
        file.push(ending);
        look_at_permissions(findings, Path::new(&file));
    }
    // Each reads everything, and none needs the others.
    let (sound, rows) = thread::scope(|scope| {
        let sound = scope.spawn(|| look_at_file(path));
        let mut rows = Vec::new();
        look_at_games(&mut rows, path, &mut store, report);
        (sound.join().unwrap_or_else(|panic| resume_unwind(panic)), rows)
    });
    findings.extend(sound);
    for row in rows {
        if !findings.contains(&row) {
            findings.push(row);
        }
    }
}

/// SQLite's own findings, and unreadable rows.
fn look_at_file(path: &Path) -> Vec<Finding> {
    let database = path.display();
    let failed = |error: store::StoreError| vec![Finding::Wrong(format!("database {database}: {error}"))];
    let mut store = match Store::open_to_read(path) {
        Ok(store) => store,
        Err(error) => return failed(error),
    };
    let mut findings = match store.defects() {
        Ok(defects) if defects.is_empty() => vec![Finding::Good(format!("database {database} is sound"))],
        Ok(defects) => {
            let remedy = store::remedy(&defects);
            let wrong = defects.iter().map(|defect| format!("database {database}: {defect}; {remedy}"));
            wrong.map(Finding::Wrong).collect()
        }
        Err(error) => failed(error),
    };
    let rows = store.read().and_then(|tx| wrong_rows(&tx));
    findings.extend(rows.map_or_else(failed, |rows| rows.iter().map(finding).collect()));
    findings
}

/// As a finding, with the next step.
fn finding(row: &WrongRow) -> Finding {
    let remedy = if row.is_mendable { MENDABLE } else { "an earlier backup may have it intact" };
    Finding::Wrong(format!("{}; {remedy}", row.what))
}

fn look_at_games(findings: &mut Vec<Finding>, path: &Path, store: &mut Store, report: &mut dyn FnMut(u64)) {
    if let Err(error) = look_at_rows(findings, store) {
        findings.push(Finding::Wrong(format!("database {}: {error}", path.display())));
    }
    match replay(findings, store, report) {
        Ok(games) => findings.push(Finding::Good(format!("games: {games} replayed from their records"))),
        Err(error) => findings.push(Finding::Wrong(format!("can’t read the games: {error}"))),
    }
}

/// Faults of the rows themselves, and games that were set aside.
fn look_at_rows(findings: &mut Vec<Finding>, store: &mut Store) -> Result<(), store::StoreError> {
    for helper in store.missing_helpers()? {
        findings.push(Finding::Wrong(format!("the index or trigger {helper} is missing or wrong; {MENDABLE}")));
    }
    let tx = store.read()?;
    for lost in tx.displaced_communities()? {
        findings.push(Finding::Wrong(format!("{lost}; `parlour repair` brings them back, or asks you to decide")));
    }
    let aside = tx.games_aside()?;
    if !aside.is_empty() {
        let listed: Vec<String> = aside.iter().take(LISTED_MAX).map(|id| format!("#{id}")).collect();
        let more = if aside.len() > LISTED_MAX { " and others" } else { "" };
        findings.push(Finding::Wrong(format!(
            "games set aside because they couldn’t be replayed: {} ({}{more}); `parlour repair {}` replays one again \
             and brings it back, or says why not",
            aside.len(),
            listed.join(", "),
            listed[0]
        )));
    }
    for Suspect { tried, noted_at, why, .. } in tx.put_aside()? {
        let what = format!("{tried} has been put aside since {noted_at}: {why}; `parlour repair` has it tried again");
        findings.push(Finding::Wrong(what));
    }
    Ok(())
}

/// Replays every game; says how many are as they should be.
fn replay(
    findings: &mut Vec<Finding>,
    store: &mut Store,
    report: &mut dyn FnMut(u64),
) -> Result<u64, store::StoreError> {
    let tx = store.read()?;
    let (mut looked_at, mut good) = (0, 0);
    for_each_game(&tx, |id, verified| {
        match verified {
            Ok(Ok(())) => good += 1,
            Err(error) => findings.push(finding(&cannot_be_read(&format!("game #{id}"), &error))),
            Ok(Err(corrupt @ Corrupt::Verdict { .. })) => findings.push(Finding::Wrong(format!(
                "the database is wrong about game #{id}: {corrupt}; `parlour repair` fixes that"
            ))),
            Ok(Err(corrupt)) => findings.push(Finding::Wrong(format!(
                "can’t replay game #{id}: {corrupt}; when somebody next asks for it, it is set aside, and \
                 everything else goes on. An earlier backup may have it intact"
            ))),
        }
        looked_at += 1;
        report(looked_at);
    })?;
    Ok(good)
}

/// Whether only the owner may read a file with everything that people have done in it.
fn look_at_permissions(findings: &mut Vec<Finding>, file: &Path) {
    if file.exists() && is_open_to(OTHERS, file) {
        let file = file.display();
        let what = format!("users other than its owner can read or write {file}: run `chmod 600 {file}`");
        findings.push(Finding::Wrong(what));
    }
}

pub(super) fn look_at_backups(findings: &mut Vec<Finding>, database: &Path, config: &Backup) {
    let folder = config.folder.display();
    if let Err(error) = is_writable(&config.folder) {
        findings.push(Finding::Wrong(format!("backup.folder {folder}: {error}")));
        return;
    }
    let last = match Schedule::new(database, config).backups() {
        Ok(backups) => {
            backups.iter().for_each(|(_, file)| look_at_permissions(findings, file));
            backups.last().map(|(at, _)| *at)
        }
        Err(error) => {
            findings.push(Finding::Wrong(format!("{:#}", anyhow::Error::new(error))));
            return;
        }
    };
    let Some(last) = last else {
        findings.push(Finding::Good(format!("backup.folder {folder}: it has no backup yet")));
        return;
    };
    let hours = Timestamp::now().duration_since(last).as_hours();
    findings.push(if hours > 2 * i64::from(config.every_hours) {
        Finding::Wrong(format!(
            "backup.folder {folder}: the last backup is {hours} hours old; look in the log of `parlour run`"
        ))
    } else {
        Finding::Good(format!("backup.folder {folder}: the last backup was made {last}"))
    });
}

/// Whether files can be made in a folder, or in the nearest existing one above it.
fn is_writable(folder: &Path) -> Result<(), String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let there = folder.ancestors().find(|folder| folder.as_os_str().is_empty() || folder.exists());
    let there = there.filter(|there| !there.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let trial = there.join(format!(".parlour-check-{}", std::process::id()));
    // It is removed again at once.
    let made = NewFile::begin(&trial).map(drop);
    made.map_err(|_| format!("can’t create files in {}: let Parlour’s user write to that folder", there.display()))
}
