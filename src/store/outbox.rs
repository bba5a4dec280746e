//! The letters to be sent, and those that were.

use rusqlite::{OptionalExtension, Row, params};

use super::{Cause, Error, Transaction};

/// A letter to be put into the outbox.
#[derive(Clone, Copy, Debug)]
pub struct NewLetter<'a> {
    /// The platform that is to send it.
    pub platform: &'a str,
    /// What led to it.
    pub cause: &'a Cause,
    /// The offer or game that it is about, if it is about one.
    pub about: Option<i64>,
    /// What it says.
    pub body: &'a str,
}

/// A letter in the outbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterRow {
    /// Its number.
    pub id: i64,
    /// What it says.
    pub body: String,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was written.
    pub written_at: i64,
}

/// How full the outbox is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutboxDepth {
    /// How many letters are due or waiting to be tried again.
    pub due: u64,
    /// When the oldest of them was written.
    pub oldest_at: Option<i64>,
}

/// The longest that a letter is put off, in milliseconds.
pub const RETRY_MS_MAX: i64 = 60 * 60 * 1000;

fn letter(row: &Row<'_>) -> rusqlite::Result<LetterRow> {
    Ok(LetterRow { id: row.get(0)?, body: row.get(1)?, attempts: row.get(2)?, written_at: row.get(3)? })
}

impl Transaction<'_> {
    /// Puts a letter into the outbox; says its number.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn post(&self, new: NewLetter<'_>, now: i64) -> Result<i64, Error> {
        let (cause, cause_platform, cause_id) = new.cause.columns();
        self.inner
            .prepare_cached(
                "INSERT INTO outbox (platform, cause, cause_platform, cause_id, about, body, state, attempts, due_at,
                 written_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'due', 0, 0, ?7)",
            )?
            .execute(params![new.platform, cause, cause_platform, cause_id, new.about, new.body, now])?;
        Ok(self.inner.last_insert_rowid())
    }

    /// The letters to an event's own platform that it led to, in order.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn letters_of(&self, platform: &str, event: &str) -> Result<Vec<LetterRow>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox
             WHERE cause_platform = ?1 AND cause_id = ?2 AND platform = ?1 ORDER BY id",
        )?;
        Ok(statement.query_map([platform, event], letter)?.collect::<Result<_, _>>()?)
    }

    /// The letters of a platform that are to be sent by now, in the order in which they were written. One that is to
    /// wait longer than any does was put off before the clock was set back, and is due as well.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn due(&self, platform: &str, now: i64, at_most: u32) -> Result<Vec<LetterRow>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox
             WHERE platform = ?1 AND state = 'due' AND (due_at <= ?2 OR due_at > ?2 + ?4) ORDER BY id LIMIT ?3",
        )?;
        Ok(statement.query_map(params![platform, now, at_most, RETRY_MS_MAX], letter)?.collect::<Result<_, _>>()?)
    }

    /// The letters of a platform that were not sent yet and have a number above this one, in order, whenever they are
    /// due.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn waiting(&self, platform: &str, after: i64, at_most: u32) -> Result<Vec<LetterRow>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox
             WHERE platform = ?1 AND state = 'due' AND id > ?2 ORDER BY id LIMIT ?3",
        )?;
        Ok(statement.query_map(params![platform, after, at_most], letter)?.collect::<Result<_, _>>()?)
    }

    /// The letter that a message of ours was.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn letter_of_message(&self, platform: &str, message: &str) -> Result<Option<LetterRow>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox WHERE platform = ?1 AND message = ?2 LIMIT 1",
        )?;
        Ok(statement.query_row([platform, message], letter).optional()?)
    }

    /// The first letters about an offer or game that were sent, in order, each with the message that it became.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn messages_about(&self, platform: &str, about: i64, at_most: u32) -> Result<Vec<(String, LetterRow)>, Error> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at, message FROM outbox
             WHERE platform = ?1 AND about = ?2 AND message IS NOT NULL ORDER BY id LIMIT ?3",
        )?;
        let row = |row: &Row<'_>| Ok((row.get(4)?, letter(row)?));
        Ok(statement.query_map(params![platform, about, at_most], row)?.collect::<Result<_, _>>()?)
    }

    /// Notes that a letter was sent, and which message it became. Says whether it was still to be sent.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn mark_sent(&self, id: i64, message: Option<&str>) -> Result<bool, Error> {
        let changed = self
            .inner
            .prepare_cached(
                "UPDATE outbox SET state = 'sent', message = ?2, attempts = attempts + 1, error = NULL
                 WHERE id = ?1 AND state <> 'sent'",
            )?
            .execute(params![id, message])?;
        Ok(changed == 1)
    }

    /// Notes that a letter could not be sent: it is tried again at a time, or given up.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn mark_unsent(&self, id: i64, error: &str, again_at: Option<i64>) -> Result<(), Error> {
        self.inner
            .prepare_cached(
                "UPDATE outbox SET attempts = attempts + 1, error = ?2, due_at = coalesce(?3, due_at),
                 state = CASE WHEN ?3 IS NULL THEN 'failed' ELSE 'due' END WHERE id = ?1 AND state = 'due'",
            )?
            .execute(params![id, error, again_at])?;
        Ok(())
    }

    /// The offer or game that a message of ours was about.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn subject_of_message(&self, platform: &str, message: &str) -> Result<Option<i64>, Error> {
        let mut statement =
            self.inner.prepare_cached("SELECT about FROM outbox WHERE platform = ?1 AND message = ?2 LIMIT 1")?;
        Ok(statement.query_row([platform, message], |row| row.get(0)).optional()?.flatten())
    }

    /// The first message about an offer or game whose letter (number, body) is wanted, from the oldest on or from the
    /// newest back.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn message_about(
        &self,
        platform: &str,
        about: i64,
        newest_first: bool,
        wanted: impl Fn(i64, &str) -> bool,
    ) -> Result<Option<String>, Error> {
        let order = if newest_first { "DESC" } else { "ASC" };
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT id, body, message FROM outbox
             WHERE platform = ?1 AND about = ?2 AND message IS NOT NULL ORDER BY id {order}"
        ))?;
        let mut rows = statement.query(params![platform, about])?;
        while let Some(row) = rows.next()? {
            if wanted(row.get(0)?, row.get_ref(1)?.as_str().unwrap_or_default()) {
                return Ok(Some(row.get(2)?));
            }
        }
        Ok(None)
    }

    /// How full the outbox is.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn outbox_depth(&self, platform: &str) -> Result<OutboxDepth, Error> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT count(*), min(written_at) FROM outbox WHERE platform = ?1 AND state = 'due'")?;
        Ok(statement.query_row([platform], |row| Ok(OutboxDepth { due: row.get(0)?, oldest_at: row.get(1)? }))?)
    }

    /// Forgets letters written before a time that are not due and about no live game, at most so many; says how many.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn forget_letters(&self, before: i64, at_most: u32) -> Result<usize, Error> {
        let mut statement = self.inner.prepare_cached(
            "DELETE FROM outbox WHERE id IN (
                 SELECT outbox.id FROM outbox LEFT JOIN tables ON tables.id = about
                 WHERE written_at < ?1 AND outbox.state <> 'due' AND tables.state IS NOT 'live'
                 ORDER BY written_at LIMIT ?2)",
        )?;
        Ok(statement.execute(params![before, at_most])?)
    }
}
