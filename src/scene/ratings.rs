//! Somebody's ratings and how they went, game by game: to be shown as a picture, and said in words.

use serde::{Deserialize, Serialize};

/// Somebody's ratings to be shown, in the language of those who will read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ratings {
    /// Whose they are.
    pub title: String,
    /// A line for each game.
    pub lines: Vec<RatingLine>,
    /// What else there is to be said of them, a line each.
    pub foot: Vec<String>,
}

/// A rating and how it went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatingLine {
    /// The game.
    pub name: String,
    /// The rating as it is written.
    pub rating: String,
    /// What it was before the first of the games that are shown, and after each of them.
    pub values: Vec<i64>,
    /// The line as a sentence.
    pub said: String,
}

impl Ratings {
    /// The same in words, a line a game.
    #[must_use]
    pub fn in_words(&self) -> String {
        let title = std::iter::once(format!("{}:", self.title));
        let lines = self.lines.iter().map(|line| line.said.clone());
        title.chain(lines).chain(self.foot.iter().cloned()).collect::<Vec<_>>().join("\n")
    }
}
