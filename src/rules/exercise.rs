//! Exercises: a position with a task that the rules can judge.

use super::LessonPage;

/// An exercise of a guided first game.
#[derive(Debug)]
pub struct Exercise {
    /// The text and the position.
    pub page: LessonPage,
    /// What the turn has to achieve.
    pub goal: Goal,
}

/// What a turn has to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Any legal, finished turn.
    Played,
    /// Capture at least this many opposing pieces.
    Captured(usize),
    /// End on another piece.
    Covered,
    /// Win over at least this many stones.
    Flipped(usize),
    /// Swap the colors.
    Swapped,
    /// Leave the moved piece active.
    Active,
    /// Deactivate at least this many opposing pieces.
    Deactivated(usize),
    /// Revive a piece.
    Revived,
    /// Leave the opponent nothing to play, so that they are skipped.
    Skipped,
    /// Win the game.
    Won,
    /// Win the game against the computer, in as many turns as it takes.
    Fight,
}

impl Exercise {
    /// An exercise with this goal on this page.
    #[must_use]
    pub const fn new(goal: Goal, page: LessonPage) -> Self {
        Self { page, goal }
    }
}
