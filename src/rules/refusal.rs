//! Why an action isn't legal.

use super::{Coord, Player};
use crate::text::{Arg, Message};

/// Why an action isn't legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, in a sentence.
    pub message: Message,
    /// The cells in the way, to mark in a picture.
    pub obstacles: Vec<Coord>,
}

impl Refusal {
    /// A refusal with the text of this key.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { message: Message::new(key), obstacles: Vec::new() }
    }

    /// Adds an argument to the text.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }

    /// Adds an argument that is written as it is, such as a coordinate.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: impl ToString) -> Self {
        self.message = self.message.with_text(name, text);
        self
    }

    /// The whole sentence: the attempt, why it isn't legal, and legal actions instead.
    #[must_use]
    pub fn sentence(&self, attempt: &str, instead: &[String]) -> Message {
        let key = if instead.is_empty() { "refusal" } else { "refusal-with-legal" };
        let message = Message::new(key).with_text("attempt", attempt).with("reason", self.message.clone());
        if instead.is_empty() { message } else { message.with_text("legal", instead.join(", ")) }
    }

    /// Adds an obstacle to mark.
    #[must_use]
    pub fn at(mut self, obstacle: Coord) -> Self {
        self.obstacles.push(obstacle);
        self
    }
}

/// Refusals that every game shares.
impl Refusal {
    /// The board doesn't have this cell.
    #[must_use]
    pub fn off_board(at: Coord) -> Self {
        Self::new("refused-off-board").with_text("at", at)
    }

    /// The cell is empty.
    #[must_use]
    pub fn empty(at: Coord) -> Self {
        Self::new("refused-empty").with_text("at", at)
    }

    /// The player to move can't move the piece on a cell, because there is none or it's the opponent's. `None` if it's
    /// the player's own.
    #[must_use]
    pub fn of_mover(at: Coord, owner: Option<Player>, to_move: Player) -> Option<Self> {
        match owner {
            None => Some(Self::empty(at)),
            Some(owner) if owner != to_move => Some(Self::new("refused-not-yours").with_text("at", at).at(at)),
            Some(_) => None,
        }
    }

    /// A turn can't end before its first action.
    #[must_use]
    pub const fn cannot_end() -> Self {
        Self::new("refused-cannot-end")
    }

    /// The game doesn't know this word.
    #[must_use]
    pub fn word(word: &str) -> Self {
        Self::new("refused-word").with_text("word", word)
    }
}
