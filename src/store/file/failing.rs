//! A connection whose statements fail when a test wants them to. Programs built for tests use it in place of
//! rusqlite's, with the same interface.

use std::ops::{Deref, DerefMut};

use rusqlite::{CachedStatement, Error, MappedRows, Params, Result, Row, Rows, ffi};

use crate::faults::{self, Fault, StatementFault};

pub(in crate::store) struct Connection(rusqlite::Connection);

/// A prepared statement.
pub(in crate::store) struct Statement<'c> {
    inner: CachedStatement<'c>,
    on: &'c Connection,
    /// The name of its fault point.
    name: &'static str,
}

/// The rows of a statement. Each may fail.
pub(in crate::store) struct Failing<'c, R> {
    rows: R,
    on: &'c Connection,
}

impl From<rusqlite::Connection> for Connection {
    fn from(connection: rusqlite::Connection) -> Self {
        Self(connection)
    }
}

impl Deref for Connection {
    type Target = rusqlite::Connection;

    fn deref(&self) -> &rusqlite::Connection {
        &self.0
    }
}

impl Connection {
    pub(in crate::store) fn prepare_cached(&self, sql: &str) -> Result<Statement<'_>> {
        Ok(Statement { inner: self.0.prepare_cached(sql)?, on: self, name: name(sql) })
    }

    pub(in crate::store) fn execute<P: Params>(&self, sql: &str, params: P) -> Result<usize> {
        self.around(name(sql), || self.0.execute(sql, params))
    }

    pub(in crate::store) fn execute_batch(&self, sql: &str) -> Result<()> {
        self.around(name(sql), || self.0.execute_batch(sql))
    }

    pub(in crate::store) fn query_row<T, P, F>(&self, sql: &str, params: P, read: F) -> Result<T>
    where
        P: Params,
        F: FnOnce(&Row<'_>) -> Result<T>,
    {
        self.around(name(sql), || self.0.query_row(sql, params, read))
    }

    /// Runs a statement, unless it should fail.
    fn around<T>(&self, name: &'static str, run: impl FnOnce() -> Result<T>) -> Result<T> {
        self.pass(name)?;
        let done = run()?;
        if name == "statement.commit" {
            // The file has the commit, but nobody has heard of it yet.
            faults::point("statement.committed");
        }
        Ok(done)
    }

    fn pass(&self, name: &'static str) -> Result<()> {
        let Some(fault) = faults::statement(name) else { return Ok(()) };
        let (Fault::Refuse(refusal) | Fault::RollBack(refusal)) = fault else { return Ok(()) };
        if matches!(fault, Fault::RollBack(_)) && !self.0.is_autocommit() {
            self.0.execute_batch("ROLLBACK")?;
        }
        let code = match refusal {
            StatementFault::Busy => ffi::SQLITE_BUSY,
            // Reading needs no space.
            StatementFault::Full if !matches!(name, "statement.read" | "row") => ffi::SQLITE_FULL,
            StatementFault::Io | StatementFault::Full => ffi::SQLITE_IOERR,
            StatementFault::Corrupt => ffi::SQLITE_CORRUPT,
            StatementFault::Memory => ffi::SQLITE_NOMEM,
        };
        Err(Error::SqliteFailure(ffi::Error::new(code), Some(faults::PURPOSE.to_owned())))
    }
}

/// The name of a statement's fault point.
fn name(sql: &str) -> &'static str {
    match sql.split_whitespace().next().unwrap_or_default() {
        "SELECT" | "PRAGMA" | "WITH" => "statement.read",
        "BEGIN" => "statement.begin",
        "COMMIT" => "statement.commit",
        "ROLLBACK" => "statement.rollback",
        "SAVEPOINT" => "statement.savepoint",
        "RELEASE" => "statement.release",
        _ => "statement.write",
    }
}

impl<'c> Deref for Statement<'c> {
    type Target = rusqlite::Statement<'c>;

    fn deref(&self) -> &rusqlite::Statement<'c> {
        &self.inner
    }
}

impl DerefMut for Statement<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.inner
    }
}

impl Statement<'_> {
    pub(in crate::store) fn execute<P: Params>(&mut self, params: P) -> Result<usize> {
        self.on.around(self.name, || self.inner.execute(params))
    }

    pub(in crate::store) fn exists<P: Params>(&mut self, params: P) -> Result<bool> {
        self.on.around(self.name, || self.inner.exists(params))
    }

    pub(in crate::store) fn query<P: Params>(&mut self, params: P) -> Result<Rows<'_>> {
        self.on.pass(self.name)?;
        self.inner.query(params)
    }

    pub(in crate::store) fn query_row<T, P, F>(&mut self, params: P, read: F) -> Result<T>
    where
        P: Params,
        F: FnOnce(&Row<'_>) -> Result<T>,
    {
        self.on.around(self.name, || self.inner.query_row(params, read))
    }

    pub(in crate::store) fn query_map<T, P, F>(&mut self, params: P, read: F) -> Result<Failing<'_, MappedRows<'_, F>>>
    where
        P: Params,
        F: FnMut(&Row<'_>) -> Result<T>,
    {
        self.on.pass(self.name)?;
        Ok(Failing { rows: self.inner.query_map(params, read)?, on: self.on })
    }
}

impl<T, R: Iterator<Item = Result<T>>> Iterator for Failing<'_, R> {
    type Item = Result<T>;

    fn next(&mut self) -> Option<Result<T>> {
        let row = self.rows.next()?;
        Some(self.on.pass("row").and(row))
    }
}
