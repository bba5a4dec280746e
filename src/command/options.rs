//! The words among which a person chooses: sides, forms, whose and where.

use serde::{Deserialize, Serialize};

/// The side that a challenger wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Side {
    /// The one who moves first.
    First,
    /// The other one.
    Second,
    /// Either, by lot.
    #[default]
    Random,
}

/// Whose side of the board is at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SideUp {
    /// Player one's.
    First,
    /// Player two's.
    Second,
}

/// In which form a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardForm {
    /// As a picture.
    #[default]
    Picture,
    /// In words, to be heard.
    Words,
    /// In characters of one width.
    Letters,
}

impl BoardForm {
    /// All of them, by their words.
    pub const ALL: [(&'static str, Self); 3] =
        [("picture", Self::Picture), ("words", Self::Words), ("letters", Self::Letters)];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Picture => "picture",
            Self::Words => "words",
            Self::Letters => "letters",
        }
    }
}

/// Whose games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// Those of the person who asks, wherever they are played.
    Mine,
    /// Those of the place.
    Here,
}

/// Among whom people are ranked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Games played in this community.
    Here,
    /// All games.
    Everywhere,
}

/// Whose settings are shown or changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SettingsOf {
    /// Those of the person who asks.
    Mine,
    /// Those of the place.
    Place,
    /// Those of the place's community.
    Community,
}
