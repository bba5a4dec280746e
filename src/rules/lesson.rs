//! A game's lesson: its pages, and the positions that they show.

use super::{Game, Kind, LessonPage};

impl Kind {
    /// The pages of the game's lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static [LessonPage] {
        self.about.lesson
    }

    /// The position that a page of the lesson shows, counted from 0; `None` if there is no such page, or if what it
    /// shows cannot be played, which the tests rule out.
    #[must_use]
    pub fn page(&'static self, number: usize) -> Option<Game> {
        let page = self.lesson().get(number)?;
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
