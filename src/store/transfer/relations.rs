//! Relations as records: people's own choices beside their settings, and things that they were told; and where games are
//! shown besides their own places.

use jiff::Timestamp;
use rusqlite::{Row, params};

use super::checked::at;
use super::{
    BlockRow, CoachRow, ExportLine, GiftsRow, HintRow, MuteRow, NoteRow, PairRow, RerateRow, ShownRow, SnoozeRow,
    TaskRow, Unread, WatcherRow,
};
use crate::clock::Season;
use crate::store::file::schema::RELATIONS_MOVED;
use crate::store::people::relations::{gifts, task};
use crate::store::{StoreError, TaskSource, Transaction};

const BLOCKS: &str = "SELECT person_id, blocked_id, (SELECT json_group_array(account_id) FROM block_names named
     WHERE named.person_id = blocks.person_id AND named.blocked_id = blocks.blocked_id)
     FROM blocks ORDER BY person_id, blocked_id";
const MUTES: &str = "SELECT person_id, game_id FROM mutes ORDER BY person_id, game_id";
const SNOOZES: &str = "SELECT person_id, ends_at FROM snoozes ORDER BY person_id";
const GIFTS: &str = "SELECT person_id, game_id, first_at, gifts FROM gifts ORDER BY person_id, game_id";
const COACHES: &str = "SELECT game_id, percent FROM coaches ORDER BY game_id";
const HINTS: &str = "SELECT person_id, game_id, position, actions FROM hints ORDER BY person_id";
const RERATING: &str = "SELECT id, since, seasons_since, up_to FROM rerating";
const TASKS: &str = "SELECT person_id, place_id, set_at, game, number, actions, source FROM tasks ORDER BY person_id";
const WATCHERS: &str = "SELECT game_id, place_id, account_id FROM watchers ORDER BY game_id, place_id";
const PAIRS: &str = "SELECT place_id, other_id, linked_at FROM place_links ORDER BY place_id";
const SHOWN: &str = "SELECT game_id, place_id, seat FROM game_places ORDER BY game_id, place_id";
const NOTES: &str = "SELECT account_id, game_id, noted_at, text FROM notes ORDER BY account_id, game_id";

