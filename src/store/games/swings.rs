//! How far behind the winners of games were.

use rusqlite::{Row, params};

use crate::store::words::{Count, UpTo};
use crate::store::{StoreError, Transaction};

/// When the winner of a game stood worst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// How many actions came before that.
    pub plies: u32,
    /// What they could expect then, in percent.
    pub least: u32,
}

pub(in crate::store) fn swing(row: &Row<'_>, first: usize) -> rusqlite::Result<Swing> {
    Ok(Swing { plies: row.get::<_, Count>(first)?.0, least: row.get::<_, UpTo<100>>(first + 1)?.0 })
}

impl Transaction<'_> {
    /// Notes when the winner of a game stood worst.
    pub fn note_swing(&self, game_id: i64, swing: Swing) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT OR REPLACE INTO swings (game_id, plies, least) VALUES (?1, ?2, ?3)")?
            .execute(params![game_id, swing.plies, swing.least])?;
        Ok(())
    }
}
