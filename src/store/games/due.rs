//! Things to do at a certain time.

use jiff::Timestamp;
use rusqlite::params;

use crate::store::rows::{readable, readable_one};
use crate::store::words::{Ms, words};
use crate::store::{StoreError, Transaction};

/// Declares the kinds of things to do, each with its word in the database and, in a group, whether it only tells people
/// something.
macro_rules! kinds {
    (
        tell: $($(#[$telling:meta])+ $tells:ident = $tells_word:literal,)+
        change: $($(#[$changing:meta])+ $changes:ident = $changes_word:literal,)+
    ) => {
        /// A kind of thing to do.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum DueKind {
            $($(#[$telling])+ $tells,)+
            $($(#[$changing])+ $changes,)+
        }

        words!(DueKind: $($tells = $tells_word,)+ $($changes = $changes_word),+);

        impl DueKind {
            /// Whether it only tells people something, and changes no game or tournament.
            #[must_use]
            pub const fn only_tells(self) -> bool {
                matches!(self, $(Self::$tells)|+)
            }
        }
    };
}

kinds! {
    tell:
    /// A player needs a reminder that their time is running out.
    Reminder = "reminder",
    /// A player needs to hear that it's their turn. That could wait.
    Turn = "turn",
    /// A player needs to hear that a game can be claimed, or that their vacation began by itself. That could wait.
    Time = "time",
    /// A digest may need an edit, or to be sent again.
    Digest = "digest",
    /// A game without a clock may be idle.
    Idle = "idle",
    /// The list of a tournament's entrants has changed.
    Roster = "roster",
    /// Some ratings are to be computed anew.
    Rerate = "rerate",

    change:
    /// A player may have run out of time.
    Flag = "flag",
    /// Nobody has claimed a game with an overdue player.
    Unclaimed = "unclaimed",
    /// An idle game is closed, unless its players, who were asked about it, have played since.
    IdleCloses = "idle-closes",
    /// A tournament starts automatically.
    TournamentBegins = "tournament-begins",
    /// The time of a tournament without rounds is over.
    TournamentEnds = "tournament-ends",
    /// Two who have just met in a tournament without rounds have waited long enough to meet again.
    Rematch = "rematch",
    /// A match of a tournament isn't over by the deadline of its round.
    MatchEnds = "match-ends",
}

/// A thing to do whose time has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
