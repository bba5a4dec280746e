//! Places in which games are shown that are played elsewhere.

use rusqlite::params;

use crate::store::{StoreError, Transaction};

/// A place in which a game is shown that is played elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watcher {
    /// The number of the place.
    pub place_id: i64,
    /// The number of the account that asked for that.
    pub account_id: i64,
}

impl Transaction<'_> {
    /// The places in which a game is shown, and who asked for that.
    pub fn watchers_of(&self, game_id: i64) -> Result<Vec<Watcher>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT place_id, account_id FROM watchers WHERE game_id = ?1 ORDER BY place_id")?;
        let watcher = |row: &rusqlite::Row<'_>| Ok(Watcher { place_id: row.get(0)?, account_id: row.get(1)? });
        Ok(statement.query_map([game_id], watcher)?.collect::<Result<_, _>>()?)
    }

    /// Whether a game is shown in a place in which it isn't played.
    pub fn is_watched_in(&self, game_id: i64, place_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT 1 FROM watchers WHERE game_id = ?1 AND place_id = ?2")?;
        Ok(statement.exists([game_id, place_id])?)
    }

    /// The live games from elsewhere that are shown in a place.
    pub fn watched_in(&self, place_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT game_id FROM watchers JOIN games ON games.id = game_id
             WHERE watchers.place_id = ?1 AND state = 'live' ORDER BY game_id",
        )?;
        Ok(statement.query_map([place_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Has a game shown in a place.
    pub fn watch(&self, game_id: i64, watcher: Watcher) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO watchers (game_id, place_id, account_id) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET account_id = ?3",
            )?
            .execute(params![game_id, watcher.place_id, watcher.account_id])?;
        Ok(())
    }

    /// Has a game no longer shown in a place. Returns whether it was.
    pub fn unwatch(&self, game_id: i64, place_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached("DELETE FROM watchers WHERE game_id = ?1 AND place_id = ?2")?;
        Ok(statement.execute([game_id, place_id])? > 0)
    }

    /// Has a game no longer shown anywhere else.
    pub fn forget_watchers(&self, game_id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM watchers WHERE game_id = ?1")?.execute([game_id])?;
        Ok(())
    }
}
