//! People's own choices beside their settings, and things that they were told: the people whom they block, the games
//! that they have muted, the end of their snooze, the time that they gave, their last hint and their last task.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use crate::store::rows::readable_one;
use crate::store::words::{Count, Ms, words};
use crate::store::{Account, StoreError, Transaction};

/// The gifts of time that a player made in a game since both players last acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gifts {
    /// When they made the first.
    pub first_at: Timestamp,
    /// How many there were.
    pub count: u32,
}

/// The turn of which somebody was told the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The game.
    pub game_id: i64,
    /// The position in which it is played.
    pub position: String,
    /// The turn as text.
    pub actions: String,
}

/// Where a task is from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TaskSource {
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// A mistake of one's own.
    Mistake,
}

words!(TaskSource: Lesson = "lesson", Puzzle = "puzzle", Mistake = "mistake");

/// The task that somebody is at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTask {
    /// The place where they answer it.
    pub place_id: i64,
    /// When it was set.
    pub set_at: Timestamp,
    /// Where it is from.
    pub source: TaskSource,
    /// The kind of game, by its id.
    pub game: String,
    /// The number among that game's tasks, from 0; or that of a puzzle or mistake.
    pub number: u32,
    /// The actions of a turn that goes on, as text.
    pub actions: String,
}

pub(in crate::store) fn gifts(row: &Row<'_>, column: usize) -> rusqlite::Result<Gifts> {
    Ok(Gifts { first_at: row.get::<_, Ms>(column)?.0, count: row.get::<_, Count>(column + 1)?.0 })
}

pub(in crate::store) fn task(row: &Row<'_>, column: usize) -> rusqlite::Result<StoredTask> {
    Ok(StoredTask {
        place_id: row.get(column)?,
        set_at: row.get::<_, Ms>(column + 1)?.0,
        game: row.get(column + 2)?,
        number: row.get::<_, Count>(column + 3)?.0,
        actions: row.get(column + 4)?,
        source: row.get(column + 5)?,
    })
}

