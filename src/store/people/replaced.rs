//! Places that others replace. Nothing is deleted: two places or communities swap names.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, params};

use crate::store::cache::StoredPlace;
use crate::store::words::{Ms, words};
use crate::store::{StoreError, Transaction};

/// The most places that may replace each other in a chain. Nobody has as many.
const CHAIN_MAX: usize = 100;

/// The outcome of replacing a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MoveOutcome {
    /// The successor got everything.
    Moved,
    /// Both have their own community, so each keeps its data.
    Apart,
    /// The successor doesn't know of it.
    Unproven,
}

words!(MoveOutcome: Moved = "moved", Apart = "apart", Unproven = "unproven");

/// The changes after a place was replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlaceReplaced {
    /// This successor got everything.
    Along(StoredPlace),
    /// None, now and forever, because both have their own community. The replaced place, and its successor's id on the
    /// platform.
    Apart(StoredPlace, String),
    /// None. They were made before, or there was nothing to do.
    Nothing,
}

impl Transaction<'_> {
    /// The place that now stands in for a replaced one, at the end of the chain. `None` if it wasn't replaced.
    pub fn successor_of(&self, platform: &str, id: &str) -> Result<Option<String>, StoreError> {
        let mut end = None;
        for _ in 0..CHAIN_MAX {
            let next = self.noted_move(platform, end.as_deref().unwrap_or(id))?;
            let Some((next, _)) = next.filter(|(next, outcome)| *outcome != MoveOutcome::Unproven && next != id) else {
                break;
            };
            end = Some(next);
        }
        Ok(end)
    }

    /// Moves everything from a place to its successor, and also the community if that was the place's own. It happens
    /// once, and never overwrites a community that has data.
    pub fn move_place(
        &self,
        platform: &str,
        from: &str,
        to: &str,
        now: Timestamp,
    ) -> Result<PlaceReplaced, StoreError> {
        if self.noted_move(platform, from)?.is_some_and(|(known, outcome)| outcome == MoveOutcome::Moved || known == to)
        {
            return Ok(PlaceReplaced::Nothing);
        }
        let end = self.successor_of(platform, to)?.unwrap_or_else(|| to.to_owned());
        if end == from {
            return Ok(PlaceReplaced::Nothing);
        }
        let (old, new) = (self.known_place(platform, from)?, self.known_place(platform, &end)?);
        let Some(old) = old else {
            self.note_move(platform, from, to, MoveOutcome::Moved, now)?;
            return Ok(PlaceReplaced::Nothing);
        };
        let [own, others] = [self.community_called(platform, from)?, self.community_called(platform, &end)?];
        let stands = others.map_or(Ok(false), |others| self.has_something(others))?;
        if stands && own.map_or(Ok(false), |own| self.has_something(own))? {
            self.note_move(platform, from, to, MoveOutcome::Apart, now)?;
            return Ok(PlaceReplaced::Apart(old, end));
        }
        self.note_move(platform, from, to, MoveOutcome::Moved, now)?;
        let moved = match &new {
            Some(new) if stands => {
                self.move_things(old.id, new.id)?;
                PlaceReplaced::Nothing
            }
            _ => {
                if let (Some(own), false) = (own, stands) {
                    self.rename_community(platform, (own, from), (others, &end))?;
                }
                self.rename_place((&old, from), (new.as_ref(), &end))?;
                PlaceReplaced::Along(StoredPlace { external_id: end, ..old })
            }
        };
        self.cache.forget();
        Ok(moved)
    }

    /// Notes that a claimed successor gets nothing from a place. Returns the place if it's known and this is new.
    pub fn refuse_move(
        &self,
        platform: &str,
        from: &str,
        to: &str,
        now: Timestamp,
    ) -> Result<Option<StoredPlace>, StoreError> {
        let known = self.known_place(platform, from)?;
        if known.is_none()
            || self.noted_move(platform, from)?.is_some_and(|(old, outcome)| old == to || outcome == MoveOutcome::Moved)
        {
            return Ok(None);
        }
        self.note_move(platform, from, to, MoveOutcome::Unproven, now)?;
        Ok(known)
    }

    fn noted_move(&self, platform: &str, from: &str) -> Result<Option<(String, MoveOutcome)>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT to_id, outcome FROM moves WHERE platform = ?1 AND from_id = ?2")?;
        Ok(statement.query_row([platform, from], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    fn note_move(
        &self,
        platform: &str,
        from: &str,
        to: &str,
        outcome: MoveOutcome,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO moves (platform, from_id, to_id, outcome, noted_at) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO UPDATE SET to_id = ?3, outcome = ?4, noted_at = ?5",
            )?
            .execute(params![platform, from, to, outcome, Ms(now)])?;
        Ok(())
    }

    fn community_called(&self, platform: &str, id: &str) -> Result<Option<i64>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT id FROM communities WHERE platform = ?1 AND external_id = ?2")?;
        Ok(statement.query_row([platform, id], |row| row.get(0)).optional()?)
    }

    /// Whether a community has data to miss: more than people who spoke there, and their offers.
    fn has_something(&self, community_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM ratings WHERE community_id = ?1)
                 OR EXISTS (SELECT 1 FROM bans WHERE community_id = ?1)
                 OR EXISTS (SELECT 1 FROM audit WHERE community_id = ?1)
                 OR EXISTS (SELECT 1 FROM community_links WHERE community_id = ?1)
                 OR EXISTS (SELECT 1 FROM community_links WHERE head_id = ?1)
                 OR EXISTS (SELECT 1 FROM places JOIN games ON place_id = places.id WHERE places.community_id = ?1)
                 OR EXISTS (SELECT 1 FROM places JOIN tournaments ON place_id = places.id WHERE places.community_id = ?1)
                 OR EXISTS (SELECT 1 FROM places JOIN matches ON place_id = places.id WHERE places.community_id = ?1)",
        )?;
        Ok(statement.query_row([community_id], |row| row.get(0))?)
    }

    /// Moves everything in progress from one place to another. If both have a setting, the other place's value stays.
    fn move_things(&self, from: i64, to: i64) -> Result<(), StoreError> {
        for statement in [
            "UPDATE offers SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE games SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE tournaments SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE matches SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE tasks SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE attempts SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE OR REPLACE daily_puzzles SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE OR IGNORE due SET subject = ?2 WHERE kind = 'daily-puzzle' AND subject = ?1",
            "UPDATE polls SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE OR REPLACE watchers SET place_id = ?2 WHERE place_id = ?1",
            "DELETE FROM game_places WHERE place_id = ?1
             AND game_id IN (SELECT id FROM games WHERE place_id = ?2 UNION ALL SELECT id FROM offers WHERE place_id = ?2)",
            "UPDATE OR IGNORE game_places SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE OR IGNORE place_links SET place_id = ?2 WHERE place_id = ?1 AND other_id <> ?2",
            "UPDATE place_links SET other_id = ?2 WHERE other_id = ?1
             AND EXISTS (SELECT 1 FROM place_links mine WHERE mine.place_id = ?2 AND mine.other_id = place_links.place_id)",
            "UPDATE entrants SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE community_links SET place_id = ?2 WHERE place_id = ?1",
            "UPDATE community_links SET head_place_id = ?2 WHERE head_place_id = ?1",
            "UPDATE OR IGNORE settings SET owner_id = ?2 WHERE owner = 'place' AND owner_id = ?1",
        ] {
            self.inner.prepare_cached(statement)?.execute([from, to])?;
        }
        Ok(())
    }

    /// Swaps the names of two communities, one of which has no data. People who spoke in that one belong to both.
    fn rename_community(
        &self,
        platform: &str,
        (own, from): (i64, &str),
        (others, to): (Option<i64>, &str),
    ) -> Result<(), StoreError> {
        let rename = |id: i64, name: &str| {
            self.inner
                .prepare_cached("UPDATE communities SET external_id = ?3 WHERE id = ?1 AND platform = ?2")?
                .execute(params![id, platform, name])
        };
        let Some(others) = others else {
            rename(own, to)?;
            return Ok(());
        };
        rename(others, &format!("moving {to}"))?;
        rename(own, to)?;
        rename(others, from)?;
        self.inner
            .prepare_cached(
                "INSERT OR IGNORE INTO members (community_id, account_id)
                 SELECT ?1, account_id FROM members WHERE community_id = ?2",
            )?
            .execute([own, others])?;
        Ok(())
    }

    /// Gives a place its successor's name. A known successor hands over everything in progress and takes the place's
    /// name.
    fn rename_place(
        &self,
        (old, from): (&StoredPlace, &str),
        (new, to): (Option<&StoredPlace>, &str),
    ) -> Result<(), StoreError> {
        let rename = |place: &StoredPlace, name: &str| {
            self.inner
                .prepare_cached("UPDATE places SET external_id = ?2 WHERE id = ?1")?
                .execute(params![place.id, name])
        };
        if let Some(new) = new {
            self.move_things(new.id, old.id)?;
            rename(new, &format!("moving {to}"))?;
        }
        rename(old, to)?;
        if let Some(new) = new {
            rename(new, from)?;
        }
        Ok(())
    }
}
