//! What is to be looked after, and when.

use jiff::Timestamp;
use rusqlite::params;

use super::rows::{readable, readable_one};
use super::words::{Ms, words};
use super::{StoreError, Transaction};

/// Something to be looked after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DueKind {
    /// The clock of a game may have run out.
    Flag,
    /// Somebody is to be reminded that their time runs out.
    Reminder,
    /// Somebody is to be told that it is their turn, which could wait.
    Turn,
    /// Somebody is to be told that a game can be claimed, or that their vacation began by itself, which could wait.
    Time,
    /// A game whose time is over was not claimed.
    Unclaimed,
    /// A digest may have to be changed or sent anew.
    Digest,
    /// Nobody may have played in a game without a clock for long.
    Idle,
    /// It was asked about, and somebody may have played since.
    Asked,
    /// A tournament begins by itself.
    TournamentBegins,
    /// The list of those who have joined a tournament has changed.
    Roster,
}

/// Something whose time has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Due {
    /// What is to be looked after.
    pub kind: DueKind,
    /// The number of the game, tournament or person that it is about.
    pub subject: i64,
    /// Since when.
    pub at: Timestamp,
}

words!(DueKind: Flag = "flag", Reminder = "reminder", Turn = "turn", Time = "time", Digest = "digest",
    Unclaimed = "unclaimed", Idle = "idle", Asked = "asked", TournamentBegins = "contest-begins", Roster = "roster");

impl Transaction<'_> {
    /// Has something looked after at a time, and not before; never if there is none.
    pub fn set_due(&self, kind: DueKind, subject: i64, at: Option<Timestamp>) -> Result<(), StoreError> {
        match at {
            Some(at) => self
                .inner
                .prepare_cached(
                    "INSERT INTO due (kind, subject, at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET at = ?3",
                )?
                .execute(params![kind, subject, Ms(at)])?,
            None => self
                .inner
                .prepare_cached("DELETE FROM due WHERE kind = ?1 AND subject = ?2")?
                .execute(params![kind, subject])?,
        };
        Ok(())
    }

    /// Has something looked after at a time at the latest. Where it is looked after before that anyway, nothing is written.
    pub fn set_due_by(&self, kind: DueKind, subject: i64, at: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO due (kind, subject, at) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET at = ?3 WHERE at > ?3",
            )?
            .execute(params![kind, subject, Ms(at)])?;
        Ok(())
    }

    /// Has what is to be looked after anyway looked after at a time already.
    pub fn hasten_due(&self, kind: DueKind, subject: i64, at: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE due SET at = min(at, ?3) WHERE kind = ?1 AND subject = ?2")?
            .execute(params![kind, subject, Ms(at)])?;
        Ok(())
    }

    /// Has something looked after at a time that lies so long after another.
    pub fn set_due_since(
        &self,
        kind: DueKind,
        subject: i64,
        at: Timestamp,
        since: Timestamp,
    ) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO due (kind, subject, at, since) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET at = ?3, since = ?4",
            )?
            .execute(params![kind, subject, Ms(at), Ms(since)])?;
        Ok(())
    }

    /// The moment after which something is to be looked after, if it has one.
    pub fn due_since(&self, kind: DueKind, subject: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT since FROM due WHERE kind = ?1 AND subject = ?2")?;
        let since = readable_one(statement.query_row(params![kind, subject], |row| row.get::<_, Option<Ms>>(0)))?;
        Ok(since.flatten().map(|since| since.0))
    }

    /// When something is to be looked after, if it is.
    pub fn due_at(&self, kind: DueKind, subject: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT at FROM due WHERE kind = ?1 AND subject = ?2")?;
        let at: Option<Ms> = readable_one(statement.query_row(params![kind, subject], |row| row.get(0)))?;
        Ok(at.map(|at| at.0))
    }

    /// What is to be looked after by now and is neither put off nor aside, what waits longest first, at most so many.
    pub fn due(&self, now: Timestamp, at_most: u32) -> Result<Vec<Due>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT kind, subject, at FROM due WHERE at <= ?1 AND NOT EXISTS
             (SELECT 1 FROM suspects WHERE suspects.kind = due.kind AND suspects.subject = CAST(due.subject AS TEXT)
              AND (again_at IS NULL OR again_at > ?1))
             ORDER BY at LIMIT ?2",
        )?;
        let found = statement.query_map(params![Ms(now), at_most], |row| {
            Ok(Due { kind: row.get(0)?, subject: row.get(1)?, at: row.get::<_, Ms>(2)?.0 })
        })?;
        Ok(readable(found)?)
    }
}
