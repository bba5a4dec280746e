//! What cannot be read of a database that SQLite holds for sound.

use rusqlite::Row;

use super::Unread;
use crate::clock::Terms;
use crate::rules::Player;
use crate::store::words::Ms;
use crate::store::{DueKind, StoreError, Transaction};

/// Reads a row, whose first column says whose it is, as the club does.
type Look = fn(&Row<'_>) -> Result<(), StoreError>;

/// What the club reads and no record holds.
const BESIDE: [(&str, &str, Look); 5] = [
    ("clock of game", "SELECT table_id, since, player, terms, out_at FROM clocks", clock),
    ("what is due about", "SELECT subject, at, kind FROM due", due),
    ("outage of", "SELECT platform, begun_at, ended_at FROM outages", stretch),
    ("digest of person", "SELECT person_id, written_at, looked_at FROM digests", digest),
    ("letter", "SELECT id, written_at, due_at, attempts FROM outbox WHERE state = 'due'", letter),
];

impl Transaction<'_> {
    /// Every record that cannot be read, and every row of what no record holds.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn unread(&self) -> Result<Vec<Unread>, StoreError> {
        let mut unread = Vec::new();
        self.for_each_record(|record| {
            unread.extend(record.err());
            Ok::<_, StoreError>(())
        })?;
        for (kind, sql, look) in BESIDE {
            self.each(kind, sql, look, &mut |row| {
                unread.extend(row.err());
                Ok::<_, StoreError>(())
            })?;
        }
        Ok(unread)
    }
}

fn clock(row: &Row<'_>) -> Result<(), StoreError> {
    let _: (Ms, Option<Player>, Terms, Option<Ms>) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
    Ok(())
}

fn due(row: &Row<'_>) -> Result<(), StoreError> {
    let _: (Ms, DueKind) = (row.get(1)?, row.get(2)?);
    Ok(())
}

fn stretch(row: &Row<'_>) -> Result<(), StoreError> {
    let _: (Ms, Ms) = (row.get(1)?, row.get(2)?);
    Ok(())
}

fn digest(row: &Row<'_>) -> Result<(), StoreError> {
    let _: (Option<Ms>, Option<Ms>) = (row.get(1)?, row.get(2)?);
    Ok(())
}

fn letter(row: &Row<'_>) -> Result<(), StoreError> {
    let _: (Ms, Ms, u32) = (row.get(1)?, row.get(2)?, row.get(3)?);
    Ok(())
}
