//! The form of records about notes.

use serde::{Deserialize, Serialize};

/// What an account noted about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteRow {
    /// The account's number.
    pub account: i64,
    /// The game's number.
    pub game: i64,
    /// When it did.
    pub noted_at: i64,
    /// What it noted.
    pub text: String,
}
