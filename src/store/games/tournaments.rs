//! Tournaments and their entrants.

use std::ops::Range;

use jiff::{SignedDuration, Timestamp};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use crate::clock::Terms;
use crate::store::rows::{listed, readable, readable_one};
use crate::store::words::{Length, Ms, UpTo, words};
use crate::store::{StoreError, Transaction};
use crate::tournament::{Chart, MatchGoal, Playoff, Setup, System};

/// A league, a knockout or a Swiss tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTournament {
    /// The number. 0 before it has one.
    pub id: i64,
    /// The system.
    pub system: &'static System,
    /// The place where it's played.
    pub place_id: i64,
    /// The organizer's account.
    pub organizer_id: i64,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// Whether it's rated.
    pub rated: bool,
    /// The time control and terms of its games.
    pub clock: Terms,
    /// The goal of each pairing.
    pub goal: MatchGoal,
    /// In a league: whether every two players meet twice.
    pub double: bool,
    /// In a knockout: whether there is a match for third place.
    pub third_place: bool,
    /// Whether seeds are drawn by lot and not by rating.
    pub by_lot: bool,
    /// Whether a win is worth three points and a draw one.
    pub three_points: bool,
    /// The number of rounds, if it's known.
    pub rounds: Option<u32>,
    /// In a weekly series: the day on which it starts, from Monday = 1.
    pub weekday: Option<i8>,
    /// The tournament's state.
    pub state: TournamentState,
    /// The current round. 0 before the first.
    pub round: u32,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// In a league: how many rounds are played at a time.
    pub at_once: u32,
    /// How long a round may take, if it has a deadline.
    pub round_time: Option<SignedDuration>,
    /// The last round that got more time. 0 if none did.
    pub extended: u32,
    /// Its name; empty if its organizer gave it none.
    pub title: String,
    /// How many people it takes, if that's fewer than its system does.
    pub most: Option<u32>,
    /// In a Swiss tournament: people can join until this round begins. 0 if only until the first does.
    pub late: u32,
    /// Whether no round begins until the organizer goes on.
    pub paused: bool,
    /// If it has a play-off for a shared first place: after which round that began, or 0 if it hasn't.
    pub playoff: Option<u32>,
    /// How many a division has at most, and how many of each go up, if it has any.
    pub divisions: Option<[u32; 2]>,
    /// The tournament of the last season, if it is another season of that.
    pub follows: Option<i64>,
    /// Whether the rounds that somebody missed who joined late bring half a point each.
    pub late_half: bool,
    /// In a weekly series: the time of day at which it starts, in minutes after midnight.
    pub begins_minute: u32,
    /// The zone in which that is meant.
    pub zone: String,
    /// How long it is played, if it has no rounds.
    pub lasts: Option<SignedDuration>,
}

impl StoredTournament {
    /// How many people it takes.
    #[must_use]
    pub fn entrants_max(&self) -> usize {
        self.most.map_or(self.system.entrants_max, |most| self.system.entrants_max.min(most as usize))
    }

    /// The tournament before its first meeting, with so many entrants.
    #[must_use]
    pub fn setup(&self, entrants: usize) -> Setup {
        let &Self { system, double, third_place, .. } = self;
        let after = self.playoff.filter(|after| *after > 0);
        let playoff =
            after.map(|after| Playoff { after, rounds: self.rounds.unwrap_or_default().saturating_sub(after) });
        let division = self.divisions.map_or(0, |[most, _]| most as usize);
        Setup { system, entrants, double, third_place, playoff, division }
    }
}

/// The state of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentState {
    /// People can join.
    Open,
    /// It's in progress.
    Live,
    /// It's over.
    Over,
    /// It was canceled.
    Cancelled,
}

words!(TournamentState: Open = "open", Live = "live", Over = "over", Cancelled = "cancelled");

impl ToSql for &'static System {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.word.into())
    }
}

impl FromSql for &'static System {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        System::find(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// Somebody in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantRow {
    /// The person.
    pub person_id: i64,
    /// The account that joined.
    pub account_id: i64,
    /// Whether they left.
    pub withdrawn: bool,
    /// Whether their results were annulled when they left.
    pub annulled: bool,
    /// Their place among the seeds, from 0, if the organizer gave them one.
    pub placed: Option<u32>,
    /// How many rounds had begun before they joined.
    pub missed: u32,
    /// Whether the organizer took them out, so that they can't come back.
    pub removed: bool,
    /// The place from which they joined, if it belongs to another community than the tournament's own place.
    pub place_id: Option<i64>,
}

/// The most rounds in a tournament.
pub(in crate::store) const ROUNDS_MAX: u32 = 10_000;
/// The last minute of a day.
const MINUTE_MAX: u32 = 24 * 60 - 1;
/// The most rounds of a bracket. More would need more players than there are people.
const BRACKET_ROUNDS_MAX: u32 = 30;

const COLUMNS: &str =
    "SELECT id, system, place_id, organizer_id, game, variant, rated, clock, goal, double, third_place,
    by_lot, three_points, rounds, weekday, state, round, opened_at, at_once, round_ms, extended, title, most,
    late, paused, playoff, division, up, follows, late_half, begins_minute, zone, lasts_ms FROM tournaments";

