//! Settings of people, places and communities.

use super::Audience;
use super::stop::{Stop, refuse};
use super::visit::Visit;
use crate::command::SettingsOf;
use crate::text::{Arg, Language, Message};

/// A setting: its name, whose it can be, and what it can be, the usual first.
struct Setting {
    name: &'static str,
    /// The key of what it does.
    about: &'static str,
    personal: bool,
    communal: bool,
    values: &'static [&'static str],
}

/// The settings there are. The values of `language` are the languages there are.
const SETTINGS: &[Setting] = &[
    Setting {
        name: "theme",
        about: "club-setting-theme",
        personal: true,
        communal: true,
        values: &["light", "dark", "contrast"],
    },
    Setting {
        name: "side",
        about: "club-setting-side",
        personal: true,
        communal: false,
        values: &["turn", "own", "first"],
    },
    Setting { name: "language", about: "club-setting-language", personal: true, communal: true, values: &[] },
    Setting {
        name: "notices",
        about: "club-setting-notices",
        personal: true,
        communal: false,
        values: &["here", "direct", "off"],
    },
    Setting { name: "rated", about: "club-setting-rated", personal: false, communal: true, values: &["yes", "no"] },
    Setting { name: "threads", about: "club-setting-threads", personal: false, communal: true, values: &["off", "on"] },
];

/// What goes back to the usual.
const DEFAULT: &str = "default";

impl Setting {
    fn values(&self) -> Vec<&'static str> {
        if self.values.is_empty() { Language::all().iter().map(Language::tag).collect() } else { self.values.to_vec() }
    }

    const fn applies_to(&self, of: SettingsOf) -> bool {
        match of {
            SettingsOf::Mine => self.personal,
            SettingsOf::Place | SettingsOf::Community => self.communal,
        }
    }
}

impl Visit<'_> {
    /// Shows the settings of the asker, the place or the community.
    pub(super) fn show_settings(&mut self, of: SettingsOf) -> Result<(), Stop> {
        let mut text = vec![Message::new(match of {
            SettingsOf::Mine => "club-settings-mine",
            SettingsOf::Place => "club-settings-place",
            SettingsOf::Community => "club-settings-community",
        })];
        for setting in SETTINGS.iter().filter(|setting| setting.applies_to(of)) {
            let message = match self.act.tx.setting(self.owner(of), setting.name)? {
                Some(value) => Message::new("club-setting").with("value", value),
                None => Message::new("club-setting-unset"),
            };
            text.push(
                message
                    .with("name", setting.name)
                    .with("about", Message::new(setting.about))
                    .with("values", list(&setting.values())),
            );
        }
        text.push(Message::new("club-settings-how"));
        self.say(Audience::Asker, text);
        Ok(())
    }

    /// Changes a setting.
    pub(super) fn change_setting(&mut self, of: SettingsOf, name: &str, value: &str) -> Result<(), Stop> {
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
            return refuse("club-no-setting");
        };
        if !setting.applies_to(of) {
            let key = if of == SettingsOf::Mine { "club-setting-communal" } else { "club-setting-personal" };
            return Err(Message::new(key).with("name", setting.name).into());
        }
        // Where only one person is, everything is theirs; but not a community that others belong to.
        let place = &self.request.place;
        let alone = place.direct && (of == SettingsOf::Place || place.community == place.id);
        if of != SettingsOf::Mine && !self.request.manages && !alone {
            return refuse("club-not-manager");
        }
        let value = value.trim().to_lowercase();
        let chosen = setting.values().into_iter().find(|known| known.eq_ignore_ascii_case(&value));
        if chosen.is_none() && value != DEFAULT {
            let message = Message::new("club-setting-value").with("name", setting.name);
            return Err(message.with("values", list(&setting.values())).into());
        }
        self.act.tx.set(self.owner(of), setting.name, chosen)?;
        if setting.name == "language" && of == SettingsOf::Mine {
            self.language = self.own_language()?;
        }
        let text = match chosen {
            Some(value) => Message::new("club-setting-changed").with("value", value),
            None => Message::new("club-setting-forgotten"),
        };
        self.say(Audience::Asker, vec![text.with("name", setting.name)]);
        Ok(())
    }
}

fn list(values: &[&'static str]) -> Arg {
    Arg::List(values.iter().map(|value| Arg::from(*value)).collect())
}
