//! The course of a game: what player one could expect, turn by turn.

use serde::{Deserialize, Serialize};

use super::Player;
use crate::text::{Language, Message};

/// A change that is not worth a word, in percent.
const LITTLE: u8 = 5;

/// What player one could expect in a game, turn by turn, and the turning point.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Curve {
    /// The expectation in percent, before each turn and after the last one.
    pub values: Vec<u8>,
    /// The turn that decided most, from 0.
    pub turning: Option<usize>,
    /// The players' names.
    pub names: [String; 2],
    /// The turns that gave something away, from 0, each with the actions of the better one.
    #[serde(default)]
    pub better: Vec<(usize, Vec<String>)>,
}

impl Curve {
    /// A player's name.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    /// The curve in three sentences, for people who don't see the picture.
    #[must_use]
    pub fn description(&self, language: &Language) -> String {
        let ([first, .., last], Some(least), Some(most)) =
            (&self.values[..], self.values.iter().min(), self.values.iter().max())
        else {
            return String::new();
        };
        let share = |value: &u8| usize::from(*value);
        let told = Message::new("scene-curve")
            .with("one", self.name(Player::One))
            .with("two", self.name(Player::Two))
            .with("first", share(first))
            .with("last", share(last))
            .with("least", share(least))
            .with("most", share(most));
        let steepest = self.values.windows(2).enumerate().rev().max_by_key(|(_, pair)| pair[0].abs_diff(pair[1]));
        let steepest = steepest.filter(|(_, pair)| pair[0].abs_diff(pair[1]) > LITTLE);
        let changed = steepest.map(|(turn, pair)| {
            let changed = Message::new("scene-curve-steepest").with("turn", turn + 1);
            changed.with("before", share(&pair[0])).with("after", share(&pair[1]))
        });
        let told: Vec<String> = [Some(told), changed].iter().flatten().map(|told| language.say(told)).collect();
        told.join(" ")
    }
}
