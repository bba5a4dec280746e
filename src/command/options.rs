//! Choices of one word: sides, forms, owners and scopes.

use serde::{Deserialize, Serialize};

use crate::rules::Player;

/// The side that a challenger wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Side {
    /// The side that moves first.
    First,
    /// The other one.
    Second,
    /// Either, by lot.
    #[default]
    Random,
}

impl Side {
    /// The player who has it. `None` if that is for a lot to say.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::First => Some(Player::One),
            Self::Second => Some(Player::Two),
            Self::Random => None,
        }
    }
}

/// The side at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SideUp {
    /// Player one's.
    First,
    /// Player two's.
    Second,
}

/// The form of a board.
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

/// The form of a game's record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RecordForm {
    /// As a text that programs read.
    Text,
    /// As a page for a browser, with all its boards.
    Page,
}

/// The owners of listed games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// The asker, wherever they play.
    Mine,
    /// Those of the place.
    Here,
}

/// The people in a ranking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Games played in this community.
    Here,
    /// All games.
    Everywhere,
}

/// The owner of settings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SettingsOf {
    /// The asker.
    Mine,
    /// Those of the place.
    Place,
    /// Those of the place's community.
    Community,
}
