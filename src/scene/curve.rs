//! The course of a game: what player one could expect, turn by turn.

use serde::{Deserialize, Serialize};

use super::Player;
use crate::text::{Language, Message};

/// What player one could expect in a game, turn by turn, and the turning point.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Curve {
    /// The expectation in percent, before each turn and after the last one.
    pub values: Vec<u8>,
    /// The turn that decided most, from 0.
    pub turning: Option<usize>,
    /// The players' names.
    pub names: [String; 2],
}

impl Curve {
    /// A player's name.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    /// The curve in words, for people who don't see the picture.
    #[must_use]
    pub fn description(&self, language: &Language) -> String {
        let values: Vec<String> = self.values.iter().map(u8::to_string).collect();
        let told = Message::new("scene-curve").with("one", self.name(Player::One)).with("two", self.name(Player::Two));
        language.say(&told.with("values", values.join(" ")))
    }
}
