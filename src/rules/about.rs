//! Facts about a game.

use super::{Color, End, Exercise, LessonPage};

/// Facts about a game that hold before it begins.
#[derive(Debug)]
pub struct About {
    /// The name in commands, records and file names: lower case, with dashes between words.
    pub id: &'static str,
    /// The title, as its author wrote it.
    pub title: &'static str,
    /// The names of its variants, the default first.
    pub variants: &'static [&'static str],
    /// The colors with which player one and player two start.
    pub colors: [Color; 2],
    /// The key of a text that describes the game in a line.
    pub brief: &'static str,
    /// The pages of the lesson, at most eight.
    pub lesson: &'static [LessonPage],
    /// The exercises of a guided first game.
    pub exercises: &'static [Exercise],
    /// A good first turn of each variant, as people type it. Newcomers see it as an example.
    pub first_turns: &'static [&'static str],
    /// An answer to each of them, as people type it.
    pub second_turns: &'static [&'static str],
    /// The game's own ends, besides those that every game has.
    pub ends: &'static [End],
    /// The ratings of the computer's levels, as far as they were measured by games among them (docs/performance.md).
    /// The first level has 1000 in every game.
    pub level_ratings: &'static [u16],
    /// The version of the rules. Every record keeps it; a change of the rules raises it.
    pub rules_version: u32,
}
