//! Adds records to a database.

use rusqlite::{Params, params};

use super::rows::{ChangeRow, CommunityRow, EntryRow, ExportLine, GameRow, OfferRow, PersonRow, RatedRow};
use super::strength::Strength;
use crate::store::games::ratings::{PROVISIONAL_DEVIATION, RIVALS_MIN};
use crate::store::{Cause, GameState, StoreError, Swing, Transaction};

impl Transaction<'_> {
    /// Adds a record.
    ///
    /// # Errors
    /// If the record exists, or something that it refers to doesn't.
    pub fn add_record(&self, record: &ExportLine) -> Result<(), StoreError> {
        match record {
            ExportLine::Person(row) => self.add_person(row),
            ExportLine::Community(row) => self.add_community(row),
            ExportLine::Place(row) => self.insert(
                "INSERT INTO places (id, community_id, platform, external_id, name, direct) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![row.id, row.community, row.platform, row.place, row.name, row.direct],
            ),
            ExportLine::CommunityLink(row) => self.add_community_link(row),
            ExportLine::Offer(row) => self.add_offer_record(row),
            ExportLine::Game(row) => self.add_game(row),
            ExportLine::Rating(row) => self.add_rating(row),
            ExportLine::Tournament(row) => self.add_tournament(row),
            ExportLine::Match(row) => self.add_encounter(row),
            ExportLine::Season(row) => self.add_season(row),
            ExportLine::Ban(row) => self.add_ban(row),
            ExportLine::Audit(row) => self.add_audit_action(row),
            ExportLine::Setting(row) => {
                self.cache.settings.clear();
                self.insert(
                    "INSERT INTO settings (owner, owner_id, name, value) VALUES (?1, ?2, ?3, ?4)",
                    params![row.owner, row.owner_id, row.name, row.value],
                )
            }
            ExportLine::Votes(row) => self.add_votes(row),
            ExportLine::Puzzle(_) | ExportLine::Solver(_) => self.add_exercise(record),
            ExportLine::Mistake(_) | ExportLine::LookedThrough(_) => self.add_exercise(record),
            ExportLine::Block(_)
            | ExportLine::Mute(_)
            | ExportLine::Snooze(_)
            | ExportLine::Gifts(_)
            | ExportLine::Coach(_)
            | ExportLine::Hint(_)
            | ExportLine::Task(_)
            | ExportLine::Watcher(_)
            | ExportLine::Pair(_)
            | ExportLine::Shown(_)
            | ExportLine::Note(_)
            | ExportLine::Rerating(_) => self.add_relation(record),
        }
    }

    fn add_rating(&self, row: &RatedRow) -> Result<(), StoreError> {
        let Strength { rating, deviation, volatility } = row.strength;
        self.insert(
            "INSERT INTO ratings (community_id, game, person_id, rating, deviation, volatility, wins, draws,
             losses, rated_at, provisional)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
             (SELECT coalesce(max(changed_at), 0) FROM rating_changes
              WHERE community_id = ?1 AND game = ?2 AND person_id = ?3),
             ?5 > ?10 OR (SELECT count(*) FROM settled_rivals
              WHERE community_id = ?1 AND game = ?2 AND person_id = ?3) < ?11)",
            params![
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

    fn add_offer_record(&self, row: &OfferRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO numbers (id) VALUES (?1)", [row.id])?;
        self.insert(
            "INSERT INTO offers (id, kind, place_id, maker_id, taker_id, game_id, game, variant, side, rated,
             state, made_at, expires_at, closed_at, clock, goal, by_code, start, lead)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)",
            params![
                row.id,
                row.kind,
                row.place,
                row.maker,
                row.taker,
                row.about,
                row.game,
                row.variant,
                row.side,
                row.rated,
                row.state,
                row.made_at,
                row.expires_at,
                row.closed_at,
                row.clock,
                row.goal,
                row.by_code,
                row.start,
                row.lead.unwrap_or_default()
            ],
        )
    }

    fn add_person(&self, row: &PersonRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO people (id, joined_at) VALUES (?1, ?2)", [row.id, row.joined_at])?;
        for account in &row.accounts {
            self.insert(
                "INSERT INTO accounts (id, person_id, platform, external_id, name, name_key, former_id, forgotten_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![
                    account.id,
                    row.id,
                    account.platform,
                    account.account,
                    account.name,
                    account.name.to_lowercase(),
                    account.former,
                    account.forgotten_at
                ],
            )?;
        }
        for [begun_at, ended_at] in &row.vacations {
            self.insert(
                "INSERT INTO vacations (person_id, begun_at, ended_at) VALUES (?1, ?2, ?3)",
                [row.id, *begun_at, *ended_at],
            )?;
        }
        Ok(())
    }

    fn add_community(&self, row: &CommunityRow) -> Result<(), StoreError> {
        self.insert(
            "INSERT INTO communities (id, platform, external_id) VALUES (?1, ?2, ?3)",
            params![row.id, row.platform, row.community],
        )?;
        for member in &row.members {
            self.insert("INSERT INTO members (community_id, account_id) VALUES (?1, ?2)", [row.id, *member])?;
        }
        Ok(())
    }

    fn add_game(&self, row: &GameRow) -> Result<(), StoreError> {
        // A game that came from an offer has the offer's number.
        self.insert("INSERT INTO numbers (id) VALUES (?1) ON CONFLICT DO NOTHING", [row.id])?;
        let verdict = row.verdict.as_ref();
        let points = verdict.and_then(|verdict| verdict.points);
        self.insert(
            "INSERT INTO games (id, place_id, community_id, game, variant, rules_version, rated, began_at, state,
             to_move, entries, plies, moved_at, ended_at, winner, reason, points_one, points_two, start)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)",
            params![
                row.id,
                row.place,
                row.community,
                row.game,
                row.variant,
                row.rules_version,
                row.rated,
                row.began_at,
                row.state,
                row.to_move,
                row.entries.len(),
                row.plies,
                row.moved_at,
                row.ended_at,
                verdict.and_then(|verdict| verdict.winner),
                verdict.map(|verdict| &verdict.reason),
                points.map(|points| points[0]),
                points.map(|points| points[1]),
                row.start
            ],
        )?;
        let live = row.state == GameState::Live;
        for (index, seat) in row.seats.iter().enumerate() {
            self.insert(
                "INSERT INTO seats (game_id, seat, person_id, account_id, live, lost_on_time) VALUES (?1, ?2, ?3, ?4, ?5,
                 coalesce((SELECT reason = 'time' AND winner <> ?2 FROM games WHERE id = ?1), 0))",
                params![row.id, index + 1, seat.person, seat.account, live],
            )?;
        }
        if let Some([plies, least]) = row.swing {
            self.note_swing(row.id, Swing { plies, least })?;
        }
        if let Some(clock) = &row.clock {
            self.add_timing(row.id, clock)?;
        }
        if live {
            self.look_at_time(row.id)?;
        }
        for entry in &row.entries {
            self.add_entry(row.id, entry)?;
        }
        for change in &row.changes {
            self.add_change(row.id, change)?;
        }
        Ok(())
    }

    fn add_entry(&self, game_id: i64, row: &EntryRow) -> Result<(), StoreError> {
        let EntryRow { number, kind, token, seat, account, made_at, cause, event } = row;
        let (cause, platform, cause_id) = cause.as_ref().map_or(("event", None, event.clone()), Cause::columns);
        self.insert(
            "INSERT INTO entries (game_id, number, kind, token, seat, account_id, made_at, cause, cause_platform,
             cause_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,
             coalesce(?9, CASE ?8 WHEN 'event' THEN (SELECT platform FROM accounts WHERE id = ?6) END), ?10)",
            params![game_id, number, kind, token, seat, account, made_at, cause, platform, cause_id],
        )
    }

    fn add_change(&self, game_id: i64, change: &ChangeRow) -> Result<(), StoreError> {
        let (before, after) = (change.before, change.after);
        self.insert(
            "INSERT INTO rating_changes (game_id, community_id, game, person_id, rating_before, deviation_before,
             volatility_before, rating, deviation, volatility, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            params![
                game_id,
                change.community,
                change.game,
                change.person,
                before.rating,
                before.deviation,
                before.volatility,
                after.rating,
                after.deviation,
                after.volatility,
                change.changed_at
            ],
        )
    }

    pub(super) fn insert(&self, sql: &str, values: impl Params) -> Result<(), StoreError> {
        self.inner.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }
}
