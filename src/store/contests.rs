//! Contests and who entered them.

use jiff::Timestamp;
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};

use super::rows::{readable, readable_one};
use super::words::{Ms, UpTo, words};
use super::{StoreError, Transaction};
use crate::clock::Terms;
use crate::contest::{MatchGoal, System};

/// A league, a knockout or a Swiss contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestRow {
    /// Its number; 0 before it has one.
    pub id: i64,
    /// How it is played.
    pub system: System,
    /// Where.
    pub place_id: i64,
    /// The account that opened it.
    pub organizer_id: i64,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// Whether ratings change.
    pub rated: bool,
    /// How its games are timed.
    pub clock: Terms,
    /// What each pairing is for.
    pub goal: MatchGoal,
    /// Whether each two meet twice in a league.
    pub double: bool,
    /// Whether a knockout has a match for the third place.
    pub third_place: bool,
    /// Whether seeds are drawn by lot rather than by rating.
    pub by_lot: bool,
    /// Whether a win is worth three points and a draw one.
    pub three_points: bool,
    /// How many rounds there are, if that is known.
    pub rounds: Option<u32>,
    /// The day of the week on which it begins, Monday being 1, if there is another one every week.
    pub weekday: Option<i8>,
    /// Whether it has begun.
    pub state: ContestState,
    /// The round that is played; 0 before the first.
    pub round: u32,
    /// When it was opened.
    pub opened_at: Timestamp,
}

/// Whether a contest has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ContestState {
    /// People can join.
    Open,
    /// It is played.
    Live,
    /// It has ended.
    Over,
    /// It was called off.
    Cancelled,
}

words!(ContestState: Open = "open", Live = "live", Over = "over", Cancelled = "cancelled");
words!(System: League = "league", Knockout = "knockout", Swiss = "swiss");

/// Somebody in a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantRow {
    /// The person.
    pub person_id: i64,
    /// The account with which they joined.
    pub account_id: i64,
    /// Whether they have left.
    pub gone: bool,
    /// Whether that struck them out of the table.
    pub struck: bool,
}

/// The most rounds that a contest can have.
pub(super) const ROUNDS_MAX: u32 = 1_000;
/// The most rounds that a knockout can have: with more there would be more in it than people.
const KNOCKOUT_ROUNDS_MAX: u32 = 30;

const COLUMNS: &str =
    "SELECT id, system, place_id, organizer_id, game, variant, rated, clock, goal, double, third_place,
    by_lot, three_points, rounds, weekday, state, round, opened_at FROM contests";

pub(super) fn contest(row: &Row<'_>) -> rusqlite::Result<ContestRow> {
    let system = row.get(1)?;
    let rounds = |column: usize| -> rusqlite::Result<Option<u32>> {
        let rounds = row.get::<_, Option<UpTo<ROUNDS_MAX>>>(column)?.map(|rounds| rounds.0);
        let is_too_many = system == System::Knockout && rounds.is_some_and(|rounds| rounds > KNOCKOUT_ROUNDS_MAX);
        let error = || rusqlite::Error::IntegralValueOutOfRange(column, rounds.unwrap_or_default().into());
        if is_too_many { Err(error()) } else { Ok(rounds) }
    };
    Ok(ContestRow {
        id: row.get(0)?,
        system,
        place_id: row.get(2)?,
        organizer_id: row.get(3)?,
        game: row.get(4)?,
        variant: row.get(5)?,
        rated: row.get(6)?,
        clock: row.get(7)?,
        goal: row.get(8)?,
        double: row.get(9)?,
        third_place: row.get(10)?,
        by_lot: row.get(11)?,
        three_points: row.get(12)?,
        rounds: rounds(13)?,
        weekday: row.get(14)?,
        state: row.get(15)?,
        round: rounds(16)?.unwrap_or_default(),
        opened_at: row.get::<_, Ms>(17)?.0,
    })
}

