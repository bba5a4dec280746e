//! What those who manage a community do to keep order there: bans, and the list of what was done.

use std::ops::Range;

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use super::rows::readable;
use super::words::{Ms, words};
use super::{Account, StoreError, Transaction};

/// Something that was done to keep order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
    /// In which community.
    pub community_id: i64,
    /// When.
    pub done_at: Timestamp,
    /// The account that did it.
    pub account_id: i64,
    /// What.
    pub deed: Deed,
    /// The game that was stopped.
    pub game_id: Option<i64>,
    /// The account that was banned, or is no more.
    pub whom_id: Option<i64>,
    /// The reason that was given, or the setting as it was written.
    pub reason: String,
}

/// What can be done to keep order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A game was stopped.
    Stop,
    /// Somebody was banned.
    Ban,
    /// Somebody is banned no more.
    Unban,
    /// A setting was changed.
    Setting,
    /// A tournament was called off that somebody else had opened; the reason is its number.
    CallOff,
}

words!(Deed: Stop = "stop", Ban = "bar", Unban = "unbar", Setting = "setting",
    CallOff = "call-off");

fn done(row: &Row<'_>) -> rusqlite::Result<AuditRow> {
    Ok(AuditRow {
        community_id: row.get(0)?,
        done_at: row.get::<_, Ms>(1)?.0,
        account_id: row.get(2)?,
        deed: row.get(3)?,
        game_id: row.get(4)?,
        whom_id: row.get(5)?,
        reason: row.get(6)?,
    })
}

impl Transaction<'_> {
    /// Keeps an account from playing in a community.
    pub fn ban(&self, community_id: i64, account: &Account, now: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO bans (community_id, external_id, banned_at) VALUES (?1, ?2, ?3)")?
            .execute(params![community_id, account.external_id, Ms(now)])?;
        Ok(())
    }

    /// Lets an account play in a community again.
    pub fn lift_ban(&self, community_id: i64, account: &Account) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM bans WHERE community_id = ?1 AND external_id = ?2")?
            .execute(params![community_id, account.external_id])?;
        Ok(())
    }

    /// Since when a person is banned from a community, with whichever account, if they are.
    pub fn barred_since(&self, community_id: i64, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT banned_at FROM accounts JOIN bans ON community_id = ?1 AND bans.external_id = accounts.external_id
             WHERE person_id = ?2 AND platform = (SELECT platform FROM communities WHERE id = ?1)",
        )?;
        let since = statement.query_row([community_id, person_id], |row| row.get::<_, Ms>(0)).optional()?;
        Ok(since.map(|Ms(since)| since))
    }

    /// The platform's ids of the accounts that are banned from a community.
    pub fn barred_from(&self, community_id: i64) -> Result<Vec<String>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT external_id FROM bans WHERE community_id = ?1 ORDER BY external_id")?;
        Ok(statement.query_map([community_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Notes what was done.
    pub fn note_deed(&self, row: &AuditRow) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO audit (community_id, done_at, account_id, deed, game_id, whom_id, reason)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                row.community_id,
                Ms(row.done_at),
                row.account_id,
                row.deed,
                row.game_id,
                row.whom_id,
                row.reason
            ])?;
        Ok(())
    }

    /// What was done in a community, the newest first, these places of it, counted from 0.
    pub fn audit(&self, community_id: i64, places: Range<u32>) -> Result<Vec<AuditRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT community_id, done_at, account_id, deed, game_id, whom_id, reason FROM audit
             WHERE community_id = ?1 ORDER BY id DESC LIMIT ?2 OFFSET ?3",
        )?;
        let found = statement.query_map(params![community_id, places.len(), places.start], done)?;
        Ok(readable(found)?)
    }

    /// How much was done in a community.
    pub fn audited(&self, community_id: i64) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT count(*) FROM audit WHERE community_id = ?1")?;
        Ok(statement.query_row([community_id], |row| row.get(0))?)
    }
}
