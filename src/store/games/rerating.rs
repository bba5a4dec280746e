//! Ratings that are computed anew: how far that is, what was known at the time of a game, and what comes of it.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::games::ratings::{PROVISIONAL_DEVIATION, RIVALS_MIN, strength};
use crate::store::people::accounts::FORGOTTEN;
use crate::store::rows::{readable, readable_one};
use crate::store::words::Ms;
use crate::store::{Bookmark, Numbers, RatingKey, RatingScope, Score, SeasonKey, StoreError, Transaction, UNRATED};

/// How far the ratings are computed anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rerating {
    /// The time of the first game that counts otherwise than before.
    pub since: Timestamp,
    /// The last game that was looked at.
    pub up_to: Bookmark,
    /// The beginning of the first season that isn't kept as it is.
    pub seasons_since: Timestamp,
}

/// What a game did to a rating, as it was noted.
#[derive(Clone, PartialEq, Debug)]
pub struct NotedChange {
    /// The community's number; none for everywhere.
    pub community_id: Option<i64>,
    /// The game's id; none for all games.
    pub game: Option<String>,
    /// The person.
    pub person_id: i64,
    /// The rating before.
    pub before: Numbers,
    /// The rating after.
    pub after: Numbers,
}

impl NotedChange {
    /// The rating that it changed.
    #[must_use]
    pub fn key(&self) -> RatingKey<'_> {
        let scope = self.community_id.map_or(RatingScope::Everywhere, RatingScope::Community);
        RatingKey { scope, game: self.game.as_deref() }
    }
}

/// A rating that is to be written, and in which season; in none, the permanent one.
#[derive(Clone, PartialEq, Debug)]
pub struct Rerated {
    /// The season's number, and when it begins.
    pub season: Option<i64>,
    /// The community's number; 0 for everywhere.
    pub community_id: i64,
    /// The game's id; empty for all games.
    pub game: String,
    /// The person.
    pub person_id: i64,
    /// The rating in the season.
    pub numbers: Numbers,
}

