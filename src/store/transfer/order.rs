//! Seasons, joined communities, bans and the audit list, as records.

use rusqlite::{Row, params};

use super::checked::at;
use super::{AuditActionRow, BanRow, CommunityLinkRow, ExportLine, SeasonRow, Strength};
use crate::store::games::ratings::{PROVISIONAL_DEVIATION, RIVALS_MIN, rating};
use crate::store::{StoreError, Transaction};

pub(super) const SEASONS: &str =
    "SELECT season, community_id, game, person_id, rating, deviation, volatility, wins, draws, losses, provisional
     FROM season_ratings ORDER BY season, community_id, game, person_id";
pub(super) const BANS: &str = "SELECT community_id, external_id, banned_at, platform, held FROM bans ORDER BY community_id, platform, external_id";
pub(super) const AUDIT: &str =
    "SELECT community_id, done_at, account_id, action, game_id, whom_id, reason FROM audit ORDER BY id";

pub(super) const COMMUNITY_LINKS: &str =
    "SELECT community_id, head_id, place_id, head_place_id, asked_at, joined_at FROM community_links
     ORDER BY community_id";

pub(super) fn community_link(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let joined: Option<i64> = row.get(5)?;
    Ok(ExportLine::CommunityLink(CommunityLinkRow {
        community: row.get(0)?,
        head: row.get(1)?,
        place: row.get(2)?,
        head_place: row.get(3)?,
        asked_at: at(row, 4)?,
        joined_at: joined.map(|_| at(row, 5)).transpose()?,
    }))
}

pub(super) fn banned(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Ban(BanRow {
        community: row.get(0)?,
        platform: Some(row.get(3)?),
        held: row.get(4)?,
        account: row.get(1)?,
        banned_at: at(row, 2)?,
    }))
}

pub(super) fn audited(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Audit(AuditActionRow {
        community: row.get(0)?,
        done_at: at(row, 1)?,
        account: row.get(2)?,
        action: row.get(3)?,
        game: row.get(4)?,
        whom: row.get(5)?,
        reason: row.get(6)?,
    }))
}

impl Transaction<'_> {
    pub(super) fn season(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let rivals = "SELECT rival_id FROM season_rivals
                      WHERE season = ?1 AND community_id = ?2 AND game = ?3 AND person_id = ?4 ORDER BY rival_id";
        let (season, community, game): (i64, i64, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let rating = rating(row, 3)?;
        let person = rating.person_id;
        let mut rivals = self.inner.prepare_cached(rivals)?;
        let rivals = rivals.query_map(params![season, community, game, person], |row| row.get(0))?;
        Ok(ExportLine::Season(SeasonRow {
            season,
            community,
            rivals: rivals.collect::<Result<_, _>>()?,
            game,
            person,
            strength: Strength::of(&rating),
            wins: rating.score.wins,
            draws: rating.score.draws,
            losses: rating.score.losses,
        }))
    }

    pub(super) fn add_season(&self, row: &SeasonRow) -> Result<(), StoreError> {
        for rival in &row.rivals {
            self.add_season_rival(row.season, row.community, &row.game, row.person, *rival)?;
        }
        let Strength { rating, deviation, volatility } = row.strength;
        self.insert(
            "INSERT INTO season_ratings (season, community_id, game, person_id, rating, deviation, volatility, wins,
                 draws, losses, provisional)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?6 > ?11 OR (SELECT count(*) FROM settled_season_rivals
                     WHERE season = ?1 AND community_id = ?2 AND game = ?3 AND person_id = ?4) < ?12)",
            params![
                row.season,
                row.community,
                row.game,
                row.person,
                rating,
                deviation,
                volatility,
                row.wins,
                row.draws,
                row.losses,
                PROVISIONAL_DEVIATION,
                RIVALS_MIN
            ],
        )
    }

    pub(super) fn add_community_link(&self, row: &CommunityLinkRow) -> Result<(), StoreError> {
        self.insert(
            "INSERT INTO community_links (community_id, head_id, place_id, head_place_id, asked_at, joined_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![row.community, row.head, row.place, row.head_place, row.asked_at, row.joined_at],
        )
    }

    pub(super) fn add_ban(&self, row: &BanRow) -> Result<(), StoreError> {
        self.insert(
            "INSERT INTO bans (community_id, platform, external_id, banned_at, held)
             VALUES (?1, coalesce(?2, (SELECT platform FROM communities WHERE id = ?1)), ?3, ?4, ?5)",
            params![row.community, row.platform, row.account, row.banned_at, row.held],
        )
    }

    pub(super) fn add_audit_action(&self, row: &AuditActionRow) -> Result<(), StoreError> {
        self.insert(
            "INSERT INTO audit (community_id, done_at, account_id, action, game_id, whom_id, reason)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![row.community, row.done_at, row.account, row.action, row.game, row.whom, row.reason],
        )
    }
}
