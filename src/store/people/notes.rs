//! What people noted about games, each for themselves alone.

use jiff::Timestamp;
use rusqlite::params;

use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

impl Transaction<'_> {
    /// What a person noted about a game, with any of their accounts, the oldest first.
    pub fn notes_of(&self, person_id: i64, game_id: i64) -> Result<Vec<String>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT text FROM accounts JOIN notes ON account_id = accounts.id AND game_id = ?2
             WHERE person_id = ?1 ORDER BY noted_at, account_id",
        )?;
        Ok(statement.query_map([person_id, game_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// About how many games a person noted something.
    pub fn count_notes(&self, person_id: i64) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(DISTINCT game_id) FROM accounts JOIN notes ON account_id = accounts.id WHERE person_id = ?1",
        )?;
        Ok(statement.query_row([person_id], |row| row.get(0))?)
    }

    /// Notes something about a game with an account.
    pub fn put_note(&self, account_id: i64, game_id: i64, text: &str, now: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO notes (account_id, game_id, noted_at, text) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET noted_at = ?3, text = ?4",
            )?
            .execute(params![account_id, game_id, Ms(now), text])?;
        Ok(())
    }

    /// Deletes what a person noted about a game with any of their accounts. Returns whether they had.
    pub fn forget_notes(&self, person_id: i64, game_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "DELETE FROM notes WHERE game_id = ?2 AND account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
        )?;
        Ok(statement.execute([person_id, game_id])? > 0)
    }
}
