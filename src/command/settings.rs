//! The settings there are: said once, for the table of commands, the help and the club.

use super::{ClockWish, SettingsOf};
use crate::clock::{Hours, find_zone, read_time, write_time, zone_name};
use crate::rules::{GAMES, Kind};
use crate::text::{Arg, Language, Message};

/// The value of `games` by which all of them may be played.
pub const ALL_GAMES: &str = "all";

/// A setting of people, places or communities.
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// The key of what it does.
    pub about: &'static str,
    /// Whether people have it.
    pub personal: bool,
    /// Whether places and communities have it.
    pub communal: bool,
    values: Values,
}

/// What a setting can be.
#[derive(Clone, Copy)]
enum Values {
    /// One of these words, the usual first.
    Words(&'static [&'static str]),
    /// One of the languages.
    Languages,
    /// One or several games, by their ids, or all.
    Games,
    /// A time control or none; these are examples, the usual first.
    Clock(&'static [&'static str]),
    /// Hours of the day; these are examples, the usual first.
    Hours(&'static [&'static str]),
    /// A time of day; these are examples.
    Time(&'static [&'static str]),
    /// A time zone; these are examples.
    Zone(&'static [&'static str]),
}

/// All of them, in the order in which they are listed.
pub static SETTINGS: &[Setting] = &[
    Setting {
        name: "theme",
        aliases: &["colors", "colours"],
        about: "club-setting-theme",
        personal: true,
        communal: true,
        values: Values::Words(&["light", "dark", "contrast"]),
    },
    Setting {
        name: "boards",
        aliases: &["board", "pictures"],
        about: "club-setting-boards",
        personal: true,
        communal: true,
        values: Values::Words(&["picture", "words", "letters"]),
    },
    Setting {
        name: "motion",
        aliases: &["animations", "animation"],
        about: "club-setting-motion",
        personal: true,
        communal: true,
        values: Values::Words(&["on", "off"]),
    },
    Setting {
        name: "side",
        aliases: &["bottom", "flip"],
        about: "club-setting-side",
        personal: true,
        communal: true,
        values: Values::Words(&["own", "first", "turn"]),
    },
    Setting {
        name: "language",
        aliases: &["lang"],
        about: "club-setting-language",
        personal: true,
        communal: true,
        values: Values::Languages,
    },
    Setting {
        name: "notices",
        aliases: &["notice", "pings"],
        about: "club-setting-notices",
        personal: true,
        communal: false,
        values: Values::Words(&["here", "direct", "digest", "off"]),
    },
    Setting {
        name: "digest",
        aliases: &[],
        about: "club-setting-digest",
        personal: true,
        communal: false,
        values: Values::Time(&["8", "18:30"]),
    },
    Setting {
        name: "hours",
        aliases: &[],
        about: "club-setting-hours",
        personal: true,
        communal: false,
        values: Values::Hours(&["8-22", "7:30-21", "18-2", "0-24"]),
    },
    Setting {
        name: "zone",
        aliases: &["timezone", "tz"],
        about: "club-setting-zone",
        personal: true,
        communal: true,
        values: Values::Zone(&["UTC", "Europe/Amsterdam", "America/New_York", "Asia/Kolkata"]),
    },
    Setting {
        name: "vacations",
        aliases: &[],
        about: "club-setting-vacations",
        personal: true,
        communal: false,
        values: Values::Words(&["on", "off"]),
    },
    Setting {
        name: "play",
        aliases: &["playing"],
        about: "club-setting-play",
        personal: false,
        communal: true,
        values: Values::Words(&["on", "off"]),
    },
    Setting {
        name: "games",
        aliases: &["game"],
        about: "club-setting-games",
        personal: false,
        communal: true,
        values: Values::Games,
    },
    Setting {
        name: "rated",
        aliases: &[],
        about: "club-setting-rated",
        personal: false,
        communal: true,
        values: Values::Words(&["yes", "no"]),
    },
    Setting {
        name: "clock",
        aliases: &["time"],
        about: "club-setting-clock",
        personal: false,
        communal: true,
        values: Values::Clock(&["10d+36h", "3d", "20m+30s", "none"]),
    },
    Setting {
        name: "tournaments",
        aliases: &["tournament"],
        about: "club-setting-tournaments",
        personal: false,
        communal: true,
        values: Values::Words(&["everyone", "managers"]),
    },
    Setting {
        name: "threads",
        aliases: &["thread"],
        about: "club-setting-threads",
        personal: false,
        communal: true,
        values: Values::Words(&["off", "on"]),
    },
    Setting {
        name: "past",
        aliases: &["history"],
        about: "club-setting-past",
        personal: false,
        communal: true,
        values: Values::Words(&["lines", "pictures"]),
    },
];

