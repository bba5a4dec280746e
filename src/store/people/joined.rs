//! Communities that are one with another: which is asked for, joined and parted.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::words::Ms;
use crate::store::{StoreError, StoredPlace, Transaction};

/// A community that has joined another, or asks for that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommunityLink {
    /// The community.
    pub community_id: i64,
    /// The one that it joins, whose settings hold for both.
    pub head_id: i64,
    /// A place of the community, which is told of it.
    pub place_id: i64,
    /// A place of the other one.
    pub head_place_id: i64,
    /// When it was asked for.
    pub asked_at: Timestamp,
    /// Since when they are one, if they are.
    pub joined_at: Option<Timestamp>,
}

const COLUMNS: &str = "SELECT community_id, head_id, place_id, head_place_id, asked_at, joined_at FROM community_links";

fn link(row: &Row<'_>) -> rusqlite::Result<CommunityLink> {
    Ok(CommunityLink {
        community_id: row.get(0)?,
        head_id: row.get(1)?,
        place_id: row.get(2)?,
        head_place_id: row.get(3)?,
        asked_at: row.get::<_, Ms>(4)?.0,
        joined_at: row.get::<_, Option<Ms>>(5)?.map(|at| at.0),
    })
}

impl Transaction<'_> {
    /// What a community has joined, or asks to join.
    pub fn community_link(&self, community_id: i64) -> Result<Option<CommunityLink>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{COLUMNS} WHERE community_id = ?1"))?;
        Ok(statement.query_row([community_id], link).optional()?)
    }

    /// The communities that have joined one, or ask for that.
    pub fn community_links_to(&self, head_id: i64) -> Result<Vec<CommunityLink>, StoreError> {
        let mut statement =
            self.inner.prepare_cached(&format!("{COLUMNS} WHERE head_id = ?1 ORDER BY community_id"))?;
        Ok(statement.query_map([head_id], link)?.collect::<Result<_, _>>()?)
    }

    /// Notes what a community has joined or asks to join, in place of what was noted before.
    pub fn put_community_link(&self, link: &CommunityLink) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO community_links (community_id, head_id, place_id, head_place_id, asked_at, joined_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT DO UPDATE SET head_id = ?2, place_id = ?3, head_place_id = ?4, asked_at = ?5,
                 joined_at = ?6",
            )?
            .execute(params![
                link.community_id,
                link.head_id,
                link.place_id,
                link.head_place_id,
                Ms(link.asked_at),
                link.joined_at.map(Ms)
            ])?;
        self.cache.forget();
        Ok(())
    }

    /// Parts a community from the one that it has joined, or asks to join no longer.
    pub fn drop_community_link(&self, community_id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM community_links WHERE community_id = ?1")?.execute([community_id])?;
        self.cache.forget();
        Ok(())
    }

    /// Gives a community the settings of another in place of its own.
    pub fn copy_community_settings(&self, from: i64, to: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM settings WHERE owner = 'community' AND owner_id = ?1")?.execute([to])?;
        self.inner
            .prepare_cached(
                "INSERT INTO settings (owner, owner_id, name, value)
                 SELECT owner, ?2, name, value FROM settings WHERE owner = 'community' AND owner_id = ?1",
            )?
            .execute([from, to])?;
        self.cache.settings.clear();
        Ok(())
    }

    /// When the first game of a community began.
    pub fn first_game_of(&self, community_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT min(began_at) FROM games WHERE community_id = ?1")?;
        Ok(statement.query_row([community_id], |row| row.get::<_, Option<Ms>>(0))?.map(|at| at.0))
    }

    /// The platforms of a community and of those that have joined it.
    pub fn platforms_of(&self, community_id: i64) -> Result<Vec<String>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT platform FROM communities WHERE id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             ORDER BY platform",
        )?;
        Ok(statement.query_map([community_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// The places whose games and tournaments a place lists: itself, and those of the other communities that are one
    /// with its own.
    pub fn listed_in(&self, place: &StoredPlace) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id FROM places WHERE direct = 0 AND community_id <> ?2 AND community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             ORDER BY id",
        )?;
        let others = statement.query_map([place.community_id, place.own_community_id], |row| row.get(0))?;
        std::iter::once(Ok(place.id)).chain(others.map(|id| Ok(id?))).collect()
    }
}
