//! The solved endings of Chifoumi as a file: a line that says what it is, a checksum, and a bit a position.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::files;
use crate::rules::chifoumi::endings::Endings;
use crate::store::{NewFile, StoreError};

/// What a file with endings begins with, whatever its version.
const TITLE: &[u8] = b"Parlour: endings of Chifoumi, version ";
/// What a file with these endings begins with. Version 1 took some lost positions for won.
const HEAD: &[u8] = b"Parlour: endings of Chifoumi, version 2\n";
/// How many bytes the checksum has: CRC-32, the lowest byte first.
const SUM_BYTES: usize = 4;

/// Why there are no endings.
#[derive(Debug, Error)]
pub enum EndingsError {
    /// The file cannot be read.
    #[error("can’t read {}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// It was written by another version, whose endings are numbered otherwise or not all right.
    #[error("{} has endings from another version of Parlour: make it again with `parlour endings build`", .0.display())]
    OtherVersion(PathBuf),
    /// What it holds is not, or not all of, what was written.
    #[error("{} has no endings or is incomplete: make it again with `parlour endings build`", .0.display())]
    Damaged(PathBuf),
}

/// The endings of a file; nothing if it is not there.
///
/// # Errors
/// If it cannot be read, or was not written whole by [`write_endings`].
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
/// If it cannot be written.
pub fn write_endings(path: &Path, endings: &Endings) -> Result<(), StoreError> {
    let new = NewFile::begin(path)?;
    let sum = crc32fast::hash(endings.bytes()).to_le_bytes();
    let written = fs::write(new.path(), [HEAD, &sum, endings.bytes()].concat());
    written.map_err(|source| StoreError::File { path: path.to_owned(), source })?;
    new.finish()
}
