//! Ratings, their history, and results.

use rusqlite::{OptionalExtension, Row, params};

use super::{Error, Transaction};

/// Which rating of a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RatingKey<'a> {
    /// The community's number; 0 for everywhere.
    pub community_id: i64,
    /// The game's id; empty for all games.
    pub game: &'a str,
}

/// A person's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingRow {
    /// The person.
    pub person_id: i64,
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
    /// What it comes from.
    pub score: Score,
}

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// A change of a rating by a game.
#[derive(Clone, Copy, Debug)]
pub struct RatingChange {
    /// The game.
    pub table_id: i64,
    /// The rating before.
    pub before: RatingRow,
    /// The rating after.
    pub after: RatingRow,
}

const COLUMNS: &str = "SELECT person_id, rating, deviation, volatility, wins, draws, losses FROM ratings";

fn rating(row: &Row<'_>) -> rusqlite::Result<RatingRow> {
    Ok(RatingRow {
        person_id: row.get(0)?,
        rating: row.get(1)?,
        deviation: row.get(2)?,
        volatility: row.get(3)?,
        score: Score { wins: row.get(4)?, draws: row.get(5)?, losses: row.get(6)? },
    })
}

impl Transaction<'_> {
    /// A person's rating, if he has one.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn rating(&self, key: RatingKey<'_>, person_id: i64) -> Result<Option<RatingRow>, Error> {
        let mut statement = self
            .inner
            .prepare_cached(&format!("{COLUMNS} WHERE community_id = ?1 AND game = ?2 AND person_id = ?3"))?;
        Ok(statement.query_row(params![key.community_id, key.game, person_id], rating).optional()?)
    }

    /// Changes a rating and notes the change.
    ///
    /// # Errors
    /// If SQLite refuses, as it does if the game has changed this rating before.
    pub fn change_rating(&self, key: RatingKey<'_>, change: &RatingChange, now: i64) -> Result<(), Error> {
        let RatingChange { table_id, before, after } = change;
        self.inner
            .prepare_cached(
                "INSERT INTO rating_changes (table_id, community_id, game, person_id, rating_before, deviation_before,
                 volatility_before, rating, deviation, volatility, changed_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                table_id,
                key.community_id,
                key.game,
                after.person_id,
                before.rating,
                before.deviation,
                before.volatility,
                after.rating,
                after.deviation,
                after.volatility,
                now
            ])?;
        self.inner
            .prepare_cached(
                "INSERT INTO ratings (community_id, game, person_id, rating, deviation, volatility, wins, draws, losses)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                 ON CONFLICT DO UPDATE SET rating = ?4, deviation = ?5, volatility = ?6, wins = ?7, draws = ?8,
                 losses = ?9",
            )?
            .execute(params![
                key.community_id,
                key.game,
                after.person_id,
                after.rating,
                after.deviation,
                after.volatility,
                after.score.wins,
                after.score.draws,
                after.score.losses
            ])?;
        Ok(())
    }

    /// The highest ratings of a kind with the names of the people, highest first, at most so many.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn ranking(&self, key: RatingKey<'_>, at_most: u32) -> Result<Vec<(RatingRow, String)>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, rating, deviation, volatility, wins, draws, losses,
             (SELECT name FROM accounts WHERE accounts.person_id = ratings.person_id ORDER BY id LIMIT 1)
             FROM ratings WHERE community_id = ?1 AND game = ?2 ORDER BY rating DESC, person_id LIMIT ?3",
        )?;
        let rows =
            statement.query_map(params![key.community_id, key.game, at_most], |row| Ok((rating(row)?, row.get(7)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A person's ratings in a community (0: everywhere) by game; that of all games, whose game is empty, first.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn ratings_of(&self, community_id: i64, person_id: i64) -> Result<Vec<(String, RatingRow)>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, rating, deviation, volatility, wins, draws, losses, game FROM ratings
             WHERE person_id = ?2 AND community_id = ?1 ORDER BY game",
        )?;
        let rows = statement.query_map([community_id, person_id], |row| Ok((row.get(7)?, rating(row)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The results of a person's games against another person, rated or not.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn score_against(&self, person_id: i64, opponent_id: i64) -> Result<Score, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FILTER (WHERE winner = mine.seat), count(*) FILTER (WHERE winner = 0),
             count(*) FILTER (WHERE winner = theirs.seat)
             FROM seats mine JOIN seats theirs ON theirs.table_id = mine.table_id AND theirs.person_id = ?2
             JOIN tables ON tables.id = mine.table_id
             WHERE mine.person_id = ?1 AND mine.live = 0 AND tables.state = 'over'",
        )?;
        Ok(statement.query_row([person_id, opponent_id], |row| {
            Ok(Score { wins: row.get(0)?, draws: row.get(1)?, losses: row.get(2)? })
        })?)
    }
}
