//! Backups by schedule: when the next is due, and which are removed.
//!
//! When the last one was made stands in the names of the files, so that a restart forgets nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use thiserror::Error;

use crate::config::Backup;
use crate::store;

/// The time in the name of a backup, in UTC.
const TIME: &str = "%Y%m%dT%H%M%SZ";

/// The ends of the names of unfinished copies, and of SQLite's files beside them.
const UNFINISHED: [&str; 4] = [".db.unfinished", ".db.unfinished-wal", ".db.unfinished-shm", ".db.unfinished-journal"];

/// Why there is no new backup.
#[derive(Debug, Error)]
pub enum NotBackedUp {
    /// The folder can't be used.
    #[error("can’t use the backup folder {}: let Parlour’s user write to it", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The database can't be copied.
    #[error(transparent)]
    Store(#[from] store::StoreError),
}

/// Backups of one database in one folder.
#[derive(Clone, Debug)]
pub struct Schedule {
    database: PathBuf,
    folder: PathBuf,
    every: Duration,
    keep: usize,
}

impl Schedule {
    /// The schedule that is configured for a database.
    #[must_use]
    pub fn new(database: &Path, config: &Backup) -> Self {
        Self {
            database: database.to_owned(),
            folder: config.folder.clone(),
            every: Duration::from_secs(u64::from(config.every_hours) * 60 * 60),
            keep: usize::try_from(config.keep).unwrap_or(usize::MAX),
        }
    }

    /// The time until the next backup. A backup from the future, made while the clock was wrong, delays nothing.
    ///
    /// # Errors
    /// If the folder can't be read.
    pub fn due_in(&self, now: Timestamp) -> Result<Duration, NotBackedUp> {
        let last = self.backups()?.into_iter().map(|(at, _)| at).filter(|at| *at <= now).max();
        let since = last.and_then(|last| Duration::try_from(now.duration_since(last)).ok());
        Ok(since.map_or(Duration::ZERO, |since| self.every.saturating_sub(since)))
    }

    /// Makes a backup now and removes those that are too many; says where it is.
    ///
    /// # Errors
    /// If the folder can't be written to, or the database can't be copied.
    pub fn make(&self, now: Timestamp) -> Result<PathBuf, NotBackedUp> {
        fs::create_dir_all(&self.folder).map_err(|source| self.unusable(source))?;
        let target = self.folder.join(format!("{}-{}.db", self.stem(), now.strftime(TIME)));
        store::backup::write(&self.database, &target, &mut |_| {})?;
        self.tidy(&target)?;
        Ok(target)
    }

    /// The existing backups with their times, the oldest first.
    ///
    /// # Errors
    /// If the folder can't be read. A missing folder is empty.
    pub fn backups(&self) -> Result<Vec<(Timestamp, PathBuf)>, NotBackedUp> {
        let files = match fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(source) => return Err(self.unusable(source)),
        };
        let mut backups = Vec::new();
        for file in files {
            let path = file.map_err(|source| self.unusable(source))?.path();
            if let Some(at) = self.time_of(&path, ".db") {
                backups.push((at, path));
            }
        }
        backups.sort();
        Ok(backups)
    }

    /// Removes the oldest backups, except for the one just made, and copies that were never finished.
    fn tidy(&self, made: &Path) -> Result<(), NotBackedUp> {
        let mut others = self.backups()?;
        others.retain(|(_, path)| path != made);
        let many = others.len().saturating_sub(self.keep.saturating_sub(1));
        let mut gone: Vec<PathBuf> = others.into_iter().take(many).map(|(_, path)| path).collect();
        let files = fs::read_dir(&self.folder).map_err(|source| self.unusable(source))?.filter_map(Result::ok);
        let is_unfinished = |path: &PathBuf| UNFINISHED.iter().any(|ending| self.time_of(path, ending).is_some());
        gone.extend(files.map(|file| file.path()).filter(is_unfinished));
        for path in gone {
            fs::remove_file(&path).map_err(|source| self.unusable(source))?;
        }
        Ok(())
    }

    /// The time of a backup, by its name. `None` if it isn't one of ours.
    fn time_of(&self, path: &Path, ending: &str) -> Option<Timestamp> {
        let name = path.file_name()?.to_str()?;
        let time = name.strip_prefix(&*self.stem())?.strip_prefix('-')?.strip_suffix(ending)?;
        DateTime::strptime(TIME, time).ok()?.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp())
    }

    fn stem(&self) -> String {
        self.database.file_stem().unwrap_or(self.database.as_os_str()).to_string_lossy().into_owned()
    }

    fn unusable(&self, source: io::Error) -> NotBackedUp {
        NotBackedUp::Folder { folder: self.folder.clone(), source }
    }
}
