//! Where a database is: its file, what lies beside it, and whether there is a club at all.
//!
//! A new club is made only where none ever was. What a club leaves behind tells of it: the write-ahead log, and the lock
//! file, in which a sentence stands once there was a club. That a club is open is a row in the database; where the row
//! is, but no log, the log was lost, and with it what was done last.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::StoreError;
use super::new_file::with_ending;

/// What stands in the lock file of a club.
const MARK: &str = "The club beside this file is Parlour's. This file keeps a second program away from it.\n";
/// What SQLite says at this place of a database's first page if it is written with a log.
const LOGGED: (usize, u8) = (18, 2);

/// What there is of a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A file with one in it.
    Club,
    /// Nothing, and there never was.
    Nothing,
}

/// A database held against other processes, until this is dropped.
pub(super) struct Lock {
    beside: File,
    /// The database itself, by whichever name another process may know it.
    itself: Option<File>,
}

/// The file that a path means: where it leads if it is a link.
pub(super) fn real(path: &Path) -> Result<PathBuf, StoreError> {
    if !path.is_symlink() {
        return Ok(path.to_owned());
    }
    fs::canonicalize(path).map_err(|_| StoreError::LinkToNothing(path.to_owned()))
}

/// Looks whether there is a club whose file is whole as far as names and sizes tell.
pub(super) fn look(path: &Path) -> Result<Found, StoreError> {
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

/// Where there is no file: whether there ever was one.
fn look_for_traces(path: &Path) -> Result<Found, StoreError> {
    let is_there = |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.len() > 0);
    let left = ["-wal", "-journal", ".lock"].map(|ending| with_ending(path, ending)).into_iter().find(is_there);
    left.map_or(Ok(Found::Nothing), |left| Err(StoreError::Gone { path: path.to_owned(), left }))
}

/// Whether a club was open when its log was lost.
fn is_log_lost(path: &Path) -> bool {
    // While somebody has it open there is a log, and the file is better not touched: closing it would let go of the
    // locks that SQLite holds in this process.
    if fs::metadata(with_ending(path, "-wal")).is_ok_and(|log| log.len() > 0) {
        return false;
    }
    let mut head = [0; LOGGED.0 + 1];
    let is_logged =
        File::open(path).and_then(|mut file| file.read_exact(&mut head)).is_ok_and(|()| head[LOGGED.0] == LOGGED.1);
    is_logged && is_marked_open(path).unwrap_or(false)
}

/// Reads the file alone, without what lies beside it and without making anything there.
fn is_marked_open(path: &Path) -> rusqlite::Result<bool> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(uri(path, "immutable=1"), flags)?;
    connection.query_row("SELECT EXISTS (SELECT 1 FROM facts WHERE name = 'open')", [], |row| row.get(0))
}

/// A path as SQLite reads it where it takes wishes with it.
pub(super) fn uri(path: &Path, wish: &str) -> String {
    let escaped = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("file:{escaped}?{wish}")
}

/// Notes in the database's own file that it is open, so that it shows if the log is lost. Says whether that was noted
/// already: whoever had it open last was ended by force.
pub(super) fn mark_open(connection: &Connection) -> Result<bool, StoreError> {
    let noted =
        connection.execute("INSERT INTO facts (name, value) VALUES ('open', '1') ON CONFLICT DO NOTHING", [])?;
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
    Ok(noted == 0)
}

/// Takes back that it is open.
pub(super) fn mark_closed(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("DELETE FROM facts WHERE name = 'open'", [])?;
    Ok(())
}

/// Goes on with a database whose log was lost.
///
/// # Errors
/// If another process has it, or SQLite refuses.
pub fn go_on_without_log(database: &Path) -> Result<(), StoreError> {
    let database = &real(database)?;
    let _lock = lock(database)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    mark_closed(&Connection::open_with_flags(database, flags)?)
}

/// Holds a database against other processes.
pub(super) fn lock(database: &Path) -> Result<Lock, StoreError> {
    let path = with_ending(database, ".lock");
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // One that is a pipe would wait for somebody who reads it.
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
    /// Holds the file itself as well, if there is one: it may have been moved while another process has it. Elsewhere
    /// than on Linux this would get in the way of SQLite's own locks.
    pub(super) fn hold_itself(&mut self, database: &Path) -> Result<(), StoreError> {
        if cfg!(target_os = "linux") && self.itself.is_none() && database.is_file() {
            let itself = File::open(database).map_err(StoreError::with_file(database))?;
            hold(&itself, database)?;
            self.itself = Some(itself);
        }
        Ok(())
    }

    /// Notes that there is a club.
    pub(super) fn mark(&mut self, database: &Path) -> Result<(), StoreError> {
        let marked = self.beside.metadata().and_then(|file| match file.len() {
            0 => self.beside.write_all(MARK.as_bytes()),
            _ => Ok(()),
        });
        marked.map_err(StoreError::with_file(with_ending(database, ".lock")))
    }
}

impl Drop for Lock {
    /// Lets go at once, even if a process that is just being started still shares the open files.
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
