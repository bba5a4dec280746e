//! The defects of a database file. Checks, backups, restores and repairs all look for them here, so they agree.

use std::collections::HashSet;
use std::fmt;

use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::file::schema::{STEPS, make_current, take_steps};

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
pub(in crate::store) fn defects(connection: &Connection) -> Result<Vec<Defect>, StoreError> {
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
    let Some(made) = as_made(connection)? else { return Ok(defects) };
    let odd = odd_tables(connection, &made)?;
    for table in tables_with_broken_checks(connection, &made)? {
        let what = format!("CHECK constraint failed in {table}");
        if !odd.contains(&table) && defects.iter().all(|defect| defect.what != what) {
            defects.push(Defect { what, part: DefectPart::Rows });
        }
    }
    for table in odd {
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

/// An empty database with this one's version of the schema. None if that is newer, which is refused elsewhere, with a
/// better sentence.
fn as_made(connection: &Connection) -> Result<Option<Connection>, StoreError> {
    let version: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let Some(steps) = STEPS.get(..version) else { return Ok(None) };
    let mut made = Connection::open_in_memory()?;
    if version == STEPS.len() {
        make_current(&mut made)?;
    } else {
        take_steps(&mut made, steps)?;
    }
    Ok(Some(made))
}

/// Tables and views that are missing for this version of the schema, or have other columns.
fn odd_tables(connection: &Connection, made: &Connection) -> Result<Vec<String>, StoreError> {
    let there: HashSet<(String, String)> = columns(connection)?.into_iter().collect();
    let mut odd: Vec<String> =
        columns(made)?.into_iter().filter(|column| !there.contains(column)).map(|(table, _)| table).collect();
    odd.dedup();
    Ok(odd)
}

/// Tables with a row that breaks a `CHECK` of this version of the schema. SQLite's own check of a connection that only
/// reads leaves them out, because such a connection doesn't even keep them in mind.
fn tables_with_broken_checks(connection: &Connection, made: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = made.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name")?;
    let tables = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut broken = Vec::new();
    for table in tables {
        let (table, sql): (String, String) = table?;
        let conditions: Vec<String> = checks(&sql).into_iter().map(|check| format!("NOT {check}")).collect();
        if conditions.is_empty() {
            continue;
        }
        let any = format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE {})", conditions.join(" OR "));
        // It may be missing or have other columns, which is said elsewhere.
        let Ok(mut any) = connection.prepare(&any) else { continue };
        if any.query_row([], |row| row.get(0))? {
            broken.push(table);
        }
    }
    Ok(broken)
}

/// The conditions of a table's `CHECK`s, in their parentheses.
fn checks(sql: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (start, keyword) in sql.match_indices("CHECK (") {
        let condition = &sql[start + keyword.len() - 1..];
        let mut depth = 0;
        let end = condition.find(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        });
        found.extend(end.map(|end| &condition[..=end]));
    }
    found
}

/// All tables and views, with the names and types of their columns in order.
fn columns(connection: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT tables.name, columns.name || ' ' || columns.type || ' ' || columns.[notnull] || ' ' || columns.pk
         FROM sqlite_schema tables JOIN pragma_table_info(tables.name) columns
         WHERE tables.type IN ('table', 'view') AND tables.name NOT LIKE 'sqlite%' ORDER BY tables.name, columns.cid",
    )?;
    Ok(statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_of_the_schema_is_understood() {
        let mut made = Connection::open_in_memory().unwrap();
        make_current(&mut made).unwrap();
        let sql: String = made
            .query_row("SELECT group_concat(sql, char(10)) FROM sqlite_schema WHERE type = 'table'", [], |row| {
                row.get(0)
            })
            .unwrap();
        assert_eq!(checks(&sql).len(), sql.matches("CHECK").count());
        assert!(checks(&sql).contains(&"(weekday BETWEEN 1 AND 7)"));
        assert_eq!(checks("a CHECK (a IN (1, 2)), b CHECK (b > 0)"), ["(a IN (1, 2))", "(b > 0)"]);
        assert!(tables_with_broken_checks(&made, &made).unwrap().is_empty());
        let mut statement = made.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").unwrap();
        let tables = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        for (name, sql) in tables.map(|table: rusqlite::Result<(String, String)>| table.unwrap()) {
            for check in checks(&sql) {
                made.prepare(&format!("SELECT 1 FROM \"{name}\" WHERE NOT {check}")).unwrap();
            }
        }
    }
}
