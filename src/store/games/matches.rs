//! Matches: one or more games between two players for one result.

use std::collections::BTreeSet;

use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};

use crate::clock::Terms;
use crate::rules::Player;
use crate::store::games::tournaments::ROUNDS_MAX;
use crate::store::rows::{readable, readable_one};
use crate::store::words::{Count, Ms, UpTo, words};
use crate::store::{StoreError, Transaction};
use crate::tournament::{MatchGoal, MatchTally};

/// One or more games between two players for one result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// The number. 0 before it has one.
    pub id: i64,
    /// The tournament, if any.
    pub tournament_id: Option<i64>,
    /// In a tournament: the round from 1, and the place in it from 0.
    pub round: u32,
    /// See `round`.
    pub board: u32,
    /// The place where its games are played.
    pub place_id: i64,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// Whether it's rated.
    pub rated: bool,
    /// The time control and terms of its games.
    pub clock: Option<Terms>,
    /// The goal: how it is won.
    pub goal: MatchGoal,
    /// The account of the first player, who begins the first game.
    pub one_id: i64,
    /// The opponent's account. `None` in a bye.
    pub two_id: Option<i64>,
    /// The current score.
    pub score: MatchTally,
    /// When it began.
    pub began_at: Timestamp,
    /// How it ended, if it's over.
    pub ended: Option<MatchEnd>,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchEnd {
    /// The first player won.
    One,
    /// The second player won.
    Two,
    /// It's a draw.
    Draw,
    /// The second player didn't come, or left.
    WalkoverOne,
    /// The first player didn't come, or left.
    WalkoverTwo,
    /// Neither player came.
    Absent,
    /// It doesn't count.
    Void,
}

words!(MatchEnd: One = "one", Two = "two", Draw = "draw", WalkoverOne = "walkover-one", WalkoverTwo = "walkover-two",
    Absent = "absent", Void = "void");

impl ToSql for MatchGoal {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for MatchGoal {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str()?.parse().map_err(|_| FromSqlError::InvalidType)
    }
}

const COLUMNS: &str = "SELECT m.id, m.tournament_id, m.round, m.board, m.place_id, m.game, m.variant, m.rated, m.clock,
    m.goal, m.one_id, m.two_id, m.halves_one, m.halves_two, m.games, m.began_at, m.ended";

/// The most places that a round of a tournament can have.
const BOARDS_MAX: u32 = 1_000;

pub(in crate::store) fn row(row: &Row<'_>) -> rusqlite::Result<MatchRow> {
    let tournament_id: Option<i64> = row.get(1)?;
    let round = row.get::<_, UpTo<ROUNDS_MAX>>(2)?.0;
    if tournament_id.is_some() && round == 0 {
        return Err(rusqlite::Error::IntegralValueOutOfRange(2, 0));
    }
    let count = |column: usize| row.get::<_, Count>(column).map(|count| count.0);
    Ok(MatchRow {
        id: row.get(0)?,
        tournament_id,
        round,
        board: row.get::<_, UpTo<BOARDS_MAX>>(3)?.0,
        place_id: row.get(4)?,
        game: row.get(5)?,
        variant: row.get(6)?,
        rated: row.get(7)?,
        clock: row.get(8)?,
        goal: row.get(9)?,
        one_id: row.get(10)?,
        two_id: row.get(11)?,
        score: MatchTally { half_points: [count(12)?, count(13)?], games: count(14)? },
        began_at: row.get::<_, Ms>(15)?.0,
        ended: row.get(16)?,
    })
}

fn of_tournament() -> String {
    format!("{COLUMNS} FROM matches m WHERE m.tournament_id = ?1 ORDER BY m.round, m.board")
}

