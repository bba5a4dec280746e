//! Events received from platforms.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, params};

use crate::store::rows::readable_one;
use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

impl Transaction<'_> {
    /// Notes an event, with its account and place if it was meant for us. Returns whether it's new.
    pub fn note_event(
        &self,
        platform: &str,
        event: &str,
        from: Option<(i64, i64)>,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let added = self
            .inner
            .prepare_cached(
                "INSERT INTO inbox (platform, event, account_id, place_id, received_at) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO NOTHING",
            )?
            .execute(params![
                platform,
                event,
                from.map(|(account, _)| account),
                from.map(|(_, place)| place),
                Ms(now)
            ])?;
        Ok(added == 1)
    }

    /// Whether an event was applied.
    pub fn knows_event(&self, platform: &str, event: &str) -> Result<bool, StoreError> {
        Ok(self
            .inner
            .prepare_cached("SELECT 1 FROM inbox WHERE platform = ?1 AND event = ?2")?
            .exists([platform, event])?)
    }

    /// When an account's last event in a place was received, if that was after `since`.
    pub fn last_event(
        &self,
        account_id: i64,
        place_id: i64,
        after: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT received_at FROM inbox WHERE account_id = ?1 AND received_at > ?3 AND place_id = ?2
             ORDER BY received_at DESC LIMIT 1",
        )?;
        let at = statement.query_row(params![account_id, place_id, Ms(after)], |row| row.get::<_, Ms>(0));
        let at = readable_one(at)?;
        Ok(at.map(|Ms(at)| at))
    }

    /// The place of a community, or of one that has joined it, in which an account was last heard, among those that more
    /// than one person reads.
    pub fn last_spoke_in(&self, account_id: i64, community_id: i64) -> Result<Option<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT place_id FROM inbox JOIN places ON places.id = place_id
             WHERE account_id = ?1 AND direct = 0 AND community_id IN
                 (SELECT ?2 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?2)
             ORDER BY received_at DESC LIMIT 1",
        )?;
        Ok(statement.query_row([account_id, community_id], |row| row.get(0)).optional()?)
    }

    /// How many events of an account were received after one time and not after another. Stops counting at a limit.
    pub fn events_between(
        &self,
        account_id: i64,
        after: Timestamp,
        until: Timestamp,
        at_most: u32,
    ) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM (SELECT 1 FROM inbox WHERE account_id = ?1 AND received_at > ?2 AND received_at <= ?3
             LIMIT ?4)",
        )?;
        Ok(statement.query_row(params![account_id, Ms(after), Ms(until), at_most], |row| row.get(0))?)
    }

    /// Deletes events received before a time, at most this many. Returns how many.
    pub fn forget_events(&self, before: Timestamp, at_most: u32) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "DELETE FROM inbox WHERE (platform, event) IN
             (SELECT platform, event FROM inbox WHERE received_at < ?1 ORDER BY received_at LIMIT ?2)",
        )?;
        Ok(statement.execute(params![Ms(before), at_most])?)
    }
}
