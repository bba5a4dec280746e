//! What is found, and what several look for.

use std::path::Path;

use crate::store::NewFile;

/// What was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is as it should be.
    Good(String),
    /// It is not; says what to do.
    Wrong(String),
}

/// Whether files can be made in a folder, or in the nearest one above it that there is.
pub(super) fn is_writable(folder: &Path) -> Result<(), String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let there = folder.ancestors().find(|folder| folder.as_os_str().is_empty() || folder.exists());
    let there = there.filter(|there| !there.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let trial = there.join(format!(".parlour-check-{}", std::process::id()));
    // It is removed again at once.
    let made = NewFile::begin(&trial).map(drop);
    made.map_err(|_| format!("can’t create files in {}: let Parlour’s user write to that folder", there.display()))
}

/// Whether a file's permissions allow anything to those whose bits these are.
#[cfg(unix)]
pub(super) fn is_open_to(whom: u32, path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & whom != 0)
}

/// Permissions are of another kind here, and only whether one may write is told.
#[cfg(not(unix))]
pub(super) fn is_open_to(_whom: u32, path: &Path) -> bool {
    std::fs::metadata(path).is_err()
}
