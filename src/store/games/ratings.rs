//! Ratings, their history, and results.

use std::ops::Range;

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::people::accounts::FORGOTTEN;
use crate::store::rows::{readable, readable_one};
use crate::store::words::{Count, Ms, within};
use crate::store::{Account, Bookmark, StoreError, Transaction};

/// The games behind a rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RatingKey<'a> {
    /// Where they were played.
    pub scope: RatingScope,
    /// The game's id. `None` for all games.
    pub game: Option<&'a str>,
}

/// Where the games behind a rating were played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RatingScope {
    /// In the community with this number.
    Community(i64),
    /// Anywhere.
    Everywhere,
    /// Anywhere, by communities.
    OfCommunities,
}

/// The number of "everywhere", which has a row in `communities`.
const EVERYWHERE: i64 = 0;
/// The number of the scope in which communities are rated, which has one too.
const OF_COMMUNITIES: i64 = -1;

impl RatingScope {
    const fn column(self) -> i64 {
        match self {
            Self::Community(id) => id,
            Self::Everywhere => EVERYWHERE,
            Self::OfCommunities => OF_COMMUNITIES,
        }
    }
}

impl<'a> RatingKey<'a> {
    /// The columns `community_id` and `game`.
    pub(in crate::store) fn columns(self) -> (i64, &'a str) {
        (self.scope.column(), self.game.unwrap_or_default())
    }
}

/// The three numbers of Glicko-2: rating, deviation and volatility.
pub type Numbers = [f64; 3];

/// Everybody's first rating.
pub const UNRATED: Numbers = [1_500.0, 350.0, 0.06];

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
    /// The results behind it.
    pub score: Score,
    /// Whether it says little yet, because its deviation is high or because it comes from fewer than three opponents who
    /// have played others too.
    /// The database stores this with each change of the rating.
    pub provisional: bool,
}

impl RatingRow {
    /// Its three numbers.
    #[must_use]
    pub const fn numbers(&self) -> Numbers {
        [self.rating, self.deviation, self.volatility]
    }
}

/// A rating with a higher deviation is provisional.
pub(in crate::store) const PROVISIONAL_DEVIATION: f64 = 110.0;

/// A rating against fewer opponents is provisional.
pub(in crate::store) const RIVALS_MIN: u32 = 3;

/// Numbers of wins, draws and losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// The change of a rating by a game.
#[derive(Clone, Copy, Debug)]
pub struct RatingChange {
    /// The game.
    pub game_id: i64,
    /// The rating before.
    pub before: RatingRow,
    /// The rating after.
    pub after: RatingRow,
}

const COLUMNS: &str = "SELECT person_id, rating, deviation, volatility, wins, draws, losses, provisional FROM ratings";

/// Reads the three numbers of Glicko-2 from this column on: rating, deviation and volatility. Each is within bounds
/// that no game exceeds.
pub(in crate::store) fn strength(row: &Row<'_>, column: usize) -> rusqlite::Result<Numbers> {
    let rating = within(row, column, -1e6..=1e6)?;
    Ok([rating, within(row, column + 1, f64::MIN_POSITIVE..=1e4)?, within(row, column + 2, f64::MIN_POSITIVE..=1e3)?])
}

/// Reads wins, draws and losses from three columns.
pub(in crate::store) fn score(row: &Row<'_>, column: usize) -> rusqlite::Result<Score> {
    let count = |column: usize| row.get::<_, Count>(column).map(|count| count.0);
    Ok(Score { wins: count(column)?, draws: count(column + 1)?, losses: count(column + 2)? })
}

/// Reads a rating from eight columns.
pub(in crate::store) fn rating(row: &Row<'_>, column: usize) -> rusqlite::Result<RatingRow> {
    let [rating, deviation, volatility] = strength(row, column + 1)?;
    Ok(RatingRow {
        person_id: row.get(column)?,
        rating,
        deviation,
        volatility,
        score: score(row, column + 4)?,
        provisional: row.get(column + 7)?,
    })
}

