//! Columns that records keep as they are written, read so that what nobody could read later is found now.

use rusqlite::Row;
use rusqlite::types::FromSql;

use crate::store::words::Ms;

/// A time in milliseconds, if there is such a time.
pub(super) fn at(row: &Row<'_>, column: usize) -> rusqlite::Result<i64> {
    Ok(row.get::<_, Ms>(column)?.0.as_millisecond())
}

/// What has a text of its own, if it can be read.
pub(super) fn written<T: FromSql + ToString>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<String>> {
    Ok(row.get::<_, Option<T>>(column)?.map(|value| value.to_string()))
}
