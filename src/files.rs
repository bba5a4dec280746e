//! Files whose names come from a person. A pipe might never answer and a device might never end, so only real files
//! count. And who may read them.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;

/// Opens a file for reading.
///
/// # Errors
/// If the file can't be read or isn't a regular file.
pub fn open(path: &Path) -> Result<File> {
    if fs::metadata(path)?.is_file() {
        return File::open(path);
    }
    Err(Error::new(ErrorKind::InvalidInput, "it’s a folder, a device or a pipe; name a file"))
}

/// Reads a file's bytes.
///
/// # Errors
/// If the file can't be read or isn't a regular file.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a file's text.
///
/// # Errors
/// If the file can't be read, isn't a regular file, or isn't text.
pub fn read_text(path: &Path) -> Result<String> {
    let mut text = String::new();
    open(path)?.read_to_string(&mut text)?;
    Ok(text)
}

/// Whether a file's permissions allow anything to those whose bits these are.
#[cfg(unix)]
#[must_use]
pub fn is_open_to(whom: u32, path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & whom != 0)
}

/// Permissions are of another kind here, and only whether one may write is told.
#[cfg(not(unix))]
#[must_use]
pub fn is_open_to(_whom: u32, path: &Path) -> bool {
    fs::metadata(path).is_err()
}
