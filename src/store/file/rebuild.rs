//! Makes a new database from the rows of one whose indexes are damaged.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::file::backup::keep;
use crate::store::file::connection::open_to_read;
use crate::store::file::defects::{Defect, DefectPart, defects};
use crate::store::file::new_file::NewFile;
use crate::store::file::site;
use crate::store::file::site::Found;

/// The outcome of a rebuild.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rebuilt {
    /// Nothing changed. The defects, if any, can't be repaired from the rows.
    Not(Vec<Defect>),
    /// A new database was made.
    Anew {
        /// The defects of the old one.
        defects: Vec<Defect>,
        /// The path of the old one.
        kept: Option<PathBuf>,
    },
}

/// Rebuilds a database that nobody has open if only its indexes are damaged, and keeps the old one beside it. After an
/// interruption, either the old or the new one is there whole.
///
/// # Errors
/// If there is none, if somebody has it open, or if a file can't be written. Nothing has changed then.
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
    // Nobody needs it until it has its name.
    made.pragma_update(None, "synchronous", "OFF")?;
    let whole = copy_rows(&mut made, database).and_then(|()| Ok(defects(&made)?.is_empty()));
    match whole {
        Ok(true) => {}
        // Rows are damaged, too.
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

/// Creates a database's tables in an empty one, copies the rows without any index, and then creates everything else.
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
    for kind in ["view", "index", "trigger"] {
        for (_, sql) in parts(&tx, kind)? {
            tx.execute_batch(&sql)?;
        }
    }
    tx.pragma_update(None, "user_version", version)?;
    tx.commit()?;
    made.execute("DETACH old", [])?;
    site::mark_closed(made)
}

/// The parts of one kind in the old database, with the statements that created them, in order.
fn parts(connection: &Connection, kind: &str) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT name, sql FROM old.sqlite_schema WHERE type = ?1 AND sql IS NOT NULL AND name NOT LIKE 'sqlite%'
         ORDER BY rowid",
    )?;
    Ok(statement.query_map([kind], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}
