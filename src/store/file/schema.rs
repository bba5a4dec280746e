//! The schema: its migrations, what takes them, and the version of a database.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;
use rusqlite_migration::{M, Migrations};

use crate::store::StoreError;

/// Moves relations that earlier versions kept as settings to tables of their own.
pub(in crate::store) const RELATIONS_MOVED: &str = include_str!("../../../migrations/023-relations-moved.sql");

/// All migrations, in order. A released one never changes.
pub(in crate::store) const STEPS: &[M<'_>] = &[
    M::up(include_str!("../../../migrations/001-club.sql")),
    M::up(include_str!("../../../migrations/002-causes.sql")).foreign_key_check(),
    M::up(include_str!("../../../migrations/003-outbox.sql")),
    M::up(include_str!("../../../migrations/004-clocks.sql")),
    M::up(include_str!("../../../migrations/005-pauses.sql")),
    M::up(include_str!("../../../migrations/006-idle.sql")),
    M::up(include_str!("../../../migrations/007-scores.sql")),
    M::up(include_str!("../../../migrations/008-ladders.sql")),
    M::up(include_str!("../../../migrations/009-conditionals.sql")),
    M::up(include_str!("../../../migrations/010-rating-history.sql")),
    M::up(include_str!("../../../migrations/011-contests.sql")),
    M::up(include_str!("../../../migrations/012-indexes.sql")),
    M::up(include_str!("../../../migrations/013-notices.sql")),
    M::up(include_str!("../../../migrations/014-order.sql")),
    M::up(include_str!("../../../migrations/015-seasons.sql")),
    M::up(include_str!("../../../migrations/016-asked.sql")),
    M::up(include_str!("../../../migrations/017-digests.sql")),
    M::up(include_str!("../../../migrations/018-suspects.sql")),
    M::up(include_str!("../../../migrations/019-moves.sql")),
    M::up(include_str!("../../../migrations/020-results.sql")),
    M::up(include_str!("../../../migrations/021-vocabulary.sql")),
    M::up(include_str!("../../../migrations/022-relations.sql")),
    M::up(RELATIONS_MOVED),
    M::up(include_str!("../../../migrations/024-farms.sql")),
    M::up(include_str!("../../../migrations/025-leagues.sql")),
    M::up(include_str!("../../../migrations/026-organizers.sql")),
    M::up(include_str!("../../../migrations/027-words.sql")),
    M::up(include_str!("../../../migrations/028-playoffs.sql")),
    M::up(include_str!("../../../migrations/029-divisions.sql")),
    M::up(include_str!("../../../migrations/030-hands.sql")),
    M::up(include_str!("../../../migrations/031-arenas.sql")),
    M::up(include_str!("../../../migrations/032-links.sql")),
    M::up(include_str!("../../../migrations/033-memory.sql")),
    M::up(include_str!("../../../migrations/034-pages.sql")),
    M::up(include_str!("../../../migrations/035-held.sql")),
    M::up(include_str!("../../../migrations/036-coach.sql")),
    M::up(include_str!("../../../migrations/037-training.sql")),
    M::up(include_str!("../../../migrations/038-polls.sql")),
    M::up(include_str!("../../../migrations/039-leads-and-swings.sql")),
];

/// The version of a database's schema.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Age {
    /// The database is empty.
    Empty,
    /// Some migrations are missing.
    Older(usize),
    /// It's up to date.
    Current,
    /// It has migrations that this program doesn't know.
    Newer,
    /// It has data, but no Parlour schema.
    Foreign,
}

/// The version of a database's schema, compared with these steps.
pub(in crate::store) fn age(connection: &Connection, steps: &[M<'_>]) -> Result<Age, StoreError> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let ours = || connection.table_exists(None, "facts");
    Ok(match usize::try_from(version) {
        Ok(0) if tables == 0 => Age::Empty,
        Ok(0) | Err(_) => Age::Foreign,
        Ok(_) if !ours()? => Age::Foreign,
        Ok(version) if version < steps.len() => Age::Older(version),
        Ok(version) if version == steps.len() => Age::Current,
        Ok(_) => Age::Newer,
    })
}

/// Takes the steps that a database lacks.
pub(in crate::store) fn take_steps(connection: &mut Connection, steps: &[M<'_>]) -> Result<(), StoreError> {
    // Rebuilding a table removes it for a moment. The steps themselves check the references to it.
    connection.pragma_update(None, "foreign_keys", false)?;
    let taken = Migrations::from_slice(steps).to_latest(connection).map_err(StoreError::from);
    connection.pragma_update(None, "foreign_keys", true)?;
    taken
}

/// Makes a database that is still empty a current one, as all steps would. Copies one, which is many times as fast.
pub(in crate::store) fn make_current(connection: &mut Connection) -> Result<(), StoreError> {
    static MADE: Mutex<Option<Connection>> = Mutex::new(None);
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if made.is_none() {
        let mut first = Connection::open_in_memory()?;
        take_steps(&mut first, STEPS)?;
        *made = Some(first);
    }
    if let Some(made) = made.as_ref() {
        Backup::new(made, connection)?.run_to_completion(i32::MAX, Duration::ZERO, None)?;
    }
    Ok(())
}
