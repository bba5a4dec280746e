//! Tournaments and who entered them.

use jiff::Timestamp;
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};

use super::rows::{readable, readable_one};
use super::words::{Ms, UpTo, words};
use super::{StoreError, Transaction};
use crate::clock::Terms;
use crate::tournament::{MatchGoal, System};

/// A league, a knockout or a Swiss tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTournament {
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
    pub state: TournamentState,
    /// The round that is played; 0 before the first.
    pub round: u32,
    /// When it was opened.
    pub opened_at: Timestamp,
}

/// Whether a tournament has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentState {
    /// People can join.
    Open,
    /// It is played.
    Live,
    /// It has ended.
    Over,
    /// It was called off.
    Cancelled,
}

words!(TournamentState: Open = "open", Live = "live", Over = "over", Cancelled = "cancelled");
words!(System: League = "league", Knockout = "knockout", Swiss = "swiss");

/// Somebody in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantRow {
    /// The person.
    pub person_id: i64,
    /// The account with which they joined.
    pub account_id: i64,
    /// Whether they have left.
    pub withdrawn: bool,
    /// Whether that struck them out of the table.
    pub annulled: bool,
}

/// The most rounds that a tournament can have.
pub(super) const ROUNDS_MAX: u32 = 1_000;
/// The most rounds that a knockout can have: with more there would be more in it than people.
const KNOCKOUT_ROUNDS_MAX: u32 = 30;

const COLUMNS: &str =
    "SELECT id, system, place_id, organizer_id, game, variant, rated, clock, goal, double, third_place,
    by_lot, three_points, rounds, weekday, state, round, opened_at FROM tournaments";

pub(super) fn tournament(row: &Row<'_>) -> rusqlite::Result<StoredTournament> {
    let system = row.get(1)?;
    let rounds = |column: usize| -> rusqlite::Result<Option<u32>> {
        let rounds = row.get::<_, Option<UpTo<ROUNDS_MAX>>>(column)?.map(|rounds| rounds.0);
        let is_too_many = system == System::Knockout && rounds.is_some_and(|rounds| rounds > KNOCKOUT_ROUNDS_MAX);
        let error = || rusqlite::Error::IntegralValueOutOfRange(column, rounds.unwrap_or_default().into());
        if is_too_many { Err(error()) } else { Ok(rounds) }
    };
    Ok(StoredTournament {
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
    /// Adds a tournament; says its number.
    pub fn insert_tournament(&self, new: &StoredTournament) -> Result<i64, StoreError> {
        let id = self.next_number()?;
        self.inner
            .prepare_cached(
                "INSERT INTO tournaments (id, system, place_id, organizer_id, game, variant, rated, clock, goal, double,
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

    /// Writes how far a tournament is, and how many rounds it has.
    pub fn update_tournament(&self, row: &StoredTournament, ended_at: Option<Timestamp>) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE tournaments SET state = ?2, round = ?3, rounds = ?4, ended_at = ?5 WHERE id = ?1")?
            .execute(params![row.id, row.state, row.round, row.rounds, ended_at.map(Ms)])?;
        Ok(())
    }

    /// The tournament with this number.
    pub fn tournament(&self, id: i64) -> Result<Option<StoredTournament>, StoreError> {
        Ok(readable_one(self.inner.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?.query_row([id], tournament))?)
    }

    /// The tournaments of a place that were not called off, the newest first: at most so many each of those that are open, that
    /// are played and that are over.
    pub fn tournaments_in(&self, place_id: i64, of_each: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (
                 SELECT * FROM (SELECT id FROM tournaments WHERE place_id = ?1 AND state = 'open' ORDER BY id DESC LIMIT ?2)
                 UNION ALL
                 SELECT * FROM (SELECT id FROM tournaments WHERE place_id = ?1 AND state = 'live' ORDER BY id DESC LIMIT ?2)
                 UNION ALL
                 SELECT * FROM (SELECT id FROM tournaments WHERE place_id = ?1 AND state = 'over' ORDER BY id DESC LIMIT ?2))
             ORDER BY id DESC"
        ))?;
        Ok(readable(statement.query_map(params![place_id, of_each], tournament)?)?)
    }

    /// How many tournaments of a place there are that were not called off.
    pub fn count_tournaments_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM tournaments WHERE place_id = ?1 AND state IN ('open', 'live', 'over')",
        )?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// How many tournaments of a place are open or played.
    pub fn tournaments_underway_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT count(*) FROM tournaments WHERE place_id = ?1 AND state IN ('open', 'live')")?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// The tournaments that a person is in and that are not over, the oldest first.
    pub fn tournaments_with(&self, person_id: i64) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (SELECT tournament_id FROM entrants WHERE person_id = ?1 AND withdrawn = 0)
             AND state IN ('open', 'live') ORDER BY id"
        ))?;
        Ok(readable(statement.query_map([person_id], tournament)?)?)
    }

    /// The tournaments that a person was in to their end, the newest first, at most so many.
    pub fn tournaments_over_with(&self, person_id: i64, at_most: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (SELECT tournament_id FROM entrants WHERE person_id = ?1 AND withdrawn = 0)
             AND state = 'over' ORDER BY id DESC LIMIT ?2"
        ))?;
        Ok(readable(statement.query_map(params![person_id, at_most], tournament)?)?)
    }

    /// Who entered a tournament, in the order of joining, or of seeds once it has begun.
    pub fn entrants(&self, tournament_id: i64) -> Result<Vec<EntrantRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, account_id, withdrawn, annulled FROM entrants WHERE tournament_id = ?1 ORDER BY seed, person_id",
        )?;
        let found = statement.query_map([tournament_id], |row| {
            Ok(EntrantRow {
                person_id: row.get(0)?,
                account_id: row.get(1)?,
                withdrawn: row.get(2)?,
                annulled: row.get(3)?,
            })
        })?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Notes somebody in a tournament, at a place in the order of seeds.
    pub fn put_entrant(&self, tournament_id: i64, seed: usize, row: &EntrantRow) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO entrants (tournament_id, person_id, account_id, seed, withdrawn, annulled)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT DO UPDATE SET account_id = ?3, seed = ?4, withdrawn = ?5, annulled = ?6",
            )?
            .execute(params![tournament_id, row.person_id, row.account_id, seed, row.withdrawn, row.annulled])?;
        Ok(())
    }

    /// Takes somebody out of a tournament that has not begun.
    pub fn remove_entrant(&self, tournament_id: i64, person_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM entrants WHERE tournament_id = ?1 AND person_id = ?2")?
            .execute([tournament_id, person_id])?;
        Ok(())
    }
}
