//! Copies of a database, made while it is in use, and put back.
//!
//! A copy shows the database as it stood at one moment, whoever writes to it meanwhile. It is written under another
//! name, checked, brought to the disk and only then given its name: a file with the name of a backup is one that will be
//! restored, for both look at it in the same way.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::StoreError;
use super::connection::{BUSY_TIMEOUT, open_to_read};
use super::defects::{defects, remedy};
use super::new_file::{NewFile, discard, with_ending};
use super::schema::{self, Age, STEPS};
use super::site::{self, Found};

/// How many pages of 4 KiB are copied between two reports.
const PAGES_AT_ONCE: i32 = 2_560;
/// What is appended to the name of a database for the files in which its rows may stand.
const BESIDE: [&str; 3] = ["", "-wal", "-journal"];

/// How far work on a database has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How much is done.
    pub done: u64,
    /// How much there is to do.
    pub total: u64,
}

/// What became of the database that was there before a backup was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Where it is now, if there was one.
    pub kept: Option<PathBuf>,
    /// How many letters were waiting in the backup; they are not sent any more.
    pub dropped: usize,
}

/// Copies a database to a new file, whether somebody has it open or not.
///
/// # Errors
/// If there is no such database, if it is damaged, or if the new file is there already or cannot be written.
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

/// Puts a backup in the place of a database that nobody has open, after having checked it. What was there is kept
/// beside it under another name. Whenever this is interrupted, the old database is there whole, or the new one is.
///
/// Letters that wait in the backup were sent since, as good as certainly, so they are dropped; and the database gets a
/// new [`super::Store::instance`], so that no platform takes a new letter for an old one with its number.
///
/// # Errors
/// If somebody has the database open, if the backup is none of ours, damaged, or from a newer version, or if something
/// cannot be written. Then nothing has changed.
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

/// A name beside a database that no file has yet: `parlour-schema-1-20261121T120000Z.db`, and with `-2` behind it if that
/// was made in the same second, and so on.
pub(super) fn beside(database: &Path, why: &str, now: Timestamp) -> PathBuf {
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

/// Copies a database, with what SQLite has laid beside it, to a name of its own that says why, and leaves it as one file,
/// or as one that cannot be read any more than before. Says where the copy is, if there was anything; of
/// several files, the first.
pub(super) fn keep(database: &Path, why: &str, now: Timestamp) -> Result<Option<PathBuf>, StoreError> {
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
    // They belong to what was there; the new database would take them for its own.
    for ending in ["-wal", "-journal", "-shm"] {
        discard(&with_ending(database, ending));
    }
    Ok(first)
}

/// Removes what was begun beside a database and never finished.
pub(super) fn discard_unfinished(database: &Path, why: &str) {
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

/// Brings the log of a database that nobody has open into its file. What is damaged stays as it is.
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

/// Makes a copy a database alone in one file, whatever becomes of the files beside it, that nobody has open.
fn make_single(copy: &Connection) -> Result<(), StoreError> {
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    site::mark_closed(copy)
}

/// Opens a database of ours, to be copied.
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

/// Copies a database as it stands now into an empty file, and opens that.
fn copy(source: &Connection, to: &Path, report: &mut dyn FnMut(Progress)) -> Result<Connection, StoreError> {
    // Holding a transaction open holds the moment, so that writers do not make the copy begin anew.
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
