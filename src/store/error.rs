//! Errors of the database. Each sentence ends with what to do.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;
use thiserror::Error;

/// An error of the database.
#[derive(Debug, Error)]
pub enum StoreError {
    /// SQLite failed in another way.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    /// The disk is full.
    #[error(
        "the disk is full: make room on it. Everything accepted so far is safe; until there’s room, requests are refused"
    )]
    Full(#[source] rusqlite::Error),
    /// The database is read-only.
    #[error("Parlour isn’t allowed to write to the database: let its user write to the file and to its folder")]
    ReadOnly(#[source] rusqlite::Error),
    /// The system failed to read or write the file.
    #[error("the system can’t read or write the database: check the disk, and any limit to the size of files")]
    Disk(#[source] rusqlite::Error),
    /// The file isn't a database, or it's damaged.
    #[error("the file is damaged or isn’t a database: name another one, or restore a backup with `parlour restore`")]
    Damaged(#[source] rusqlite::Error),
    /// Another process has it open.
    #[error("{} is in use by another process: stop that one first", .0.display())]
    InUse(PathBuf),
    /// A file beside it can't be created.
    #[error("can’t write {}: let Parlour’s user write to its folder, or name another one", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The database doesn't exist.
    #[error("can’t find the database {}: name it as `database` in the configuration", .0.display())]
    Missing(PathBuf),
    /// The path is a link to nothing.
    #[error("{} is a link that leads nowhere: point it at the database, or remove it", .0.display())]
    LinkToNothing(PathBuf),
    /// There was a database, but it's gone.
    #[error(
        "{} is missing, but {} shows that it existed: put it back, or restore a backup with `parlour restore`; for a new \
         club, move {} away",
        path.display(), left.display(), left.display()
    )]
    Gone {
        /// The database.
        path: PathBuf,
        /// The file that it left behind.
        left: PathBuf,
    },
    /// The file is empty.
    #[error(
        "{} is empty and so isn’t a database: restore a backup with `parlour restore`; for a new club, remove it", .0.display()
    )]
    Empty(PathBuf),
    /// The log beside it is missing, although the database was open.
    #[error(
        "{}-wal is missing, and with it the latest changes: put it back, or restore a backup with `parlour restore`; \
         `parlour repair` goes on without it",
        .0.display()
    )]
    LogLost(PathBuf),
    /// It's a folder, a device or a pipe.
    #[error("{} is a folder, a device or a pipe: name a file", .0.display())]
    NoFile(PathBuf),
    /// The file has a second name.
    #[error(
        "{} has several names (hard links), and only one of them has the latest changes beside it: remove the others, or \
         copy the file",
        .0.display()
    )]
    SeveralNames(PathBuf),
    /// The file exists and won't be overwritten.
    #[error("{} already exists: name another file, or remove it", .0.display())]
    Exists(PathBuf),
    /// It's another program's database.
    #[error("{} isn’t a Parlour database: name another file", .0.display())]
    Foreign(PathBuf),
    /// A newer version wrote it.
    #[error("a newer version of Parlour wrote {}; use that version, or an earlier backup", .0.display())]
    Newer(PathBuf),
    /// An older version wrote it, and it can't be read as it is.
    #[error("an older version of Parlour wrote {}; `parlour run` brings it up to date", .0.display())]
    Older(PathBuf),
    /// A database that should be sound isn't.
    #[error("{} is damaged: {first}. Nothing was changed; use another backup", path.display())]
    Unsound {
        /// The file.
        path: PathBuf,
        /// The first defect.
        first: String,
    },
    /// A database to copy is damaged.
    #[error("{} is damaged: {first}. It was not copied; {remedy}", path.display())]
    NotCopied {
        /// The file.
        path: PathBuf,
        /// The first defect.
        first: String,
        /// How to repair it.
        remedy: &'static str,
    },
    /// Everything in the group was undone, because one part failed.
    #[error("a change made at the same time failed, so all of them were undone")]
    GroupLost,
    /// A group was opened within a group.
    #[error("a group of transactions can’t begin inside another one")]
    GroupInGroup,
    /// A game lacks a seat.
    #[error("game #{0} lacks a seat")]
    Seatless(i64),
    /// A migration failed for this reason.
    #[error("can’t bring the database up to date: {0}")]
    Migration(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full(error),
            Some(ErrorCode::ReadOnly) => Self::ReadOnly(error),
            Some(ErrorCode::SystemIoFailure) => Self::Disk(error),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error),
            _ => Self::Sqlite(error),
        }
    }
}

impl From<rusqlite_migration::Error> for StoreError {
    /// Leaves out the statements of the failed migration. They don't help the reader.
    fn from(error: rusqlite_migration::Error) -> Self {
        match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => match Self::from(err) {
                Self::Sqlite(error) => Self::Migration(error.to_string()),
                known => known,
            },
            other => Self::Migration(other.to_string()),
        }
    }
}

impl StoreError {
    /// Turns a system error into one that names the file.
    pub(super) fn with_file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::File { path: path.into(), source }
    }
}
