//! Clocks as records.

use rusqlite::params;

use super::{TimingRow, TurnRow};
use crate::store::{StoreError, Transaction};

impl Transaction<'_> {
    /// The clock of a game, if it has one.
    pub(super) fn timing(&self, table_id: i64) -> Result<Option<TimingRow>, StoreError> {
        let turns =
            "SELECT plies, player, since, left_one, left_two FROM clock_turns WHERE table_id = ?1 ORDER BY plies";
        let turns = self.list(turns, table_id, |row| {
            Ok(TurnRow {
                plies: row.get(0)?,
                player: row.get(1)?,
                since: row.get(2)?,
                left: [row.get(3)?, row.get(4)?],
            })
        })?;
        let clock = self.list("SELECT terms, out_at FROM clocks WHERE table_id = ?1", table_id, |row| {
            Ok(TimingRow { terms: row.get(0)?, out_at: row.get(1)?, turns: Vec::new() })
        })?;
        Ok(clock.into_iter().next().map(|clock| TimingRow { turns, ..clock }))
    }

    /// Adds the clock of a game.
    pub(super) fn add_timing(&self, table_id: i64, row: &TimingRow) -> Result<(), StoreError> {
        for turn in &row.turns {
            self.insert(
                "INSERT INTO clock_turns (table_id, plies, player, since, left_one, left_two)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![table_id, turn.plies, turn.player, turn.since, turn.left[0], turn.left[1]],
            )?;
        }
        self.insert(
            "INSERT INTO clocks (table_id, terms, left_one, left_two, player, since, plies, out_at)
             SELECT table_id, ?2, left_one, left_two, player, since, plies, ?3 FROM clock_turns WHERE table_id = ?1
             ORDER BY plies DESC LIMIT 1",
            params![table_id, row.terms, row.out_at],
        )?;
        Ok(())
    }
}
