//! The solved endings of Chifoumi as a file: a line that names its kind, a checksum, and one bit for each position.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::files;
use crate::rules::chifoumi::endings::Endings;
use crate::store::{NewFile, StoreError};

/// The beginning of a file with endings, in any version.
const TITLE: &[u8] = b"Parlour: endings of Chifoumi, version ";
/// The beginning of a file with these endings. Version 1 took some lost positions for won.
const HEAD: &[u8] = b"Parlour: endings of Chifoumi, version 2\n";
/// How many bytes the checksum has: CRC-32, the lowest byte first.
const SUM_BYTES: usize = 4;

/// Why there are no endings.
#[derive(Debug, Error)]
pub enum EndingsError {
    /// The file can't be read.
    #[error("can’t read {}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Another version wrote it, with another numbering or with errors.
    #[error("{} has endings from another version of Parlour: make it again with `parlour endings build`", .0.display())]
    OtherVersion(PathBuf),
    /// Its content isn't what was written, or not all of it.
    #[error("{} has no endings or is incomplete: make it again with `parlour endings build`", .0.display())]
    Damaged(PathBuf),
}

/// The endings of a file. `None` if it doesn't exist.
///
/// # Errors
/// If it can't be read, or [`write_endings`] didn't write it completely.
pub fn read_endings(path: &Path) -> Result<Option<Endings>, EndingsError> {
    let bytes = match files::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(EndingsError::Io { path: path.to_owned(), source }),
    };
    if bytes.starts_with(TITLE) && !bytes.starts_with(HEAD) {
        return Err(EndingsError::OtherVersion(path.to_owned()));
    }
    let bits = bytes.strip_prefix(HEAD).and_then(|rest| rest.split_first_chunk::<SUM_BYTES>());
    let bits = bits.filter(|(sum, bits)| crc32fast::hash(bits).to_le_bytes() == **sum).map(|(_, bits)| bits.to_vec());
    let endings = bits.and_then(Endings::from_bytes);
    endings.map(Some).ok_or_else(|| EndingsError::Damaged(path.to_owned()))
}

/// Writes endings to a file, which is there whole or as it was before.
///
/// # Errors
/// If it can't be written.
pub fn write_endings(path: &Path, endings: &Endings) -> Result<(), StoreError> {
    let new = NewFile::begin(path)?;
    let sum = crc32fast::hash(endings.bytes()).to_le_bytes();
    let written = fs::write(new.path(), [HEAD, &sum, endings.bytes()].concat());
    written.map_err(|source| StoreError::File { path: path.to_owned(), source })?;
    new.finish()
}
