//! The defects of a database file. Checks, backups, restores and repairs all look for them here, so they agree.

use std::collections::HashSet;
use std::fmt;

use rusqlite::Connection;
use rusqlite_migration::Migrations;

use super::StoreError;
use super::schema::STEPS;

/// A defect of a database file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defect {
    /// What is wrong. SQLite's own words if SQLite found it.
    pub what: String,
    /// The part of the database that it affects.
    pub part: DefectPart,
}

/// A part of the database with a defect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefectPart {
    /// An index or unused space, which follow from the rows.
    Index,
    /// Rows that can be read, but break a constraint.
    Rows,
    /// The file's structure, or a missing table. Rows may be lost.
    File,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// How to repair a database with these defects.
#[must_use]
pub fn remedy(defects: &[Defect]) -> &'static str {
    if defects.iter().all(|defect| defect.part == DefectPart::Index) {
        "`parlour repair` rebuilds its indexes"
    } else {
        "restore a backup with `parlour restore`, or save what it can still read with `parlour export`"
    }
}

/// The defects of a database file. Empty if it's sound.
pub(super) fn defects(connection: &Connection) -> Result<Vec<Defect>, StoreError> {
    match found(connection) {
        // Some damage stops the check.
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
    // SQLite says so of any damage, after everything else that it could tell.
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

/// The most defects to report.
const DEFECTS_MAX: usize = 1_000;

/// SQLite's last words if damage stopped the check.
const MALFORMED: &str = "database disk image is malformed";

/// SQLite's words about an index that doesn't match its table, before or after the row's number.
const OF_INDEX: [&str; 5] = [
    "wrong # of entries in index ",
    " missing from index ",
    " values differ from index ",
    "non-unique entry in index ",
    "rowid not at end-of-record for row ",
];

/// The part of the database that a sentence of SQLite's is about.
fn part_of(what: &str, indexes: &HashSet<u32>) -> DefectPart {
    let is_tree_of_index = || {
        let root = what.strip_prefix("Tree ")?.split(' ').next()?.parse().ok()?;
        // If two trees use a page, a table may need it.
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

/// The first pages of indexes. The one that replaces a table without row numbers isn't one.
fn roots_of_indexes(connection: &Connection) -> Result<HashSet<u32>, StoreError> {
    let mut statement = connection.prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'index'")?;
    Ok(statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// Tables that are missing for this version of the schema, or have other columns.
fn odd_tables(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    // A newer schema is refused elsewhere, with a better sentence.
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

/// All tables, with the names and types of their columns in order.
fn columns(connection: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT tables.name, columns.name || ' ' || columns.type || ' ' || columns.[notnull] || ' ' || columns.pk
         FROM sqlite_schema tables JOIN pragma_table_info(tables.name) columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY tables.name, columns.cid",
    )?;
    Ok(statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}
