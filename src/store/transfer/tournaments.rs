//! Tournaments and matches, as records.

use jiff::Timestamp;
use rusqlite::{Row, params};

use super::{EncounterRow, ExportLine, JoinedRow, TournamentRow};
use crate::store::games::matches;
use crate::store::games::tournaments::tournament;
use crate::store::words::{Ms, time};
use crate::store::{DueKind, StoreError, Transaction};

pub(super) const TOURNAMENTS: &str =
    "SELECT id, system, place_id, organizer_id, game, variant, rated, clock, goal, double, third_place, by_lot,
     three_points, rounds, weekday, state, round, opened_at, at_once, round_ms, extended, title, most, late, paused,
     playoff, division, up, follows, late_half, begins_minute, zone, lasts_ms, ended_at FROM tournaments ORDER BY id";

pub(super) const MATCHES: &str =
    "SELECT id, tournament_id, round, board, place_id, game, variant, rated, clock, goal, one_id, two_id, halves_one,
     halves_two, games, began_at, ended FROM matches ORDER BY id";

impl Transaction<'_> {
    pub(super) fn tournament_line(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let ended_at: Option<Ms> = row.get(33)?;
        let row = tournament(row)?;
        let entrants = self.entrants(row.id)?.into_iter().map(|entrant| JoinedRow {
            person: entrant.person_id,
            account: entrant.account_id,
            withdrawn: entrant.withdrawn,
            annulled: entrant.annulled,
            placed: entrant.placed,
            missed: entrant.missed,
            removed: entrant.removed,
            place: entrant.place_id,
        });
        Ok(ExportLine::Tournament(Box::new(TournamentRow {
            id: row.id,
            system: row.system,
            place: row.place_id,
            organizer: row.organizer_id,
            game: row.game,
            variant: row.variant,
            rated: row.rated,
            clock: row.clock.to_string(),
            goal: row.goal.to_string(),
            double: row.double,
            third_place: row.third_place,
            by_lot: row.by_lot,
            three_points: row.three_points,
            rounds: row.rounds,
            weekday: row.weekday,
            state: row.state,
            round: row.round,
            opened_at: row.opened_at.as_millisecond(),
            at_once: row.at_once,
            round_ms: row.round_time.map(|time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX)),
            extended: row.extended,
            title: row.title,
            most: row.most,
            late: row.late,
            paused: row.paused,
            playoff: row.playoff,
            division: row.divisions.map(|[most, _]| most),
            up: row.divisions.map_or(0, |[_, up]| up),
            follows: row.follows,
            late_half: row.late_half,
            begins_minute: row.begins_minute,
            zone: row.zone,
            lasts_ms: row.lasts.map(|time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX)),
            ended_at: ended_at.map(|Ms(at)| at.as_millisecond()),
            begins_at: self.due_at(DueKind::TOURNAMENT_BEGINS, row.id)?.map(Timestamp::as_millisecond),
            ends_at: self.due_at(DueKind::TOURNAMENT_ENDS, row.id)?.map(Timestamp::as_millisecond),
            entrants: entrants.collect(),
            helpers: self.helpers(row.id)?,
            former: self.former_entrants(row.id)?,
        })))
    }

    pub(super) fn encounter(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let row = matches::row(row)?;
        let games = self.games_of(row.id)?.into_iter().map(|(game, first)| (game, first.number()));
        Ok(ExportLine::Match(Box::new(EncounterRow {
            id: row.id,
            tournament: row.tournament_id,
            round: row.round,
            board: row.board,
            place: row.place_id,
            game: row.game,
            variant: row.variant,
            rated: row.rated,
            clock: row.clock.map(|clock| clock.to_string()),
            goal: row.goal.to_string(),
            one: row.one_id,
            two: row.two_id,
            half_points: row.score.half_points,
            games_counted: row.score.games,
            began_at: row.began_at.as_millisecond(),
            ended: row.ended,
            ends_at: self.due_at(DueKind::MATCH_ENDS, row.id)?.map(Timestamp::as_millisecond),
            games: games.collect(),
        })))
    }

    pub(super) fn add_tournament(&self, row: &TournamentRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO numbers (id) VALUES (?1)", [row.id])?;
        self.insert(
            "INSERT INTO tournaments (id, system, place_id, organizer_id, game, variant, rated, clock, goal, double,
             third_place, by_lot, three_points, rounds, weekday, state, round, opened_at, ended_at, at_once, round_ms,
             extended, title, most, late, paused, playoff, division, up, follows, late_half, begins_minute, zone, lasts_ms)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21,
             ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32, ?33, ?34)",
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
                row.ended_at,
                row.at_once,
                row.round_ms,
                row.extended,
                row.title,
                row.most,
                row.late,
                row.paused,
                row.playoff,
                row.division,
                row.up,
                row.follows,
                row.late_half,
                row.begins_minute,
                row.zone,
                row.lasts_ms
            ],
        )?;
        self.add_entrants(row)?;
        for (kind, ms) in [(DueKind::TOURNAMENT_BEGINS, row.begins_at), (DueKind::TOURNAMENT_ENDS, row.ends_at)] {
            let at = ms.map(|ms| time(ms).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, ms)));
            self.set_due(kind, row.id, at.transpose()?)?;
        }
        // Whoever waited for a rematch has waited long enough.
        let waited = row.ends_at.and_then(|_| time(row.opened_at));
        self.set_due(DueKind::REMATCH, row.id, waited)
    }

    /// Adds a tournament's entrants, helpers and those who were replaced.
    fn add_entrants(&self, row: &TournamentRow) -> Result<(), StoreError> {
        for (seed, entrant) in row.entrants.iter().enumerate() {
            self.insert(
                "INSERT INTO entrants (tournament_id, person_id, account_id, seed, withdrawn, annulled, placed, missed, removed,
                 place_id)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                params![
                    row.id,
                    entrant.person,
                    entrant.account,
                    seed,
                    entrant.withdrawn,
                    entrant.annulled,
                    entrant.placed,
                    entrant.missed,
                    entrant.removed,
                    entrant.place
                ],
            )?;
        }
        for helper in &row.helpers {
            self.insert("INSERT INTO helpers (tournament_id, account_id) VALUES (?1, ?2)", [row.id, *helper])?;
        }
        for (account, seed) in &row.former {
            self.insert(
                "INSERT INTO former_entrants (tournament_id, account_id, seed) VALUES (?1, ?2, ?3)",
                params![row.id, account, seed],
            )?;
        }
        Ok(())
    }

    pub(super) fn add_encounter(&self, row: &EncounterRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO numbers (id) VALUES (?1)", [row.id])?;
        self.insert(
            "INSERT INTO matches (id, tournament_id, round, board, place_id, game, variant, rated, clock, goal, one_id,
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
                row.half_points[0],
                row.half_points[1],
                row.games_counted,
                row.began_at,
                row.ended
            ],
        )?;
        for (game, first) in &row.games {
            self.insert(
                "INSERT INTO match_games (game_id, match_id, first) VALUES (?1, ?2, ?3)",
                params![game, row.id, first],
            )?;
        }
        Ok(())
    }
}
