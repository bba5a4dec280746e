//! Settings of people, places and communities: names and values.

use rusqlite::params;

use crate::store::cache::Owner;
use crate::store::{StoreError, Transaction};

/// The kinds of owners.
pub(in crate::store) const OWNERS: [&str; 3] = ["person", "place", "community"];

impl Owner {
    const fn columns(self) -> (&'static str, i64) {
        match self {
            Self::Person(id) => ("person", id),
            Self::Place(id) => ("place", id),
            Self::Community(id) => ("community", id),
        }
    }
}

impl Transaction<'_> {
    /// The value of a setting, if it was set.
    pub fn setting(&self, owner: Owner, name: &str) -> Result<Option<String>, StoreError> {
        let read = || self.settings_of(owner).map(Some);
        let value = self.cache.look(&self.cache.settings, owner, read, |of_owner| {
            of_owner.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
        })?;
        Ok(value.flatten())
    }

    fn settings_of(&self, owner: Owner) -> Result<Vec<(String, String)>, StoreError> {
        let (owner, id) = owner.columns();
        let mut statement =
            self.inner.prepare_cached("SELECT name, value FROM settings WHERE owner = ?1 AND owner_id = ?2")?;
        let found = statement.query_map(params![owner, id], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Sets a setting. `None` deletes it.
    pub fn set(&self, owner: Owner, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        let (column, id) = owner.columns();
        match value {
            Some(value) => self
                .inner
                .prepare_cached(
                    "INSERT INTO settings (owner, owner_id, name, value) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT DO UPDATE SET value = ?4",
                )?
                .execute(params![column, id, name, value])?,
            None => self
                .inner
                .prepare_cached("DELETE FROM settings WHERE owner = ?1 AND owner_id = ?2 AND name = ?3")?
                .execute(params![column, id, name])?,
        };
        self.cache.settings.forget(&owner);
        Ok(())
    }
}
