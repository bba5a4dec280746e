//! What a game says of itself.

use super::{Color, End, Exercise, LessonPage};

/// What there is to know of a game before it begins.
#[derive(Debug)]
pub struct About {
    /// The game's name in commands, records and file names: lower case, words joined by dashes.
    pub id: &'static str,
    /// The game's proper name.
    pub title: &'static str,
    /// The names of its variants, the default first.
    pub variants: &'static [&'static str],
    /// The colors with which player one and player two begin.
    pub colors: [Color; 2],
    /// The key of its text that says in a line what the game is.
    pub brief: &'static str,
    /// The pages that teach it, eight at most.
    pub lesson: &'static [LessonPage],
    /// The tasks of a guided first game, a few of them.
    pub exercises: &'static [Exercise],
    /// A good first turn of each variant, as one types it: what a newcomer is shown as an example.
    pub first_turns: &'static [&'static str],
    /// The ends that the game has for itself, beside those that every game shares.
    pub ends: &'static [End],
    /// The ratings of the computer's levels, from the first on as far as they were measured by play among themselves
    /// (docs/performance.md); the first level is 1000 in every game.
    pub level_ratings: &'static [u16],
    /// The version of these rules; a record keeps it, and a change of rules raises it.
    pub rules_version: u32,
}