impl Transaction<'_> {
    /// A person's rating, if they have one.
    pub fn rating(&self, key: RatingKey<'_>, person_id: i64) -> Result<Option<RatingRow>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached(&format!("{COLUMNS} WHERE community_id = ?1 AND game = ?2 AND person_id = ?3"))?;
        let (community, game) = key.columns();
        Ok(readable_one(statement.query_row(params![community, game, person_id], |row| rating(row, 0)))?)
    }

    /// Changes a rating, and notes the change.
    ///
    /// # Errors
    /// If the game has changed this rating before.
    pub fn change_rating(&self, key: RatingKey<'_>, change: &RatingChange, now: Timestamp) -> Result<(), StoreError> {
        let RatingChange { game_id, before, after } = change;
        let (community, game) = key.columns();
        let noted = Bookmark { at: now, id: *game_id };
        self.note_change(noted, key, after.person_id, before.numbers(), after.numbers())?;
        self.inner
            .prepare_cached(
                "INSERT INTO ratings (community_id, game, person_id, rating, deviation, volatility, wins, draws, losses,
                 rated_at, provisional)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?5 > ?11 OR (SELECT count(*) FROM (SELECT 1 FROM
                     settled_rivals WHERE community_id = ?1 AND game = ?2 AND person_id = ?3 LIMIT ?12)) < ?12)
                 ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, wins = excluded.wins, draws = excluded.draws,
                 losses = excluded.losses, rated_at = excluded.rated_at, provisional = excluded.provisional",
            )?
            .execute(params![
                community,
                game,
                after.person_id,
                after.rating,
                after.deviation,
                after.volatility,
                after.score.wins,
                after.score.draws,
                after.score.losses,
                Ms(now),
                PROVISIONAL_DEVIATION,
                RIVALS_MIN
            ])?;
        Ok(())
    }

    /// Notes what a game does to a rating, and with it that its players met.
    pub fn note_change(
        &self,
        game: Bookmark,
        key: RatingKey<'_>,
        person_id: i64,
        before: Numbers,
        after: Numbers,
    ) -> Result<(), StoreError> {
        let (community, name) = key.columns();
        self.inner
            .prepare_cached(
                "INSERT INTO rating_changes (game_id, community_id, game, person_id, rating_before, deviation_before,
                 volatility_before, rating, deviation, volatility, changed_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                game.id,
                community,
                name,
                person_id,
                before[0],
                before[1],
                before[2],
                after[0],
                after[1],
                after[2],
                Ms(game.at)
            ])?;
        Ok(())
    }

    /// How many rated games two people have finished since a time.
    pub fn meetings_since(&self, people: [i64; 2], since: Timestamp) -> Result<u32, StoreError> {
        let [one, other] = people;
        let mut statement = self
            .inner
            .prepare_cached("SELECT count(*) FROM meetings WHERE one_id = ?1 AND other_id = ?2 AND ended_at >= ?3")?;
        Ok(statement.query_row(params![one.min(other), one.max(other), Ms(since)], |row| row.get(0))?)
    }

    /// How many rated games a person has finished since a time against people who may all be the same one: who have met
    /// nobody else, or were forgotten.
    pub fn meetings_with_strangers_since(&self, person_id: i64, since: Timestamp) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM
                 (SELECT other_id AS met FROM meetings WHERE one_id = ?1 AND ended_at >= ?2 UNION ALL
                  SELECT one_id FROM meetings WHERE other_id = ?1 AND ended_at >= ?2)
             WHERE EXISTS (SELECT 1 FROM accounts WHERE person_id = met AND substr(external_id, 1, length(?3)) = ?3)
                OR NOT EXISTS (SELECT 1 FROM meetings WHERE one_id = met AND other_id <> ?1)
               AND NOT EXISTS (SELECT 1 FROM meetings WHERE other_id = met AND one_id <> ?1)",
        )?;
        Ok(statement.query_row(params![person_id, Ms(since), FORGOTTEN], |row| row.get(0))?)
    }

    /// Whether a person has finished a rated game against anybody but this other one.
    pub fn has_met_others(&self, person_id: i64, than_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM meetings WHERE one_id = ?1 AND other_id <> ?2 UNION ALL
             SELECT 1 FROM meetings WHERE other_id = ?1 AND one_id <> ?2 LIMIT 1",
        )?;
        Ok(statement.exists([person_id, than_id])?)
    }

    /// A page of a ranking, counted from 0: ratings that a game has changed since a time, each with its person's first
    /// account. Provisional ratings come last, and higher ones come first.
    pub fn ranking(
        &self,
        key: RatingKey<'_>,
        since: Timestamp,
        places: Range<u32>,
    ) -> Result<Vec<(RatingRow, Account)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, rating, deviation, volatility, wins, draws, losses, provisional,
             (SELECT min(id) FROM accounts WHERE accounts.person_id = ratings.person_id)
             FROM ratings WHERE community_id = ?1 AND game = ?2 AND rated_at >= ?3
             ORDER BY provisional, rating DESC, person_id LIMIT ?4 OFFSET ?5",
        )?;
        let (community, game) = key.columns();
        let row = |row: &Row<'_>| Ok((rating(row, 0)?, row.get(8)?));
        let parameters = params![community, game, Ms(since), places.len(), places.start];
        let rows = statement.query_map(parameters, row)?;
        let rows: Vec<(RatingRow, i64)> = readable(rows)?;
        rows.into_iter().map(|(row, account)| Ok((row, self.account_numbered(account)?))).collect()
    }

    /// How many people are in a ranking.
    pub fn ranked(&self, key: RatingKey<'_>, since: Timestamp) -> Result<u32, StoreError> {
        let (community, game) = key.columns();
        let mut statement = self
            .inner
            .prepare_cached("SELECT count(*) FROM ratings WHERE community_id = ?1 AND game = ?2 AND rated_at >= ?3")?;
        Ok(statement.query_row(params![community, game, Ms(since)], |row| row.get(0))?)
    }

    /// A person's place in a ranking, counted from 0, if they are in it.
    pub fn place_in_ranking(
        &self,
        key: RatingKey<'_>,
        since: Timestamp,
        person_id: i64,
    ) -> Result<Option<u32>, StoreError> {
        let (community, game) = key.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT (SELECT count(*) FROM ratings AS above WHERE above.community_id = ?1 AND above.game = ?2
                 AND above.rated_at >= ?3 AND (above.provisional, -above.rating, above.person_id)
                 < (own.provisional, -own.rating, own.person_id))
             FROM ratings AS own WHERE own.community_id = ?1 AND own.game = ?2 AND own.person_id = ?4
                 AND own.rated_at >= ?3",
        )?;
        Ok(statement.query_row(params![community, game, Ms(since), person_id], |row| row.get(0)).optional()?)
    }

    /// A person's rating at a time, or their first one if they had none yet. `None` if it never changed.
    pub fn rating_at(&self, key: RatingKey<'_>, person_id: i64, at: Timestamp) -> Result<Option<f64>, StoreError> {
        let (community, game) = key.columns();
        let parameters = params![community, game, person_id, Ms(at)];
        let mut later = self.inner.prepare_cached(
            "SELECT rating_before FROM rating_changes WHERE community_id = ?1 AND game = ?2 AND person_id = ?3
             AND changed_at > ?4 ORDER BY changed_at, game_id LIMIT 1",
        )?;
        if let Some(before) = later.query_row(parameters, |row| row.get(0)).optional()? {
            return Ok(Some(before));
        }
        let mut earlier = self.inner.prepare_cached(
            "SELECT rating FROM rating_changes WHERE community_id = ?1 AND game = ?2 AND person_id = ?3
             AND changed_at <= ?4 ORDER BY changed_at DESC, game_id DESC LIMIT 1",
        )?;
        Ok(earlier.query_row(parameters, |row| row.get(0)).optional()?)
    }

    /// The course of a person's rating over their last rated games: its value before the first of them, and after each.
    pub fn rating_history(&self, key: RatingKey<'_>, person_id: i64, at_most: u32) -> Result<Vec<f64>, StoreError> {
        let (community, game) = key.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT rating_before, rating FROM rating_changes WHERE community_id = ?1 AND game = ?2 AND person_id = ?3
             ORDER BY changed_at DESC, game_id DESC LIMIT ?4",
        )?;
        let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let changes = statement.query_map(params![community, game, person_id, at_most], row)?;
        let changes: Vec<(f64, f64)> = changes.collect::<Result<_, _>>()?;
        let first = changes.last().map(|(before, _)| *before);
        Ok(first.into_iter().chain(changes.iter().rev().map(|(_, after)| *after)).collect())
    }

    /// A person's best wins: the opponents with the highest ratings before the game, among the person's last five
    /// hundred rated games. Each opponent has the highest of these ratings.
    pub fn best_wins(
        &self,
        key: RatingKey<'_>,
        person_id: i64,
        at_most: u32,
    ) -> Result<Vec<(Account, f64)>, StoreError> {
        let (community, game) = key.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT loser.account_id, max(beaten.rating_before) FROM
                 (SELECT game_id, community_id, game, person_id FROM rating_changes
                  WHERE community_id = ?1 AND game = ?2 AND person_id = ?3
                  ORDER BY changed_at DESC, game_id DESC LIMIT 500) won
             JOIN games ON games.id = won.game_id
             JOIN seats winner ON winner.game_id = won.game_id AND winner.person_id = won.person_id
                 AND winner.seat = games.winner
             JOIN seats loser ON loser.game_id = won.game_id AND loser.person_id <> won.person_id
             JOIN rating_changes beaten ON beaten.game_id = won.game_id AND beaten.community_id = won.community_id
                 AND beaten.game = won.game AND beaten.person_id = loser.person_id
             GROUP BY loser.person_id ORDER BY 2 DESC, loser.person_id LIMIT ?4",
        )?;
        let found =
            statement.query_map(params![community, game, person_id, at_most], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let found: Vec<(i64, f64)> = found.collect::<Result<_, _>>()?;
        found.into_iter().map(|(account, rating)| Ok((self.account_numbered(account)?, rating))).collect()
    }

    /// A person's streak in rated games: the number of wins in a row, or of losses as a negative number.
    pub fn streak(&self, key: RatingKey<'_>, person_id: i64) -> Result<i32, StoreError> {
        let (community, game) = key.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT CASE WHEN games.winner IS NULL THEN 0 WHEN games.winner = seats.seat THEN 1 ELSE -1 END
             FROM rating_changes JOIN games ON games.id = rating_changes.game_id
             JOIN seats ON seats.game_id = rating_changes.game_id AND seats.person_id = rating_changes.person_id
             WHERE rating_changes.community_id = ?1 AND rating_changes.game = ?2 AND rating_changes.person_id = ?3
             ORDER BY rating_changes.changed_at DESC, rating_changes.game_id DESC",
        )?;
        let mut results = statement.query(params![community, game, person_id])?;
        let mut streak = 0;
        while let Some(row) = results.next()? {
            let result: i32 = row.get(0)?;
            if result == 0 || streak * result < 0 {
                break;
            }
            streak += result;
        }
        Ok(streak)
    }

    /// A person's ratings by game, starting with the one for all games.
    pub fn ratings_of(
        &self,
        scope: RatingScope,
        person_id: i64,
    ) -> Result<Vec<(Option<String>, RatingRow)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT person_id, rating, deviation, volatility, wins, draws, losses, provisional, game FROM ratings
             WHERE person_id = ?2 AND community_id = ?1 ORDER BY game",
        )?;
        let rows = statement.query_map([scope.column(), person_id], |row| {
            let game: String = row.get(8)?;
            Ok((Some(game).filter(|game| !game.is_empty()), rating(row, 0)?))
        })?;
        Ok(readable(rows)?)
    }

    /// A person's games against another person that have a result, rated or not, the newest first: which game it was,
    /// and whether they won; `None` if nobody did. With those that began in direct conversations, or without.
    pub fn results_against(
        &self,
        person_id: i64,
        opponent_id: i64,
        with_direct: bool,
    ) -> Result<Vec<(String, Option<bool>)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT g.game, g.winner = mine.seat
             FROM seats mine
             JOIN seats theirs ON theirs.game_id = mine.game_id AND theirs.seat <> mine.seat AND theirs.person_id = ?2
             JOIN games g ON g.id = mine.game_id JOIN places p ON p.id = g.place_id
             WHERE mine.person_id = ?1 AND mine.live = 0 AND g.state = 'over' AND g.reason NOT IN ('void', 'abandoned')
             AND (?3 OR p.direct = 0) ORDER BY mine.game_id DESC",
        )?;
        let result = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        Ok(readable(statement.query_map(params![person_id, opponent_id, with_direct], result)?)?)
    }
}