impl Transaction<'_> {
    /// Adds a match, and returns its new number.
    pub fn add_match(&self, new: &MatchRow) -> Result<i64, StoreError> {
        let id = self.next_number()?;
        self.inner
            .prepare_cached(
                "INSERT INTO matches (id, tournament_id, round, board, place_id, game, variant, rated, clock, goal, one_id,
                 two_id, halves_one, halves_two, games, began_at, ended)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
            )?
            .execute(params![
                id,
                new.tournament_id,
                new.round,
                new.board,
                new.place_id,
                new.game,
                new.variant,
                new.rated,
                new.clock,
                new.goal,
                new.one_id,
                new.two_id,
                new.score.half_points[0],
                new.score.half_points[1],
                new.score.games,
                Ms(new.began_at),
                new.ended
            ])?;
        Ok(id)
    }

    /// Writes a match's score and end.
    pub fn update_match(&self, row: &MatchRow) -> Result<(), StoreError> {
        let [one, two] = row.score.half_points;
        self.inner
            .prepare_cached(
                "UPDATE matches SET halves_one = ?2, halves_two = ?3, games = ?4, ended = ?5 WHERE id = ?1",
            )?
            .execute(params![row.id, one, two, row.score.games, row.ended])?;
        Ok(())
    }

    /// Has others play a match: those of its row.
    pub fn seat_match(&self, row: &MatchRow) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE matches SET one_id = ?2, two_id = ?3 WHERE id = ?1")?
            .execute(params![row.id, row.one_id, row.two_id])?;
        Ok(())
    }

    /// Adds a game to a match, with the side of the match's first player.
    pub fn add_match_game(&self, match_id: i64, game_id: i64, first: Player) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO match_games (game_id, match_id, first) VALUES (?1, ?2, ?3)")?
            .execute(params![game_id, match_id, first])?;
        Ok(())
    }

    /// The match that a game belongs to, and the side of the match's first player.
    pub fn match_of(&self, game_id: i64) -> Result<Option<(MatchRow, Player)>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS}, g.first FROM match_games g JOIN matches m ON m.id = g.match_id WHERE g.game_id = ?1"
        ))?;
        Ok(readable_one(statement.query_row([game_id], |found| Ok((row(found)?, found.get(17)?))))?)
    }

    /// The newest game of a match.
    pub fn last_game_of(&self, match_id: i64) -> Result<Option<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT max(game_id) FROM match_games WHERE match_id = ?1")?;
        Ok(statement.query_row([match_id], |row| row.get(0))?)
    }

    /// The games of a match, the oldest first, each with the side of the match's first player.
    pub fn games_of(&self, match_id: i64) -> Result<Vec<(i64, Player)>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT game_id, first FROM match_games WHERE match_id = ?1 ORDER BY game_id")?;
        Ok(statement.query_map([match_id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
    }

    /// The matches of a tournament by round and place. The tournament can't go on without any of them.
    ///
    /// # Errors
    /// If one of them can't be read.
    pub fn matches_of(&self, tournament_id: i64) -> Result<Vec<MatchRow>, StoreError> {
        Ok(self.inner.prepare_cached(&of_tournament())?.query_map([tournament_id], row)?.collect::<Result<_, _>>()?)
    }

    /// The matches of a tournament that can be read.
    pub fn readable_matches_of(&self, tournament_id: i64) -> Result<Vec<MatchRow>, StoreError> {
        Ok(readable(self.inner.prepare_cached(&of_tournament())?.query_map([tournament_id], row)?)?)
    }

    /// How many rounds of a tournament have matches that aren't over. `None` if it can't go on, because one of its matches
    /// is unreadable.
    pub fn rounds_underway(&self, tournament_id: i64) -> Result<Option<usize>, StoreError> {
        let mut rounds = BTreeSet::new();
        let mut statement = self.inner.prepare_cached(&of_tournament())?;
        for found in statement.query_map([tournament_id], row)? {
            match readable_one(found)? {
                None => return Ok(None),
                Some(row) if row.ended.is_none() => drop(rounds.insert(row.round)),
                Some(_) => {}
            }
        }
        Ok(Some(rounds.len()))
    }

    /// The match with this number.
    pub fn match_numbered(&self, id: i64) -> Result<Option<MatchRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{COLUMNS} FROM matches m WHERE m.id = ?1"))?;
        Ok(readable_one(statement.query_row([id], row))?)
    }

    /// Whether all matches of a tournament are over, so that it can go on. It can't if one of them is unreadable.
    pub fn are_matches_over(&self, tournament_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(&of_tournament())?;
        for found in statement.query_map([tournament_id], row)? {
            if readable_one(found)?.is_none_or(|row| row.ended.is_none()) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
