//! Transactions: everything is read and written in one.

use std::cell::Cell;

use super::StoreError;
use super::cache::Cache;
use super::file::connection::ClubConnection;

/// How a part of a group is undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Alone. SQLite keeps the old state of everything that it changes.
    Part,
    /// Together with the whole group, which has to run again with [`Undo::Part`]. It's less work if nothing fails.
    Group,
}

/// A transaction, undone unless it's committed. Within a group, it's part of the group's transaction.
pub struct Transaction<'s> {
    pub(super) inner: &'s ClubConnection,
    pub(super) cache: &'s Cache,
    scope: Scope<'s>,
    /// SQLite's count of changed rows before it.
    changes_before: u64,
    is_open: bool,
}

/// How a transaction is undone.
#[derive(Clone, Copy)]
enum Scope<'s> {
    /// It's a transaction of SQLite's own.
    Own,
    /// With the group's savepoint. If that fails, the whole group is void.
    Savepoint(&'s Cell<bool>),
    /// With the whole group, which is void then.
    Group(&'s Cell<bool>),
}

/// Runs a statement without a result, and keeps it prepared.
pub(super) fn run(connection: &ClubConnection, statement: &str) -> Result<(), StoreError> {
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}

impl<'s> Transaction<'s> {
    /// Begins one of SQLite's own with a statement, or a part of an open group, which comes with the mark that it's void.
    pub(super) fn begin(
        connection: &'s ClubConnection,
        cache: &'s Cache,
        group: Option<(Undo, &'s Cell<bool>)>,
        begin: &str,
    ) -> Result<Self, StoreError> {
        let scope = match group {
            None => {
                // After some failures, SQLite itself has rolled back everything before this.
                cache.undone();
                run(connection, begin)?;
                Scope::Own
            }
            Some((Undo::Part, is_void)) => {
                run(connection, "SAVEPOINT part")?;
                Scope::Savepoint(is_void)
            }
            Some((Undo::Group, is_void)) => Scope::Group(is_void),
        };
        let changes_before = connection.total_changes();
        Ok(Self { inner: connection, cache, scope, changes_before, is_open: true })
    }
}

impl Transaction<'_> {
    /// Does something that is undone completely if it fails. Whatever the transaction did before stays, unless the
    /// whole group is undone.
    ///
    /// # Errors
    /// The work's error, or SQLite's.
    pub fn attempt<T, E: From<StoreError>>(&self, work: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        let before = self.inner.total_changes();
        if !matches!(self.scope, Scope::Group(_)) {
            run(self.inner, "SAVEPOINT attempt")?;
        }
        let done = work();
        // Most requests are refused before anything is written.
        let is_to_be_undone = done.is_err() && self.inner.total_changes() != before;
        if let Scope::Group(is_void) = self.scope {
            is_void.set(is_void.get() || is_to_be_undone);
            return done;
        }
        if is_to_be_undone {
            self.cache.undone();
            run(self.inner, "ROLLBACK TO attempt")?;
        }
        run(self.inner, "RELEASE attempt")?;
        done
    }

    /// Makes everything permanent; within a group, only if the group ends well.
    ///
    /// # Errors
    /// If SQLite fails. Nothing was done then.
    pub fn commit(mut self) -> Result<(), StoreError> {
        match self.scope {
            Scope::Own => {
                run(self.inner, "COMMIT")?;
                self.cache.kept();
            }
            Scope::Savepoint(_) => run(self.inner, "RELEASE part")?,
            Scope::Group(_) => {}
        }
        self.is_open = false;
        Ok(())
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.is_open {
            return;
        }
        let has_changed = self.inner.total_changes() != self.changes_before;
        if let Scope::Group(is_void) = self.scope {
            is_void.set(is_void.get() || has_changed);
            return;
        }
        match self.scope {
            _ if has_changed => self.cache.undone(),
            Scope::Own => self.cache.kept(),
            _ => {}
        }
        // After some failures, SQLite itself has ended it.
        if self.inner.is_autocommit() {
            return;
        }
        let undo: &[&str] =
            if matches!(self.scope, Scope::Own) { &["ROLLBACK"] } else { &["ROLLBACK TO part", "RELEASE part"] };
        for statement in undo {
            if let Err(error) = run(self.inner, statement) {
                tracing::error!(%error, "a transaction can't be rolled back");
                if let Scope::Savepoint(is_void) = self.scope {
                    is_void.set(true);
                }
            }
        }
    }
}
