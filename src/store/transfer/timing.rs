//! Clocks, as records.

use jiff::Timestamp;
use rusqlite::params;

use super::{TimingRow, TurnRow};
use crate::store::games::clocks::{clock_row, game_clock};
use crate::store::{StoreError, Transaction};

const CLOCKS: &str = "SELECT player, since, plies, left_one, left_two, terms, out_at FROM clocks WHERE game_id = ?1";
const TURNS: &str =
    "SELECT player, since, plies, left_one, left_two FROM clock_turns WHERE game_id = ?1 ORDER BY plies";

impl Transaction<'_> {
    /// The clock of a game, if it has one.
    pub(super) fn timing(&self, game_id: i64) -> Result<Option<TimingRow>, StoreError> {
        let Some(clock) = self.list(CLOCKS, game_id, clock_row)?.into_iter().next() else { return Ok(None) };
        let terms = clock.clock.terms;
        let turns = self.list(TURNS, game_id, |row| game_clock(row, terms))?.into_iter().map(|turn| TurnRow {
            plies: turn.plies,
            player: turn.player.number(),
            since: turn.since.as_millisecond(),
            left: turn.left.map(|left| i64::try_from(left.as_millis()).unwrap_or(i64::MAX)),
        });
        Ok(Some(TimingRow {
            terms: terms.to_string(),
            out_at: clock.out_at.map(Timestamp::as_millisecond),
            turns: turns.collect(),
        }))
    }

    /// Adds the clock of a game.
    pub(super) fn add_timing(&self, game_id: i64, row: &TimingRow) -> Result<(), StoreError> {
        for turn in &row.turns {
            self.insert(
                "INSERT INTO clock_turns (game_id, plies, player, since, left_one, left_two)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![game_id, turn.plies, turn.player, turn.since, turn.left[0], turn.left[1]],
            )?;
        }
        let mut statement = self.inner.prepare_cached(
            "INSERT INTO clocks (game_id, terms, left_one, left_two, player, since, plies, out_at)
             SELECT game_id, ?2, left_one, left_two, player, since, plies, ?3 FROM clock_turns WHERE game_id = ?1
             ORDER BY plies DESC LIMIT 1",
        )?;
        // Without any turn, nobody knows how the clock stands.
        match statement.execute(params![game_id, row.terms, row.out_at])? {
            1 => Ok(()),
            other => Err(rusqlite::Error::StatementChangedRows(other).into()),
        }
    }
}
