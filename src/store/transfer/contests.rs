//! Tournaments and matches as records.

use jiff::Timestamp;
use rusqlite::{Row, params};

use super::checked::{at, written};
use super::{EncounterRow, ExportLine, JoinedRow, TournamentRow};
use crate::clock::Terms;
use crate::contest::MatchGoal;
use crate::store::{DueKind, StoreError, Transaction};

pub(super) const TOURNAMENTS: &str =
    "SELECT id, system, place_id, organizer_id, game, variant, rated, clock, goal, double, third_place, by_lot,
     three_points, rounds, weekday, state, round, opened_at, ended_at FROM contests ORDER BY id";

pub(super) const MATCHES: &str =
    "SELECT id, contest_id, round, board, place_id, game, variant, rated, clock, goal, one_id, two_id, halves_one,
     halves_two, games, began_at, ended FROM matches ORDER BY id";

impl Transaction<'_> {
    pub(super) fn tournament(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let id: i64 = row.get(0)?;
        let entrants = self.entrants(id)?.into_iter().map(|entrant| JoinedRow {
            person: entrant.person_id,
            account: entrant.account_id,
            gone: entrant.gone,
            struck: entrant.struck,
        });
        Ok(ExportLine::Tournament(Box::new(TournamentRow {
            id,
            system: row.get(1)?,
            place: row.get(2)?,
            organizer: row.get(3)?,
            game: row.get(4)?,
            variant: row.get(5)?,
            rated: row.get(6)?,
            clock: row.get::<_, Terms>(7)?.to_string(),
            goal: row.get::<_, MatchGoal>(8)?.to_string(),
            double: row.get(9)?,
            third_place: row.get(10)?,
            by_lot: row.get(11)?,
            three_points: row.get(12)?,
            rounds: row.get(13)?,
            weekday: row.get(14)?,
            state: row.get(15)?,
            round: row.get(16)?,
            opened_at: at(row, 17)?,
            ended_at: row.get(18)?,
            begins_at: self.due_at(DueKind::ContestBegins, id)?.map(Timestamp::as_millisecond),
            entrants: entrants.collect(),
        })))
    }

    pub(super) fn encounter(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let id: i64 = row.get(0)?;
        let games = "SELECT table_id, first FROM match_games WHERE match_id = ?1 ORDER BY table_id";
        Ok(ExportLine::Match(Box::new(EncounterRow {
            id,
            tournament: row.get(1)?,
            round: row.get(2)?,
            board: row.get(3)?,
            place: row.get(4)?,
            game: row.get(5)?,
            variant: row.get(6)?,
            rated: row.get(7)?,
            clock: written::<Terms>(row, 8)?,
            goal: row.get::<_, MatchGoal>(9)?.to_string(),
            one: row.get(10)?,
            two: row.get(11)?,
            halves: [row.get(12)?, row.get(13)?],
            games_counted: row.get(14)?,
            began_at: at(row, 15)?,
            ended: row.get(16)?,
            games: self.list(games, id, |row| Ok((row.get(0)?, row.get(1)?)))?,
        })))
    }

    pub(super) fn add_tournament(&self, row: &TournamentRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO numbers (id) VALUES (?1)", [row.id])?;
        self.insert(
            "INSERT INTO contests (id, system, place_id, organizer_id, game, variant, rated, clock, goal, double,
             third_place, by_lot, three_points, rounds, weekday, state, round, opened_at, ended_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)",
            params![
                row.id,
                row.system,
                row.place,
                row.organizer,
                row.game,
                row.variant,
                row.rated,
                row.clock,
                row.goal,
                row.double,
                row.third_place,
                row.by_lot,
                row.three_points,
                row.rounds,
                row.weekday,
                row.state,
                row.round,
                row.opened_at,
                row.ended_at
            ],
        )?;
        for (seed, entrant) in row.entrants.iter().enumerate() {
            self.insert(
                "INSERT INTO entrants (contest_id, person_id, account_id, seed, gone, struck)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![row.id, entrant.person, entrant.account, seed, entrant.gone, entrant.struck],
            )?;
        }
        let begins = row.begins_at.and_then(|ms| Timestamp::from_millisecond(ms).ok());
        self.set_due(DueKind::ContestBegins, row.id, begins)
    }

    pub(super) fn add_encounter(&self, row: &EncounterRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO numbers (id) VALUES (?1)", [row.id])?;
        self.insert(
            "INSERT INTO matches (id, contest_id, round, board, place_id, game, variant, rated, clock, goal, one_id,
             two_id, halves_one, halves_two, games, began_at, ended)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
            params![
                row.id,
                row.tournament,
                row.round,
                row.board,
                row.place,
                row.game,
                row.variant,
                row.rated,
                row.clock,
                row.goal,
                row.one,
                row.two,
                row.halves[0],
                row.halves[1],
                row.games_counted,
                row.began_at,
                row.ended
            ],
        )?;
        for (table, first) in &row.games {
            self.insert(
                "INSERT INTO match_games (table_id, match_id, first) VALUES (?1, ?2, ?3)",
                params![table, row.id, first],
            )?;
        }
        Ok(())
    }
}
