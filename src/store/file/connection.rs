//! Connections to a database file.

use std::path::Path;
use std::time::Duration;

#[cfg(not(feature = "faults"))]
use rusqlite::Connection as Fallible;
use rusqlite::{Connection, OpenFlags};

use crate::store::StoreError;
#[cfg(feature = "faults")]
use crate::store::file::failing::Connection as Fallible;

/// The connection for the club's statements. In programs built for tests, a test can make them fail.
pub(in crate::store) type ClubConnection = Fallible;

/// How long to wait for somebody who reads the database, such as a backup.
pub(in crate::store) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// A connection that only reads, and blocks no writer.
pub(in crate::store) fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}
