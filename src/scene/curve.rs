//! What could be expected in a game, turn by turn.

use serde::{Deserialize, Serialize};

use super::Player;
use crate::text::{Language, Message};

/// What player one could expect in a game, turn by turn, and where it turned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Curve {
    /// The points in percent, before each turn and after the last one.
    pub values: Vec<u8>,
    /// The turn at which it turned, from 0.
    pub turning: Option<usize>,
    /// The players' names.
    pub names: [String; 2],
}

impl Curve {
    /// The name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    /// The same in words, for whoever does not see the picture.
    #[must_use]
    pub fn description(&self, language: &Language) -> String {
        let values: Vec<String> = self.values.iter().map(u8::to_string).collect();
        let told = Message::new("scene-curve").with("one", self.name(Player::One)).with("two", self.name(Player::Two));
        language.say(&told.with("values", values.join(" ")))
    }
}
