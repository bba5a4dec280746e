//! The site of a database: its file, the files beside it, and whether there is a club.
//!
//! A new club is created only if there never was one. A club leaves traces: the write-ahead log, and a sentence in the
//! lock file. An open club has a row in the database. If the row is there but the log isn't, the log was lost, and the
//! latest changes with it.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;
use crate::store::file::new_file::with_ending;

/// The text in a club's lock file.
const MARK: &str = "The club beside this file is Parlour's. This file keeps a second program away from it.\n";
/// A byte in the first page of a database that is written with a log, by its position.
const LOGGED: (usize, u8) = (18, 2);

/// The content of a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Found {
    /// A file with a club.
    Club,
    /// No file, and there never was one.
    Nothing,
}

/// Keeps other processes away from a database until it's dropped.
pub(in crate::store) struct Lock {
    beside: File,
    /// The database file itself, since another process may know it by another name.
    itself: Option<File>,
}

/// The real file behind a path. Follows links.
pub(in crate::store) fn real(path: &Path) -> Result<PathBuf, StoreError> {
    if !path.is_symlink() {
        return Ok(path.to_owned());
    }
    fs::canonicalize(path).map_err(|_| StoreError::LinkToNothing(path.to_owned()))
}

/// Looks for a club whose files are complete, as far as names and sizes tell.
pub(in crate::store) fn look(path: &Path) -> Result<Found, StoreError> {
    let file = match fs::metadata(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return look_for_traces(path),
        Err(source) => return Err(StoreError::File { path: path.to_owned(), source }),
    };
    if !file.is_file() {
        return Err(StoreError::NoFile(path.to_owned()));
    }
    if names(&file) > 1 {
        return Err(StoreError::SeveralNames(path.to_owned()));
    }
    if file.len() == 0 {
        return Err(StoreError::Empty(path.to_owned()));
    }
    if is_log_lost(path) { Err(StoreError::LogLost(path.to_owned())) } else { Ok(Found::Club) }
}

/// If the file is missing: whether there ever was one.
fn look_for_traces(path: &Path) -> Result<Found, StoreError> {
    let is_there = |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.len() > 0);
    let left = ["-wal", "-journal", ".lock"].map(|ending| with_ending(path, ending)).into_iter().find(is_there);
    left.map_or(Ok(Found::Nothing), |left| Err(StoreError::Gone { path: path.to_owned(), left }))
}

/// Whether the log was lost while a club was open.
fn is_log_lost(path: &Path) -> bool {
    // A log means that somebody may have it open. Then the file is better left alone, because closing it would release
    // the locks that SQLite holds in this process.
    if fs::metadata(with_ending(path, "-wal")).is_ok_and(|log| log.len() > 0) {
        return false;
    }
    let mut head = [0; LOGGED.0 + 1];
    let is_logged =
        File::open(path).and_then(|mut file| file.read_exact(&mut head)).is_ok_and(|()| head[LOGGED.0] == LOGGED.1);
    is_logged && is_marked_open(path).unwrap_or(false)
}

/// Reads the file alone. Ignores the files beside it and creates none.
fn is_marked_open(path: &Path) -> rusqlite::Result<bool> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(uri(path, "immutable=1"), flags)?;
    connection.query_row("SELECT EXISTS (SELECT 1 FROM facts WHERE name = 'open')", [], |row| row.get(0))
}

/// A path with an option, as a URI for SQLite.
pub(in crate::store) fn uri(path: &Path, wish: &str) -> String {
    let escaped = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("file:{escaped}?{wish}")
}

/// Marks the database file as open, so that a lost log is noticed. Returns whether it was marked already, which means
/// that the last process ended by force.
pub(in crate::store) fn mark_open(connection: &Connection) -> Result<bool, StoreError> {
    let noted =
        connection.execute("INSERT INTO facts (name, value) VALUES ('open', '1') ON CONFLICT DO NOTHING", [])?;
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
    Ok(noted == 0)
}

/// Marks the database file as closed.
pub(in crate::store) fn mark_closed(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("DELETE FROM facts WHERE name = 'open'", [])?;
    Ok(())
}

/// Accepts a database whose log was lost.
///
/// # Errors
/// If another process has it.
pub fn go_on_without_log(database: &Path) -> Result<(), StoreError> {
    let database = &real(database)?;
    let _lock = lock(database)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    mark_closed(&Connection::open_with_flags(database, flags)?)
}

/// Locks a database against other processes.
pub(in crate::store) fn lock(database: &Path) -> Result<Lock, StoreError> {
    let path = with_ending(database, ".lock");
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // Opening a pipe would wait for its other end.
    if fs::metadata(&path).is_ok_and(|file| !file.is_file()) {
        return Err(StoreError::NoFile(path));
    }
    let beside = options.open(&path).map_err(StoreError::with_file(&path))?;
    hold(&beside, database)?;
    let mut lock = Lock { beside, itself: None };
    lock.hold_itself(database)?;
    Ok(lock)
}

impl Lock {
    /// Locks the file itself as well, if it exists: somebody may have moved it while another process has it open. Only
    /// on Linux, because elsewhere this would interfere with SQLite's locks.
    pub(in crate::store) fn hold_itself(&mut self, database: &Path) -> Result<(), StoreError> {
        if cfg!(target_os = "linux") && self.itself.is_none() && database.is_file() {
            let itself = File::open(database).map_err(StoreError::with_file(database))?;
            hold(&itself, database)?;
            self.itself = Some(itself);
        }
        Ok(())
    }

    /// Notes that there is a club.
    pub(in crate::store) fn mark(&mut self, database: &Path) -> Result<(), StoreError> {
        let marked = self.beside.metadata().and_then(|file| match file.len() {
            0 => self.beside.write_all(MARK.as_bytes()),
            _ => Ok(()),
        });
        marked.map_err(StoreError::with_file(with_ending(database, ".lock")))
    }
}

impl Drop for Lock {
    /// Unlocks at once, even if a process that is just starting still shares the open files.
    fn drop(&mut self) {
        for file in std::iter::once(&self.beside).chain(&self.itself) {
            if let Err(error) = file.unlock() {
                tracing::warn!(%error, "the database stays locked until the program ends");
            }
        }
    }
}

fn hold(file: &File, database: &Path) -> Result<(), StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.to_owned())),
        Err(TryLockError::Error(source)) => Err(StoreError::File { path: database.to_owned(), source }),
    }
}

#[cfg(unix)]
fn names(file: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(file)
}

#[cfg(not(unix))]
fn names(_: &Metadata) -> u64 {
    1
}
