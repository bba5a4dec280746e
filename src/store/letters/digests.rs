//! Digests: the messages that list all of a person's games.

use jiff::Timestamp;
use rusqlite::{Row, params};

use crate::store::rows::readable_one;
use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

/// A person's digest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digest {
    /// The person.
    pub person_id: i64,
    /// The account that gets it.
    pub account_id: i64,
    /// The letter that became the message, if there is one.
    pub letter_id: Option<i64>,
    /// The text.
    pub body: String,
    /// When the text was written.
    pub written_at: Option<Timestamp>,
    /// The letter with the latest edit.
    pub edit_id: Option<i64>,
    /// When it was last checked whether to send it again.
    pub looked_at: Option<Timestamp>,
}

impl Digest {
    /// A digest that was never sent.
    #[must_use]
    pub const fn new(person_id: i64, account_id: i64) -> Self {
        Self {
            person_id,
            account_id,
            letter_id: None,
            body: String::new(),
            written_at: None,
            edit_id: None,
            looked_at: None,
        }
    }
}

const COLUMNS: &str = "SELECT person_id, account_id, letter_id, body, written_at, edit_id, looked_at FROM digests";

pub(in crate::store) fn digest(row: &Row<'_>) -> rusqlite::Result<Digest> {
    Ok(Digest {
        person_id: row.get(0)?,
        account_id: row.get(1)?,
        letter_id: row.get(2)?,
        body: row.get(3)?,
        written_at: row.get::<_, Option<Ms>>(4)?.map(|Ms(at)| at),
        edit_id: row.get(5)?,
        looked_at: row.get::<_, Option<Ms>>(6)?.map(|Ms(at)| at),
    })
}

impl Transaction<'_> {
    /// A person's digest, if they have one.
    pub fn digest(&self, person_id: i64) -> Result<Option<Digest>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{COLUMNS} WHERE person_id = ?1"))?;
        Ok(readable_one(statement.query_row([person_id], digest))?)
    }

    /// The digest that this letter sends.
    pub fn digest_of_letter(&self, letter_id: i64) -> Result<Option<Digest>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{COLUMNS} WHERE letter_id = ?1"))?;
        Ok(readable_one(statement.query_row([letter_id], digest))?)
    }

    /// Writes a person's digest.
    pub fn put_digest(&self, digest: &Digest) -> Result<(), StoreError> {
        let Digest { person_id, account_id, letter_id, body, written_at, edit_id, looked_at } = digest;
        self.inner
            .prepare_cached(
                "INSERT OR REPLACE INTO digests
                 (person_id, account_id, letter_id, body, written_at, edit_id, looked_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![person_id, account_id, letter_id, body, written_at.map(Ms), edit_id, looked_at.map(Ms)])?;
        Ok(())
    }

    /// Deletes a person's digest.
    pub fn drop_digest(&self, person_id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM digests WHERE person_id = ?1")?.execute([person_id])?;
        Ok(())
    }
}
