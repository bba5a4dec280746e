//! Season ratings. They start over with each season.

use std::ops::Range;

use rusqlite::{OptionalExtension, params};

use crate::store::games::ratings::{PROVISIONAL_DEVIATION, RIVALS_MIN, rating};
use crate::store::rows::{readable, readable_one};
use crate::store::{Account, RatingKey, RatingRow, StoreError, Transaction};

/// The games behind a season rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeasonKey<'a> {
    /// The season's number.
    pub season: i64,
    /// The games.
    pub of: RatingKey<'a>,
}

const COLUMNS: &str =
    "SELECT person_id, rating, deviation, volatility, wins, draws, losses, provisional FROM season_ratings
     WHERE season = ?1 AND community_id = ?2 AND game = ?3";

impl Transaction<'_> {
    /// A person's rating in a season, if they have one.
    pub fn season_rating(&self, key: SeasonKey<'_>, person_id: i64) -> Result<Option<RatingRow>, StoreError> {
        let (community, game) = key.of.columns();
        let mut statement = self.inner.prepare_cached(&format!("{COLUMNS} AND person_id = ?4"))?;
        Ok(readable_one(statement.query_row(params![key.season, community, game, person_id], |row| rating(row, 0)))?)
    }

    /// Writes a person's season rating after a game against a rival, and whether it's provisional.
    pub fn put_season_rating(&self, key: SeasonKey<'_>, row: &RatingRow, rival_id: i64) -> Result<(), StoreError> {
        let (community, game) = key.of.columns();
        self.add_season_rival(key.season, community, game, row.person_id, rival_id)?;
        self.inner
            .prepare_cached(
                "INSERT INTO season_ratings (season, community_id, game, person_id, rating, deviation, volatility, wins,
                 draws, losses, provisional)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?6 > ?11 OR (SELECT count(*) FROM settled_season_rivals
                     WHERE season = ?1 AND community_id = ?2 AND game = ?3 AND person_id = ?4) < ?12)
                 ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, wins = excluded.wins, draws = excluded.draws,
                 losses = excluded.losses, provisional = excluded.provisional",
            )?
            .execute(params![
                key.season,
                community,
                game,
                row.person_id,
                row.rating,
                row.deviation,
                row.volatility,
                row.score.wins,
                row.score.draws,
                row.score.losses,
                PROVISIONAL_DEVIATION,
                RIVALS_MIN
            ])?;
        Ok(())
    }

    /// Notes a person's opponent in a season.
    pub(in crate::store) fn add_season_rival(
        &self,
        season: i64,
        community_id: i64,
        game: &str,
        person_id: i64,
        rival_id: i64,
    ) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO season_rivals (season, community_id, game, person_id, rival_id) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO NOTHING",
            )?
            .execute(params![season, community_id, game, person_id, rival_id])?;
        Ok(())
    }

    /// A page of a season's ranking, counted from 0, each rating with its person's first account. Provisional ratings
    /// come last, and higher ones come first.
    pub fn season_ranking(
        &self,
        key: SeasonKey<'_>,
        places: Range<u32>,
    ) -> Result<Vec<(RatingRow, Account)>, StoreError> {
        let (community, game) = key.of.columns();
        let mut statement = self
            .inner
            .prepare_cached(&format!("{COLUMNS} ORDER BY provisional, rating DESC, person_id LIMIT ?4 OFFSET ?5"))?;
        let found = statement
            .query_map(params![key.season, community, game, places.len(), places.start], |row| rating(row, 0))?;
        let rows: Vec<RatingRow> = readable(found)?;
        rows.into_iter().map(|row| Ok((row, self.account_in_season(row.person_id)?))).collect()
    }

    /// How many people are in a season's ranking.
    pub fn season_ranked(&self, key: SeasonKey<'_>) -> Result<u32, StoreError> {
        let (community, game) = key.of.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM season_ratings WHERE season = ?1 AND community_id = ?2 AND game = ?3",
        )?;
        Ok(statement.query_row(params![key.season, community, game], |row| row.get(0))?)
    }

    /// A person's place in a season's ranking, counted from 0, if they are in it.
    pub fn place_in_season(&self, key: SeasonKey<'_>, person_id: i64) -> Result<Option<u32>, StoreError> {
        let (community, game) = key.of.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT (SELECT count(*) FROM season_ratings AS above WHERE above.season = ?1 AND above.community_id = ?2
                 AND above.game = ?3 AND (above.provisional, -above.rating, above.person_id)
                 < (own.provisional, -own.rating, own.person_id))
             FROM season_ratings AS own
             WHERE own.season = ?1 AND own.community_id = ?2 AND own.game = ?3 AND own.person_id = ?4",
        )?;
        Ok(statement.query_row(params![key.season, community, game, person_id], |row| row.get(0)).optional()?)
    }
}
