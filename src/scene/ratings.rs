//! A player's ratings over time, game by game, for a picture and in words.

use serde::{Deserialize, Serialize};

use super::sheet::spoken;
use crate::text::Language;

/// A player's ratings, in the language of the readers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ratings {
    /// The title, with the player's name.
    pub title: String,
    /// One line per kind of game.
    pub lines: Vec<RatingLine>,
    /// Notes, one per line.
    pub foot: Vec<String>,
}

/// A rating over time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingLine {
    /// The game's title.
    pub name: String,
    /// The current rating, as it is written.
    pub rating: String,
    /// The rating before the first game shown, and after each game.
    pub values: Vec<i64>,
    /// The line as a sentence.
    pub said: String,
}

impl Ratings {
    /// The ratings in words, one line per kind of game.
    #[must_use]
    pub fn in_words(&self, language: &Language) -> String {
        let title = std::iter::once(format!("{}:", self.title));
        let lines = self.lines.iter().map(|line| line.said.clone());
        let foot = self.foot.iter().map(|line| spoken(line, language));
        title.chain(lines).chain(foot).collect::<Vec<_>>().join("\n")
    }
}
