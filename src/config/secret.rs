//! Words that are never shown.

use std::fmt;
use std::path::Path;

use crate::files;

/// A token, a password or a key. It is printed as three dots, also in logs and error chains.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret, without the blanks and line ends around it; `None` if nothing is left.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty()).then(|| Self(text.to_owned()))
    }

    /// What a file contains.
    pub(super) fn read(path: &Path) -> std::io::Result<Self> {
        let empty = || std::io::Error::new(std::io::ErrorKind::InvalidData, "the file is empty");
        Self::new(&files::read_text(path)?).ok_or_else(empty)
    }

    /// The word itself, to be handed to whom it is meant for and to nobody else.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
