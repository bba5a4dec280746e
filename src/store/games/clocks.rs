//! Clocks of games.

use jiff::{SignedDuration, Timestamp};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Row, params};

use crate::clock::{GameClock, Terms};
use crate::rules::Player;
use crate::store::rows::{listed, readable, readable_one};
use crate::store::words::{Count, Length, Ms, TIMES, time};
use crate::store::{DueKind, StoreError, Stretch, Transaction};

/// The clock of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockRow {
    /// The clock at the start of the current turn.
    pub clock: GameClock,
    /// When the player to move ran out of time, if the opponent can claim the game.
    pub out_at: Option<Timestamp>,
}

/// A finished turn in a game with a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnTimed {
    /// Its start and end.
    pub stretch: Stretch,
    /// The game's time control and terms.
    pub terms: Terms,
    /// The platforms of player one and player two.
    pub platforms: [String; 2],
}

impl ToSql for Terms {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for Terms {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(|_| FromSqlError::InvalidType)
    }
}

const COLUMNS: &str = "player, since, plies, left_one, left_two";

/// Reads the clock in a row that begins with [`COLUMNS`].
pub(in crate::store) fn game_clock(row: &Row<'_>, terms: Terms) -> rusqlite::Result<GameClock> {
    Ok(GameClock {
        terms,
        player: row.get(0)?,
        since: row.get::<_, Ms>(1)?.0,
        plies: row.get::<_, Count>(2)?.0,
        left: [row.get::<_, Length>(3)?.0, row.get::<_, Length>(4)?.0],
    })
}

/// Reads a row that begins with [`COLUMNS`], followed by the terms and the time when a player ran out of time.
pub(in crate::store) fn clock_row(row: &Row<'_>) -> rusqlite::Result<ClockRow> {
    Ok(ClockRow { clock: game_clock(row, row.get(5)?)?, out_at: row.get::<_, Option<Ms>>(6)?.map(|at| at.0) })
}

impl Transaction<'_> {
    /// The clock of a game, if it has one.
    pub fn clock(&self, game_id: i64) -> Result<Option<ClockRow>, StoreError> {
        let mut statement =
            self.inner.prepare_cached(&format!("SELECT {COLUMNS}, terms, out_at FROM clocks WHERE game_id = ?1"))?;
        Ok(readable_one(statement.query_row([game_id], clock_row))?)
    }

    /// The clocks of several games, with their numbers. Games without a clock are left out.
    pub fn clocks_of(&self, games: &[i64]) -> Result<Vec<(i64, ClockRow)>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT {COLUMNS}, terms, out_at, game_id FROM clocks
             WHERE game_id IN (SELECT value FROM json_each(?1))"
        ))?;
        Ok(readable(statement.query_map([listed(games)], |row| Ok((row.get(7)?, clock_row(row)?)))?)?)
    }

    /// Checks the time of a live game as soon as possible: its clock, or whether the game is idle.
    pub fn look_at_time(&self, game_id: i64) -> Result<(), StoreError> {
        let kinds: &[DueKind] = match self.clock(game_id)? {
            Some(row) if row.out_at.is_some() => &[DueKind::UNCLAIMED, DueKind::REMINDER],
            Some(_) => &[DueKind::FLAG, DueKind::REMINDER],
            None => &[DueKind::IDLE],
        };
        for kind in kinds {
            self.set_due(kind.clone(), game_id, time(*TIMES.start()))?;
        }
        Ok(())
    }

    /// Writes a game's clock. If `turns`, also notes it as the clock at the start of the turn.
    pub fn put_clock(&self, game_id: i64, row: &ClockRow, turns: bool) -> Result<(), StoreError> {
        let GameClock { terms, left, player, since, plies } = row.clock;
        let [one, two] = left.map(Length);
        let out_at = row.out_at.map(Ms);
        self.inner
            .prepare_cached(
                "INSERT INTO clocks (game_id, terms, left_one, left_two, player, since, plies, out_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT DO UPDATE SET left_one = ?3, left_two = ?4, player = ?5, since = ?6, plies = ?7, out_at = ?8",
            )?
            .execute(params![game_id, terms, one, two, player, Ms(since), plies, out_at])?;
        if turns {
            self.inner
                .prepare_cached(
                    "INSERT INTO clock_turns (game_id, plies, player, since, left_one, left_two)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                     ON CONFLICT DO UPDATE SET player = ?3, since = ?4, left_one = ?5, left_two = ?6",
                )?
                .execute(params![game_id, plies, player, Ms(since), one, two])?;
        }
        Ok(())
    }

    /// The clock at the start of the turn that began after this many actions.
    pub fn clock_of_turn(&self, game_id: i64, terms: Terms, plies: u32) -> Result<Option<GameClock>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached(&format!("SELECT {COLUMNS} FROM clock_turns WHERE game_id = ?1 AND plies = ?2"))?;
        Ok(readable_one(statement.query_row(params![game_id, plies], |row| game_clock(row, terms)))?)
    }

    /// Gives a player more time in every turn that the game could go back to.
    pub fn give_time_in_turns(&self, game_id: i64, player: Player, more: SignedDuration) -> Result<(), StoreError> {
        let mut statement = self.inner.prepare_cached(match player {
            Player::One => "UPDATE clock_turns SET left_one = left_one + ?2 WHERE game_id = ?1",
            Player::Two => "UPDATE clock_turns SET left_two = left_two + ?2 WHERE game_id = ?1",
        })?;
        statement.execute(params![game_id, Length(more)])?;
        Ok(())
    }

    /// The turns that a person finished in their last fifty games with a clock.
    pub fn turns_timed(&self, person_id: i64) -> Result<Vec<TurnTimed>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT begun, ended, terms, platform_one, platform_two FROM (
                 SELECT turns.player, mine.seat, clocks.terms,
                     turns.since AS begun, lead(turns.since) OVER game AS ended,
                     (SELECT platform FROM accounts WHERE id = one.account_id) AS platform_one,
                     (SELECT platform FROM accounts WHERE id = two.account_id) AS platform_two
                 FROM (SELECT game_id, seat FROM seats WHERE person_id = ?1 ORDER BY game_id DESC LIMIT 50) mine
                 JOIN clocks ON clocks.game_id = mine.game_id
                 JOIN clock_turns turns ON turns.game_id = mine.game_id
                 JOIN seats one ON one.game_id = mine.game_id AND one.seat = 1
                 JOIN seats two ON two.game_id = mine.game_id AND two.seat = 2
                 WINDOW game AS (PARTITION BY turns.game_id ORDER BY turns.plies))
             WHERE player = seat AND ended >= begun",
        )?;
        let found = statement.query_map([person_id], |row| {
            Ok(TurnTimed {
                stretch: (row.get::<_, Ms>(0)?.0, row.get::<_, Ms>(1)?.0),
                terms: row.get(2)?,
                platforms: [row.get(3)?, row.get(4)?],
            })
        })?;
        Ok(readable(found)?)
    }

    /// How many games a person lost on time.
    pub fn lost_on_time(&self, person_id: i64) -> Result<u32, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT count(*) FROM seats WHERE person_id = ?1 AND lost_on_time = 1")?;
        Ok(statement.query_row([person_id], |row| row.get(0))?)
    }

    /// Deletes the turns that began after this many actions, because they were taken back.
    pub fn forget_turns_after(&self, game_id: i64, plies: u32) -> Result<(), StoreError> {
        let mut statement = self.inner.prepare_cached("DELETE FROM clock_turns WHERE game_id = ?1 AND plies > ?2")?;
        statement.execute(params![game_id, plies])?;
        Ok(())
    }
}
