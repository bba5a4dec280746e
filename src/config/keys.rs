//! All keys. A key is declared once: the sentence about it, its name, its type, its default and, if some values of the
//! type won't do, its reader. Its variable, the error about a wrong value and its lines in `config.example.toml` follow.
//! A secret is a [`Guarded`] field whose name ends in `_file`.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::secret::Guarded;
use super::section::{Section, section};
use super::{ConfigError, Secret, unset, values};
use crate::clock::find_zone;
use crate::render::Theme;
use crate::text::Language;

section! {
    /// Everything that can be configured.
    pub struct Config {
        /// The database; the program keeps a small lock file beside it.
        pub database: PathBuf = "parlour.db".into(),
        /// The prefix of commands where other people talk too.
        pub prefix: String = "!".to_owned(),
        /// The language for people who haven’t set one.
        #[serde(deserialize_with = "values::language")]
        pub(super) language: String = "en".to_owned(),
        /// The time zone for people who haven’t set one, like "Europe/Amsterdam": for the times they read, and for the
        /// hours, from 8 to 22, when the program reminds them.
        #[serde(deserialize_with = "values::zone")]
        pub(super) zone: String = "UTC".to_owned(),
        /// The colors of pictures for people who haven’t chosen any: light, dark or contrast.
        #[serde(deserialize_with = "values::theme")]
        pub theme: Theme = Theme::default(),
        /// What to log: a level, and others for parts, like "info,parlour::club=debug".
        pub log: String = "info".to_owned(),
        /// How to write log lines: "human" or "json".
        #[serde(deserialize_with = "values::log_format")]
        pub log_format: LogFormat = LogFormat::Human,
    }
    sections {
        /// The limits on what the program allows.
        pub limits: Limits,
        /// What the computer may use when it plays; a limit above says how many games it plays.
        pub computer: Computer,
        /// With this section, Parlour plays on Discord.
        pub discord: Option<Discord>,
        /// With this section, Parlour plays on Matrix.
        pub matrix: Option<Matrix>,
        /// With this section, Parlour makes backups on a schedule.
        pub backup: Option<Backup>,
        /// With this section, Parlour serves /health and /metrics.
        pub http: Option<Http>,
    }
}

section! {
    /// How much there may be of everything.
    pub struct Limits {
        /// How many games a person can play at a time.
        pub games_per_person: usize = 20,
        /// How many games a channel or room can have at a time.
        pub games_per_place: usize = 100,
        /// How many open challenges a person can have at a time.
        pub challenges_per_person: usize = 10,
        /// How many of a person’s challenges can lead to no game within an hour.
        pub challenges_per_hour: usize = 20,
        /// How many open challenges a channel or room can have at a time.
        pub challenges_per_place: usize = 50,
        /// How many games the computer can play at a time; 0 so that nobody can challenge it.
        pub computer_games: usize = 50,
        /// How many requests from a person the program answers within a minute.
        pub requests_per_minute: u32 = 60,
        /// How long a challenge or another offer stays open, in hours.
        pub offer_hours: u32 = 7 * 24,
        /// How long the program remembers events and sent messages, in days.
        pub memory_days: u32 = 30,
        /// How many days of vacation somebody has a year.
        pub vacation_days: u32 = 30,
        /// How many seconds the program waits after somebody acts in a game’s room before it tells them there that it’s
        /// their turn.
        pub ping_wait_seconds: u32 = 120,
        /// The least number of seconds between changes to a digest, the one message with all of somebody’s games.
        pub digest_seconds: u32 = 300,
        /// The least number of seconds between changes to a tournament’s list of players.
        pub roster_seconds: u32 = 60,
        /// How many games to keep in memory, so that they don’t need replaying.
        pub games_in_memory: usize = 500,
    }
}

section! {
    /// The computer's means as a player.
    pub struct Computer {
        /// How many games it thinks about at a time, with one core for each; one more core looks through past games.
        #[serde(deserialize_with = "values::at_least_one")]
        pub threads: u32 = 1,
        /// How long it can think about a turn, in seconds.
        #[serde(deserialize_with = "values::at_least_one")]
        pub seconds: u32 = 5,
        /// How much memory each of its threads can use while it thinks, in MiB.
        #[serde(deserialize_with = "values::at_least_one")]
        pub memory_mib: u32 = 64,
        /// The solved endings of Chifoumi, used if the file exists; `parlour endings build` makes it.
        pub endings: PathBuf = "chifoumi.endings".into(),
    }
}

section! {
    /// Discord.
    pub struct Discord {
        /// A file with the bot’s token; or put the token in PARLOUR_DISCORD_TOKEN.
        token_file: Guarded = Guarded::default(),
        /// The id of one server, to try the commands there only; without it, all servers get them.
        #[serde(serialize_with = "unset::serialize", deserialize_with = "values::server")]
        pub server: Option<String> = None,
        /// Whether you granted the message content intent, so that people can type turns without a command.
        pub message_content: bool = false,
        /// How many shards; 0 for as many as Discord recommends.
        pub shards: u32 = 0,
    }
}

section! {
    /// Matrix.
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
        #[serde(deserialize_with = "values::users")]
        pub allowed_users: Vec<String> = Vec::new(),
        /// Rooms that belong to a community other than their space, like "!room:example.org=chess club"; rooms with the
        /// same name share a leaderboard.
        #[serde(deserialize_with = "values::communities")]
        pub communities: Vec<String> = Vec::new(),
        /// The user to tell about rooms that the bot can’t write to.
        #[serde(serialize_with = "unset::serialize", deserialize_with = "values::user")]
        pub owner: Option<String> = None,
    }
}

section! {
    /// Backups by schedule.
    pub struct Backup {
        /// The folder to put them into.
        pub folder: PathBuf = "backups".into(),
        /// How many hours between backups.
        #[serde(deserialize_with = "values::at_least_one")]
        pub every_hours: u32 = 24,
        /// How many to keep; the oldest are removed.
        #[serde(deserialize_with = "values::at_least_one")]
        pub keep: u32 = 7,
    }
}

section! {
    /// The listener for health and metrics.
    pub struct Http {
        /// Address and port; keep it on loopback, because it has no password.
        #[serde(deserialize_with = "values::address")]
        pub listen: SocketAddr = SocketAddr::from((Ipv4Addr::LOCALHOST, 9464)),
    }
}

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Human,
    /// One JSON object a line.
    Json,
}

impl Config {
    /// The defaults with every section that there can be.
    #[must_use]
    pub fn with_every_section() -> Self {
        Section::with_every_section()
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

impl Discord {
    /// The bot's token.
    ///
    /// # Errors
    /// If it is missing. Says where to put it.
    pub fn token(&self) -> Result<&Secret, ConfigError> {
        self.token_file.get().ok_or(ConfigError::NoSecret("discord.token"))
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
