//! The further places in which games and challenges are shown, besides their own.

use rusqlite::params;

use crate::rules::Player;
use crate::store::{StoreError, StoredPlace, Transaction};

/// A further place of a game or challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamePlace {
    /// The place.
    pub place: StoredPlace,
    /// The player who plays from there. `None` if nobody in particular does.
    pub seat: Option<Player>,
}

impl Transaction<'_> {
    /// Shows the game or challenge with this number in a further place, from which this player plays.
    pub fn show_in(&self, number: i64, place_id: i64, seat: Option<Player>) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO game_places (game_id, place_id, seat, live) VALUES (?1, ?2, ?3, 1)
                 ON CONFLICT DO UPDATE SET seat = coalesce(?3, seat)",
            )?
            .execute(params![number, place_id, seat])?;
        Ok(())
    }

    /// The places that are paired with the home of a game or challenge, or with one of its further places, and don't show
    /// it yet.
    pub fn paired_without(&self, number: i64, home_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT other_id FROM place_links WHERE other_id <> ?2
             AND (place_id = ?2 OR place_id IN (SELECT place_id FROM game_places WHERE game_id = ?1))
             AND other_id NOT IN (SELECT place_id FROM game_places WHERE game_id = ?1) ORDER BY other_id",
        )?;
        Ok(statement.query_map([number, home_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Shows a game where another one was played from by the same people, who may have swapped sides.
    pub fn show_like(&self, number: i64, other: i64, swapped: bool) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO game_places (game_id, place_id, seat, live)
                 SELECT ?1, place_id, CASE WHEN ?3 THEN 3 - seat ELSE seat END, 1 FROM game_places
                 WHERE game_id = ?2 AND seat IS NOT NULL
                 ON CONFLICT DO NOTHING",
            )?
            .execute(params![number, other, swapped])?;
        Ok(())
    }

    /// The further places of a game or challenge, in the order of their numbers.
    pub fn further_places(&self, number: i64) -> Result<Vec<GamePlace>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT place_id, seat FROM game_places WHERE game_id = ?1 ORDER BY place_id")?;
        let found: Vec<(i64, Option<Player>)> =
            statement.query_map([number], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
        found.into_iter().map(|(id, seat)| Ok(GamePlace { place: self.place(id)?, seat })).collect()
    }

    /// Whether a place is one of the further places of a game or challenge.
    pub fn is_shown_in(&self, number: i64, place_id: i64) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT 1 FROM game_places WHERE game_id = ?1 AND place_id = ?2")?;
        Ok(statement.exists([number, place_id])?)
    }

    /// Whether a community, or one that has joined it, has one of the further places of a game.
    pub fn is_shown_to(&self, number: i64, community_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM game_places JOIN places ON places.id = place_id WHERE game_id = ?1 AND community_id IN
                 (SELECT ?2 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?2)",
        )?;
        Ok(statement.exists([number, community_id])?)
    }

    /// Notes whether a game or challenge goes on, so that its further places list it or not.
    pub(in crate::store) fn note_live_in_places(&self, number: i64, live: bool) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE game_places SET live = ?2 WHERE game_id = ?1")?
            .execute(params![number, live])?;
        Ok(())
    }
}
