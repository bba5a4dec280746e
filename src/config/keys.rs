//! All keys with their defaults. A key is a field: its name, its type, its default and, if some values of the type
//! won't do, its reader. Its variable, the error about a wrong value and the check of `config.example.toml` follow. A
//! secret is a [`Guarded`] field named like the key of its file.

use std::path::PathBuf;

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::secret::Guarded;
use super::{ConfigError, Secret, unset, values};
use crate::clock::find_zone;
use crate::club::Limits;
use crate::render::Theme;
use crate::text::Language;

/// Everything that can be configured.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The database.
    pub database: PathBuf,
    /// The beginning of a line to Parlour in places where others talk, too.
    pub prefix: String,
    #[serde(deserialize_with = "values::language")]
    pub(super) language: String,
    #[serde(deserialize_with = "values::zone")]
    pub(super) zone: String,
    /// The default colors of pictures.
    #[serde(deserialize_with = "values::theme")]
    pub theme: Theme,
    /// The log, by level and part.
    pub log: String,
    /// How log lines are written.
    #[serde(deserialize_with = "values::log_format")]
    pub log_format: LogFormat,
    /// How much there may be of everything.
    pub limits: Limits,
    /// The computer's means.
    pub computer: Computer,
    /// Discord, if it is used.
    pub discord: Option<Discord>,
    /// Matrix, if it is used.
    pub matrix: Option<Matrix>,
    /// Backups by schedule, if wanted.
    pub backup: Option<Backup>,
    /// The listener for health and metrics, if wanted.
    pub http: Option<Http>,
}

/// The computer's means as a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Computer {
    /// How many games it thinks about at a time.
    #[serde(deserialize_with = "values::at_least_one")]
    pub threads: u32,
    /// How long it may think about a turn, in seconds.
    #[serde(deserialize_with = "values::at_least_one")]
    pub seconds: u32,
    /// How much memory each of its threads may take, in MiB.
    #[serde(deserialize_with = "values::at_least_one")]
    pub memory_mib: u32,
    /// The solved endings of Chifoumi, used if they are there.
    pub endings: PathBuf,
}

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Human,
    /// One JSON object a line.
    Json,
}

/// Discord.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    #[serde(rename = "token_file")]
    token: Guarded,
    /// The id of the one server for which commands are registered, while trying; by default, they are registered
    /// everywhere.
    #[serde(serialize_with = "unset::serialize", deserialize_with = "values::server")]
    pub server: Option<String>,
    /// Whether the application was granted the message content intent.
    pub message_content: bool,
    /// How many shards; 0 for as many as Discord recommends.
    pub shards: u32,
}

/// Matrix.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Matrix {
    /// The address of the homeserver.
    pub homeserver: String,
    /// The account, as `@name:server` or only its name.
    pub user: String,
    #[serde(rename = "password_file")]
    password: Guarded,
    #[serde(rename = "access_token_file")]
    access_token: Guarded,
    #[serde(rename = "recovery_key_file")]
    recovery_key: Guarded,
    #[serde(rename = "store_passphrase_file")]
    store_passphrase: Guarded,
    /// The folder of the session, the keys and the sync position.
    pub store: PathBuf,
    /// The name of the device, as other people's clients show it.
    pub device_name: String,
    /// The account's name; by default unchanged.
    #[serde(with = "unset")]
    pub name: Option<String>,
    /// The account's picture, a PNG or JPEG; by default unchanged.
    #[serde(with = "unset")]
    pub avatar: Option<PathBuf>,
    /// Whether requests to verify the account by comparing signs are accepted, although nobody compares them here.
    pub verification: bool,
    /// The servers whose users may invite the account. If [`Self::allowed_users`] is empty too, everybody may.
    pub allowed_servers: Vec<String>,
    /// The users who may invite the account, as `@name:server`.
    #[serde(deserialize_with = "values::users")]
    pub allowed_users: Vec<String>,
    /// Rooms with another community than their space, as `!room:server=name`.
    #[serde(deserialize_with = "values::communities")]
    pub communities: Vec<String>,
    /// The user who is told about rooms that can't be written to, as `@name:server`.
    #[serde(serialize_with = "unset::serialize", deserialize_with = "values::user")]
    pub owner: Option<String>,
}

/// Backups by schedule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Backup {
    /// The folder that they are put into.
    pub folder: PathBuf,
    /// How many hours lie between two of them.
    #[serde(deserialize_with = "values::at_least_one")]
    pub every_hours: u32,
    /// How many are kept; the oldest are removed.
    #[serde(deserialize_with = "values::at_least_one")]
    pub keep: u32,
}