impl Setting {
    /// The setting with this name or alias.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let name = name.to_lowercase();
        SETTINGS.iter().find(|setting| setting.name == name || setting.aliases.contains(&name.as_str()))
    }

    /// What it can be, or examples of that; the usual first.
    #[must_use]
    pub fn values(&self) -> Vec<&'static str> {
        match self.values {
            Values::Words(values)
            | Values::Clock(values)
            | Values::Hours(values)
            | Values::Time(values)
            | Values::Zone(values) => values.to_vec(),
            Values::Languages => Language::all().iter().map(Language::tag).collect(),
            Values::Games => std::iter::once(ALL_GAMES).chain(GAMES.iter().map(|kind| kind.about.id)).collect(),
        }
    }

    /// A value as it is kept, in either case.
    ///
    /// # Errors
    /// Says what it can be instead, if it can be no such value.
    pub fn read(&self, value: &str) -> Result<String, Message> {
        let read = match self.values {
            Values::Clock(_) => ClockWish::read(value).map(|wish| wish.to_string()),
            Values::Hours(_) => value.parse().ok().map(|hours: Hours| hours.to_string()),
            Values::Time(_) => read_time(value).map(write_time),
            Values::Zone(_) => return read_zone(value),
            Values::Games => read_games(value),
            Values::Words(_) | Values::Languages => {
                let known = self.values().into_iter().find(|known| known.eq_ignore_ascii_case(value.trim()));
                known.map(str::to_owned)
            }
        };
        let values = || Arg::List(self.values().into_iter().map(Arg::from).collect());
        read.ok_or_else(|| Message::new("club-setting-value").with("name", self.name).with("values", values()))
    }

    /// Whether these have it.
    #[must_use]
    pub const fn applies_to(&self, of: SettingsOf) -> bool {
        match of {
            SettingsOf::Mine => self.personal,
            SettingsOf::Place | SettingsOf::Community => self.communal,
        }
    }
}

/// The games that a line names, as they are kept: `chifoumi, sfirs`; nothing if one of them is none.
fn read_games(line: &str) -> Option<String> {
    if line.trim().eq_ignore_ascii_case(ALL_GAMES) {
        return Some(ALL_GAMES.to_owned());
    }
    let words = line.split([',', ' ']).filter(|word| !word.is_empty());
    let mut games: Vec<&str> = words.map(|word| Kind::find(word).map(|kind| kind.about.id)).collect::<Option<_>>()?;
    games.sort_unstable();
    games.dedup();
    Some(games.join(", ")).filter(|games| !games.is_empty())
}

/// The name of a time zone as it is kept.
///
/// # Errors
/// Says how zones are named and which may be meant, if there is none of that name.
pub fn read_zone(name: &str) -> Result<String, Message> {
    find_zone(name).map(|zone| zone_name(&zone).to_owned()).map_err(|nearest| {
        let message = match nearest.is_empty() {
            true => Message::new("club-no-zone"),
            false => Message::new("club-no-zone-near")
                .with("nearest", Arg::List(nearest.into_iter().map(Arg::Text).collect())),
        };
        message.with_text("word", name.trim())
    })
}

impl PartialEq for Setting {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Setting {}

impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Setting({})", self.name)
    }
}
