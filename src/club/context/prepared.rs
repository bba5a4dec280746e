//! Positions that are tasks without being in a lesson, as letters have them.

use serde::{Deserialize, Serialize};

use crate::command::LearningCommand;
use crate::rules::{Game, GameDef};
use crate::scene::Scene;
use crate::store::TaskSource;
use crate::text::Language;

/// The position of a puzzle, or before a mistake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prepared {
    /// Where it is from.
    pub source: TaskSource,
    /// The number of the puzzle or mistake.
    pub number: u32,
    /// The variant's index.
    pub variant: usize,
    /// The position to begin with. Empty for the variant's start.
    pub position: String,
    /// The actions from there, separated by blanks. A picture marks the last turn.
    pub actions: String,
}

impl Prepared {
    /// The position.
    #[must_use]
    pub fn game(&self, kind: &'static GameDef) -> Option<Game> {
        let mut game = match self.position.as_str() {
            "" => kind.start(self.variant),
            position => kind.start_at(self.variant, position).ok()?,
        };
        self.actions.split_whitespace().all(|token| game.play(token).is_ok()).then_some(game)
    }

    /// The command that answers it.
    #[must_use]
    pub fn answer(&self, answer: Option<String>) -> LearningCommand {
        let number = usize::try_from(self.number).ok();
        match self.source {
            TaskSource::Puzzle | TaskSource::Lesson => LearningCommand::Puzzle { game: None, number, answer },
            TaskSource::Mistake => LearningCommand::Mistakes { number, answer },
        }
    }
}

/// The board of a page, or of a position that is a task without being on one, after these actions.
#[must_use]
pub fn page_scene(
    game: &str,
    page: usize,
    prepared: Option<&Prepared>,
    line: &[String],
    language: &Language,
) -> Option<Scene> {
    let kind = GameDef::find(game)?;
    match prepared {
        Some(prepared) => Scene::of_task(prepared.game(kind)?, line, language),
        None => Scene::of_page(kind, page, line, language),
    }
}
