//! Conditional lines: answers that players have prepared in advance.

use rusqlite::params;

use crate::rules::Player;
use crate::store::{StoreError, Transaction};

impl Transaction<'_> {
    /// The lines of a game in order, each with its player.
    pub fn conditionals(&self, game_id: i64) -> Result<Vec<(Player, String)>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT player, line FROM conditionals WHERE game_id = ?1 ORDER BY player, number")?;
        let found = statement.query_map([game_id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Replaces a player's lines.
    pub fn put_conditionals(&self, game_id: i64, player: Player, lines: &[String]) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM conditionals WHERE game_id = ?1 AND player = ?2")?
            .execute(params![game_id, player])?;
        let mut statement = self
            .inner
            .prepare_cached("INSERT INTO conditionals (game_id, player, number, line) VALUES (?1, ?2, ?3, ?4)")?;
        for (number, line) in (1_i64..).zip(lines) {
            statement.execute(params![game_id, player, number, line])?;
        }
        Ok(())
    }

    /// Deletes the lines of both players.
    pub fn forget_conditionals(&self, game_id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM conditionals WHERE game_id = ?1")?.execute([game_id])?;
        Ok(())
    }
}
