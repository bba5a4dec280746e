//! A community's year in words, with the boards that go with it.

use serde::{Deserialize, Serialize};

use super::{Scene, SceneOptions};
use crate::rules::GameDef;

/// A community's season or year, in the language of its readers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Yearbook {
    /// Its title.
    pub title: String,
    /// Its parts.
    pub sections: Vec<YearSection>,
}

/// A part of a yearbook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct YearSection {
    /// Its heading.
    pub head: String,
    /// What it tells.
    pub entries: Vec<YearEntry>,
}

/// Something that a yearbook tells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct YearEntry {
    /// What it says.
    pub text: String,
    /// Its board, if it is about a game.
    pub board: Option<YearBoard>,
}

/// The last board of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct YearBoard {
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The position, as text.
    pub position: String,
    /// The players' names.
    pub names: [String; 2],
    /// The board in words.
    pub words: String,
}

impl YearBoard {
    /// What is to be drawn. `None` if the position can't be read.
    #[must_use]
    pub fn scene(&self) -> Option<Scene> {
        let kind = GameDef::find(&self.game)?;
        let game = kind.start_at(kind.variant(&self.variant)?, &self.position).ok()?;
        Some(Scene::of(&game, &SceneOptions { names: self.names.clone(), ..SceneOptions::default() }))
    }
}
