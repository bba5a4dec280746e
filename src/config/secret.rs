//! Words that are never shown.

use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::files;

/// A token, a password or a key. It is printed as three dots, also in logs and error chains.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret without surrounding blanks and line ends. `None` if nothing is left.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty()).then(|| Self(text.to_owned()))
    }

    /// A file's content.
    pub(super) fn read(path: &Path) -> std::io::Result<Self> {
        let empty = || std::io::Error::new(std::io::ErrorKind::InvalidData, "the file is empty");
        Self::new(&files::read_text(path)?).ok_or_else(empty)
    }

    /// The word itself, for its recipient alone.
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

/// A secret that can be configured: as a variable, or in a file that a key names. That key ends in `_file`, and the secret’s
/// own key is the same without it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Guarded {
    secret: Option<Secret>,
    file: PathBuf,
}

impl Guarded {
    /// The secret, if it is there.
    #[must_use]
    pub const fn get(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }
}

/// Where a secret key comes from: the configuration, or something that replaces it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Form {
    File(PathBuf),
    Read { secret: String, file: PathBuf },
}

impl<'de> Deserialize<'de> for Guarded {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Form::deserialize(deserializer)? {
            Form::File(file) => Self { secret: None, file },
            Form::Read { secret, file } => Self { secret: Secret::new(&secret), file },
        })
    }
}

impl Serialize for Guarded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.file.serialize(serializer)
    }
}
