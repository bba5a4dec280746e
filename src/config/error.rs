//! Errors of the configuration. Every sentence about a key names its variable, too; none shows a value that could be a
//! secret.

use std::path::PathBuf;

use thiserror::Error;

/// An error of the configuration.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file can't be read.
    #[error("can’t read the configuration {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The file is no TOML.
    #[error("{}, line {line}: {message}", path.display())]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The reason.
        message: String,
    },
    /// The key doesn't exist.
    #[error("the key {key} doesn’t exist; {}", near(nearest, known))]
    Unknown {
        /// The key.
        key: String,
        /// One that may be meant.
        nearest: Option<String>,
        /// All existing keys.
        known: Vec<String>,
    },
    /// A key has a wrong value.
    #[error("{key} ({}) must be {wanted}", variable(key))]
    Value {
        /// The key.
        key: String,
        /// The possible values.
        wanted: String,
    },
    /// Secrets stand in no configuration file.
    #[error("{} doesn’t belong in the configuration: {}", .0, where_to_put(.0))]
    SecretInFile(String),
    /// A secret's file can't be read.
    #[error("{key}_file ({}_FILE) names {}, which can’t be read: {source}", variable(key), path.display())]
    SecretFile {
        /// The secret's key.
        key: String,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// A secret is missing.
    #[error("{} is missing: {}", .0, where_to_put(.0))]
    NoSecret(&'static str),
    /// No platform is configured.
    #[error("the configuration has no platform: add {} to it ({})", sections(.0), pages(.0))]
    NoPlatform(Vec<&'static str>),
    /// A key is missing.
    #[error("{} isn’t set: set it in the configuration or with {}", .0, variable(.0))]
    Unset(&'static str),
}

/// The variable of a key: `PARLOUR_MATRIX_USER` of `matrix.user`.
pub(super) fn variable(key: &str) -> String {
    format!("PARLOUR_{}", key.replace('.', "_").to_uppercase())
}

fn where_to_put(key: &str) -> String {
    let variable = variable(key);
    format!("put it into the variable {variable}, or into a file that {key}_file ({variable}_FILE) names")
}

fn sections(platforms: &[&str]) -> String {
    platforms.iter().map(|name| format!("[{name}]")).collect::<Vec<_>>().join(" or ")
}

fn pages(platforms: &[&str]) -> String {
    platforms.iter().map(|name| format!("docs/{name}.md")).collect::<Vec<_>>().join(", ")
}

fn near(nearest: &Option<String>, known: &[String]) -> String {
    match nearest {
        Some(nearest) => format!("did you mean {nearest} ({})?", variable(nearest)),
        None => format!("use one of {}", known.join(", ")),
    }
}
