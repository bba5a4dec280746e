//! Several turns that could be played in a position: a small board each, for a picture and in words.

use serde::{Deserialize, Serialize};

use super::{Player, Scene, SceneOptions};
use crate::rules::GameDef;

/// Turns that could be played in a position, in the language of their readers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Boards {
    /// The title above them.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The position before each turn that has none of its own, as text.
    pub position: String,
    /// Whether player two is at the bottom.
    #[serde(default)]
    pub turned: bool,
    /// The turns, from the left and the top.
    pub turns: Vec<SmallBoard>,
}

/// The board after a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SmallBoard {
    /// What stands above it, such as the turn's number and notation.
    pub head: String,
    /// The position before it, as text, if that is another one than that of the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The turn's actions.
    pub actions: Vec<String>,
    /// What the turn does, as a sentence.
    pub told: String,
}

impl Boards {
    /// The turns in words, one line each.
    #[must_use]
    pub fn in_words(&self) -> String {
        let turns = self.turns.iter().map(|turn| match turn.told.as_str() {
            "" => format!("{}.", turn.head),
            told => format!("{}: {told}", turn.head),
        });
        std::iter::once(format!("{}:", self.title)).chain(turns).collect::<Vec<_>>().join("\n")
    }

    /// The scene after each turn. `None` for a turn that isn't legal there.
    pub fn scenes(&self) -> impl Iterator<Item = Option<Scene>> {
        let kind = GameDef::find(&self.game);
        let start = move |position: &str| {
            let variant = kind?.about.variants.iter().position(|name| *name == self.variant)?;
            kind?.start_at(variant, position).ok()
        };
        let bottom = if self.turned { Player::Two } else { Player::One };
        self.turns.iter().map(move |turn| {
            let mut game = start(turn.position.as_deref().unwrap_or(&self.position))?;
            turn.actions.iter().try_for_each(|token| game.play(token)).ok()?;
            Some(Scene::of(&game, &SceneOptions { bottom, ..SceneOptions::default() }))
        })
    }
}
