//! People's own choices beside their settings, and things that they were told: the people whom they block, the games
//! that they have muted, the end of their snooze, the time that they gave, their last hint and their last task.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::rows::readable_one;
use crate::store::words::{Count, Ms};
use crate::store::{StoreError, Transaction};

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

/// The task that somebody is at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTask {
    /// The place where they answer it.
    pub place_id: i64,
    /// When it was set.
    pub set_at: Timestamp,
    /// The kind of game, by its id.
    pub game: String,
    /// The number among that game's tasks, from 0.
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
    })
}

impl Transaction<'_> {
    /// The people whom a person blocks, with any account.
    pub fn blocked_by(&self, person_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT coalesce((SELECT person_id FROM accounts WHERE former_id = blocked_id), blocked_id)
             FROM blocks WHERE person_id IN
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

    /// Lets a person block another.
    pub fn block(&self, person_id: i64, other_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO blocks (person_id, blocked_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
            .execute([person_id, other_id])?;
        Ok(())
    }

    /// Lets a person no longer block another.
    pub fn unblock(&self, person_id: i64, other_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "DELETE FROM blocks WHERE person_id IN
                     (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
                 AND blocked_id IN
                     (SELECT ?2 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?2 AND former_id IS NOT NULL)",
            )?
            .execute([person_id, other_id])?;
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

    /// Deletes the mutes and gifts of a game that is over.
    pub fn forget_relations(&self, game_id: i64) -> Result<(), StoreError> {
        for statement in ["DELETE FROM mutes WHERE game_id = ?1", "DELETE FROM gifts WHERE game_id = ?1"] {
            self.inner.prepare_cached(statement)?.execute([game_id])?;
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
            .prepare_cached("SELECT place_id, set_at, game, number, actions FROM tasks WHERE person_id = ?1")?;
        Ok(readable_one(statement.query_row([person_id], |row| task(row, 0)))?)
    }

    /// Notes the task that a person is at.
    pub fn put_task(&self, person_id: i64, task: &StoredTask) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO tasks (person_id, place_id, set_at, game, number, actions) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT DO UPDATE SET place_id = ?2, set_at = ?3, game = ?4, number = ?5, actions = ?6",
            )?
            .execute(params![person_id, task.place_id, Ms(task.set_at), task.game, task.number, task.actions])?;
        Ok(())
    }

    /// Notes that a person is at no task.
    pub fn forget_task(&self, person_id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM tasks WHERE person_id = ?1")?.execute([person_id])?;
        Ok(())
    }
}
