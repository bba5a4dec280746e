//! Migrates older databases.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use rusqlite::Connection;
use rusqlite_migration::M;

use crate::store::StoreError;
use crate::store::file::backup;
use crate::store::file::schema::{Age, age, take_steps};

/// Migrates a database. Makes a backup of an older one beside it first, and returns the backup's path.
pub(in crate::store) fn bring_up_to_date(
    connection: &mut Connection,
    path: &Path,
    steps: &[M<'_>],
) -> Result<Option<PathBuf>, StoreError> {
    let kept = match age(connection, steps)? {
        Age::Current => return Ok(None),
        Age::Newer => return Err(StoreError::Newer(path.to_owned())),
        Age::Foreign => return Err(StoreError::Foreign(path.to_owned())),
        Age::Empty => None,
        Age::Older(version) => {
            let why = format!("schema-{version}");
            backup::discard_unfinished(path, &why);
            let kept = backup::beside(path, &why, Timestamp::now());
            backup::write(path, &kept, &mut |_| {})?;
            tracing::info!(backup = %kept.display(), "the database was backed up and is being migrated");
            Some(kept)
        }
    };
    take_steps(connection, steps)?;
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::file::schema::{STEPS, make_current};

    /// A database with the first schema and some data, in its own folder.
    fn old_database(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("parlour-schema-{}-{name}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("club.db");
        let connection = Connection::open(&path).unwrap();
        connection.execute_batch(include_str!("../../../migrations/001-club.sql")).unwrap();
        connection.execute_batch("INSERT INTO people VALUES (7, 70); PRAGMA user_version = 1").unwrap();
        path
    }

    fn backups(path: &Path) -> Vec<PathBuf> {
        let files = std::fs::read_dir(path.parent().unwrap()).unwrap().map(|file| file.unwrap().path());
        files.filter(|file| file.to_string_lossy().contains("club-schema-1-")).collect()
    }

    /// The steps of a later version.
    fn later() -> Vec<M<'static>> {
        vec![STEPS[0].clone(), M::up("ALTER TABLE people ADD COLUMN motto TEXT")]
    }

    #[test]
    fn an_older_database_is_saved_and_then_brought_up_to_date() {
        let path = old_database("older");
        let mut connection = Connection::open(&path).unwrap();
        let kept = bring_up_to_date(&mut connection, &path, &later()).unwrap();
        assert_eq!(age(&connection, &later()).unwrap(), Age::Current);
        let people = "SELECT id, motto FROM people";
        let row: (i64, Option<String>) =
            connection.query_row(people, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        assert_eq!(row, (7, None));
        assert_eq!(backups(&path), [kept.unwrap()]);
        let before = Connection::open(&backups(&path)[0]).unwrap();
        assert_eq!(age(&before, &later()).unwrap(), Age::Older(1));
        assert_eq!(before.query_row("SELECT joined_at FROM people", [], |row| row.get::<_, i64>(0)).unwrap(), 70);
        assert!(bring_up_to_date(&mut connection, &path, &later()).unwrap().is_none());
        assert_eq!(backups(&path).len(), 1);
        std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[test]
    fn a_migration_that_fails_leaves_the_old_database_and_its_backup() {
        let path = old_database("failing");
        let mut connection = Connection::open(&path).unwrap();
        let broken = vec![STEPS[0].clone(), M::up("DROP TABLE people; DROP TABLE nonsense")];
        assert!(matches!(bring_up_to_date(&mut connection, &path, &broken), Err(StoreError::Migration(_))));
        assert_eq!(age(&connection, &broken).unwrap(), Age::Older(1));
        assert_eq!(connection.query_row("SELECT id FROM people", [], |row| row.get::<_, i64>(0)).unwrap(), 7);
        assert_eq!(backups(&path).len(), 1);
        std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[test]
    fn where_no_backup_can_be_made_nothing_is_migrated() {
        let path = old_database("no-backup");
        let mut connection = Connection::open(&path).unwrap();
        // The backup reads the file by its name, which is gone.
        std::fs::rename(&path, path.with_extension("elsewhere")).unwrap();
        assert!(matches!(bring_up_to_date(&mut connection, &path, &later()), Err(StoreError::Missing(_))));
        assert_eq!(age(&connection, &later()).unwrap(), Age::Older(1));
        std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[test]
    fn todays_steps_make_a_database_that_is_current() {
        let store = Store::in_memory().unwrap();
        assert_eq!(age(&store.connection, STEPS).unwrap(), Age::Current);
        assert_eq!(age(&store.connection, &[]).unwrap(), Age::Newer);
        let mut stepped = Connection::open_in_memory().unwrap();
        bring_up_to_date(&mut stepped, Path::new(":memory:"), STEPS).unwrap();
        let declared = |connection: &Connection| -> Vec<String> {
            let query = "SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY name";
            let mut statement = connection.prepare(query).unwrap();
            statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
        };
        let mut copied = Connection::open_in_memory().unwrap();
        make_current(&mut copied).unwrap();
        assert_eq!(declared(&copied), declared(&stepped));
    }
}
