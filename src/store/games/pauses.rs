//! Stretches of time that count for nobody: outages and vacations.

use jiff::{SignedDuration, Timestamp};
use rusqlite::{Row, params};

use crate::store::rows::{listed, readable, readable_one};
use crate::store::words::{Length, Ms};
use crate::store::{StoreError, Transaction};

/// The first moment of a stretch of time, and the moment after its last.
pub type Stretch = (Timestamp, Timestamp);

fn stretch(row: &Row<'_>) -> rusqlite::Result<Stretch> {
    Ok((row.get::<_, Ms>(0)?.0, row.get::<_, Ms>(1)?.0))
}

impl Transaction<'_> {
    /// When a platform was last seen connected. For the empty platform: when the program last ran.
    pub fn sign_of_life(&self, platform: &str) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT seen_at FROM signs_of_life WHERE platform = ?1")?;
        Ok(readable_one(statement.query_row([platform], |row| Ok(row.get::<_, Ms>(0)?.0)))?)
    }

    /// Notes that a platform is connected now, or that the program is running.
    pub fn note_sign_of_life(&self, platform: &str, now: Timestamp) -> Result<(), StoreError> {
        let mut statement = self.inner.prepare_cached(
            "INSERT INTO signs_of_life (platform, seen_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET seen_at = ?2",
        )?;
        statement.execute(params![platform, Ms(now)])?;
        Ok(())
    }

    /// Notes that a platform was disconnected, or that the program wasn't running.
    pub fn note_outage(&self, platform: &str, (begun_at, ended_at): Stretch) -> Result<(), StoreError> {
        let mut statement = self.inner.prepare_cached(
            "INSERT INTO outages (platform, begun_at, ended_at) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET ended_at = max(ended_at, ?3)",
        )?;
        statement.execute(params![platform, Ms(begun_at), Ms(ended_at)])?;
        Ok(())
    }

    /// The outages of the program and of two platforms that ended after a time.
    pub fn outages_after(&self, since: Timestamp, platforms: [&str; 2]) -> Result<Vec<Stretch>, StoreError> {
        // For `IN`, SQLite would first make a table of the three names, even without any outage.
        let mut statement = self.inner.prepare_cached(
            "SELECT begun_at, ended_at FROM outages
             WHERE ended_at > ?1 AND (+platform = '' OR +platform = ?2 OR +platform = ?3)",
        )?;
        let found = statement.query_map(params![Ms(since), platforms[0], platforms[1]], stretch)?;
        Ok(readable(found)?)
    }

    /// A person's vacations that end after a time, in order.
    pub fn vacations_after(&self, person_id: i64, since: Timestamp) -> Result<Vec<Stretch>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT begun_at, ended_at FROM vacations WHERE person_id = ?1 AND ended_at > ?2 ORDER BY begun_at",
        )?;
        let found = statement.query_map(params![person_id, Ms(since)], stretch)?;
        Ok(readable(found)?)
    }

    /// The vacations of several people that end after a time, with the people.
    pub fn vacations_of(&self, people: &[i64], since: Timestamp) -> Result<Vec<(i64, Stretch)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT begun_at, ended_at, person_id FROM vacations
             WHERE person_id IN (SELECT value FROM json_each(?1)) AND ended_at > ?2",
        )?;
        let found = statement.query_map(params![listed(people), Ms(since)], |row| Ok((row.get(2)?, stretch(row)?)))?;
        Ok(readable(found)?)
    }

    /// Writes a vacation. If one began at the same moment, it gets the new end.
    pub fn put_vacation(&self, person_id: i64, (begun_at, ended_at): Stretch) -> Result<(), StoreError> {
        let mut statement = self.inner.prepare_cached(
            "INSERT INTO vacations (person_id, begun_at, ended_at) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET ended_at = ?3",
        )?;
        statement.execute(params![person_id, Ms(begun_at), Ms(ended_at)])?;
        Ok(())
    }

    /// Moves all running clocks, and the stretches that don't count for them, because the system's clock was set back
    /// by this much.
    pub fn set_clocks_back(&self, by: SignedDuration) -> Result<(), StoreError> {
        // Stretches move with every turn that they count for, including turns that the game may go back to. They pass
        // through negative times, so that no two begin at the same moment meanwhile.
        for statement in [
            "UPDATE outages SET begun_at = ?1 - begun_at, ended_at = ended_at - ?1 WHERE ended_at > (
             SELECT min(since) FROM clock_turns
             WHERE game_id IN (SELECT subject FROM due WHERE kind IN ('flag', 'unclaimed')))",
            "UPDATE vacations SET begun_at = ?1 - begun_at, ended_at = ended_at - ?1 WHERE ended_at > (
             SELECT min(since) FROM clock_turns
             WHERE game_id IN (SELECT subject FROM due WHERE kind IN ('flag', 'unclaimed')))",
            "UPDATE clocks SET since = since - ?1, out_at = out_at - ?1
             WHERE game_id IN (SELECT subject FROM due WHERE kind IN ('flag', 'unclaimed'))",
            "UPDATE clock_turns SET since = since - ?1
             WHERE game_id IN (SELECT subject FROM due WHERE kind IN ('flag', 'unclaimed'))",
            // A tournament of a weekly series begins at an hour of the week, not after a length of time.
            "UPDATE due SET at = at - ?1, since = since - ?1 WHERE kind <> 'tournament-begins'",
            // A digest is sent again at an hour of the day. If that hour came again, it would be sent twice.
            "UPDATE digests SET written_at = written_at - ?1",
            "UPDATE matches SET began_at = began_at - ?1 WHERE id IN (SELECT match_id FROM match_games WHERE game_id IN
             (SELECT subject FROM due WHERE kind IN ('flag', 'unclaimed')))",
            // Otherwise a start before the next sign of life would move everything again.
            "UPDATE signs_of_life SET seen_at = seen_at - ?1",
        ] {
            self.inner.execute(statement, [Length(by)])?;
        }
        for statement in [
            "UPDATE OR REPLACE outages SET begun_at = -begun_at WHERE begun_at < 0",
            "UPDATE OR REPLACE vacations SET begun_at = -begun_at WHERE begun_at < 0",
        ] {
            self.inner.execute(statement, [])?;
        }
        Ok(())
    }
}
