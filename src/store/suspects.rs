//! What failed, and what is being tried: so that the next start knows what this one died of.

use std::fmt;

use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{OptionalExtension, Row, params};

use super::rows::readable;
use super::words::Ms;
use super::{DueKind, Store, StoreError, Transaction};

/// Something that is tried.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tried {
    /// What it is.
    pub kind: TriedKind,
    /// Its number; of an event its platform and id.
    pub subject: String,
}

/// What can be tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TriedKind {
    /// Something of a game, person or tournament that is due.
    Due(DueKind),
    /// An offer whose time may be over.
    Offer,
    /// A letter to be sent.
    Letter,
    /// A game in which something may await the computer.
    Computer,
    /// A request.
    Event,
}

/// What is known against something.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Suspect {
    /// What it is.
    pub tried: Tried,
    /// How often it failed.
    pub failures: u32,
    /// How often the program died while it was tried.
    pub deaths: u32,
    /// Before when it is not tried again; never if there is none: it is put aside.
    pub again_at: Option<Timestamp>,
    /// When that was noted last.
    pub noted_at: Timestamp,
    /// What happened.
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
    /// Notes what is tried next, for the next start to know it should this process end meanwhile. The disk is not waited
    /// for: it need not be known if the machine ends.
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

    /// The same of what is not tried any more, and perhaps that nothing is known against it.
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
    /// Notes that these are not tried any more.
    pub fn note_done(&self, tried: &[Tried]) -> Result<(), StoreError> {
        for Tried { kind, subject } in tried {
            self.inner
                .prepare_cached("DELETE FROM tried WHERE kind = ?1 AND subject = ?2")?
                .execute(params![kind, subject])?;
        }
        Ok(())
    }

    /// Takes out what was tried and did not come to an end.
    pub fn take_tried(&self) -> Result<Vec<Tried>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT kind, subject FROM tried")?;
        let tried = readable(statement.query_map([], |row| Ok(Tried { kind: row.get(0)?, subject: row.get(1)? }))?)?;
        // Even of an empty table this would write.
        if !tried.is_empty() {
            self.inner.prepare_cached("DELETE FROM tried")?.execute([])?;
        }
        Ok(tried)
    }

    /// What is known against something, if anything is.
    pub fn suspect(&self, tried: &Tried) -> Result<Option<Suspect>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT kind, subject, failures, deaths, again_at, noted_at, why FROM suspects
             WHERE kind = ?1 AND subject = ?2",
        )?;
        Ok(statement.query_row(params![tried.kind, tried.subject], suspect).optional()?)
    }

    /// Whether anything is suspected that is not put aside, and whether anything is.
    pub fn suspects_anything(&self) -> Result<(bool, bool), StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM suspects WHERE again_at IS NOT NULL),
             EXISTS (SELECT 1 FROM suspects WHERE again_at IS NULL)",
        )?;
        Ok(statement.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// Notes what is known against something.
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

    /// Notes that nothing is known against something any more, unless it is put aside: that it was refused for that is no
    /// good end.
    pub fn trust(&self, tried: &Tried) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM suspects WHERE kind = ?1 AND subject = ?2 AND again_at IS NOT NULL")?
            .execute(params![tried.kind, tried.subject])?;
        Ok(())
    }

    /// What is put aside.
    pub fn put_aside(&self) -> Result<Vec<Suspect>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT kind, subject, failures, deaths, again_at, noted_at, why FROM suspects WHERE again_at IS NULL",
        )?;
        Ok(readable(statement.query_map([], suspect)?)?)
    }

    /// Has everything tried again that is put aside.
    pub fn trust_all(&self) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM suspects")?.execute([])?;
        Ok(())
    }

    /// Forgets what was noted before a time against what is not put aside, and against requests: most of it is not there
    /// any more, and no platform repeats an event for so long.
    pub fn forget_suspects(&self, before: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM suspects WHERE noted_at < ?1 AND (again_at IS NOT NULL OR kind = 'event')")?
            .execute([Ms(before)])?;
        Ok(())
    }
}
