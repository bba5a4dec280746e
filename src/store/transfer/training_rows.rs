//! The form of records about puzzles and mistakes.

use serde::{Deserialize, Serialize};

use super::strength::Strength;

/// A puzzle, with everybody who tried it and the places whose puzzle of the day it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRow {
    /// Its number.
    pub id: i64,
    /// The kind of game.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// The position.
    pub position: String,
    /// The most turns that it takes.
    pub turns: Option<u32>,
    /// The turns that win.
    pub wins: String,
    /// The game in which it was found.
    pub found_in: Option<i64>,
    /// How hard it is.
    pub strength: Strength,
    /// Who tried it.
    pub tries: Vec<TryRow>,
    /// The places whose puzzle of the day it was, and when.
    pub daily: Vec<(i64, i64)>,
}

/// Somebody's try at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TryRow {
    /// Who tried it.
    pub person: i64,
    /// The place whose puzzle of the day it was.
    pub place: Option<i64>,
    /// When it was shown.
    pub shown_at: i64,
    /// When it was answered, whether rightly, and by how much the rating changed.
    pub done: Option<(i64, bool, i64)>,
}

/// How well somebody solves the puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolverRow {
    /// The person.
    pub person: i64,
    /// The kind of game.
    pub game: String,
    /// The rating.
    pub strength: Strength,
    /// How many they have solved.
    pub solved: u32,
    /// How many they haven't.
    pub failed: u32,
}

/// A mistake of somebody's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MistakeRow {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub person: i64,
    /// The game.
    pub game: i64,
    /// How many actions came before it.
    pub plies: u32,
    /// The turn.
    pub played: String,
    /// A better one.
    pub best: String,
    /// The chance before it, in percent.
    pub before: u32,
    /// The chance after it, in percent.
    pub after: u32,
    /// How often it was solved in a row.
    pub solved: u32,
    /// When it comes next.
    pub due_at: Option<i64>,
}

/// A game that was looked through for somebody's mistakes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookedThroughRow {
    /// The person.
    pub person: i64,
    /// The game.
    pub game: i64,
}
