//! Moderation in a community: bans, and the audit list.

use std::ops::Range;

use jiff::Timestamp;
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};

use crate::store::rows::readable;
use crate::store::words::{Ms, words};
use crate::store::{Account, StoreError, Transaction};

/// An entry in the audit list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
    /// The community's number.
    pub community_id: i64,
    /// When it was done.
    pub done_at: Timestamp,
    /// The account that did it.
    pub account_id: i64,
    /// The action.
    pub action: AuditAction,
    /// The game that was stopped.
    pub game_id: Option<i64>,
    /// The account that was banned or unbanned.
    pub whom_id: Option<i64>,
    /// The given reason, or the setting as it was written.
    pub reason: String,
}

/// A manager's action, as the audit list shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AuditAction {
    /// Stopped a game.
    Stop,
    /// Banned somebody.
    #[serde(alias = "bar")]
    Ban,
    /// Lifted a ban.
    #[serde(alias = "unbar")]
    Unban,
    /// Changed a setting.
    Setting,
    /// Canceled somebody else's tournament. The reason is its number.
    CallOff,
    /// Took somebody out of a tournament.
    TakeOut,
    /// Decided a pairing of a tournament.
    Award,
    /// Paused a tournament. The reason is its number.
    Pause,
    /// Had a tournament go on. The reason is its number.
    Resume,
    /// Gave a tournament's round more time.
    Extend,
    /// Had somebody play in a tournament for somebody else. The reason is its number.
    Replace,
    /// Made somebody a helper of a tournament. The reason is its number.
    Help,
    /// Ended that.
    EndHelp,
    /// Said who the first seeds of a tournament are. The reason is its number.
    Seeds,
    /// Joined the community with another one. The reason is a place of that one.
    Join,
    /// Parted them.
    Part,
}

words!(AuditAction: Stop = "stop", Ban = "ban", Unban = "unban", Setting = "setting",
    CallOff = "call-off", TakeOut = "take-out", Award = "award", Pause = "pause", Resume = "resume", Extend = "extend",
    Replace = "replace", Help = "help", EndHelp = "end-help", Seeds = "seeds",
    Join = "join", Part = "part");

fn done(row: &Row<'_>) -> rusqlite::Result<AuditRow> {
    Ok(AuditRow {
        community_id: row.get(0)?,
        done_at: row.get::<_, Ms>(1)?.0,
        account_id: row.get(2)?,
        action: row.get(3)?,
        game_id: row.get(4)?,
        whom_id: row.get(5)?,
        reason: row.get(6)?,
    })
}

impl Transaction<'_> {
    /// Bans an account of any platform from a community itself; as long as others are one with it, also from those.
    pub fn ban(&self, community_id: i64, account: &Account, now: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO bans (community_id, platform, external_id, banned_at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET held = 0",
            )?
            .execute(params![community_id, account.platform, account.external_id, Ms(now)])?;
        Ok(())
    }

    /// Lifts the bans of an account from a community, and from those that have joined it.
    pub fn lift_ban(&self, community_id: i64, account_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "DELETE FROM bans WHERE (platform, external_id) IN
                     (SELECT platform, external_id FROM accounts WHERE id = ?2)
                 AND community_id IN
                     (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)",
            )?
            .execute([community_id, account_id])?;
        Ok(())
    }

    /// Since when a person is banned from a community or one that has joined it, with any account, if they are.
    pub fn banned_since(&self, community_id: i64, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT min(banned_at) FROM accounts CROSS JOIN bans
                 ON bans.platform = accounts.platform AND bans.external_id = accounts.external_id
             WHERE person_id = ?2 AND community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)",
        )?;
        let since = statement.query_row([community_id, person_id], |row| row.get::<_, Option<Ms>>(0))?;
        Ok(since.map(|Ms(since)| since))
    }

    /// Whether an account itself is banned from a community or one that has joined it.
    pub fn is_account_banned(&self, community_id: i64, account_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM accounts CROSS JOIN bans
                 ON bans.platform = accounts.platform AND bans.external_id = accounts.external_id
             WHERE accounts.id = ?2 AND community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)",
        )?;
        Ok(statement.exists([community_id, account_id])?)
    }

    /// The accounts banned from a community and those that have joined it: the platform, and the id there. Those for which
    /// a ban only holds because it did for another account of theirs are left out until they were seen there.
    pub fn banned_from(&self, community_id: i64) -> Result<Vec<(String, String)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT bans.platform, bans.external_id FROM bans
             LEFT JOIN accounts ON accounts.platform = bans.platform AND accounts.external_id = bans.external_id
             WHERE community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             AND (held = 0 OR EXISTS (SELECT 1 FROM members WHERE account_id = accounts.id AND community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)))
             ORDER BY bans.external_id, bans.platform",
        )?;
        Ok(statement.query_map([community_id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
    }

    /// Adds an entry to the audit list.
    pub fn note_action(&self, row: &AuditRow) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO audit (community_id, done_at, account_id, action, game_id, whom_id, reason)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                row.community_id,
                Ms(row.done_at),
                row.account_id,
                row.action,
                row.game_id,
                row.whom_id,
                row.reason
            ])?;
        Ok(())
    }

    /// A page of the audit list of a community and those that have joined it, the newest entries first, counted from 0.
    pub fn audit(&self, community_id: i64, places: Range<u32>) -> Result<Vec<AuditRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT community_id, done_at, account_id, action, game_id, whom_id, reason FROM audit
             WHERE community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             ORDER BY id DESC LIMIT ?2 OFFSET ?3",
        )?;
        let found = statement.query_map(params![community_id, places.len(), places.start], done)?;
        Ok(readable(found)?)
    }

    /// Whether the pairing of a game was decided by hand.
    pub fn was_awarded(&self, game_id: i64) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT EXISTS (SELECT 1 FROM audit WHERE game_id = ?1 AND action = ?2)")?;
        Ok(statement.query_row(params![game_id, AuditAction::Award], |row| row.get(0))?)
    }

    /// How many entries the audit list of a community and those that have joined it has.
    pub fn audited(&self, community_id: i64) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM audit WHERE community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)",
        )?;
        Ok(statement.query_row([community_id], |row| row.get(0))?)
    }
}
