//! Suspects: things that failed before, and things that are being tried, so that the next start knows what this process
//! died of.

use std::fmt;

use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{OptionalExtension, Row, params};

use crate::store::rows::readable;
use crate::store::words::Ms;
use crate::store::{DueKind, Store, StoreError, Transaction};

/// Something to try.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tried {
    /// Its kind.
    pub kind: TriedKind,
    /// Its number. For an event, its platform and id.
    pub subject: String,
}

/// A kind of thing to try.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TriedKind {
    /// Something due for a game, person or tournament.
    Due(DueKind),
    /// An offer that may have expired.
    Offer,
    /// A letter to send.
    Letter,
    /// A game that may await the computer.
    Computer,
    /// A request.
    Event,
}

/// A suspect, with its history.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Suspect {
    /// The thing itself.
    pub tried: Tried,
    /// How often it failed.
    pub failures: u32,
    /// How often the program died while it tried this.
    pub deaths: u32,
    /// When it may be tried again. `None` if it's put aside.
    pub again_at: Option<Timestamp>,
    /// When this was last updated.
    pub noted_at: Timestamp,
    /// The last error.
    pub why: String,
}

impl Tried {
    /// Something with a number.
    #[must_use]
    pub fn numbered(kind: TriedKind, number: i64) -> Self {
        Self { kind, subject: number.to_string() }
    }
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind.to_sql() {
            Ok(ToSqlOutput::Borrowed(ValueRef::Text(word))) => String::from_utf8_lossy(word).into_owned(),
            _ => String::new(),
        };
        write!(f, "{kind} {}", self.subject)
    }
}

impl ToSql for TriedKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let word = match self {
            Self::Due(kind) => return kind.to_sql(),
            Self::Offer => "offer",
            Self::Letter => "letter",
            Self::Computer => "computer",
            Self::Event => "event",
        };
        Ok(word.into())
    }
}

impl FromSql for TriedKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(match value.as_str()? {
            "offer" => Self::Offer,
            "letter" => Self::Letter,
            "computer" => Self::Computer,
            "event" => Self::Event,
            _ => Self::Due(DueKind::column_result(value)?),
        })
    }
}

fn suspect(row: &Row<'_>) -> rusqlite::Result<Suspect> {
    Ok(Suspect {
        tried: Tried { kind: row.get(0)?, subject: row.get(1)? },
        failures: row.get(2)?,
        deaths: row.get(3)?,
        again_at: row.get::<_, Option<Ms>>(4)?.map(|Ms(at)| at),
        noted_at: row.get::<_, Ms>(5)?.0,
        why: row.get(6)?,
    })
}

impl Store {
    /// Notes a thing before it is tried, so that the next start knows if this process ends meanwhile. Doesn't wait for
    /// the disk: if the machine ends, nobody needs to know.
    pub fn note_tried(&mut self, tried: &[Tried]) -> Result<(), StoreError> {
        self.without_waiting(|store| {
            let tx = store.begin()?;
            for Tried { kind, subject } in tried {
                tx.inner
                    .prepare_cached("INSERT INTO tried (kind, subject) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
                    .execute(params![kind, subject])?;
            }
            tx.commit()
        })
    }

    /// Notes the end of a try and, if `trusts`, clears the suspects.
    pub fn note_done(&mut self, tried: &[Tried], trusts: bool) -> Result<(), StoreError> {
        self.without_waiting(|store| {
            let tx = store.begin()?;
            tx.note_done(tried)?;
            if trusts {
                tried.iter().try_for_each(|tried| tx.trust(tried))?;
            }
            tx.commit()
        })
    }
}

impl Transaction<'_> {
    /// Notes the end of a try.
    pub fn note_done(&self, tried: &[Tried]) -> Result<(), StoreError> {
        for Tried { kind, subject } in tried {
            self.inner
                .prepare_cached("DELETE FROM tried WHERE kind = ?1 AND subject = ?2")?
                .execute(params![kind, subject])?;
        }
        Ok(())
    }

    /// Takes everything that was tried without coming to an end.
    pub fn take_tried(&self) -> Result<Vec<Tried>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT kind, subject FROM tried")?;
        let tried = readable(statement.query_map([], |row| Ok(Tried { kind: row.get(0)?, subject: row.get(1)? }))?)?;
        // This would write even if the table is empty.
        if !tried.is_empty() {
            self.inner.prepare_cached("DELETE FROM tried")?.execute([])?;
        }
        Ok(tried)
    }

    /// The suspect for this, if there is one.
    pub fn suspect(&self, tried: &Tried) -> Result<Option<Suspect>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT kind, subject, failures, deaths, again_at, noted_at, why FROM suspects
             WHERE kind = ?1 AND subject = ?2",
        )?;
        Ok(statement.query_row(params![tried.kind, tried.subject], suspect).optional()?)
    }

    /// Whether there is a suspect that isn't put aside, and whether there is any.
    pub fn suspects_anything(&self) -> Result<(bool, bool), StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM suspects WHERE again_at IS NOT NULL),
             EXISTS (SELECT 1 FROM suspects WHERE again_at IS NULL)",
        )?;
        Ok(statement.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// Adds or updates a suspect.
    pub fn note_suspect(&self, suspect: &Suspect) -> Result<(), StoreError> {
        let Suspect { tried, failures, deaths, again_at, noted_at, why } = suspect;
        self.inner
            .prepare_cached(
                "INSERT OR REPLACE INTO suspects (kind, subject, failures, deaths, again_at, noted_at, why)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![tried.kind, tried.subject, failures, deaths, again_at.map(Ms), Ms(*noted_at), why])?;
        Ok(())
    }

    /// Clears a suspect, unless it's put aside. It was refused for that reason, so it didn't end well.
    pub fn trust(&self, tried: &Tried) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM suspects WHERE kind = ?1 AND subject = ?2 AND again_at IS NOT NULL")?
            .execute(params![tried.kind, tried.subject])?;
        Ok(())
    }

    /// Everything that is put aside.
    pub fn put_aside(&self) -> Result<Vec<Suspect>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT kind, subject, failures, deaths, again_at, noted_at, why FROM suspects WHERE again_at IS NULL",
        )?;
        Ok(readable(statement.query_map([], suspect)?)?)
    }

    /// Clears everything that is put aside, so that it's tried again.
    pub fn trust_all(&self) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM suspects")?.execute([])?;
        Ok(())
    }

    /// Deletes suspects last updated before a time that aren't put aside, and all requests of that age. Most of these
    /// things are gone by now, and no platform repeats an event for so long.
    pub fn forget_suspects(&self, before: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM suspects WHERE noted_at < ?1 AND (again_at IS NOT NULL OR kind = 'event')")?
            .execute([Ms(before)])?;
        Ok(())
    }
}
