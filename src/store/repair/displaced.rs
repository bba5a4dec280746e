//! Displaced communities. In earlier versions, a claim that a room had been replaced could give a community's name and
//! room to another one. The displaced community was then called `before`, followed by its name.

use std::fmt;

use rusqlite::{Row, params};

use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

/// A community that lost its name and has data to miss.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Displaced {
    id: i64,
    /// The platform's name.
    pub platform: String,
    /// The community's id on the platform.
    pub name: String,
    /// The community that has the name now.
    holder_id: Option<i64>,
    /// Whether all data of the other community is younger, so nobody built on it before the name was lost.
    pub is_plain: bool,
}

impl fmt::Display for Displaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, platform, .. } = self;
        write!(f, "the community {name} of {platform} lost its leaderboard, bans and audit list when a room was moved")
    }
}

/// Those with games, ratings, bans, audit entries or settings, with their last time and the other community's first.
const DISPLACED: &str = "SELECT lost.id, lost.platform, substr(lost.external_id, 8), holder.id,
    max(coalesce((SELECT max(began_at) FROM games WHERE community_id = lost.id), 0),
        coalesce((SELECT max(done_at) FROM audit WHERE community_id = lost.id), 0),
        coalesce((SELECT max(banned_at) FROM bans WHERE community_id = lost.id), 0)),
    (SELECT min(at) FROM (SELECT min(began_at) AS at FROM games WHERE community_id = holder.id
        UNION ALL SELECT min(done_at) FROM audit WHERE community_id = holder.id
        UNION ALL SELECT min(banned_at) FROM bans WHERE community_id = holder.id))
    FROM communities lost LEFT JOIN communities holder
        ON holder.platform = lost.platform AND holder.external_id = substr(lost.external_id, 8)
    WHERE lost.external_id GLOB 'before ?*' AND (
        EXISTS (SELECT 1 FROM ratings WHERE community_id = lost.id)
        OR EXISTS (SELECT 1 FROM season_ratings WHERE community_id = lost.id)
        OR EXISTS (SELECT 1 FROM games WHERE community_id = lost.id)
        OR EXISTS (SELECT 1 FROM bans WHERE community_id = lost.id)
        OR EXISTS (SELECT 1 FROM audit WHERE community_id = lost.id)
        OR EXISTS (SELECT 1 FROM settings WHERE owner = 'community' AND owner_id = lost.id))
    ORDER BY lost.id";

fn displaced(row: &Row<'_>) -> rusqlite::Result<Displaced> {
    let (last, first): (Ms, Option<Ms>) = (row.get(4)?, row.get(5)?);
    Ok(Displaced {
        id: row.get(0)?,
        platform: row.get(1)?,
        name: row.get(2)?,
        holder_id: row.get(3)?,
        is_plain: first.is_none_or(|first| first.0 > last.0),
    })
}

impl Transaction<'_> {
    /// The displaced communities with data to miss.
    pub fn displaced_communities(&self) -> Result<Vec<Displaced>, StoreError> {
        Ok(self.inner.prepare(DISPLACED)?.query_map([], displaced)?.collect::<Result<_, _>>()?)
    }

    /// Gives a community its name and room back. The community that has the name now keeps its data under another one.
    /// Nothing is merged, since the claim may have been made up.
    pub fn bring_back(&self, lost: &Displaced) -> Result<(), StoreError> {
        if let Some(holder) = lost.holder_id {
            self.inner
                .prepare_cached(
                    "UPDATE communities SET external_id = 'instead of ' || external_id || ' ' || id WHERE id = ?1",
                )?
                .execute([holder])?;
            self.inner
                .prepare_cached("UPDATE places SET community_id = ?1 WHERE community_id = ?2 AND external_id = ?3")?
                .execute(params![lost.id, holder, lost.name])?;
        }
        self.inner
            .prepare_cached("UPDATE communities SET external_id = ?2 WHERE id = ?1")?
            .execute(params![lost.id, lost.name])?;
        self.cache.forget();
        Ok(())
    }
}
