//! What rows have in common: how far many were looked through, and that one which holds what no version of the program
//! wrote costs nobody more than itself.

use jiff::Timestamp;
use rusqlite::{Error, OptionalExtension};

/// How far rows were looked through in the order of a time, and of their numbers where that is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// The time of the last row.
    pub at: Timestamp,
    /// Its number.
    pub id: i64,
}

impl Bookmark {
    /// Before all of them.
    pub const START: Self = Self { at: Timestamp::MIN, id: 0 };
}

/// Numbers as a parameter of a statement, which has them from `json_each`.
pub(super) fn listed(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    format!("[{}]", numbers.join(","))
}

/// The rows that can be read; of each other one the log says that it was left out.
pub(super) fn readable<T>(rows: impl Iterator<Item = rusqlite::Result<T>>) -> rusqlite::Result<Vec<T>> {
    rows.filter_map(|row| readable_one(row).transpose()).collect()
}

/// The row, if it is there and can be read.
pub(super) fn readable_one<T>(row: rusqlite::Result<T>) -> rusqlite::Result<Option<T>> {
    match row.optional() {
        Err(error) if is_of_the_row(&error) => {
            tracing::error!(%error, "a row cannot be read and is left out; `parlour check` says which");
            Ok(None)
        }
        row => row,
    }
}

/// Whether it is what the row holds that cannot be read, and not the database.
const fn is_of_the_row(error: &Error) -> bool {
    matches!(
        error,
        Error::FromSqlConversionFailure(..) | Error::IntegralValueOutOfRange(..) | Error::InvalidColumnType(..)
    )
}