pub(in crate::store) fn tournament(row: &Row<'_>) -> rusqlite::Result<StoredTournament> {
    let system: &System = row.get(1)?;
    let rounds = |column: usize| -> rusqlite::Result<Option<u32>> {
        let rounds = row.get::<_, Option<UpTo<ROUNDS_MAX>>>(column)?.map(|rounds| rounds.0);
        let is_too_many = system.chart == Chart::Bracket && rounds.is_some_and(|rounds| rounds > BRACKET_ROUNDS_MAX);
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
        at_once: row.get::<_, UpTo<ROUNDS_MAX>>(18)?.0.max(1),
        round_time: row.get::<_, Option<Length>>(19)?.map(|length| length.0),
        extended: row.get::<_, UpTo<ROUNDS_MAX>>(20)?.0,
        title: row.get(21)?,
        most: row.get::<_, Option<UpTo<ROUNDS_MAX>>>(22)?.map(|most| most.0),
        late: row.get::<_, UpTo<ROUNDS_MAX>>(23)?.0,
        paused: row.get(24)?,
        playoff: row.get::<_, Option<UpTo<ROUNDS_MAX>>>(25)?.map(|after| after.0),
        divisions: row
            .get::<_, Option<UpTo<ROUNDS_MAX>>>(26)?
            .map(|most| Ok::<_, rusqlite::Error>([most.0.max(1), row.get::<_, UpTo<ROUNDS_MAX>>(27)?.0]))
            .transpose()?,
        follows: row.get(28)?,
        late_half: row.get(29)?,
        begins_minute: row.get::<_, UpTo<MINUTE_MAX>>(30)?.0,
        zone: row.get(31)?,
        lasts: row.get::<_, Option<Length>>(32)?.map(|length| length.0),
    })
}

