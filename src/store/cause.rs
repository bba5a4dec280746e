//! The causes of changes.

use rusqlite::Row;
use rusqlite::types::Type;
use serde::{Deserialize, Serialize};

/// The cause of a change. Every entry in a record and every letter has one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Somebody asked for it.
    Event {
        /// The platform where they asked.
        platform: String,
        /// The event's id on that platform.
        id: String,
    },
    /// Its time came.
    Clock,
    /// The program repaired something, or an operator told it to.
    Program,
}

impl Cause {
    /// The columns `cause`, `cause_platform` and `cause_id`.
    pub(in crate::store) fn columns(&self) -> (&'static str, Option<&str>, Option<String>) {
        match self {
            Self::Event { platform, id } => ("event", Some(platform), Some(id.clone())),
            Self::Clock => ("clock", None, None),
            Self::Program => ("program", None, None),
        }
    }

    /// Reads these columns, starting with `column`.
    pub(super) fn from_row(row: &Row<'_>, column: usize) -> rusqlite::Result<Self> {
        let word: String = row.get(column)?;
        Ok(match word.as_str() {
            "event" => Self::Event { platform: row.get(column + 1)?, id: row.get(column + 2)? },
            "clock" => Self::Clock,
            // No released program wrote `pairing`, which migration 2 has room for.
            "pairing" | "program" => Self::Program,
            _ => return Err(rusqlite::Error::InvalidColumnType(column, word, Type::Text)),
        })
    }
}
