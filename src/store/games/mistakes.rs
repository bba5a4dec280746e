//! People's own mistakes, which come back until they know better.

use jiff::Timestamp;
use rusqlite::{Row, params};

use crate::store::rows::{readable, readable_one};
use crate::store::words::{Count, Ms, UpTo};
use crate::store::{GameState, StoreError, Transaction};

/// A turn of somebody's that gave much away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMistake {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub person_id: i64,
    /// The game.
    pub game_id: i64,
    /// How many actions came before the turn.
    pub plies: u32,
    /// Its actions.
    pub played: String,
    /// Those of the best turn that the computer knew.
    pub best: String,
    /// What its player could expect before it, in percent.
    pub before: u32,
    /// The same after it.
    pub after: u32,
    /// How often it was solved in a row.
    pub box_number: u32,
    /// When it comes next. `None` once it is known by heart.
    pub due_at: Option<Timestamp>,
}

/// The columns of a mistake.
pub(in crate::store) const MISTAKE: &str =
    "SELECT id, person_id, game_id, plies, played, best, before, after, box, due_at FROM mistakes";

pub(in crate::store) fn mistake(row: &Row<'_>) -> rusqlite::Result<StoredMistake> {
    let count = |column: usize| row.get::<_, Count>(column).map(|count| count.0);
    let percent = |column: usize| row.get::<_, UpTo<100>>(column).map(|percent| percent.0);
    Ok(StoredMistake {
        id: row.get(0)?,
        person_id: row.get(1)?,
        game_id: row.get(2)?,
        plies: count(3)?,
        played: row.get(4)?,
        best: row.get(5)?,
        before: percent(6)?,
        after: percent(7)?,
        box_number: count(8)?,
        due_at: row.get::<_, Option<Ms>>(9)?.map(|at| at.0),
    })
}

impl Transaction<'_> {
    /// A mistake.
    pub fn mistake(&self, id: i64) -> Result<Option<StoredMistake>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{MISTAKE} WHERE id = ?1"))?;
        Ok(readable_one(statement.query_row([id], mistake))?)
    }

    /// Keeps a mistake, unless it is known.
    pub fn add_mistake(&self, mistake: &StoredMistake) -> Result<(), StoreError> {
        let StoredMistake { person_id, game_id, plies, played, best, before, after, box_number, due_at, .. } = mistake;
        self.inner
            .prepare_cached(
                "INSERT INTO mistakes (person_id, game_id, plies, played, best, before, after, box, due_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING",
            )?
            .execute(params![person_id, game_id, plies, played, best, before, after, box_number, due_at.map(Ms)])?;
        Ok(())
    }

    /// Notes when a mistake comes next.
    pub fn put_off_mistake(&self, id: i64, box_number: u32, due_at: Option<Timestamp>) -> Result<(), StoreError> {
        self.inner.prepare_cached("UPDATE mistakes SET box = ?2, due_at = ?3 WHERE id = ?1")?.execute(params![
            id,
            box_number,
            due_at.map(Ms)
        ])?;
        Ok(())
    }

    /// A person's mistakes that will come again, the next one first, at most so many.
    pub fn mistakes_of(&self, person_id: i64, at_most: u32) -> Result<Vec<StoredMistake>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{MISTAKE} WHERE person_id = ?1 AND due_at IS NOT NULL ORDER BY due_at, id LIMIT ?2"
        ))?;
        Ok(readable(statement.query_map(params![person_id, at_most], mistake)?)?)
    }

    /// How many of a person's mistakes will come again.
    pub fn count_mistakes_of(&self, person_id: i64) -> Result<u32, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT count(*) FROM mistakes WHERE person_id = ?1 AND due_at IS NOT NULL")?;
        Ok(statement.query_row([person_id], |row| row.get(0))?)
    }

    /// Notes that a game was looked through for somebody's mistakes.
    pub fn note_looked_through(&self, person_id: i64, game_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO looked_through (person_id, game_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
            .execute([person_id, game_id])?;
        Ok(())
    }

    /// Whether a game was looked through for somebody's mistakes.
    pub fn was_looked_through(&self, person_id: i64, game_id: i64) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT 1 FROM looked_through WHERE person_id = ?1 AND game_id = ?2")?;
        Ok(statement.exists([person_id, game_id])?)
    }

    /// A person's last finished game that wasn't looked through for their mistakes, with at least so many actions.
    pub fn game_to_look_through(&self, person_id: i64, plies_min: u32) -> Result<Option<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT seats.game_id FROM seats CROSS JOIN games ON games.id = seats.game_id
             WHERE seats.person_id = ?1 AND seats.live = 0 AND state = ?2 AND plies >= ?3
             AND NOT EXISTS (SELECT 1 FROM looked_through known
                             WHERE known.person_id = ?1 AND known.game_id = seats.game_id)
             ORDER BY seats.game_id DESC LIMIT 1",
        )?;
        Ok(readable_one(statement.query_row(params![person_id, GameState::Over, plies_min], |row| row.get(0)))?)
    }
}
