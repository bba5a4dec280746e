//! All keys but those of the platforms, which are in their folders. A key is declared once: the sentence about it, its name, its type, its default and, if some values of the
//! type won't do, its reader. Its variable, the error about a wrong value and its lines in `config.example.toml` follow.
//! A secret is a [`super::Guarded`] field whose name ends in `_file`.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::network::Network;
use super::platforms::{Platforms, SectionSpec};
use super::section::{Section, section};
use super::{ConfigError, Terminal, values};
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
        /// A folder with more languages, or better texts of those built in, laid out like assets/texts in the source.
        pub texts: PathBuf = PathBuf::new(),
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
        /// The sections of the platforms.
        #[serde(flatten, skip_deserializing)]
        pub(super) platforms: Platforms,
        /// With this section, Parlour makes backups on a schedule.
        pub backup: Option<Backup>,
        /// With this section, Parlour serves /health and /metrics.
        pub http: Option<Http>,
        /// With this section, Parlour serves a page for each game, where communities want that.
        pub web: Option<Web>,
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
        /// How many games it thinks about at a time, with one core for each; one more core looks through past games, and the
        /// idle ones help it.
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

section! {
    /// The pages of games.
    pub struct Web {
        /// Address and port; a proxy in front of it speaks https.
        #[serde(deserialize_with = "values::address")]
        pub listen: SocketAddr = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
        /// The address that people’s browsers know, like "https://games.example.org", without a path.
        #[serde(deserialize_with = "values::origin")]
        pub(super) public_url: String = String::new(),
        /// The addresses or networks of the proxies in front of it, like "127.0.0.1" or "172.16.0.0/12"; limits count
        /// the addresses that these tell of in X-Forwarded-For.
        #[serde(deserialize_with = "values::networks")]
        pub(super) trusted_proxies: Vec<String> = Vec::new(),
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
    /// The defaults with every section that there can be. `platforms` are those of the platforms.
    #[must_use]
    pub fn with_every_section(platforms: &'static [SectionSpec]) -> Self {
        Self { platforms: Platforms::every(platforms), ..Section::with_every_section() }
    }

    /// The section of a platform, if that is configured.
    #[must_use]
    pub fn platform<S: 'static>(&self) -> Option<&S> {
        self.platforms.get()
    }

    /// The names of the platforms that are configured.
    ///
    /// # Errors
    /// If there is none. Names the possible ones.
    pub fn platforms(&self) -> Result<Vec<&'static str>, ConfigError> {
        self.platforms.names()
    }

    /// The default language.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        // It exists: a configuration with another one is refused.
        Language::find(&self.language).unwrap_or(Language::english())
    }

    /// The default language at a console whose environment names one. Another in the configuration counts for more.
    #[must_use]
    pub fn language_at(&self, terminal: &Terminal) -> &'static Language {
        let usual = self.language();
        let of_terminal = terminal.language.as_deref().and_then(Language::find);
        of_terminal.filter(|_| usual.tag() == Language::english().tag()).unwrap_or(usual)
    }

    /// The default time zone.
    #[must_use]
    pub fn zone(&self) -> TimeZone {
        // It exists: a configuration with another one is refused.
        find_zone(&self.zone).unwrap_or(TimeZone::UTC)
    }
}

impl Web {
    /// The address that browsers know, without a slash at its end.
    ///
    /// # Errors
    /// If it isn't set. Says how to set it.
    pub fn public_url(&self) -> Result<&str, ConfigError> {
        if self.public_url.is_empty() { Err(ConfigError::Unset("web.public_url")) } else { Ok(&self.public_url) }
    }

    /// The networks of the proxies in front of it.
    #[must_use]
    pub fn trusted_proxies(&self) -> Vec<Network> {
        // Others were refused.
        self.trusted_proxies.iter().filter_map(|network| network.parse().ok()).collect()
    }
}
