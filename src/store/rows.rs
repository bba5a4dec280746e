//! Reading rows: how far many were read, and how to skip one with contents that no version of Parlour wrote.

use jiff::Timestamp;
use rusqlite::{Error, OptionalExtension};

/// How far rows were read, in the order of a time and then of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// The time of the last row.
    pub at: Timestamp,
    /// The number of the last row.
    pub id: i64,
}

impl Bookmark {
    /// Before the first row.
    pub const START: Self = Self { at: Timestamp::MIN, id: 0 };
}

/// A list of numbers as a parameter, which a statement reads with `json_each`.
pub(super) fn listed(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    format!("[{}]", numbers.join(","))
}

/// The readable rows. The log mentions the others.
pub(super) fn readable<T>(rows: impl Iterator<Item = rusqlite::Result<T>>) -> rusqlite::Result<Vec<T>> {
    rows.filter_map(|row| readable_one(row).transpose()).collect()
}

/// The row, if it exists and is readable.
pub(super) fn readable_one<T>(row: rusqlite::Result<T>) -> rusqlite::Result<Option<T>> {
    match row.optional() {
        Err(error) if is_of_the_row(&error) => {
            tracing::error!(%error, "a row cannot be read and is left out; `parlour check` says which");
            Ok(None)
        }
        row => row,
    }
}

/// Whether the row's contents are the problem, and not the database.
const fn is_of_the_row(error: &Error) -> bool {
    matches!(
        error,
        Error::FromSqlConversionFailure(..) | Error::IntegralValueOutOfRange(..) | Error::InvalidColumnType(..)
    )
}
