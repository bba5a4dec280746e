//! What a setting is. `settings` declares all of them.

use std::ops::Deref;

use super::{SettingsOf, spoken};
use crate::text::{Arg, Message, WordKind};

/// A setting of people, places or communities.
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Its other names.
    pub aliases: &'static [&'static str],
    /// The key of its description.
    pub about: &'static str,
    /// Whether people have it.
    pub personal: bool,
    /// Whether places and communities have it.
    pub communal: bool,
    values: &'static dyn Words,
}

/// A setting with values of one type.
pub struct Typed<T: 'static> {
    /// The setting itself, whatever the type of its values.
    pub setting: Setting,
    values: &'static Values<T>,
}

/// The values of a setting.
pub(super) enum Values<T: 'static> {
    /// One of these words, the usual first.
    Words(&'static [(&'static str, T)]),
    /// Everything that this can read.
    Text {
        /// The values to offer: the default first, then others or examples.
        offered: fn() -> Vec<&'static str>,
        usual: fn() -> T,
        read: fn(&str) -> Option<T>,
        /// As it is kept, and read again.
        write: fn(&T) -> String,
        /// The answer to a text that can't be read, if it should say more than the offered values.
        refusal: Option<fn(&str) -> Message>,
    },
}

/// Values of any type, as words.
trait Words: Sync {
    /// The values to choose from, or examples; the default first.
    fn offered(&self) -> Vec<&'static str>;

    /// A value as it is kept.
    fn read_word(&self, text: &str) -> Option<String>;

    /// The answer to a text that can't be read, if it should say more than the offered values.
    fn refusal(&self, text: &str) -> Option<Message>;
}

impl<T: Clone + 'static> Values<T> {
    fn usual(&self) -> T {
        match self {
            Self::Words(words) => words[0].1.clone(),
            Self::Text { usual, .. } => usual(),
        }
    }

    fn read(&self, text: &str) -> Option<T> {
        match self {
            Self::Words(words) => find(words, text).map(|(_, value)| value.clone()),
            Self::Text { read, .. } => read(text),
        }
    }
}

/// The word that is meant, in either case and any language.
fn find<T>(words: &'static [(&'static str, T)], text: &str) -> Option<&'static (&'static str, T)> {
    let text = text.trim();
    let english = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(text));
    english.or_else(|| words.iter().find(|(word, _)| spoken::means(WordKind::Choice, text, word)))
}

impl<T: Clone + Sync + 'static> Words for Values<T> {
    fn offered(&self) -> Vec<&'static str> {
        match self {
            Self::Words(words) => words.iter().map(|(word, _)| *word).collect(),
            Self::Text { offered, .. } => offered(),
        }
    }

    fn read_word(&self, text: &str) -> Option<String> {
        match self {
            Self::Words(words) => find(words, text).map(|(word, _)| (*word).to_owned()),
            Self::Text { read, write, .. } => read(text).map(|value| write(&value)),
        }
    }

    fn refusal(&self, text: &str) -> Option<Message> {
        match self {
            Self::Words(_) | Self::Text { refusal: None, .. } => None,
            Self::Text { refusal: Some(refusal), .. } => Some(refusal(text)),
        }
    }
}

/// Who has a setting.
#[derive(Clone, Copy)]
pub(super) enum Holder {
    /// People alone.
    People,
    /// Places and communities alone.
    Places,
    /// Places and communities, and people for themselves.
    All,
}

impl<T: Clone + Sync + 'static> Typed<T> {
    pub(super) const fn new(
        name: &'static str,
        about: &'static str,
        aliases: &'static [&'static str],
        holder: Holder,
        values: &'static Values<T>,
    ) -> Self {
        let personal = matches!(holder, Holder::People | Holder::All);
        let communal = matches!(holder, Holder::Places | Holder::All);
        Self { setting: Setting { name, aliases, about, personal, communal, values }, values }
    }

    /// The value when nothing else is known.
    #[must_use]
    pub fn usual(&self) -> T {
        self.values.usual()
    }

    /// The value that is kept as this text.
    #[must_use]
    pub fn value(&self, kept: &str) -> Option<T> {
        self.values.read(kept)
    }

    /// Whether this is the setting.
    #[must_use]
    pub fn is(&self, setting: &Setting) -> bool {
        std::ptr::eq(&raw const self.setting, setting)
    }
}

impl<T> Deref for Typed<T> {
    type Target = Setting;

    fn deref(&self) -> &Setting {
        &self.setting
    }
}

impl Setting {
    /// The possible values, or examples of them; the default first.
    #[must_use]
    pub fn values(&self) -> Vec<&'static str> {
        self.values.offered()
    }

    /// A value as it is kept, in either case.
    ///
    /// # Errors
    /// If the text isn't one of its values. Names the values.
    pub fn read(&self, text: &str) -> Result<String, Message> {
        self.values.read_word(text).ok_or_else(|| {
            self.values.refusal(text).unwrap_or_else(|| {
                let offered = Arg::Or(self.values().into_iter().map(Arg::from).collect());
                Message::new("club-setting-value").with("name", self.name).with("values", offered)
            })
        })
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
        std::ptr::eq(self, other)
    }
}

impl Eq for Setting {}

impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Setting({})", self.name)
    }
}
