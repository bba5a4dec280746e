//! Creates files that exist completely or not at all.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// An unfinished file under another name. It's removed unless it's finished, and only its owner may read it.
pub struct NewFile {
    name: PathBuf,
    unfinished: PathBuf,
}

impl NewFile {
    /// Begins a file with this name.
    ///
    /// # Errors
    /// If it can't be written.
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

    /// Begins a file with a new name.
    ///
    /// # Errors
    /// If the file exists or can't be written.
    pub fn begin_another(name: &Path) -> Result<Self, StoreError> {
        if name.exists() { Err(StoreError::Exists(name.to_owned())) } else { Self::begin(name) }
    }

    /// The path of the unfinished file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.unfinished
    }

    /// Flushes the file to the disk and gives it its name.
    ///
    /// # Errors
    /// If the system fails.
    pub fn finish(self) -> Result<(), StoreError> {
        let folder = match self.name.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let finished = File::open(&self.unfinished)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&self.unfinished, &self.name))
            // The name must survive the machine, too.
            .and_then(|()| if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) });
        finished.map_err(StoreError::with_file(&self.name))
    }

    /// Removes the file, and SQLite's files beside it.
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

/// Removes a file that nobody needs, if it exists.
pub(in crate::store) fn discard(path: &Path) {
    if let Err(error) = fs::remove_file(path)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        tracing::warn!(file = %path.display(), %error, "a file that nobody needs can't be removed");
    }
}

/// A path with something added to its name.
pub(in crate::store) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    path.into()
}
