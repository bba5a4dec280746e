//! Browsers that are signed in to pages, the links that sign them in, and the keys of games' pages.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

/// A browser that is signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub account_id: i64,
    /// The place where the link was asked for that began it.
    pub place_id: i64,
    /// When it was signed in.
    pub begun_at: Timestamp,
    /// When it was last used; not noted each time.
    pub seen_at: Timestamp,
    /// When it ends.
    pub expires_at: Timestamp,
}

pub(in crate::store) fn session(row: &Row<'_>) -> rusqlite::Result<Session> {
    let (Ms(begun_at), Ms(seen_at), Ms(expires_at)) = (row.get(3)?, row.get(4)?, row.get(5)?);
    Ok(Session { id: row.get(0)?, account_id: row.get(1)?, place_id: row.get(2)?, begun_at, seen_at, expires_at })
}

impl Transaction<'_> {
    /// Keeps the hash of a link that signs in an account, in place of an earlier one, and drops those that have expired.
    ///
    /// # Errors
    /// If there is the same already.
    pub fn keep_sign_in(
        &self,
        hash: &str,
        (account_id, place_id): (i64, i64),
        made_at: Timestamp,
        expires_at: Timestamp,
    ) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM sign_ins WHERE expires_at <= ?1")?.execute([Ms(made_at)])?;
        self.inner.prepare_cached("DELETE FROM sign_ins WHERE account_id = ?1")?.execute([account_id])?;
        self.inner
            .prepare_cached(
                "INSERT INTO sign_ins (hash, account_id, place_id, made_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![hash, account_id, place_id, Ms(made_at), Ms(expires_at)])?;
        Ok(())
    }

    /// The account that the link with this hash signs in and the place where it was asked for, unless it has expired or
    /// was used.
    pub fn sign_in(&self, hash: &str, now: Timestamp) -> Result<Option<(i64, i64)>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT account_id, place_id FROM sign_ins WHERE hash = ?1 AND expires_at > ?2")?;
        Ok(statement.query_row(params![hash, Ms(now)], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    /// Drops the link with this hash, because it was used.
    pub fn drop_sign_in(&self, hash: &str) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM sign_ins WHERE hash = ?1")?.execute([hash])?;
        Ok(())
    }

    /// Signs a browser in, and drops the sessions that have expired.
    ///
    /// # Errors
    /// If there is the same already.
    pub fn begin_session(
        &self,
        hash: &str,
        (account_id, place_id): (i64, i64),
        now: Timestamp,
        expires_at: Timestamp,
    ) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM sessions WHERE expires_at <= ?1")?.execute([Ms(now)])?;
        self.inner
            .prepare_cached(
                "INSERT INTO sessions (hash, account_id, place_id, begun_at, seen_at, expires_at)
                 VALUES (?1, ?2, ?3, ?4, ?4, ?5)",
            )?
            .execute(params![hash, account_id, place_id, Ms(now), Ms(expires_at)])?;
        Ok(())
    }

    /// The session with this hash, unless it has expired.
    pub fn session(&self, hash: &str, now: Timestamp) -> Result<Option<Session>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, account_id, place_id, begun_at, seen_at, expires_at FROM sessions
             WHERE hash = ?1 AND expires_at > ?2",
        )?;
        Ok(statement.query_row(params![hash, Ms(now)], session).optional()?)
    }

    /// A person's sessions, the oldest first.
    pub fn sessions_of(&self, person_id: i64, now: Timestamp) -> Result<Vec<Session>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT sessions.id, account_id, place_id, begun_at, seen_at, expires_at FROM accounts
             CROSS JOIN sessions ON account_id = accounts.id
             WHERE person_id = ?1 AND expires_at > ?2 ORDER BY sessions.id",
        )?;
        Ok(statement.query_map(params![person_id, Ms(now)], session)?.collect::<Result<_, _>>()?)
    }

    /// Notes that a session was used.
    pub fn note_session(&self, id: i64, now: Timestamp) -> Result<(), StoreError> {
        self.inner.prepare_cached("UPDATE sessions SET seen_at = ?2 WHERE id = ?1")?.execute(params![id, Ms(now)])?;
        Ok(())
    }

    /// Ends a session.
    pub fn end_session(&self, id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM sessions WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Ends all sessions of a person, and makes links that would begin one useless.
    pub fn end_sessions_of(&self, person_id: i64) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM sessions WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
            "DELETE FROM sign_ins WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
        ] {
            self.inner.prepare_cached(statement)?.execute([person_id])?;
        }
        Ok(())
    }

    /// How often the key of a game's page was renewed.
    pub fn page_renewed(&self, game_id: i64) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT renewed FROM page_keys WHERE game_id = ?1")?;
        Ok(statement.query_row([game_id], |row| row.get(0)).optional()?.unwrap_or(0))
    }

    /// Renews the key of a game's page.
    pub fn renew_page(&self, game_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO page_keys (game_id, renewed) VALUES (?1, 1)
                 ON CONFLICT DO UPDATE SET renewed = renewed + 1",
            )?
            .execute([game_id])?;
        Ok(())
    }
}
