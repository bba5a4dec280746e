//! A game's lesson: its pages, and the positions that they show.

use super::{Exercise, Game, Kind, LessonPage};

impl Kind {
    /// The pages of the game's lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static [LessonPage] {
        self.about.lesson
    }

    /// The tasks of a guided first game.
    #[must_use]
    pub const fn exercises(&self) -> &'static [Exercise] {
        self.about.exercises
    }

    /// A page of the lesson, counted from 0; after the last one come those of the exercises.
    #[must_use]
    pub fn page(&self, number: usize) -> Option<&'static LessonPage> {
        let exercise = || self.exercises().get(number - self.lesson().len()).map(|exercise| &exercise.page);
        self.lesson().get(number).or_else(exercise)
    }

    /// The position that a page shows; `None` if there is no such page, or if what it shows cannot be played, which the
    /// tests rule out.
    #[must_use]
    pub fn position_of_page(&'static self, number: usize) -> Option<Game> {
        let page = self.page(number)?;
        let mut game = match page.position {
            "" => self.start(page.variant),
            position => self.start_at(page.variant, position).ok()?,
        };
        for token in page.actions.split_whitespace() {
            game.play(token).ok()?;
        }
        Some(game)
    }

    /// A good first turn of a variant, as one types it.
    #[must_use]
    pub fn first_turn(&self, variant: usize) -> &'static str {
        self.about.first_turns.get(variant).copied().unwrap_or_default()
    }
}
