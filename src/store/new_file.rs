//! Files that are there whole or not at all.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::StoreError;

/// A file in the making, under another name; it is removed unless it is finished. Only its owner may read it.
pub struct NewFile {
    name: PathBuf,
    unfinished: PathBuf,
}

impl NewFile {
    /// Begins a file that will have this name.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin(name: &Path) -> Result<Self, StoreError> {
        let new = Self { name: name.to_owned(), unfinished: with_ending(name, ".unfinished") };
        new.discard();
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&new.unfinished).map_err(StoreError::with_file(&new.unfinished))?;
        Ok(new)
    }

    /// Begins a file with a name that none has yet.
    ///
    /// # Errors
    /// If there is one, or it cannot be written.
    pub fn begin_another(name: &Path) -> Result<Self, StoreError> {
        if name.exists() { Err(StoreError::Exists(name.to_owned())) } else { Self::begin(name) }
    }

    /// Where it is written.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.unfinished
    }

    /// Brings it to the disk and gives it its name.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn finish(self) -> Result<(), StoreError> {
        let folder = match self.name.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let finished = File::open(&self.unfinished)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&self.unfinished, &self.name))
            // The name as well is to survive the machine.
            .and_then(|()| if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) });
        finished.map_err(StoreError::with_file(&self.name))
    }

    /// Removes what was written, with what SQLite lays beside a database.
    fn discard(&self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            discard(&with_ending(&self.unfinished, ending));
        }
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        self.discard();
    }
}

/// Removes a file that nobody needs, if it is there.
pub(super) fn discard(path: &Path) {
    if let Err(error) = fs::remove_file(path)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        tracing::warn!(file = %path.display(), %error, "a file that nobody needs can't be removed");
    }
}

/// A path with something appended to its name.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
