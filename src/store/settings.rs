//! Settings of people, places and communities: names and values.

use std::cell::RefCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rusqlite::params;

use super::{StoreError, Transaction};

/// Whose a setting is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A person's, by number.
    Person(i64),
    /// A place's.
    Place(i64),
    /// A community's.
    Community(i64),
}

impl Owner {
    const fn columns(self) -> (&'static str, i64) {
        match self {
            Self::Person(id) => ("person", id),
            Self::Place(id) => ("place", id),
            Self::Community(id) => ("community", id),
        }
    }
}

/// The settings that a transaction has read. A turn asks for twenty of the same four owners.
#[derive(Default)]
pub(super) struct Read(RefCell<HashMap<Owner, Vec<(String, String)>>>);

impl Read {
    /// Has them read anew, because some may be others now.
    pub(super) fn forget(&self) {
        self.0.borrow_mut().clear();
    }
}

impl Transaction<'_> {
    /// The value of a setting, if it was set.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn setting(&self, owner: Owner, name: &str) -> Result<Option<String>, StoreError> {
        let mut read = self.settings.0.borrow_mut();
        let of_owner = match read.entry(owner) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(self.settings_of(owner)?),
        };
        Ok(of_owner.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone()))
    }

    fn settings_of(&self, owner: Owner) -> Result<Vec<(String, String)>, StoreError> {
        let (owner, id) = owner.columns();
        let mut statement =
            self.inner.prepare_cached("SELECT name, value FROM settings WHERE owner = ?1 AND owner_id = ?2")?;
        let found = statement.query_map(params![owner, id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Sets a setting, or forgets it.
    ///
    /// # Errors
    /// If SQLite refuses.
    pub fn set(&self, owner: Owner, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        self.settings.forget();
        let (owner, id) = owner.columns();
        match value {
            Some(value) => self
                .inner
                .prepare_cached(
                    "INSERT INTO settings (owner, owner_id, name, value) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT DO UPDATE SET value = ?4",
                )?
                .execute(params![owner, id, name, value])?,
            None => self
                .inner
                .prepare_cached("DELETE FROM settings WHERE owner = ?1 AND owner_id = ?2 AND name = ?3")?
                .execute(params![owner, id, name])?,
        };
        Ok(())
    }
}