impl Transaction<'_> {
    /// Adds a tournament, and returns its number.
    pub fn insert_tournament(&self, new: &StoredTournament) -> Result<i64, StoreError> {
        let id = self.next_number()?;
        self.inner
            .prepare_cached(
                "INSERT INTO tournaments (id, system, place_id, organizer_id, game, variant, rated, clock, goal, double,
                 third_place, by_lot, three_points, rounds, weekday, state, round, opened_at, at_once, round_ms, extended, title,
                 most, late, paused, playoff, division, up, follows, late_half, begins_minute, zone, lasts_ms)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
                 ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32, ?33)",
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
                Ms(new.opened_at),
                new.at_once,
                new.round_time.map(Length),
                new.extended,
                new.title,
                new.most,
                new.late,
                new.paused,
                new.playoff,
                new.divisions.map(|[most, _]| most),
                new.divisions.map_or(0, |[_, up]| up),
                new.follows,
                new.late_half,
                new.begins_minute,
                new.zone,
                new.lasts.map(Length)
            ])?;
        Ok(id)
    }

    /// Writes a tournament's progress, number of rounds, last round whose deadline was put off, whether it's paused, and its
    /// play-off.
    pub fn update_tournament(&self, row: &StoredTournament, ended_at: Option<Timestamp>) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "UPDATE tournaments SET state = ?2, round = ?3, rounds = ?4, ended_at = ?5, extended = ?6, paused = ?7,
                 playoff = ?8
                 WHERE id = ?1",
            )?
            .execute(params![
                row.id,
                row.state,
                row.round,
                row.rounds,
                ended_at.map(Ms),
                row.extended,
                row.paused,
                row.playoff
            ])?;
        Ok(())
    }

    /// The tournament with this number.
    pub fn tournament(&self, id: i64) -> Result<Option<StoredTournament>, StoreError> {
        Ok(readable_one(self.inner.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?.query_row([id], tournament))?)
    }

    /// The tournaments of a place that weren't canceled, the newest first, at most `of_each` each of those open, in
    /// progress and over.
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

    /// How many tournaments of a place weren't canceled.
    pub fn count_tournaments_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM tournaments WHERE place_id = ?1 AND state IN ('open', 'live', 'over')",
        )?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// How many tournaments of a place are open or in progress.
    pub fn tournaments_underway_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT count(*) FROM tournaments WHERE place_id = ?1 AND state IN ('open', 'live')")?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// The tournaments with a person that aren't over, the oldest first.
    pub fn tournaments_with(&self, person_id: i64) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (SELECT tournament_id FROM entrants WHERE person_id = ?1 AND withdrawn = 0)
             AND state IN ('open', 'live') ORDER BY id"
        ))?;
        Ok(readable(statement.query_map([person_id], tournament)?)?)
    }

    /// Whether a person takes part in a tournament with one of these accounts.
    pub fn is_entered_by(&self, tournament_id: i64, person_id: i64, accounts: &[i64]) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT account_id FROM entrants WHERE tournament_id = ?1 AND person_id = ?2")?;
        let account = statement.query_row([tournament_id, person_id], |row| row.get::<_, i64>(0)).optional()?;
        Ok(account.is_some_and(|account| accounts.contains(&account)))
    }

    /// The tournaments that a person opened or helps with and that aren't over.
    pub fn tournaments_run_by(&self, person_id: i64) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE state IN ('open', 'live') AND id IN (
                 SELECT tournament_id FROM helpers JOIN accounts ON accounts.id = account_id WHERE person_id = ?1
                 UNION ALL
                 SELECT tournaments.id FROM accounts
                 JOIN members ON members.account_id = accounts.id
                 JOIN places ON places.community_id = members.community_id
                 JOIN tournaments ON tournaments.place_id = places.id
                 WHERE accounts.person_id = ?1 AND tournaments.organizer_id = accounts.id
                 AND tournaments.state IN ('open', 'live'))
             ORDER BY id"
        ))?;
        Ok(readable(statement.query_map([person_id], tournament)?)?)
    }

    /// The tournaments that a person stayed in to the end, the newest first, at most `at_most`.
    pub fn tournaments_over_with(&self, person_id: i64, at_most: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE id IN (SELECT tournament_id FROM entrants WHERE person_id = ?1 AND withdrawn = 0)
             AND state = 'over' ORDER BY id DESC LIMIT ?2"
        ))?;
        Ok(readable(statement.query_map(params![person_id, at_most], tournament)?)?)
    }

    /// The tournaments of some places that ended within a time, the last first: so many of them.
    pub fn tournaments_past_in(
        &self,
        places: &[i64],
        within: &Range<Timestamp>,
        rows: Range<u32>,
    ) -> Result<Vec<StoredTournament>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE place_id IN (SELECT value FROM json_each(?1)) AND state = 'over' AND ended_at >= ?2 AND ended_at < ?3
             ORDER BY ended_at DESC, id DESC LIMIT ?4 OFFSET ?5"
        ))?;
        let [from, until] = [Ms(within.start), Ms(within.end)];
        let limits = params![listed(places), from, until, rows.end - rows.start, rows.start];
        Ok(readable(statement.query_map(limits, tournament)?)?)
    }

    /// How many tournaments of some places ended within a time.
    pub fn count_tournaments_past_in(&self, places: &[i64], within: &Range<Timestamp>) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM tournaments WHERE place_id IN (SELECT value FROM json_each(?1)) AND state = 'over'
             AND ended_at >= ?2 AND ended_at < ?3",
        )?;
        Ok(statement.query_row(params![listed(places), Ms(within.start), Ms(within.end)], |row| row.get(0))?)
    }

    /// When a tournament ended, if it's over.
    pub fn tournament_ended_at(&self, id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT ended_at FROM tournaments WHERE id = ?1")?;
        Ok(statement.query_row([id], |row| row.get::<_, Option<Ms>>(0))?.map(|ms| ms.0))
    }

    /// The entrants of a tournament in the order of joining, or by seed once it has started.
    pub fn entrants(&self, tournament_id: i64) -> Result<Vec<EntrantRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, account_id, withdrawn, annulled, placed, missed, removed, place_id FROM entrants
             WHERE tournament_id = ?1
             ORDER BY seed, person_id",
        )?;
        let found = statement.query_map([tournament_id], |row| {
            Ok(EntrantRow {
                person_id: row.get(0)?,
                account_id: row.get(1)?,
                withdrawn: row.get(2)?,
                annulled: row.get(3)?,
                placed: row.get::<_, Option<UpTo<ROUNDS_MAX>>>(4)?.map(|placed| placed.0),
                missed: row.get::<_, UpTo<ROUNDS_MAX>>(5)?.0,
                removed: row.get(6)?,
                place_id: row.get(7)?,
            })
        })?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// The places of other communities from which people have joined a tournament.
    pub fn places_joined_from(&self, tournament_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT place_id FROM entrants WHERE tournament_id = ?1 AND place_id IS NOT NULL ORDER BY place_id",
        )?;
        Ok(statement.query_map([tournament_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Writes an entrant of a tournament, at a place in the order of seeds.
    pub fn put_entrant(&self, tournament_id: i64, seed: usize, row: &EntrantRow) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO entrants (tournament_id, person_id, account_id, seed, withdrawn, annulled, placed, missed, removed,
                 place_id)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
                 ON CONFLICT DO UPDATE SET account_id = ?3, seed = ?4, withdrawn = ?5, annulled = ?6, placed = ?7, missed = ?8,
                 removed = ?9, place_id = ?10",
            )?
            .execute(params![
                tournament_id,
                row.person_id,
                row.account_id,
                seed,
                row.withdrawn,
                row.annulled,
                row.placed,
                row.missed,
                row.removed,
                row.place_id
            ])?;
        Ok(())
    }

    /// Removes an entrant from a tournament: one that hasn't started, or one that somebody else takes over for them.
    pub fn remove_entrant(&self, tournament_id: i64, person_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM entrants WHERE tournament_id = ?1 AND person_id = ?2")?
            .execute([tournament_id, person_id])?;
        Ok(())
    }
}
