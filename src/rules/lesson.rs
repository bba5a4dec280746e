//! A game's lesson: its pages and their positions.

use super::{Exercise, Game, GameDef, LessonPage, Player};

impl GameDef {
    /// The pages of the game's lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static [LessonPage] {
        self.about.lesson
    }

    /// The exercises of a guided first game.
    #[must_use]
    pub const fn exercises(&self) -> &'static [Exercise] {
        self.about.exercises
    }

    /// A page of the lesson, from 0. The exercises' pages come after the last one.
    #[must_use]
    pub fn page(&self, number: usize) -> Option<&'static LessonPage> {
        let exercise = || self.exercises().get(number - self.lesson().len()).map(|exercise| &exercise.page);
        self.lesson().get(number).or_else(exercise)
    }

    /// The position of a page. `None` if there is no such page, or if its position or actions aren't valid, which the
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

    /// A good first turn of a variant, as people type it.
    #[must_use]
    pub fn first_turn(&self, variant: usize) -> &'static str {
        self.early_turn(variant, Player::One)
    }

    /// A good first turn of a player, as people type it: player two's after player one's.
    #[must_use]
    pub fn early_turn(&self, variant: usize, player: Player) -> &'static str {
        let turns = match player {
            Player::One => self.about.first_turns,
            Player::Two => self.about.second_turns,
        };
        turns.get(variant).copied().unwrap_or_default()
    }
}
