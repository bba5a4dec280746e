//! Connections to a database's file.

use std::path::Path;
use std::time::Duration;

#[cfg(not(feature = "faults"))]
use rusqlite::Connection as Fallible;
use rusqlite::{Connection, OpenFlags};

use super::StoreError;
#[cfg(feature = "faults")]
use super::failing::Connection as Fallible;

/// What the club's statements are run on. In a program that is built for it tests make them fail.
pub(super) type ClubConnection = Fallible;

/// How long to wait for somebody who reads the database, such as a backup.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// A connection that only reads and keeps nobody from writing.
pub(super) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

/// What SQLite finds wrong with a file; nothing if it is sound.
pub(super) fn defects(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut defects = found_by(connection, "integrity_check")?;
    connection.pragma_query(None, "foreign_key_check", |row| {
        let table: String = row.get(0)?;
        defects.push(format!("a row of {table} refers to nothing"));
        Ok(())
    })?;
    Ok(defects)
}

/// What is damaged in a file; nothing if all of it can be read. Whether rows and indexes agree is left to [`defects`].
pub(super) fn damage(connection: &Connection) -> Result<Vec<String>, StoreError> {
    found_by(connection, "quick_check")
}

fn found_by(connection: &Connection, check: &str) -> Result<Vec<String>, StoreError> {
    let mut defects: Vec<String> = Vec::new();
    connection.pragma_query(None, check, |row| {
        defects.push(row.get(0)?);
        Ok(())
    })?;
    defects.retain(|defect| defect != "ok");
    Ok(defects)
}
