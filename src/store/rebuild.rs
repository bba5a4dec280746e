//! A database whose indexes are damaged and whose rows are not, made anew from its rows.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::Connection;

use super::StoreError;
use super::backup::keep;
use super::connection::open_to_read;
use super::defects::{Defect, DefectPart, defects};
use super::new_file::NewFile;
use super::site::{self, Found};

/// What became of a database that was looked through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rebuilt {
    /// It is as it was; what is wrong with it, if anything is, does not follow from its rows.
    Not(Vec<Defect>),
    /// It was made anew.
    Anew {
        /// What was wrong with it.
        defects: Vec<Defect>,
        /// Where it is kept as it was before.
        kept: Option<PathBuf>,
    },
}

/// Makes a database that nobody has open anew from its rows if only its indexes are damaged, and keeps what was there
/// beside it. Whenever this is interrupted, the old one is there whole, or the new one is.
///
/// # Errors
/// If there is none, if somebody has it open, or if something cannot be written. Then nothing has changed.
pub fn rebuild(database: &Path, now: Timestamp) -> Result<Rebuilt, StoreError> {
    let database = &site::real(database)?;
    if site::look(database)? == Found::Nothing {
        return Err(StoreError::Missing(database.to_owned()));
    }
    let mut lock = site::lock(database)?;
    let found = defects(&open_to_read(database)?)?;
    let is_all_of = |defect: &Defect| defect.part == DefectPart::Index;
    if found.is_empty() || !found.iter().all(is_all_of) {
        return Ok(Rebuilt::Not(found));
    }
    let new = NewFile::begin(database)?;
    let mut made = Connection::open(new.path())?;
    made.pragma_update(None, "foreign_keys", false)?;
    // Until it has its name it is of no use to anybody.
    made.pragma_update(None, "synchronous", "OFF")?;
    let whole = copy_rows(&mut made, database).and_then(|()| Ok(defects(&made)?.is_empty()));
    match whole {
        Ok(true) => {}
        // The rows are damaged after all.
        Ok(false) | Err(StoreError::Damaged(_)) => return Ok(Rebuilt::Not(found)),
        Err(StoreError::Sqlite(error)) => {
            tracing::warn!(%error, "the rows can't be copied into a new file");
            return Ok(Rebuilt::Not(found));
        }
        Err(error) => return Err(error),
    }
    drop(made);
    let kept = keep(database, "damaged", now)?;
    new.finish()?;
    lock.mark(database)?;
    Ok(Rebuilt::Anew { defects: found, kept })
}

/// Makes the tables of a database in an empty one, copies their rows without any index, and makes what follows from them.
fn copy_rows(made: &mut Connection, from: &Path) -> Result<(), StoreError> {
    made.execute("ATTACH ?1 AS old", [site::uri(from, "mode=ro")])?;
    let version: i64 = made.pragma_query_value(Some("old"), "user_version", |row| row.get(0))?;
    let tx = made.transaction()?;
    for (name, sql) in parts(&tx, "table")? {
        tx.execute_batch(&sql)?;
        // The condition keeps SQLite from copying indexes together with rows.
        tx.execute_batch(&format!("INSERT INTO main.\"{name}\" SELECT * FROM old.\"{name}\" NOT INDEXED WHERE true"))?;
    }
    tx.execute_batch(
        "DELETE FROM main.sqlite_sequence; INSERT INTO main.sqlite_sequence SELECT * FROM old.sqlite_sequence",
    )?;
    for kind in ["index", "trigger"] {
        for (_, sql) in parts(&tx, kind)? {
            tx.execute_batch(&sql)?;
        }
    }
    tx.pragma_update(None, "user_version", version)?;
    tx.commit()?;
    made.execute("DETACH old", [])?;
    site::mark_closed(made)
}

/// What there is of a kind in the old database, with the statement that makes it, in the order in which it was made.
fn parts(connection: &Connection, kind: &str) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT name, sql FROM old.sqlite_schema WHERE type = ?1 AND sql IS NOT NULL AND name NOT LIKE 'sqlite%'
         ORDER BY rowid",
    )?;
    Ok(statement.query_map([kind], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}
