//! Codes, of which only hashes are kept, and how many wrong ones were typed.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, params};

use crate::store::words::{Ms, words};
use crate::store::{StoreError, Transaction};

/// What a code is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodePurpose {
    /// To make its maker's account and that of whoever redeems it one person's.
    Account,
    /// To join two communities.
    Community,
    /// To pair two places.
    Place,
    /// To accept a challenge.
    Invitation,
    /// To accept a community's challenge to another one.
    Vote,
}

words!(CodePurpose: Account = "account", Community = "community", Place = "place", Invitation = "invitation",
    Vote = "vote");

/// A code that can be redeemed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredCode {
    /// The hash of the code.
    pub hash: String,
    /// What it is for.
    pub purpose: CodePurpose,
    /// The account that made it.
    pub account_id: i64,
    /// The place where it was made.
    pub place_id: i64,
    /// The number of the community, place or offer that it is about.
    pub subject: Option<i64>,
}

impl Transaction<'_> {
    /// The key under which codes are made and kept.
    pub fn key_of_codes(&self) -> Result<String, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT value FROM facts WHERE name = 'codes'")?;
        Ok(statement.query_row([], |row| row.get(0))?)
    }

    /// Keeps a code in place of an earlier one of the same account about the same, and drops those that have expired.
    ///
    /// # Errors
    /// If there is the same code already.
    pub fn keep_code(&self, code: &StoredCode, made_at: Timestamp, expires_at: Timestamp) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM codes WHERE expires_at <= ?1")?.execute([Ms(made_at)])?;
        self.inner
            .prepare_cached("DELETE FROM codes WHERE account_id = ?1 AND purpose = ?2 AND subject IS ?3")?
            .execute(params![code.account_id, code.purpose, code.subject])?;
        self.inner
            .prepare_cached(
                "INSERT INTO codes (hash, purpose, account_id, place_id, subject, made_at, expires_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                code.hash,
                code.purpose,
                code.account_id,
                code.place_id,
                code.subject,
                Ms(made_at),
                Ms(expires_at)
            ])?;
        Ok(())
    }

    /// The code with this hash and purpose, unless it has expired.
    pub fn code(&self, hash: &str, purpose: CodePurpose, now: Timestamp) -> Result<Option<StoredCode>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT account_id, place_id, subject FROM codes WHERE hash = ?1 AND purpose = ?2 AND expires_at > ?3",
        )?;
        let found = statement.query_row(params![hash, purpose, Ms(now)], |row| {
            let hash = hash.to_owned();
            Ok(StoredCode { hash, purpose, account_id: row.get(0)?, place_id: row.get(1)?, subject: row.get(2)? })
        });
        Ok(found.optional()?)
    }

    /// Drops a code, because it was redeemed.
    pub fn drop_code(&self, hash: &str) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM codes WHERE hash = ?1")?.execute([hash])?;
        Ok(())
    }

    /// Notes that an account typed a wrong code in a place, and drops such notes from before a time.
    pub fn note_wrong_code(
        &self,
        account_id: i64,
        place_id: i64,
        now: Timestamp,
        before: Timestamp,
    ) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM wrong_codes WHERE typed_at < ?1")?.execute([Ms(before)])?;
        self.inner
            .prepare_cached("INSERT INTO wrong_codes (typed_at, account_id, place_id) VALUES (?1, ?2, ?3)")?
            .execute(params![Ms(now), account_id, place_id])?;
        Ok(())
    }

    /// How many wrong codes an account typed since a time, and how many were typed in a place.
    pub fn wrong_codes(&self, account_id: i64, place_id: i64, since: Timestamp) -> Result<(u32, u32), StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT (SELECT count(*) FROM wrong_codes WHERE account_id = ?1 AND typed_at >= ?3),
                    (SELECT count(*) FROM wrong_codes WHERE place_id = ?2 AND typed_at >= ?3)",
        )?;
        Ok(statement.query_row(params![account_id, place_id, Ms(since)], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }
}
