//! Copies a database while it's in use, and puts copies back.
//!
//! A copy has the database of one moment, whoever writes to it meanwhile. It's written under another name, checked,
//! flushed to the disk, and only then gets its own name. So a file with a backup's name can be restored: writing and
//! restoring check it in the same way.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;
use crate::store::file::connection::{BUSY_TIMEOUT, open_to_read};
use crate::store::file::defects::{defects, remedy};
use crate::store::file::new_file::{NewFile, discard, with_ending};
use crate::store::file::schema;
use crate::store::file::schema::{Age, STEPS};
use crate::store::file::site;
use crate::store::file::site::Found;

/// How many pages of 4 KiB are copied between two reports.
const PAGES_AT_ONCE: i32 = 2_560;
/// The endings of files that can hold a database's rows.
const BESIDE: [&str; 3] = ["", "-wal", "-journal"];

/// The progress of work on a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The part that is done, in the same unit as `total`.
    pub done: u64,
    /// Everything to do.
    pub total: u64,
}

/// The results of restoring a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Where it is now. `None` if there was no database.
    pub kept: Option<PathBuf>,
    /// How many waiting letters of the backup were dropped.
    pub dropped: usize,
}

/// Copies a database to a new file, even while somebody has it open.
///
/// # Errors
/// If the database is missing or damaged, or if the new file exists or can't be written.
pub fn write(database: &Path, target: &Path, report: &mut dyn FnMut(Progress)) -> Result<(), StoreError> {
    let new = NewFile::begin_another(target)?;
    let copy = copy(&open_known(database)?, new.path(), report)?;
    let found = defects(&copy)?;
    if let Some(first) = found.first() {
        let (first, remedy) = (first.to_string(), remedy(&found));
        return Err(StoreError::NotCopied { path: database.to_owned(), first, remedy });
    }
    make_single(&copy)?;
    drop(copy);
    new.finish()
}

/// Checks a backup and puts it in place of a database that nobody has open. The replaced database stays beside it under
/// another name. After an interruption, either the old or the new database is there whole.
///
/// The letters that wait in the backup were almost surely sent since, so they are dropped. The database gets a new
/// [`crate::store::Store::instance`], so that no platform takes a new letter for an old one with the same number.
///
/// # Errors
/// If somebody has the database open, if the backup isn't Parlour's, is damaged or from a newer version, or if a file
/// can't be written. Nothing has changed then.
pub fn restore(
    backup: &Path,
    database: &Path,
    now: Timestamp,
    report: &mut dyn FnMut(Progress),
) -> Result<Restored, StoreError> {
    let database = &site::real(database)?;
    let mut lock = site::lock(database)?;
    let new = NewFile::begin(database)?;
    let copy = copy(&open_known(backup)?, new.path(), report)?;
    if let Some(first) = defects(&copy)?.into_iter().next() {
        return Err(StoreError::Unsound { path: backup.to_owned(), first: first.what });
    }
    make_single(&copy)?;
    copy.execute("UPDATE facts SET value = lower(hex(randomblob(4))) WHERE name = 'instance'", [])?;
    let dropped = copy.execute(
        "UPDATE outbox SET state = 'failed', error = 'it was waiting when a backup was made that was restored later'
         WHERE state = 'due'",
        [],
    )?;
    drop(copy);
    let kept = keep(database, "replaced", now)?;
    new.finish()?;
    lock.mark(database)?;
    Ok(Restored { kept, dropped })
}

/// An unused name beside a database: `parlour-schema-1-20261121T120000Z.db`, or with `-2` and so on if that exists.
pub(in crate::store) fn beside(database: &Path, why: &str, now: Timestamp) -> PathBuf {
    let name = format!("{}-{why}-{}", stem(database), now.strftime("%Y%m%dT%H%M%SZ"));
    let is_free = |path: &PathBuf| BESIDE.iter().all(|ending| !with_ending(path, ending).exists());
    let mut path = database.with_file_name(format!("{name}.db"));
    for number in 2_u32.. {
        if is_free(&path) {
            break;
        }
        path = database.with_file_name(format!("{name}-{number}.db"));
    }
    path
}

