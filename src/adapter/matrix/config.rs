//! What is configured about Matrix. Every program has it, so that one without Matrix can say so.

use std::path::PathBuf;

use serde::Deserializer;

use super::PLATFORM;
use crate::config::section::section;
use crate::config::{ConfigError, Guarded, Secret, SectionSpec, unset, values};

/// The section of Matrix.
pub const SECTION: SectionSpec = SectionSpec::new::<Matrix>(PLATFORM);

section! {
    /// With this section, Parlour plays on Matrix.
    pub struct Matrix {
        /// The address of the homeserver, like "https://matrix.example.org".
        pub homeserver: String = String::new(),
        /// The account, like "@parlour:example.org".
        pub user: String = String::new(),
        /// A file with the password, needed only for the first login; or PARLOUR_MATRIX_PASSWORD.
        password_file: Guarded = Guarded::default(),
        /// A file with an access token, instead of a password; or PARLOUR_MATRIX_ACCESS_TOKEN.
        access_token_file: Guarded = Guarded::default(),
        /// A file with the recovery key, or with a long passphrase of your own that the bot turns into one at its first
        /// start; or PARLOUR_MATRIX_RECOVERY_KEY. With it, the bot recovers if its store is lost.
        recovery_key_file: Guarded = Guarded::default(),
        /// A file with the passphrase that encrypts the store; it can never change. Or PARLOUR_MATRIX_STORE_PASSPHRASE.
        store_passphrase_file: Guarded = Guarded::default(),
        /// The folder of the session, the keys and the sync position.
        pub store: PathBuf = "parlour-matrix".into(),
        /// The name of the device, as other people’s clients show it.
        pub device_name: String = "Parlour".to_owned(),
        /// The bot’s display name, like "Parlour"; without it, the bot keeps the one it has.
        #[serde(with = "unset")]
        pub name: Option<String> = None,
        /// A PNG or JPEG for the bot’s picture; without it, the bot keeps the one it has.
        #[serde(with = "unset")]
        pub avatar: Option<PathBuf> = None,
        /// Whether the bot accepts requests to verify it by emoji. It can’t compare them, so by default it declines; if
        /// it accepts, the log says what the other side should see.
        pub verification: bool = false,
        /// Servers whose users can invite the bot; if the next list is empty too, everybody can.
        pub allowed_servers: Vec<String> = Vec::new(),
        /// Users who can invite the bot, like "@ann:example.org".
        #[serde(deserialize_with = "users")]
        pub allowed_users: Vec<String> = Vec::new(),
        /// Rooms that belong to a community other than their space, like "!room:example.org=chess club"; rooms with the
        /// same name share a leaderboard.
        #[serde(deserialize_with = "communities")]
        pub communities: Vec<String> = Vec::new(),
        /// The user to tell about rooms that the bot can’t write to.
        #[serde(serialize_with = "unset::serialize", deserialize_with = "user")]
        pub owner: Option<String> = None,
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
        self.password_file.get().ok_or(ConfigError::NoSecret("matrix.password"))
    }

    /// An access token instead of the password, if there is one.
    #[must_use]
    pub fn access_token(&self) -> Option<&Secret> {
        self.access_token_file.get()
    }

    /// The key that recovers a lost store, if there is one yet.
    #[must_use]
    pub fn recovery_key(&self) -> Option<&Secret> {
        self.recovery_key_file.get()
    }

    /// The file in the store that exists until the account has signed its device.
    #[must_use]
    pub fn unsigned_mark(&self) -> PathBuf {
        self.store.join("unsigned-device")
    }

    /// The passphrase that the store is encrypted with, if it is.
    #[must_use]
    pub fn store_passphrase(&self) -> Option<&Secret> {
        self.store_passphrase_file.get()
    }
}

fn user<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    values::text_or_unset(deserializer, "a user, like @name:server", is_user)
}

fn users<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    values::list(deserializer, "a list of users, each like @name:server", is_user)
}

fn communities<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    values::list(deserializer, "a list of rooms with their communities, each like !room:server=name", is_community)
}

fn is_user(text: &str) -> bool {
    text.strip_prefix('@').and_then(|rest| rest.split_once(':')).is_some_and(|(_, server)| !server.is_empty())
}

fn is_community(text: &str) -> bool {
    text.strip_prefix('!').and_then(|rest| rest.split_once('=')).is_some_and(|(_, name)| !name.trim().is_empty())
}