/// The listener for health and metrics.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Http {
    /// Its address and port.
    #[serde(deserialize_with = "values::address")]
    pub listen: std::net::SocketAddr,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            database: "parlour.db".into(),
            prefix: "!".to_owned(),
            language: "en".to_owned(),
            zone: "UTC".to_owned(),
            theme: Theme::default(),
            log: "info".to_owned(),
            log_format: LogFormat::default(),
            limits: Limits::default(),
            computer: Computer::default(),
            discord: None,
            matrix: None,
            backup: None,
            http: None,
        }
    }
}

impl Config {
    /// The defaults with every section that there can be.
    #[must_use]
    pub fn with_every_section() -> Self {
        Self {
            discord: Some(Discord::default()),
            matrix: Some(Matrix::default()),
            backup: Some(Backup::default()),
            http: Some(Http::default()),
            ..Self::default()
        }
    }

    /// The names of the platforms that are configured.
    ///
    /// # Errors
    /// If there is none. Names the possible ones.
    pub fn platforms(&self) -> Result<Vec<&'static str>, ConfigError> {
        let known = [("discord", self.discord.is_some()), ("matrix", self.matrix.is_some())];
        let configured: Vec<_> = known.iter().filter(|(_, is_on)| *is_on).map(|(name, _)| *name).collect();
        let none = || ConfigError::NoPlatform(known.map(|(name, _)| name).to_vec());
        if configured.is_empty() { Err(none()) } else { Ok(configured) }
    }

    /// The default language.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        // It exists: a configuration with another one is refused.
        Language::find(&self.language).unwrap_or(Language::english())
    }

    /// The default time zone.
    #[must_use]
    pub fn zone(&self) -> TimeZone {
        // It exists: a configuration with another one is refused.
        find_zone(&self.zone).unwrap_or(TimeZone::UTC)
    }
}

impl Default for Matrix {
    fn default() -> Self {
        Self {
            homeserver: String::new(),
            user: String::new(),
            password: Guarded::default(),
            access_token: Guarded::default(),
            recovery_key: Guarded::default(),
            store_passphrase: Guarded::default(),
            store: "parlour-matrix".into(),
            device_name: "Parlour".to_owned(),
            name: None,
            avatar: None,
            verification: false,
            allowed_servers: Vec::new(),
            allowed_users: Vec::new(),
            communities: Vec::new(),
            owner: None,
        }
    }
}

impl Default for Computer {
    fn default() -> Self {
        Self { threads: 1, seconds: 5, memory_mib: 64, endings: "chifoumi.endings".into() }
    }
}

impl Default for Backup {
    fn default() -> Self {
        Self { folder: "backups".into(), every_hours: 24, keep: 7 }
    }
}

impl Default for Http {
    fn default() -> Self {
        Self { listen: std::net::SocketAddr::from(([127, 0, 0, 1], 9464)) }
    }
}

impl Discord {
    /// The bot's token.
    ///
    /// # Errors
    /// If it is missing. Says where to put it.
    pub fn token(&self) -> Result<&Secret, ConfigError> {
        self.token.get().ok_or(ConfigError::NoSecret("discord.token"))
    }
}

impl Matrix {
    /// The address of the homeserver.
    ///
    /// # Errors
    /// If it isn't set. Says how to set it.
    pub fn homeserver(&self) -> Result<&str, ConfigError> {
        if self.homeserver.is_empty() { Err(ConfigError::Unset("matrix.homeserver")) } else { Ok(&self.homeserver) }
    }

    /// The account to log in with by password.
    ///
    /// # Errors
    /// If it isn't set. Says how to set it.
    pub fn user(&self) -> Result<&str, ConfigError> {
        if self.user.is_empty() { Err(ConfigError::Unset("matrix.user")) } else { Ok(&self.user) }
    }

    /// The account's password.
    ///
    /// # Errors
    /// If it is missing. Says where to put it.
    pub fn password(&self) -> Result<&Secret, ConfigError> {
        self.password.get().ok_or(ConfigError::NoSecret("matrix.password"))
    }

    /// An access token instead of the password, if there is one.
    #[must_use]
    pub fn access_token(&self) -> Option<&Secret> {
        self.access_token.get()
    }

    /// The key that recovers a lost store, if there is one yet.
    #[must_use]
    pub fn recovery_key(&self) -> Option<&Secret> {
        self.recovery_key.get()
    }

    /// The file in the store that exists until the account has signed its device.
    #[must_use]
    pub fn unsigned_mark(&self) -> PathBuf {
        self.store.join("unsigned-device")
    }

    /// The passphrase that the store is encrypted with, if it is.
    #[must_use]
    pub fn store_passphrase(&self) -> Option<&Secret> {
        self.store_passphrase.get()
    }
}
