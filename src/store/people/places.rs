//! Places and their communities.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::cache::{StoredPlace, key};
use crate::store::{StoreError, Transaction};

const COLUMNS: &str = "SELECT places.id, coalesce(head_id, places.community_id), places.community_id, platform,
    external_id, name, direct
    FROM places LEFT JOIN joined_communities joined ON joined.community_id = places.community_id";

fn place(row: &Row<'_>) -> rusqlite::Result<StoredPlace> {
    Ok(StoredPlace {
        id: row.get(0)?,
        community_id: row.get(1)?,
        own_community_id: row.get(2)?,
        platform: row.get(3)?,
        external_id: row.get(4)?,
        name: row.get(5)?,
        direct: row.get(6)?,
    })
}

impl Transaction<'_> {
    /// The place with this number.
    ///
    /// # Errors
    /// If there is none.
    pub fn place(&self, id: i64) -> Result<StoredPlace, StoreError> {
        let read =
            || Ok(Some(self.inner.prepare_cached(&format!("{COLUMNS} WHERE places.id = ?1"))?.query_row([id], place)?));
        let place = self.cache.look(&self.cache.places, id, read, StoredPlace::clone)?;
        Ok(place.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
    }

    /// The id that a community has on its platform.
    ///
    /// # Errors
    /// If there is none.
    pub fn community_external_id(&self, id: i64) -> Result<String, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT external_id FROM communities WHERE id = ?1")?;
        Ok(statement.query_row([id], |row| row.get(0))?)
    }

    /// The place with this id on a platform. Adds or updates it to match the description.
    pub fn note_place(
        &self,
        platform: &str,
        id: &str,
        community: &str,
        name: &str,
        direct: bool,
    ) -> Result<StoredPlace, StoreError> {
        let as_described = |(place, of): &(StoredPlace, String)| {
            (of == community && place.name == name && place.direct == direct).then(|| place.clone())
        };
        if let Some(known) = self.look_at_place(platform, id, as_described)?.flatten() {
            return Ok(known);
        }
        let community_id = self.note_community(platform, community)?;
        let id: i64 = self
            .inner
            .prepare_cached(
                "INSERT INTO places (community_id, platform, external_id, name, direct) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO UPDATE SET community_id = ?1, name = ?4, direct = ?5 RETURNING id",
            )?
            .query_row(params![community_id, platform, id, name, direct], |row| row.get(0))?;
        self.cache.places.clear();
        self.cache.described_places.clear();
        self.place(id)
    }

    /// The place with this id on a platform, if it's known.
    pub fn known_place(&self, platform: &str, id: &str) -> Result<Option<StoredPlace>, StoreError> {
        self.look_at_place(platform, id, |(place, _)| place.clone())
    }

    /// Passes a known place to `look`, with its platform's id of the community.
    fn look_at_place<T>(
        &self,
        platform: &str,
        id: &str,
        look: impl FnOnce(&(StoredPlace, String)) -> T,
    ) -> Result<Option<T>, StoreError> {
        let read = || {
            let mut statement = self.inner.prepare_cached(
                "SELECT places.id, coalesce(head_id, places.community_id), places.community_id, places.platform,
                     places.external_id, name, direct, communities.external_id
                 FROM places JOIN communities ON communities.id = places.community_id
                 LEFT JOIN joined_communities joined ON joined.community_id = places.community_id
                 WHERE places.platform = ?1 AND places.external_id = ?2",
            )?;
            Ok(statement.query_row([platform, id], |row| Ok((place(row)?, row.get(7)?))).optional()?)
        };
        self.cache.look(&self.cache.described_places, key(platform, id), read, look)
    }

    fn note_community(&self, platform: &str, community: &str) -> Result<i64, StoreError> {
        let known = self
            .inner
            .prepare_cached("SELECT id FROM communities WHERE platform = ?1 AND external_id = ?2")?
            .query_row([platform, community], |row| row.get(0))
            .optional()?;
        if let Some(id) = known {
            return Ok(id);
        }
        self.inner
            .prepare_cached("INSERT INTO communities (platform, external_id) VALUES (?1, ?2)")?
            .execute([platform, community])?;
        Ok(self.inner.last_insert_rowid())
    }
}
