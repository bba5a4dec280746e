//! The settings there are: said once, for the table of commands, the help and the club.

use super::SettingsOf;
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
    /// What it can be, the usual first; none where it is one of the languages.
    values: &'static [&'static str],
}

/// All of them, in the order in which they are listed.
pub static SETTINGS: &[Setting] = &[
    Setting {
        name: "theme",
        aliases: &["colors", "colours"],
        about: "club-setting-theme",
        personal: true,
        communal: true,
        values: &["light", "dark", "contrast"],
    },
    Setting {
        name: "boards",
        aliases: &["board", "pictures"],
        about: "club-setting-boards",
        personal: true,
        communal: true,
        values: &["picture", "words", "letters"],
    },
    Setting {
        name: "side",
        aliases: &["bottom", "flip"],
        about: "club-setting-side",
        personal: true,
        communal: true,
        values: &["own", "first", "turn"],
    },
    Setting {
        name: "language",
        aliases: &["lang"],
        about: "club-setting-language",
        personal: true,
        communal: true,
        values: &[],
    },
    Setting {
        name: "notices",
        aliases: &["notice", "pings"],
        about: "club-setting-notices",
        personal: true,
        communal: false,
        values: &["here", "direct", "off"],
    },
    Setting {
        name: "rated",
        aliases: &[],
        about: "club-setting-rated",
        personal: false,
        communal: true,
        values: &["yes", "no"],
    },
    Setting {
        name: "threads",
        aliases: &["thread"],
        about: "club-setting-threads",
        personal: false,
        communal: true,
        values: &["off", "on"],
    },
];

impl Setting {
    /// The setting with this name or alias.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let name = name.to_lowercase();
        SETTINGS.iter().find(|setting| setting.name == name || setting.aliases.contains(&name.as_str()))
    }

    /// What it can be, the usual first.
    #[must_use]
    pub fn values(&self) -> Vec<&'static str> {
        if self.values.is_empty() { Language::all().iter().map(Language::tag).collect() } else { self.values.to_vec() }
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
