//! The open database, and groups of transactions.

use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::StoreError;
use super::cache::Cache;
use super::file::connection::{BUSY_TIMEOUT, ClubConnection, open_to_read};
use super::file::defects::{Defect, defects};
use super::file::migration::bring_up_to_date;
use super::file::new_file::NewFile;
use super::file::schema::{self, Age};
use super::file::site::{self, Found, Lock};
use super::transaction::{Transaction, Undo, run};

/// At this many pages of 4 KiB, a commit brings the write-ahead log into the file, unless an idle moment came first.
const LOG_PAGES_MAX: i64 = 8_000;
/// After this many changed rows, an idle moment brings the log into the file.
const LOG_ROWS_MIN: u64 = 1_000;
/// The size of the page cache, in KiB.
const CACHE_KIB: i64 = 12_000;
/// The same for work that reads the whole database.
const MUCH_CACHE_KIB: i64 = 256_000;
/// The most prepared statements kept. There are fewer.
const STATEMENTS_MAX: usize = 512;

/// An open database.
pub struct Store {
    pub(super) connection: ClubConnection,
    cache: Cache,
    instance: String,
    is_new: bool,
    was_killed: bool,
    /// How failed parts of the open group are undone. `None` if no group is open.
    group: Option<Undo>,
    /// Whether a failed part of the group couldn't be undone alone.
    is_void: Cell<bool>,
    /// SQLite's count of changed rows when the log was last brought into the file.
    brought_in: u64,
    /// Held until the connection is closed.
    lock: Option<Lock>,
}

/// The end of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupEnd {
    /// Its committed parts are kept.
    Kept,
    /// Everything was undone, because one part had to be.
    Undone,
}

