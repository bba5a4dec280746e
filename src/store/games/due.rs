//! Things to do at a certain time.

use std::borrow::Cow;

use jiff::Timestamp;
use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::store::rows::{readable, readable_one};
use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

/// A kind of thing to do, by its word in the database. The lowest file that sets it declares it: this one if the store
/// does, otherwise one of the club, which knows what to do when its time has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DueKind(Cow<'static, str>);

impl DueKind {
    /// A player may have run out of time.
    pub const FLAG: Self = Self::new("flag");
    /// A player needs a reminder that their time is running out.
    pub const REMINDER: Self = Self::new("reminder");
    /// Nobody has claimed a game with an overdue player.
    pub const UNCLAIMED: Self = Self::new("unclaimed");
    /// A game without a clock may be idle.
    pub const IDLE: Self = Self::new("idle");
    /// The story of a game is to be told.
    pub const STORY: Self = Self::new("story");
    /// A tournament starts automatically.
    pub const TOURNAMENT_BEGINS: Self = Self::new("tournament-begins");
    /// The time of a tournament without rounds is over.
    pub const TOURNAMENT_ENDS: Self = Self::new("tournament-ends");
    /// Two who have just met in a tournament without rounds have waited long enough to meet again.
    pub const REMATCH: Self = Self::new("rematch");
    /// A vote on a turn is over.
    pub const VOTE_ENDS: Self = Self::new("vote-ends");
    /// A place gets its puzzle of the day.
    pub const DAILY_PUZZLE: Self = Self::new("daily-puzzle");
    /// A match of a tournament isn't over by the deadline of its round.
    pub const MATCH_ENDS: Self = Self::new("match-ends");

    /// The kind with this word.
    #[must_use]
    pub const fn new(word: &'static str) -> Self {
        Self(Cow::Borrowed(word))
    }
}

impl ToSql for DueKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_ref().into())
    }
}

impl FromSql for DueKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(Self(Cow::Owned(value.as_str()?.to_owned())))
    }
}

/// A thing to do whose time has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Due {
    /// Its kind.
    pub kind: DueKind,
    /// The number of the game, tournament or person.
    pub subject: i64,
    /// The time when it became due.
    pub at: Timestamp,
}

impl Transaction<'_> {
    /// Sets when a thing is due. `None` means never.
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

    /// Makes a thing due at this time at the latest. Writes nothing if it's due earlier.
    pub fn set_due_by(&self, kind: DueKind, subject: i64, at: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO due (kind, subject, at) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET at = ?3 WHERE at > ?3",
            )?
            .execute(params![kind, subject, Ms(at)])?;
        Ok(())
    }

    /// Makes a thing due at this time, if it's due later.
    pub fn hasten_due(&self, kind: DueKind, subject: i64, at: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE due SET at = min(at, ?3) WHERE kind = ?1 AND subject = ?2")?
            .execute(params![kind, subject, Ms(at)])?;
        Ok(())
    }

    /// Makes a thing due a length of time after a moment.
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

    /// The moment from which a thing's delay counts, if it has one.
    pub fn due_since(&self, kind: DueKind, subject: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT since FROM due WHERE kind = ?1 AND subject = ?2")?;
        let since = readable_one(statement.query_row(params![kind, subject], |row| row.get::<_, Option<Ms>>(0)))?;
        Ok(since.flatten().map(|since| since.0))
    }

    /// When a thing is due, if it is.
    pub fn due_at(&self, kind: DueKind, subject: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT at FROM due WHERE kind = ?1 AND subject = ?2")?;
        let at: Option<Ms> = readable_one(statement.query_row(params![kind, subject], |row| row.get(0)))?;
        Ok(at.map(|at| at.0))
    }

    /// Things due by now that are neither postponed nor put aside, the longest overdue first, at most `at_most`.
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
