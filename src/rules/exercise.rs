//! Exercises: a prepared position with a task, judged by the rules.

use super::LessonPage;

/// One task of a guided first game: what it shows and asks for, and when it is done.
#[derive(Debug)]
pub struct Exercise {
    /// Its words, and the position that it begins with.
    pub page: LessonPage,
    /// What the turn has to do.
    pub goal: Goal,
}

/// What a turn has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Be legal and complete.
    Played,
    /// Capture at least so many of the opponent's pieces.
    Captured(usize),
    /// End on another piece.
    Covered,
    /// Make at least so many stones its own.
    Flipped(usize),
    /// Exchange the colors.
    Swapped,
    /// Leave the piece that moved active.
    Active,
    /// Make at least so many of the opponent's pieces inactive.
    Deactivated(usize),
    /// Make a piece active again.
    Revived,
    /// Win the game.
    Won,
}

impl Exercise {
    /// An exercise.
    #[must_use]
    pub const fn new(goal: Goal, page: LessonPage) -> Self {
        Self { page, goal }
    }
}
