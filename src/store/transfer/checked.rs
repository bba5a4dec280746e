//! Columns that records keep as they are written, read so that what nobody could read later is found now.

use rusqlite::Row;

use crate::store::words::Ms;

/// A time in milliseconds, if there is such a time.
pub(super) fn at(row: &Row<'_>, column: usize) -> rusqlite::Result<i64> {
    Ok(row.get::<_, Ms>(column)?.0.as_millisecond())
}
