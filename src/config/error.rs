//! What can be wrong with the configuration. Every sentence about a key names its variable too; none shows a value
//! that could be a secret.

use std::path::PathBuf;

use thiserror::Error;

/// What is wrong with the configuration.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
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
        /// What is wrong in it.
        message: String,
    },
    /// There is no such key.
    #[error("the key {key} doesn’t exist; {}", near(nearest, known))]
    Unknown {
        /// The key.
        key: String,
        /// One that may be meant.
        nearest: Option<String>,
        /// The keys that there are instead.
        known: Vec<String>,
    },
    /// A key has a value that it cannot have.
    #[error("{key} ({}) must be {wanted}", variable(key))]
    Value {
        /// The key.
        key: String,
        /// What it can be.
        wanted: String,
    },
    /// Secrets stand in no configuration file.
    #[error("{} doesn’t belong in the configuration: {}", .0, where_to_put(.0))]
    SecretInFile(String),
    /// The file with a secret cannot be read.
    #[error("{key}_file ({}_FILE) names {}, which can’t be read: {source}", variable(key), path.display())]
    SecretFile {
        /// The secret's key.
        key: String,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// A secret that is needed is not there.
    #[error("{} is missing: {}", .0, where_to_put(.0))]
    NoSecret(&'static str),
    /// No platform is configured.
    #[error("the configuration has no platform: add {} to it ({})", sections(.0), pages(.0))]
    NoPlatform(Vec<&'static str>),
    /// A key that is needed is not set.
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
