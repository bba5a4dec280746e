//! Files that somebody names, read as files: a pipe would be waited for, and a device may never end.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;

/// Opens a file to read it.
///
/// # Errors
/// If it cannot be read, or is none.
pub fn open(path: &Path) -> Result<File> {
    if fs::metadata(path)?.is_file() {
        return File::open(path);
    }
    Err(Error::new(ErrorKind::InvalidInput, "it’s a folder, a device or a pipe; name a file"))
}

/// The bytes of a file.
///
/// # Errors
/// If it cannot be read, or is none.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The text of a file.
///
/// # Errors
/// If it cannot be read, is none, or holds no text.
pub fn read_text(path: &Path) -> Result<String> {
    let mut text = String::new();
    open(path)?.read_to_string(&mut text)?;
    Ok(text)
}
