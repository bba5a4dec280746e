//! Columns that records keep as they are. They are read here, so that an invalid value is found now and not later.

use rusqlite::Row;

use crate::store::words::Ms;

/// A time in milliseconds, if it's valid.
pub(super) fn at(row: &Row<'_>, column: usize) -> rusqlite::Result<i64> {
    Ok(row.get::<_, Ms>(column)?.0.as_millisecond())
}