impl Transaction<'_> {
    /// Adds a contest; says its number.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn add_contest(&self, new: &ContestRow) -> Result<i64, StoreError> {
        let id = self.next_number()?;
        self.inner
            .prepare_cached(
                "INSERT INTO contests (id, system, place_id, organizer_id, game, variant, rated, clock, goal, double,
                 third_place, by_lot, three_points, rounds, weekday, state, round, opened_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)",
            )?
            .execute(params![
                id,
                new.system,
                new.place_id,
                new.organizer_id,
                new.game,
                new.variant,
                new.rated,
                new.clock,
                new.goal,
                new.double,
                new.third_place,
                new.by_lot,
                new.three_points,
                new.rounds,
                new.weekday,
                new.state,
                new.round,
                Ms(new.opened_at)
            ])?;
        Ok(id)
    }

    /// Writes how far a contest is, and how many rounds it has.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn update_contest(&self, row: &ContestRow, ended_at: Option<Timestamp>) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE contests SET state = ?2, round = ?3, rounds = ?4, ended_at = ?5 WHERE id = ?1")?
            .execute(params![row.id, row.state, row.round, row.rounds, ended_at.map(Ms)])?;
        Ok(())
    }

    /// The contest with this number.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn contest(&self, id: i64) -> Result<Option<ContestRow>, StoreError> {
        Ok(readable_one(self.inner.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?.query_row([id], contest))?)
    }

    /// The contests of a place that were not called off, the newest first: at most so many each of those that are open, that
    /// are played and that are over.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn contests_in(&self, place_id: i64, of_each: u32) -> Result<Vec<ContestRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (
                 SELECT * FROM (SELECT id FROM contests WHERE place_id = ?1 AND state = 'open' ORDER BY id DESC LIMIT ?2)
                 UNION ALL
                 SELECT * FROM (SELECT id FROM contests WHERE place_id = ?1 AND state = 'live' ORDER BY id DESC LIMIT ?2)
                 UNION ALL
                 SELECT * FROM (SELECT id FROM contests WHERE place_id = ?1 AND state = 'over' ORDER BY id DESC LIMIT ?2))
             ORDER BY id DESC"
        ))?;
        Ok(readable(statement.query_map(params![place_id, of_each], contest)?)?)
    }

    /// How many contests of a place there are that were not called off.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn count_contests_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM contests WHERE place_id = ?1 AND state IN ('open', 'live', 'over')",
        )?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// How many contests of a place are open or played.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn contests_underway_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT count(*) FROM contests WHERE place_id = ?1 AND state IN ('open', 'live')")?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// The contests that a person is in and that are not over, the oldest first.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn contests_with(&self, person_id: i64) -> Result<Vec<ContestRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (SELECT contest_id FROM entrants WHERE person_id = ?1 AND gone = 0)
             AND state IN ('open', 'live') ORDER BY id"
        ))?;
        Ok(readable(statement.query_map([person_id], contest)?)?)
    }

    /// The contests that a person was in to their end, the newest first, at most so many.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn contests_over_with(&self, person_id: i64, at_most: u32) -> Result<Vec<ContestRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (SELECT contest_id FROM entrants WHERE person_id = ?1 AND gone = 0)
             AND state = 'over' ORDER BY id DESC LIMIT ?2"
        ))?;
        Ok(readable(statement.query_map(params![person_id, at_most], contest)?)?)
    }

    /// Who entered a contest, in the order of joining, or of seeds once it has begun.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn entrants(&self, contest_id: i64) -> Result<Vec<EntrantRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, account_id, gone, struck FROM entrants WHERE contest_id = ?1 ORDER BY seed, person_id",
        )?;
        let found = statement.query_map([contest_id], |row| {
            Ok(EntrantRow { person_id: row.get(0)?, account_id: row.get(1)?, gone: row.get(2)?, struck: row.get(3)? })
        })?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Notes somebody in a contest, at a place in the order of seeds.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn put_entrant(&self, contest_id: i64, seed: usize, row: &EntrantRow) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO entrants (contest_id, person_id, account_id, seed, gone, struck)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT DO UPDATE SET account_id = ?3, seed = ?4, gone = ?5, struck = ?6",
            )?
            .execute(params![contest_id, row.person_id, row.account_id, seed, row.gone, row.struck])?;
        Ok(())
    }

    /// Takes somebody out of a contest that has not begun.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn remove_entrant(&self, contest_id: i64, person_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM entrants WHERE contest_id = ?1 AND person_id = ?2")?
            .execute([contest_id, person_id])?;
        Ok(())
    }
}