impl Store {
    /// Opens a database and migrates it. Creates one if there never was any.
    ///
    /// # Errors
    /// If another process has it, if it existed but is missing or incomplete, or if a newer version wrote it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let path = &site::real(path)?;
        let mut lock = site::lock(path)?;
        let is_new = site::look(path)? == Found::Nothing;
        if is_new {
            let new = NewFile::begin(path)?;
            schema::make_current(&mut Connection::open(new.path())?)?;
            new.finish()?;
            lock.hold_itself(path)?;
        }
        lock.mark(path)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut store = Self::prepare(Connection::open_with_flags(path, flags)?, path)?;
        store.was_killed = site::mark_open(&store.connection)?;
        (store.is_new, store.lock) = (is_new, Some(lock));
        Ok(store)
    }

    /// Opens an existing database and migrates it.
    ///
    /// # Errors
    /// If there is none, or as [`Store::open`].
    pub fn open_existing(path: &Path) -> Result<Self, StoreError> {
        if site::look(&site::real(path)?)? == Found::Nothing {
            return Err(StoreError::Missing(path.to_owned()));
        }
        Self::open(path)
    }

    /// Opens a database only for reading, even while another process has it. Sees everything committed so far, and
    /// blocks no writer.
    ///
    /// # Errors
    /// If there is none, or if its schema isn't the current one.
    pub fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        let path = &site::real(path)?;
        if site::look(path)? == Found::Nothing {
            return Err(StoreError::Missing(path.to_owned()));
        }
        let connection = open_to_read(path)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
        match schema::age(&connection, schema::STEPS)? {
            Age::Current => {}
            Age::Older(_) => return Err(StoreError::Older(path.to_owned())),
            Age::Newer => return Err(StoreError::Newer(path.to_owned())),
            Age::Empty | Age::Foreign => return Err(StoreError::Foreign(path.to_owned())),
        }
        Self::with_instance(connection, Cache::never())
    }

    /// A database in memory, which is gone once it's closed.
    pub fn in_memory() -> Result<Self, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        schema::make_current(&mut connection)?;
        Self::prepare(connection, Path::new(":memory:"))
    }

    fn prepare(mut connection: Connection, path: &Path) -> Result<Self, StoreError> {
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
        connection.pragma_update(None, "journal_mode", "WAL")?;
        // A commit is on the disk when it returns.
        connection.pragma_update(None, "synchronous", "FULL")?;
        // Bringing the log into the file costs many times as much as a commit, so commits rarely do it.
        connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES_MAX)?;
        connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // Otherwise SQLite would plan every statement with a limit again on each run.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        // Forgotten data must be gone from the file and from every later copy.
        connection.pragma_update(None, "secure_delete", true)?;
        bring_up_to_date(&mut connection, path, schema::STEPS)?;
        // The data to undo refused requests stays in memory. Migrations ran before, since they may sort more than
        // memory holds.
        connection.pragma_update(None, "temp_store", "MEMORY")?;
        connection.execute(
            "INSERT INTO facts (name, value) VALUES ('instance', lower(hex(randomblob(4)))) ON CONFLICT DO NOTHING",
            [],
        )?;
        Self::with_instance(connection, Cache::nothing())
    }

    fn with_instance(connection: Connection, cache: Cache) -> Result<Self, StoreError> {
        // Only those who send letters need it, and opening the database to write makes one.
        let instance = connection
            .query_row("SELECT value FROM facts WHERE name = 'instance'", [], |row| row.get(0))
            .optional()?
            .unwrap_or_default();
        let connection = ClubConnection::from(connection);
        let (group, is_void) = (None, Cell::new(false));
        Ok(Self {
            connection,
            cache,
            instance,
            is_new: false,
            was_killed: false,
            group,
            is_void,
            brought_in: 0,
            lock: None,
        })
    }

    /// Whether it was created when it was opened.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        self.is_new
    }

    /// Whether the last process that had it open ended by force: by itself, by somebody, or with the machine.
    #[must_use]
    pub const fn was_killed(&self) -> bool {
        self.was_killed
    }

    /// A unique word, chosen when the database was created.
    #[must_use]
    pub fn instance(&self) -> &str {
        &self.instance
    }

    /// Begins a transaction that may write.
    pub fn begin(&mut self) -> Result<Transaction<'_>, StoreError> {
        self.transaction("BEGIN IMMEDIATE")
    }

    /// Begins a transaction that only reads.
    pub fn read(&mut self) -> Result<Transaction<'_>, StoreError> {
        self.transaction("BEGIN")
    }

    fn transaction(&mut self, begin: &str) -> Result<Transaction<'_>, StoreError> {
        match self.group {
            None => self.close_what_is_open()?,
            // After some failures, SQLite itself has rolled back everything before this. The rest must not be kept
            // alone.
            Some(_) if self.connection.is_autocommit() => return Err(StoreError::GroupLost),
            Some(_) => {}
        }
        let group = self.group.map(|undo| (undo, &self.is_void));
        Transaction::begin(&self.connection, &self.cache, group, begin)
    }

    /// Rolls back a transaction that couldn't be ended. Whatever comes next must not be part of it.
    fn close_what_is_open(&self) -> Result<(), StoreError> {
        if !self.connection.is_autocommit() {
            tracing::error!("a transaction was left open and is rolled back");
            self.cache.forget();
            run(&self.connection, "ROLLBACK")?;
        }
        Ok(())
    }

    /// Makes all transactions of some work parts of one, to wait for the disk once and not every time. None of them is
    /// kept before this returns, and none at all if the work panics. Work that fails isn't undone; to undo a
    /// transaction, don't commit it. `H` holds the store and says where it is.
    ///
    /// # Errors
    /// If SQLite fails. Nothing is kept then.
    pub fn group<H, T>(
        holder: &mut H,
        store: fn(&mut H) -> &mut Self,
        undo: Undo,
        work: impl FnOnce(&mut H) -> T,
    ) -> Result<(T, GroupEnd), StoreError> {
        let group = OpenGroup::begin(holder, store, undo)?;
        let done = work(&mut *group.holder);
        Ok((done, group.end()?))
    }

    /// Whether a group is open.
    #[must_use]
    pub const fn is_in_group(&self) -> bool {
        self.group.is_some()
    }

    /// Reads everything again that memory holds of the database, because a change to it panicked.
    pub fn distrust(&self) {
        self.cache.forget();
    }

    /// Brings the log into the file and empties it, so that deleted data is gone from the log, too. Returns whether
    /// that was possible: not within a group, and not while somebody reads an older state. Waits for nothing.
    pub fn empty_log(&self) -> Result<bool, StoreError> {
        if !self.connection.is_autocommit() {
            return Ok(false);
        }
        // If a file says that it's open but its log is empty, the log was lost.
        site::mark_closed(&self.connection)?;
        self.connection.busy_timeout(Duration::ZERO)?;
        let is_kept = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
        self.connection.busy_timeout(BUSY_TIMEOUT)?;
        site::mark_open(&self.connection)?;
        Ok(!is_kept?)
    }

    /// Brings the log into the file if much has changed, so that no commit has to. For idle moments. Whatever somebody
    /// still reads in an older state stays in the log.
    pub fn bring_log_in(&mut self) -> Result<(), StoreError> {
        let changed = self.connection.total_changes();
        if changed - self.brought_in >= LOG_ROWS_MIN {
            self.brought_in = changed;
            self.connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
        }
        Ok(())
    }

    /// Uses a much larger page cache, for work that reads the whole database.
    pub fn take_much_memory(&self) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "cache_size", -MUCH_CACHE_KIB)?)
    }

    /// Does a lot at once without the log, which would write everything new twice. Half a transaction is still undone.
    ///
    /// # Errors
    /// The work's error, or SQLite's.
    pub fn without_log<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let keep = |store: &Self, journal: &str| store.connection.pragma_update(None, "journal_mode", journal);
        keep(self, "DELETE").map_err(StoreError::from)?;
        let done = work(self);
        let kept = keep(self, "WAL").map_err(StoreError::from);
        let done = done?;
        kept?;
        Ok(done)
    }

    /// Does something without waiting for the disk. It survives the end of the process, but perhaps not that of the
    /// machine. Within a group, it's waited for with the group.
    pub(super) fn without_waiting<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.is_in_group() {
            return work(self);
        }
        self.close_what_is_open()?;
        self.connection.pragma_update(None, "synchronous", "NORMAL")?;
        let done = work(self);
        self.connection.pragma_update(None, "synchronous", "FULL")?;
        done
    }

    /// The defects of the file. Empty if it's sound.
    pub fn defects(&self) -> Result<Vec<Defect>, StoreError> {
        defects(&self.connection)
    }
}

