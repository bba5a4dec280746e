//! Pictures other than boards.

use serde::{Deserialize, Serialize};

use super::{Boards, Bracket, Curve, Ratings, Sheet};
use crate::text::Language;

/// A picture other than a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// The course of a game, turn by turn.
    Curve(Curve),
    /// A table.
    Sheet(Sheet),
    /// The bracket of a knockout.
    Bracket(Bracket),
    /// A player's ratings over time.
    Ratings(Ratings),
    /// Turns to choose from, a small board each.
    Boards(Boards),
}

impl Figure {
    /// Everything in the picture, in words.
    #[must_use]
    pub fn in_words(&self, language: &Language) -> String {
        match self {
            Self::Curve(curve) => curve.description(language),
            Self::Sheet(sheet) => sheet.in_words(language),
            Self::Bracket(bracket) => bracket.in_words(),
            Self::Ratings(ratings) => ratings.in_words(language),
            Self::Boards(boards) => boards.in_words(),
        }
    }

    /// The main points in words, when there isn't room for all.
    #[must_use]
    pub fn in_brief(&self, language: &Language) -> String {
        match self {
            Self::Sheet(sheet) => sheet.in_brief(language),
            Self::Curve(_) | Self::Bracket(_) | Self::Ratings(_) | Self::Boards(_) => self.in_words(language),
        }
    }
}
