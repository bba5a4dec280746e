//! The settings there are: said once, for the table of commands, the help and the club.

use super::{ClockWish, SettingsOf};
use crate::text::Language;

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
    /// A time control or none; these are examples, the usual first.
    Clock(&'static [&'static str]),
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
        values: Values::Words(&["here", "direct", "off"]),
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
            Values::Words(values) | Values::Clock(values) => values.to_vec(),
            Values::Languages => Language::all().iter().map(Language::tag).collect(),
        }
    }

    /// A value as it is kept, if it can be one, in either case.
    #[must_use]
    pub fn read(&self, value: &str) -> Option<String> {
        match self.values {
            Values::Clock(_) => ClockWish::read(value).map(|wish| wish.to_string()),
            Values::Words(_) | Values::Languages => {
                let known = self.values().into_iter().find(|known| known.eq_ignore_ascii_case(value.trim()));
                known.map(str::to_owned)
            }
        }
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