impl Transaction<'_> {
    pub(super) fn for_each_relation<E: From<StoreError>>(
        &self,
        take: &mut impl FnMut(Result<ExportLine, Unread>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each("block by person", BLOCKS, block_line, take)?;
        self.each("mute by person", MUTES, mute_line, take)?;
        self.each("snooze of person", SNOOZES, snooze_line, take)?;
        self.each("gifts of person", GIFTS, gifts_line, take)?;
        self.each("coach of game", COACHES, coach_line, take)?;
        self.each("hint for person", HINTS, hint_line, take)?;
        self.each("task of person", TASKS, task_line, take)?;
        self.each("watcher of game", WATCHERS, watcher_line, take)?;
        self.each("pair of place", PAIRS, pair_line, take)?;
        self.each("further place of game", SHOWN, shown_line, take)?;
        self.each("note of account", NOTES, note_line, take)?;
        self.each("rerating", RERATING, rerating_line, take)
    }

    pub(super) fn add_relation(&self, record: &ExportLine) -> Result<(), StoreError> {
        match record {
            ExportLine::Block(row) => self.add_block(row),
            ExportLine::Mute(row) => {
                self.insert("INSERT INTO mutes (person_id, game_id) VALUES (?1, ?2)", [row.person, row.game])
            }
            ExportLine::Snooze(row) => {
                self.insert("INSERT INTO snoozes (person_id, ends_at) VALUES (?1, ?2)", [row.person, row.ends_at])
            }
            ExportLine::Gifts(row) => self.insert(
                "INSERT INTO gifts (person_id, game_id, first_at, gifts) VALUES (?1, ?2, ?3, ?4)",
                params![row.person, row.game, row.first_at, row.gifts],
            ),
            ExportLine::Coach(row) => {
                self.insert("INSERT INTO coaches (game_id, percent) VALUES (?1, ?2)", [row.game, row.percent])
            }
            ExportLine::Hint(row) => self.insert(
                "INSERT INTO hints (person_id, game_id, position, actions) VALUES (?1, ?2, ?3, ?4)",
                params![row.person, row.game, row.position, row.actions],
            ),
            ExportLine::Task(row) => self.insert(
                "INSERT INTO tasks (person_id, place_id, set_at, game, number, actions, source)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, coalesce(?7, 'lesson'))",
                params![row.person, row.place, row.set_at, row.game, row.number, row.actions, row.source],
            ),
            ExportLine::Watcher(row) => self.insert(
                "INSERT INTO watchers (game_id, place_id, account_id) VALUES (?1, ?2, ?3)",
                [row.game, row.place, row.account],
            ),
            ExportLine::Pair(row) => self.insert(
                "INSERT INTO place_links (place_id, other_id, linked_at) VALUES (?1, ?2, ?3)",
                [row.place, row.other, row.linked_at],
            ),
            ExportLine::Shown(row) => self.insert(
                "INSERT INTO game_places (game_id, place_id, seat, live) VALUES (?1, ?2, ?3,
                 coalesce((SELECT state = 'live' FROM games WHERE id = ?1),
                          (SELECT state = 'open' FROM offers WHERE id = ?1), 0))",
                params![row.about, row.place, row.seat],
            ),
            ExportLine::Note(row) => self.insert(
                "INSERT INTO notes (account_id, game_id, noted_at, text) VALUES (?1, ?2, ?3, ?4)",
                params![row.account, row.game, row.noted_at, row.text],
            ),
            ExportLine::Rerating(row) => self.add_rerating(row),
            _ => Ok(()),
        }
    }

    fn add_block(&self, row: &BlockRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO blocks (person_id, blocked_id) VALUES (?1, ?2)", [row.person, row.blocked])?;
        for account in &row.accounts {
            self.insert(
                "INSERT INTO block_names (person_id, blocked_id, account_id) VALUES (?1, ?2, ?3)",
                [row.person, row.blocked, *account],
            )?;
        }
        Ok(())
    }

    /// Has ratings computed anew from the beginning, and every rating written, since it isn't known which were to be.
    fn add_rerating(&self, row: &RerateRow) -> Result<(), StoreError> {
        let up_to = row.since.min(row.seasons_since);
        self.insert(
            "INSERT INTO rerating (id, since, up_to, up_to_game, seasons_since) VALUES (1, ?1, ?2, 0, ?3)",
            [row.since, up_to, row.seasons_since],
        )?;
        self.insert("INSERT INTO due (kind, subject, at) VALUES ('rerate', 1, ?1)", [up_to])?;
        self.insert(
            "INSERT INTO rerated (season, community_id, game, person_id, rating, deviation, volatility)
             SELECT 0, community_id, game, person_id, rating, deviation, volatility FROM ratings ORDER BY community_id",
            [],
        )?;
        let Ok(since) = Timestamp::from_millisecond(row.seasons_since) else { return Ok(()) };
        self.insert(
            "INSERT INTO rerated (season, community_id, game, person_id, rating, deviation, volatility)
             SELECT season, community_id, game, person_id, rating, deviation, volatility FROM season_ratings
             WHERE season >= ?1",
            [Season::of(since).number()],
        )?;
        self.restart_rerated_seasons()
    }

    /// Moves relations that earlier versions exported as settings to tables of their own.
    pub fn move_old_settings(&self) -> Result<(), StoreError> {
        self.cache.settings.clear();
        // Since that migration, tasks have another column.
        let named = "INTO tasks (person_id, place_id, set_at, game, number, actions)\n";
        self.inner.execute_batch(&RELATIONS_MOVED.replace("INTO tasks\n", named))?;
        self.name_blocked()
    }
}

fn block_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let accounts: String = row.get(2)?;
    let accounts = serde_json::from_str(&accounts).unwrap_or_default();
    Ok(ExportLine::Block(BlockRow { person: row.get(0)?, blocked: row.get(1)?, accounts }))
}

fn mute_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Mute(MuteRow { person: row.get(0)?, game: row.get(1)? }))
}

fn snooze_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Snooze(SnoozeRow { person: row.get(0)?, ends_at: at(row, 1)? }))
}

fn gifts_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let made = gifts(row, 2)?;
    Ok(ExportLine::Gifts(GiftsRow {
        person: row.get(0)?,
        game: row.get(1)?,
        first_at: made.first_at.as_millisecond(),
        gifts: made.count,
    }))
}

fn coach_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Coach(CoachRow { game: row.get(0)?, percent: row.get(1)? }))
}

fn hint_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Hint(HintRow {
        person: row.get(0)?,
        game: row.get(1)?,
        position: row.get(2)?,
        actions: row.get(3)?,
    }))
}

fn task_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let task = task(row, 1)?;
    Ok(ExportLine::Task(TaskRow {
        person: row.get(0)?,
        place: task.place_id,
        set_at: task.set_at.as_millisecond(),
        game: task.game,
        number: task.number,
        actions: task.actions,
        source: Some(task.source).filter(|source| *source != TaskSource::Lesson),
    }))
}

fn watcher_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Watcher(WatcherRow { game: row.get(0)?, place: row.get(1)?, account: row.get(2)? }))
}

fn pair_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Pair(PairRow { place: row.get(0)?, other: row.get(1)?, linked_at: at(row, 2)? }))
}

fn shown_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Shown(ShownRow { about: row.get(0)?, place: row.get(1)?, seat: row.get(2)? }))
}

fn note_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let (account, game, text) = (row.get(0)?, row.get(1)?, row.get(3)?);
    Ok(ExportLine::Note(NoteRow { account, game, noted_at: at(row, 2)?, text }))
}

fn rerating_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    at(row, 3)?;
    Ok(ExportLine::Rerating(RerateRow { since: at(row, 1)?, seasons_since: at(row, 2)? }))
}