/// Somebody's opponent in the games behind a rating, and how these ended.
struct Rival {
    person_id: i64,
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Transaction<'_> {
    /// How far the ratings are computed anew, if they are.
    pub fn rerating(&self) -> Result<Option<Rerating>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT since, up_to, up_to_game, seasons_since FROM rerating WHERE id = 1")?;
        let row = |row: &Row<'_>| {
            let up_to = Bookmark { at: row.get::<_, Ms>(1)?.0, id: row.get(2)? };
            Ok(Rerating { since: row.get::<_, Ms>(0)?.0, up_to, seasons_since: row.get::<_, Ms>(3)?.0 })
        };
        Ok(readable_one(statement.query_row([], row))?)
    }

    /// Notes how far the ratings are computed anew. `None` if they all are.
    pub fn set_rerating(&self, rerating: Option<&Rerating>) -> Result<(), StoreError> {
        let Some(Rerating { since, up_to, seasons_since }) = rerating else {
            for statement in ["DELETE FROM rerating WHERE id = 1", "DELETE FROM rerated"] {
                self.inner.prepare_cached(statement)?.execute([])?;
            }
            return Ok(());
        };
        self.inner
            .prepare_cached(
                "INSERT INTO rerating (id, since, up_to, up_to_game, seasons_since) VALUES (1, ?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET since = ?1, up_to = ?2, up_to_game = ?3, seasons_since = ?4",
            )?
            .execute(params![Ms(*since), Ms(up_to.at), up_to.id, Ms(*seasons_since)])?;
        Ok(())
    }

    /// Whether ratings are to be computed anew, and nothing goes on with it.
    pub fn is_rerating_stuck(&self) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM rerating WHERE NOT EXISTS (SELECT 1 FROM due WHERE kind = 'rerate' AND subject = 1)",
        )?;
        Ok(statement.exists([])?)
    }

    /// Has it go on.
    pub fn mend_rerating(&self) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO due (kind, subject, at) SELECT 'rerate', 1, up_to FROM rerating
                 WHERE id = 1 ON CONFLICT DO NOTHING",
            )?
            .execute([])?;
        Ok(())
    }

    /// The first rated games after a bookmark, and when they ended.
    pub fn rated_after(&self, after: Bookmark, at_most: u32) -> Result<Vec<Bookmark>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT changed_at, game_id FROM rating_changes
             WHERE community_id = 0 AND game = '' AND (changed_at, game_id) > (?1, ?2)
             ORDER BY changed_at, game_id LIMIT ?3",
        )?;
        let row = |row: &Row<'_>| Ok(Bookmark { at: row.get::<_, Ms>(0)?.0, id: row.get(1)? });
        let found = statement.query_map(params![Ms(after.at), after.id, at_most], row)?;
        Ok(readable(found)?)
    }

    /// When the first rated game of an account ended.
    pub fn first_rated_of(&self, account_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT min(changed_at) FROM accounts JOIN seats ON seats.person_id = accounts.person_id
                 AND account_id = accounts.id
             JOIN rating_changes ON rating_changes.game_id = seats.game_id AND community_id = 0 AND game = ''
             WHERE accounts.id = ?1",
        )?;
        let first: Option<Ms> = statement.query_row([account_id], |row| row.get(0))?;
        Ok(first.map(|Ms(at)| at))
    }

    /// What a game did to ratings.
    pub fn changes_by(&self, game_id: i64) -> Result<Vec<NotedChange>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT community_id, game, person_id, rating_before, deviation_before, volatility_before, rating, deviation,
             volatility FROM rating_changes WHERE game_id = ?1",
        )?;
        let found = statement.query_map([game_id], |row| {
            let (community_id, game): (i64, String) = (row.get(0)?, row.get(1)?);
            Ok(NotedChange {
                community_id: Some(community_id).filter(|id| *id != 0),
                game: Some(game).filter(|game| !game.is_empty()),
                person_id: row.get(2)?,
                before: strength(row, 3)?,
                after: strength(row, 6)?,
            })
        })?;
        Ok(readable(found)?)
    }

    /// Deletes what a game did to ratings, and that these people met in it.
    pub fn drop_changes_by(&self, game: Bookmark, people: [i64; 2]) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM rating_changes WHERE game_id = ?1")?.execute([game.id])?;
        let [one, other] = people;
        self.inner
            .prepare_cached(
                "DELETE FROM meetings WHERE one_id = ?1 AND other_id = ?2 AND ended_at = ?3 AND game_id = ?4",
            )?
            .execute(params![one.min(other), one.max(other), Ms(game.at), game.id])?;
        Ok(())
    }

    /// A person's rating before a game.
    pub fn rating_before(
        &self,
        game: Bookmark,
        key: RatingKey<'_>,
        person_id: i64,
    ) -> Result<Option<Numbers>, StoreError> {
        let (community, name) = key.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT rating, deviation, volatility FROM rating_changes
             WHERE person_id = ?1 AND community_id = ?2 AND game = ?3 AND (changed_at, game_id) < (?4, ?5)
             ORDER BY changed_at DESC, game_id DESC LIMIT 1",
        )?;
        let row =
            statement.query_row(params![person_id, community, name, Ms(game.at), game.id], |row| strength(row, 0));
        Ok(row.optional()?)
    }

    /// Whether a person had finished a rated game against anybody but this other one before a game.
    pub fn had_met_others(&self, game: Bookmark, person_id: i64, than_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM meetings WHERE one_id = ?1 AND other_id <> ?2 AND (ended_at, game_id) < (?3, ?4) UNION ALL
             SELECT 1 FROM meetings WHERE other_id = ?1 AND one_id <> ?2 AND (ended_at, game_id) < (?3, ?4) LIMIT 1",
        )?;
        Ok(statement.exists(params![person_id, than_id, Ms(game.at), game.id])?)
    }

    /// How many rated games two people had finished since a time before a game.
    pub fn meetings_before(&self, game: Bookmark, people: [i64; 2], since: Timestamp) -> Result<u32, StoreError> {
        let [one, other] = people;
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM meetings
             WHERE one_id = ?1 AND other_id = ?2 AND ended_at >= ?3 AND (ended_at, game_id) < (?4, ?5)",
        )?;
        let parameters = params![one.min(other), one.max(other), Ms(since), Ms(game.at), game.id];
        Ok(statement.query_row(parameters, |row| row.get(0))?)
    }

    /// How many rated games a person had finished since a time before a game against people who may all have been the
    /// same one.
    pub fn meetings_with_strangers_before(
        &self,
        game: Bookmark,
        person_id: i64,
        since: Timestamp,
    ) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM
                 (SELECT other_id AS met FROM meetings
                  WHERE one_id = ?1 AND ended_at >= ?2 AND (ended_at, game_id) < (?4, ?5) UNION ALL
                  SELECT one_id FROM meetings
                  WHERE other_id = ?1 AND ended_at >= ?2 AND (ended_at, game_id) < (?4, ?5))
             WHERE EXISTS (SELECT 1 FROM accounts WHERE person_id = met AND substr(external_id, 1, length(?3)) = ?3
                           AND coalesce(forgotten_at, ?4) <= ?4)
                OR NOT EXISTS (SELECT 1 FROM meetings
                               WHERE one_id = met AND other_id <> ?1 AND (ended_at, game_id) < (?4, ?5))
               AND NOT EXISTS (SELECT 1 FROM meetings
                               WHERE other_id = met AND one_id <> ?1 AND (ended_at, game_id) < (?4, ?5))",
        )?;
        let parameters = params![person_id, Ms(since), FORGOTTEN, Ms(game.at), game.id];
        Ok(statement.query_row(parameters, |row| row.get(0))?)
    }

    /// Has a rating written when all games were looked at.
    pub fn mark_rerated(&self, key: RatingKey<'_>, person_id: i64) -> Result<(), StoreError> {
        self.put_rerated(None, key, person_id, None)
    }

    /// The same for one of a season, which is these numbers, or what it was computed to be so far.
    pub fn mark_rerated_in_season(
        &self,
        key: SeasonKey<'_>,
        person_id: i64,
        numbers: Option<Numbers>,
    ) -> Result<(), StoreError> {
        self.put_rerated(Some(key.season), key.of, person_id, numbers)
    }

    fn put_rerated(
        &self,
        season: Option<i64>,
        key: RatingKey<'_>,
        person_id: i64,
        numbers: Option<Numbers>,
    ) -> Result<(), StoreError> {
        let (community, game) = key.columns();
        let [rating, deviation, volatility] = numbers.unwrap_or(UNRATED);
        self.inner
            .prepare_cached(
                "INSERT INTO rerated (season, community_id, game, person_id, rating, deviation, volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT DO UPDATE SET rating = iif(?8, ?5, rating), deviation = iif(?8, ?6, deviation),
                 volatility = iif(?8, ?7, volatility), written = 0",
            )?
            .execute(params![
                season.unwrap_or_default(),
                community,
                game,
                person_id,
                rating,
                deviation,
                volatility,
                numbers.is_some()
            ])?;
        Ok(())
    }

    /// What a rating of a season was computed to be so far.
    pub fn rerated_in_season(&self, key: SeasonKey<'_>, person_id: i64) -> Result<Option<Numbers>, StoreError> {
        let (community, game) = key.of.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT rating, deviation, volatility FROM rerated
             WHERE season = ?1 AND community_id = ?2 AND game = ?3 AND person_id = ?4",
        )?;
        Ok(statement.query_row(params![key.season, community, game, person_id], |row| strength(row, 0)).optional()?)
    }

    /// Begins the ratings of seasons that are computed anew once more.
    pub fn restart_rerated_seasons(&self) -> Result<(), StoreError> {
        let [rating, deviation, volatility] = UNRATED;
        self.inner
            .prepare_cached("UPDATE rerated SET rating = ?1, deviation = ?2, volatility = ?3 WHERE season > 0")?
            .execute([rating, deviation, volatility])?;
        Ok(())
    }

    /// Some of the ratings that are to be written.
    pub fn rerated(&self, at_most: u32) -> Result<Vec<Rerated>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT season, community_id, game, person_id, rating, deviation, volatility FROM rerated WHERE written = 0 LIMIT ?1",
        )?;
        let found = statement.query_map([at_most], |row| {
            Ok(Rerated {
                season: Some(row.get(0)?).filter(|season| *season != 0),
                community_id: row.get(1)?,
                game: row.get(2)?,
                person_id: row.get(3)?,
                numbers: strength(row, 4)?,
            })
        })?;
        Ok(readable(found)?)
    }

    /// Writes a rating as the games of this time say, with its results, its opponents, and whether it's provisional; or
    /// deletes it, if there are none.
    pub fn settle_rerated(&self, rerated: &Rerated, begin: Timestamp, end: Timestamp) -> Result<(), StoreError> {
        let Rerated { season, community_id, game, person_id, numbers } = rerated;
        self.inner
            .prepare_cached(
                "UPDATE rerated SET written = 1
                 WHERE season = ?1 AND community_id = ?2 AND game = ?3 AND person_id = ?4",
            )?
            .execute(params![season.unwrap_or_default(), community_id, game, person_id])?;
        self.drop_rating(*season, *community_id, game, *person_id)?;
        let mut last = self.inner.prepare_cached(
            "SELECT rating, deviation, volatility, changed_at, game_id FROM rating_changes
             WHERE person_id = ?3 AND community_id = ?1 AND game = ?2 AND changed_at >= ?4 AND changed_at < ?5
             ORDER BY changed_at DESC, game_id DESC LIMIT 1",
        )?;
        let last = last.query_row(params![community_id, game, person_id, Ms(begin), Ms(end)], |row| {
            Ok((strength(row, 0)?, Bookmark { at: row.get::<_, Ms>(3)?.0, id: row.get(4)? }))
        });
        let Some((of_changes, at)) = last.optional()? else { return Ok(()) };
        let numbers = if season.is_some() { *numbers } else { of_changes };
        let rivals = self.rivals_in(rerated, begin, end)?;
        let next = Bookmark { id: at.id.saturating_add(1), ..at };
        let mut settled = 0;
        for rival in &rivals {
            self.put_rival(*season, *community_id, game, [*person_id, rival.person_id])?;
            if settled < RIVALS_MIN {
                settled += u32::from(self.had_met_others(next, rival.person_id, *person_id)?);
            }
        }
        let sum = |of: fn(&Rival) -> u32| rivals.iter().map(of).sum::<u32>();
        let score =
            Score { wins: sum(|rival| rival.wins), draws: sum(|rival| rival.draws), losses: sum(|rival| rival.losses) };
        let provisional = numbers[1] > PROVISIONAL_DEVIATION || settled < RIVALS_MIN;
        self.put_settled(&Rerated { numbers, ..rerated.clone() }, score, provisional, at.at)
    }

    /// The opponents in the games of this time behind a rating.
    fn rivals_in(&self, rerated: &Rerated, begin: Timestamp, end: Timestamp) -> Result<Vec<Rival>, StoreError> {
        let mut rivals = self.inner.prepare_cached(
            "SELECT theirs.person_id, count(*) FILTER (WHERE winner = mine.seat),
                 count(*) FILTER (WHERE winner IS NULL), count(*) FILTER (WHERE winner = theirs.seat)
             FROM rating_changes changes
             JOIN seats mine ON mine.game_id = changes.game_id AND mine.person_id = changes.person_id
             JOIN seats theirs ON theirs.game_id = changes.game_id AND theirs.seat <> mine.seat
             JOIN games ON games.id = changes.game_id
             WHERE changes.person_id = ?3 AND changes.community_id = ?1 AND changes.game = ?2
                 AND changed_at >= ?4 AND changed_at < ?5
             GROUP BY theirs.person_id",
        )?;
        let Rerated { community_id, game, person_id, .. } = rerated;
        let rivals = rivals.query_map(params![community_id, game, person_id, Ms(begin), Ms(end)], |row| {
            Ok(Rival { person_id: row.get(0)?, wins: row.get(1)?, draws: row.get(2)?, losses: row.get(3)? })
        })?;
        Ok(rivals.collect::<Result<_, _>>()?)
    }

    fn put_settled(
        &self,
        rerated: &Rerated,
        score: Score,
        provisional: bool,
        rated_at: Timestamp,
    ) -> Result<(), StoreError> {
        let Rerated { season, community_id, game, person_id, numbers: [rating, deviation, volatility] } = rerated;
        let statement = match season {
            None => {
                "INSERT INTO ratings (community_id, game, person_id, rating, deviation, volatility, wins, draws, losses,
                 provisional, rated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
            }
            Some(_) => {
                "INSERT INTO season_ratings (community_id, game, person_id, rating, deviation, volatility, wins, draws,
                 losses, provisional, season) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
            }
        };
        self.inner.prepare_cached(statement)?.execute(params![
            community_id,
            game,
            person_id,
            rating,
            deviation,
            volatility,
            score.wins,
            score.draws,
            score.losses,
            provisional,
            season.unwrap_or(rated_at.as_millisecond())
        ])?;
        Ok(())
    }

    /// Deletes a rating, and its opponents.
    fn drop_rating(
        &self,
        season: Option<i64>,
        community_id: i64,
        game: &str,
        person_id: i64,
    ) -> Result<(), StoreError> {
        let statements = match season {
            None => [
                "DELETE FROM ratings WHERE community_id = ?1 AND game = ?2 AND person_id = ?3 AND ?4 = 0",
                "DELETE FROM rivals WHERE community_id = ?1 AND game = ?2 AND person_id = ?3 AND ?4 = 0",
            ],
            Some(_) => [
                "DELETE FROM season_ratings WHERE community_id = ?1 AND game = ?2 AND person_id = ?3 AND season = ?4",
                "DELETE FROM season_rivals WHERE community_id = ?1 AND game = ?2 AND person_id = ?3 AND season = ?4",
            ],
        };
        for statement in statements {
            self.inner.prepare_cached(statement)?.execute(params![
                community_id,
                game,
                person_id,
                season.unwrap_or_default()
            ])?;
        }
        Ok(())
    }

    fn put_rival(
        &self,
        season: Option<i64>,
        community_id: i64,
        game: &str,
        people: [i64; 2],
    ) -> Result<(), StoreError> {
        let [person_id, rival_id] = people;
        if let Some(season) = season {
            return self.add_season_rival(season, community_id, game, person_id, rival_id);
        }
        self.inner
            .prepare_cached(
                "INSERT INTO rivals (community_id, game, person_id, rival_id) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO NOTHING",
            )?
            .execute(params![community_id, game, person_id, rival_id])?;
        Ok(())
    }
}