/// The open group. Dropping it undoes everything.
struct OpenGroup<'h, H> {
    holder: &'h mut H,
    store: fn(&mut H) -> &mut Store,
}

impl<'h, H> OpenGroup<'h, H> {
    fn begin(holder: &'h mut H, store: fn(&mut H) -> &mut Store, undo: Undo) -> Result<Self, StoreError> {
        let of = store(holder);
        if of.is_in_group() {
            return Err(StoreError::GroupInGroup);
        }
        of.close_what_is_open()?;
        of.is_void.set(false);
        of.cache.undone();
        run(&of.connection, "BEGIN IMMEDIATE")?;
        of.group = Some(undo);
        Ok(Self { holder, store })
    }

    /// Keeps its committed transactions, or undoes them all if one had to be.
    fn end(self) -> Result<GroupEnd, StoreError> {
        let of = (self.store)(&mut *self.holder);
        // SQLite may have rolled everything back by itself.
        if of.is_void.get() || of.connection.is_autocommit() {
            return Ok(GroupEnd::Undone);
        }
        run(&of.connection, "COMMIT")?;
        of.cache.kept();
        Ok(GroupEnd::Kept)
    }
}

impl<H> Drop for OpenGroup<'_, H> {
    fn drop(&mut self) {
        let of = (self.store)(&mut *self.holder);
        of.group = None;
        of.cache.undone();
        if !of.connection.is_autocommit()
            && let Err(error) = run(&of.connection, "ROLLBACK")
        {
            tracing::error!(%error, "a group can't be rolled back");
        }
    }
}

impl Drop for Store {
    /// Leaves one complete file. If that fails, the log stays beside it, and nothing is lost.
    fn drop(&mut self) {
        if self.lock.is_none() {
            return;
        }
        let keep_log = |kept| self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, kept).map(drop);
        // Keeps the log until the file says that it's closed, even if that panics.
        drop(keep_log(true).inspect_err(|error| tracing::warn!(%error, "the database's log may be gone")));
        let undone = if self.connection.is_autocommit() { Ok(()) } else { self.connection.execute_batch("ROLLBACK") };
        // Nothing that is being tried has ended this run.
        let undone = undone.and_then(|()| self.connection.execute_batch("DELETE FROM tried"));
        let closed = undone.map_err(StoreError::from).and_then(|()| site::mark_closed(&self.connection));
        if let Err(error) = closed.and_then(|()| Ok(keep_log(false)?)) {
            tracing::warn!(%error, "the database can't be closed properly; its log stays beside it");
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::store::file::new_file;

    #[test]
    fn a_disk_that_is_full_is_said_to_be_and_what_was_kept_before_stays() {
        let mut store = Store::in_memory().unwrap();
        let pages: i64 = store.connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        let limit = |store: &Store, pages: i64| {
            store.connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
        };
        limit(&store, pages);
        let fill = |store: &mut Store| -> Result<(), StoreError> {
            let tx = store.begin()?;
            tx.inner.execute("INSERT INTO facts VALUES ('much', hex(zeroblob(100000)))", [])?;
            tx.commit()
        };
        let full = fill(&mut store).unwrap_err();
        assert!(matches!(full, StoreError::Full(_)), "{full:?}");
        assert!(full.to_string().starts_with("the disk is full: make room on it. Everything accepted so far is safe"));
        let kept: String =
            store.connection.query_row("SELECT group_concat(name) FROM facts", [], |row| row.get(0)).unwrap();
        assert_eq!(kept, "codes,instance");
        limit(&store, pages + 1_000);
        fill(&mut store).unwrap();
    }

    #[test]
    fn a_statement_with_a_limit_is_planned_once() {
        let store = Store::in_memory().unwrap();
        let statement = "SELECT subject FROM due WHERE at <= ?1 LIMIT ?2";
        let mut statement = store.connection.prepare_cached(statement).unwrap();
        for limit in 1..5 {
            assert!(!statement.exists([1_000, limit]).unwrap());
        }
        assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
    }

    #[test]
    fn a_database_that_may_only_be_read_is_said_to_be() {
        let path = std::env::temp_dir().join(format!("parlour-read-only-{}.db", std::process::id()));
        drop(std::fs::remove_file(&path));
        drop(Store::open(&path).unwrap());
        let mut store = Store::open_to_read(&path).unwrap();
        let refused = store.read().unwrap().note_sign_of_life("", jiff::Timestamp::UNIX_EPOCH).unwrap_err();
        assert!(matches!(refused, StoreError::ReadOnly(_)), "{refused:?}");
        assert!(refused.to_string().contains("let its user write to the file and to its folder"));
        drop(store);
        for ending in ["", "-wal", "-shm", ".lock"] {
            drop(std::fs::remove_file(new_file::with_ending(&path, ending)));
        }
    }
}