fn stem(database: &Path) -> Cow<'_, str> {
    database.file_stem().unwrap_or(database.as_os_str()).to_string_lossy()
}

/// Copies a database, with SQLite's files beside it, to a name that says why. The copy is a single file if the database
/// can be read, and otherwise as unreadable as before. Returns the copy's path, the first one of several, or `None` if
/// there was nothing.
pub(in crate::store) fn keep(database: &Path, why: &str, now: Timestamp) -> Result<Option<PathBuf>, StoreError> {
    discard_unfinished(database, why);
    let kept = beside(database, why, now);
    let mut first = None;
    if database.exists() {
        settle(database)?;
    }
    for ending in BESIDE {
        let from = with_ending(database, ending);
        if fs::metadata(&from).is_ok_and(|file| file.is_file() && file.len() > 0) {
            let name = with_ending(&kept, ending);
            let new = NewFile::begin_another(&name)?;
            let copied = File::open(&from)
                .and_then(|mut from| io::copy(&mut from, &mut File::options().write(true).open(new.path())?));
            copied.map_err(StoreError::with_file(new.path()))?;
            new.finish()?;
            first.get_or_insert(name);
        }
    }
    // They belong to the old database. The new one would use them.
    for ending in ["-wal", "-journal", "-shm"] {
        discard(&with_ending(database, ending));
    }
    Ok(first)
}

/// Removes unfinished files beside a database.
pub(in crate::store) fn discard_unfinished(database: &Path, why: &str) {
    let (stem, folder) = (stem(database), database.parent().filter(|folder| !folder.as_os_str().is_empty()));
    let Ok(files) = fs::read_dir(folder.unwrap_or(Path::new("."))) else { return };
    for file in files.filter_map(Result::ok) {
        let name = file.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(&format!("{stem}-{why}-")) && name.contains(".unfinished") {
            discard(&file.path());
        }
    }
}

/// Brings the log into the file of a database that nobody has open. Damaged files stay as they are.
fn settle(database: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let settled = Connection::open_with_flags(database, flags).map_err(StoreError::from).and_then(|connection| {
        connection.busy_timeout(BUSY_TIMEOUT)?;
        site::mark_closed(&connection)?;
        Ok(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0))?)
    });
    match settled {
        Ok(true) => Err(StoreError::InUse(database.to_owned())),
        Ok(false) => Ok(()),
        Err(error) => {
            tracing::info!(%error, "the database to be replaced can't be read; it is kept as it is");
            Ok(())
        }
    }
}

/// Turns a copy that nobody has open into a single file, independent of the files beside it.
fn make_single(copy: &Connection) -> Result<(), StoreError> {
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    site::mark_closed(copy)
}

/// Opens a Parlour database, to copy it.
fn open_known(path: &Path) -> Result<Connection, StoreError> {
    let path = &site::real(path)?;
    if site::look(path)? == Found::Nothing {
        return Err(StoreError::Missing(path.to_owned()));
    }
    let source = open_to_read(path)?;
    match schema::age(&source, STEPS)? {
        Age::Current | Age::Older(_) => Ok(source),
        Age::Newer => Err(StoreError::Newer(path.to_owned())),
        Age::Empty | Age::Foreign => Err(StoreError::Foreign(path.to_owned())),
    }
}

/// Copies the database as it is now into an empty file, and opens that.
fn copy(source: &Connection, to: &Path, report: &mut dyn FnMut(Progress)) -> Result<Connection, StoreError> {
    // An open transaction keeps the moment. Otherwise each write would make the copy start again.
    source.execute_batch("BEGIN; SELECT count(*) FROM facts")?;
    let mut target = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let backup = Backup::new(source, &mut target)?;
    let mut last = StepResult::More;
    while last != StepResult::Done {
        last = backup.step(PAGES_AT_ONCE)?;
        let (total, left) = (backup.progress().pagecount, backup.progress().remaining);
        let count = |pages: i32| u64::try_from(pages).unwrap_or(0);
        report(Progress { done: count(total - left), total: count(total) });
    }
    drop(backup);
    Ok(target)
}
