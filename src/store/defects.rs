//! What is wrong with a database as a file: found by the very same look when it is checked, saved, restored and repaired,
//! so that these agree about it.

use std::collections::HashSet;
use std::fmt;

use rusqlite::Connection;
use rusqlite_migration::Migrations;

use super::StoreError;
use super::schema::STEPS;

/// Something that is wrong with a database as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defect {
    /// What, in the words of SQLite where it was SQLite that found it.
    pub what: String,
    /// What of the database it concerns.
    pub part: DefectPart,
}

/// What of a database a defect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefectPart {
    /// An index, or room that nothing uses: all of that follows from the rows.
    Index,
    /// Rows that can be read and say what none may say.
    Rows,
    /// The form of the file, or a table that is missing: rows may be lost.
    File,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// What makes a database whole with which this is wrong.
#[must_use]
pub fn remedy(defects: &[Defect]) -> &'static str {
    if defects.iter().all(|defect| defect.part == DefectPart::Index) {
        "`parlour repair` rebuilds its indexes"
    } else {
        "restore a backup with `parlour restore`, or save what it can still read with `parlour export`"
    }
}

/// What is wrong with a database as a file; nothing if it is sound.
pub(super) fn defects(connection: &Connection) -> Result<Vec<Defect>, StoreError> {
    match found(connection) {
        // Some damage keeps the look from going on.
        Err(StoreError::Damaged(error)) => Ok(vec![Defect { what: error.to_string(), part: DefectPart::File }]),
        found => found,
    }
}

fn found(connection: &Connection) -> Result<Vec<Defect>, StoreError> {
    let indexes = roots_of_indexes(connection)?;
    let mut defects = Vec::new();
    connection.pragma(None, "integrity_check", DEFECTS_MAX, |row| {
        let what: String = row.get(0)?;
        let part = part_of(&what, &indexes);
        defects.push(Defect { what, part });
        Ok(())
    })?;
    defects.retain(|defect| defect.what != "ok");
    if defects.len() >= DEFECTS_MAX {
        defects.push(Defect { what: "the list of faults is longer than this".to_owned(), part: DefectPart::File });
    }
    // It is said of any damage, at the end of what could be told of it.
    if defects.len() > 1 {
        defects.retain(|defect| defect.what != MALFORMED);
    }
    if defects.iter().any(|defect| defect.part != DefectPart::Rows) {
        return Ok(defects);
    }
    connection.pragma_query(None, "foreign_key_check", |row| {
        let table: String = row.get(0)?;
        defects.push(Defect { what: format!("a row of {table} refers to a missing row"), part: DefectPart::Rows });
        Ok(())
    })?;
    for table in odd_tables(connection)? {
        let what = format!("the table {table} is missing, or isn’t as Parlour made it");
        defects.push(Defect { what, part: DefectPart::File });
    }
    Ok(defects)
}

/// How many things that are wrong are told at most.
const DEFECTS_MAX: usize = 1_000;

/// What SQLite says in the end where damage kept it from looking on.
const MALFORMED: &str = "database disk image is malformed";

/// What SQLite says of an index that does not agree with its table, before or behind the row's number.
const OF_INDEX: [&str; 5] = [
    "wrong # of entries in index ",
    " missing from index ",
    " values differ from index ",
    "non-unique entry in index ",
    "rowid not at end-of-record for row ",
];

/// What of the database a sentence of SQLite's is about.
fn part_of(what: &str, indexes: &HashSet<u32>) -> DefectPart {
    let is_tree_of_index = || {
        let root = what.strip_prefix("Tree ")?.split(' ').next()?.parse().ok()?;
        // A page that two trees use may be one that a table needs.
        Some(indexes.contains(&root) && !what.contains("2nd reference"))
    };
    let is_unused_room = what.starts_with("Page ") && what.ends_with(": never used")
        || what.starts_with("Freelist: ") && !what.contains("2nd reference");
    if OF_INDEX.iter().any(|said| what.contains(said)) || is_unused_room || is_tree_of_index() == Some(true) {
        return DefectPart::Index;
    }
    let of_rows = ["NULL value in ", "CHECK constraint failed in ", "non-", "NUMERIC value in ", "TEXT value in "];
    if of_rows.iter().any(|said| what.starts_with(said)) { DefectPart::Rows } else { DefectPart::File }
}

/// The pages with which indexes begin. What stands in for a table without row numbers is none.
fn roots_of_indexes(connection: &Connection) -> Result<HashSet<u32>, StoreError> {
    let mut statement = connection.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'index'")?;
    Ok(statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// The tables that a database of this age should have and has not, or not with the same columns.
fn odd_tables(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    // What is newer is refused elsewhere, and with a better sentence.
    let Some(steps) = STEPS.get(..version) else { return Ok(Vec::new()) };
    let mut made = Connection::open_in_memory()?;
    made.pragma_update(None, "foreign_keys", false)?;
    Migrations::from_slice(steps).to_latest(&mut made)?;
    let there: HashSet<(String, String)> = columns(connection)?.into_iter().collect();
    let mut odd: Vec<String> =
        columns(&made)?.into_iter().filter(|column| !there.contains(column)).map(|(table, _)| table).collect();
    odd.dedup();
    Ok(odd)
}

/// Every table with the name and the type of each of its columns, in order.
fn columns(connection: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT tables.name, columns.name || ' ' || columns.type || ' ' || columns.[notnull] || ' ' || columns.pk
         FROM sqlite_schema tables JOIN pragma_table_info(tables.name) columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY tables.name, columns.cid",
    )?;
    Ok(statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}
