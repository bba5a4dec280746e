//! Paired places, which show the same games.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, params};

use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

impl Transaction<'_> {
    /// Pairs two places from now on.
    ///
    /// # Errors
    /// If one of them is paired already.
    pub fn pair_places(&self, [one, two]: [i64; 2], now: Timestamp) -> Result<(), StoreError> {
        for (place, other) in [(one, two), (two, one)] {
            self.inner
                .prepare_cached("INSERT INTO place_links (place_id, other_id, linked_at) VALUES (?1, ?2, ?3)")?
                .execute(params![place, other, Ms(now)])?;
        }
        Ok(())
    }

    /// The place that a place is paired with.
    pub fn paired_place(&self, place_id: i64) -> Result<Option<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT other_id FROM place_links WHERE place_id = ?1")?;
        Ok(statement.query_row([place_id], |row| row.get(0)).optional()?)
    }

    /// Parts a place from the one that it is paired with.
    pub fn part_places(&self, place_id: i64) -> Result<(), StoreError> {
        let mut statement =
            self.inner.prepare_cached("DELETE FROM place_links WHERE place_id = ?1 OR other_id = ?1")?;
        statement.execute([place_id])?;
        Ok(())
    }
}