impl Transaction<'_> {
    /// The accounts by which a person named those whom they block, with any account.
    pub fn blocked_by(&self, person_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT account_id FROM block_names WHERE person_id IN
                 (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
             ORDER BY 1",
        )?;
        Ok(statement.query_map([person_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Whether a person blocks another, each with any account.
    pub fn blocks(&self, person_id: i64, other_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM blocks WHERE person_id IN
                 (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
             AND blocked_id IN
                 (SELECT ?2 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?2 AND former_id IS NOT NULL)",
        )?;
        Ok(statement.exists([person_id, other_id])?)
    }

    /// Lets a person block another, whom they know by an account.
    pub fn block(&self, person_id: i64, other: &Account) -> Result<(), StoreError> {
        for statement in [
            "INSERT INTO blocks (person_id, blocked_id)
             SELECT ?1, person_id FROM accounts WHERE id = ?2 ON CONFLICT DO NOTHING",
            "INSERT INTO block_names (person_id, blocked_id, account_id)
             SELECT ?1, person_id, id FROM accounts WHERE id = ?2 ON CONFLICT DO NOTHING",
        ] {
            self.inner.prepare_cached(statement)?.execute([person_id, other.id])?;
        }
        Ok(())
    }

    /// Lets a person no longer block whom they named by an account.
    pub fn unblock(&self, person_id: i64, account_id: i64) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM blocks WHERE (person_id, blocked_id) IN
                 (SELECT person_id, blocked_id FROM block_names named WHERE account_id = ?2 AND person_id IN
                     (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
                  AND NOT EXISTS (SELECT 1 FROM block_names others WHERE others.person_id = named.person_id
                      AND others.blocked_id = named.blocked_id AND others.account_id <> ?2))",
            "DELETE FROM block_names WHERE account_id = ?2 AND person_id IN
                 (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)",
        ] {
            self.inner.prepare_cached(statement)?.execute([person_id, account_id])?;
        }
        Ok(())
    }

    /// Names those whom people block since a version that noted no names: each by the account of their own.
    pub(in crate::store) fn name_blocked(&self) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO block_names (person_id, blocked_id, account_id)
                 SELECT blocks.person_id, blocked_id, min(accounts.id) FROM blocks
                 JOIN accounts ON coalesce(former_id, accounts.person_id) = blocked_id
                 WHERE NOT EXISTS (SELECT 1 FROM block_names named WHERE named.person_id = blocks.person_id
                     AND named.blocked_id = blocks.blocked_id)
                 GROUP BY blocks.person_id, blocked_id",
            )?
            .execute([])?;
        Ok(())
    }

    /// The games that a person has muted.
    pub fn muted_by(&self, person_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT game_id FROM mutes WHERE person_id = ?1 ORDER BY game_id")?;
        Ok(statement.query_map([person_id], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Whether a person has muted a game.
    pub fn is_muted(&self, person_id: i64, game_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT 1 FROM mutes WHERE person_id = ?1 AND game_id = ?2")?;
        Ok(statement.exists([person_id, game_id])?)
    }

    /// Mutes a game for a person.
    pub fn mute(&self, person_id: i64, game_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO mutes (person_id, game_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
            .execute([person_id, game_id])?;
        Ok(())
    }

    /// Unmutes a game for a person.
    pub fn unmute(&self, person_id: i64, game_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM mutes WHERE person_id = ?1 AND game_id = ?2")?
            .execute([person_id, game_id])?;
        Ok(())
    }

    /// Until when a person snoozes, or last did.
    pub fn snoozed_until(&self, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT ends_at FROM snoozes WHERE person_id = ?1")?;
        Ok(readable_one(statement.query_row([person_id], |row| Ok(row.get::<_, Ms>(0)?.0)))?)
    }

    /// Notes until when a person snoozes. `None` if they don't.
    pub fn snooze(&self, person_id: i64, until: Option<Timestamp>) -> Result<(), StoreError> {
        match until {
            Some(until) => self
                .inner
                .prepare_cached(
                    "INSERT INTO snoozes (person_id, ends_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET ends_at = ?2",
                )?
                .execute(params![person_id, Ms(until)])?,
            None => self.inner.prepare_cached("DELETE FROM snoozes WHERE person_id = ?1")?.execute([person_id])?,
        };
        Ok(())
    }

    /// The gifts of time that a person made in a game lately.
    pub fn gifts_of(&self, person_id: i64, game_id: i64) -> Result<Option<Gifts>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT first_at, gifts FROM gifts WHERE person_id = ?1 AND game_id = ?2")?;
        Ok(readable_one(statement.query_row([person_id, game_id], |row| gifts(row, 0)))?)
    }

    /// Notes the gifts of time that a person made in a game.
    pub fn put_gifts(&self, person_id: i64, game_id: i64, gifts: Gifts) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO gifts (person_id, game_id, first_at, gifts) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET first_at = ?3, gifts = ?4",
            )?
            .execute(params![person_id, game_id, Ms(gifts.first_at), gifts.count])?;
        Ok(())
    }

    /// Deletes the mutes, the gifts and the coach of a game that is over.
    pub fn forget_relations(&self, game_id: i64) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM mutes WHERE game_id = ?1",
            "DELETE FROM gifts WHERE game_id = ?1",
            "DELETE FROM coaches WHERE game_id = ?1",
        ] {
            self.inner.prepare_cached(statement)?.execute([game_id])?;
        }
        Ok(())
    }

    /// How many percent of the points a turn in a game against the computer has to give away for its player to hear of it,
    /// if they want to.
    pub fn coach(&self, game_id: i64) -> Result<Option<u32>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT percent FROM coaches WHERE game_id = ?1")?;
        Ok(readable_one(statement.query_row([game_id], |row| Ok(row.get::<_, Count>(0)?.0)))?)
    }

    /// Notes that, or that they don't.
    pub fn put_coach(&self, game_id: i64, percent: Option<u32>) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM coaches WHERE game_id = ?1")?.execute([game_id])?;
        if let Some(percent) = percent {
            self.inner
                .prepare_cached("INSERT INTO coaches (game_id, percent) VALUES (?1, ?2)")?
                .execute(params![game_id, percent])?;
        }
        Ok(())
    }

    /// The last hint for a person.
    pub fn hint_of(&self, person_id: i64) -> Result<Option<Hint>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT game_id, position, actions FROM hints WHERE person_id = ?1")?;
        let hint = |row: &Row<'_>| Ok(Hint { game_id: row.get(0)?, position: row.get(1)?, actions: row.get(2)? });
        Ok(statement.query_row([person_id], hint).optional()?)
    }

    /// Notes the last hint for a person.
    pub fn put_hint(&self, person_id: i64, hint: &Hint) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO hints (person_id, game_id, position, actions) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO UPDATE SET game_id = ?2, position = ?3, actions = ?4",
            )?
            .execute(params![person_id, hint.game_id, hint.position, hint.actions])?;
        Ok(())
    }

    /// The task that a person is at.
    pub fn task_of(&self, person_id: i64) -> Result<Option<StoredTask>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT place_id, set_at, game, number, actions, source FROM tasks WHERE person_id = ?1")?;
        Ok(readable_one(statement.query_row([person_id], |row| task(row, 0)))?)
    }

    /// Notes the task that a person is at.
    pub fn put_task(&self, person_id: i64, task: &StoredTask) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO tasks (person_id, place_id, set_at, game, number, actions, source)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO UPDATE
                 SET place_id = ?2, set_at = ?3, game = ?4, number = ?5, actions = ?6, source = ?7",
            )?
            .execute(params![
                person_id,
                task.place_id,
                Ms(task.set_at),
                task.game,
                task.number,
                task.actions,
                task.source
            ])?;
        Ok(())
    }

    /// Notes that a person is at no task.
    pub fn forget_task(&self, person_id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM tasks WHERE person_id = ?1")?.execute([person_id])?;
        Ok(())
    }
}
