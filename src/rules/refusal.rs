//! Why an action is refused.

use super::{Coord, Player};
use crate::text::{Arg, Message};

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, in a sentence.
    pub message: Message,
    /// The cells that are in the way, for a picture to mark.
    pub obstacles: Vec<Coord>,
}

impl Refusal {
    /// A refusal by the text of a key.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { message: Message::new(key), obstacles: Vec::new() }
    }

    /// The refusal with one more gap of its text filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }

    /// The refusal with a gap filled by a coordinate or another thing that is written as it is.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: impl ToString) -> Self {
        self.message = self.message.with_text(name, text);
        self
    }

    /// The whole sentence: what was tried, why it is refused, and the actions that may be made instead.
    #[must_use]
    pub fn sentence(&self, attempt: &str, instead: &[String]) -> Message {
        let key = if instead.is_empty() { "refusal" } else { "refusal-with-legal" };
        let message = Message::new(key).with_text("attempt", attempt).with("reason", self.message.clone());
        if instead.is_empty() { message } else { message.with_text("legal", instead.join(", ")) }
    }

    /// The refusal with one more obstacle to be marked.
    #[must_use]
    pub fn at(mut self, obstacle: Coord) -> Self {
        self.obstacles.push(obstacle);
        self
    }
}

/// The refusals that every game has.
impl Refusal {
    /// There is no such cell.
    #[must_use]
    pub fn off_board(at: Coord) -> Self {
        Self::new("refused-off-board").with_text("at", at)
    }

    /// Nothing stands there.
    #[must_use]
    pub fn empty(at: Coord) -> Self {
        Self::new("refused-empty").with_text("at", at)
    }

    /// The piece on a cell is not one that the player to move may move: nothing stands there, or it is the opponent's.
    /// `None` if it is the player's own.
    #[must_use]
    pub fn of_mover(at: Coord, owner: Option<Player>, to_move: Player) -> Option<Self> {
        match owner {
            None => Some(Self::empty(at)),
            Some(owner) if owner != to_move => Some(Self::new("refused-not-yours").with_text("at", at).at(at)),
            Some(_) => None,
        }
    }

    /// A turn cannot be ended before anything was done in it.
    #[must_use]
    pub const fn cannot_end() -> Self {
        Self::new("refused-cannot-end")
    }

    /// A word that the game does not know.
    #[must_use]
    pub fn word(word: &str) -> Self {
        Self::new("refused-word").with_text("word", word)
    }
}
