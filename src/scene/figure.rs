//! Pictures that are no boards.

use serde::{Deserialize, Serialize};

use super::{Bracket, Curve, Ratings, Sheet};
use crate::text::Language;

/// A picture that is no board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// What could be expected in a game, turn by turn.
    Curve(Curve),
    /// A table.
    Sheet(Sheet),
    /// The bracket of a knockout.
    Bracket(Bracket),
    /// Somebody's ratings, and how they went.
    Ratings(Ratings),
}

impl Figure {
    /// All that it shows, in words.
    #[must_use]
    pub fn in_words(&self, language: &Language) -> String {
        match self {
            Self::Curve(curve) => curve.description(language),
            Self::Sheet(sheet) => sheet.in_words(language),
            Self::Bracket(bracket) => bracket.in_words(),
            Self::Ratings(ratings) => ratings.in_words(),
        }
    }

    /// The same without what is only for those who look closely, where there is no room for all.
    #[must_use]
    pub fn in_brief(&self, language: &Language) -> String {
        match self {
            Self::Sheet(sheet) => sheet.in_brief(language),
            Self::Curve(_) | Self::Bracket(_) | Self::Ratings(_) => self.in_words(language),
        }
    }
}
