//! Polls of platforms, in which people vote on a turn.

use rusqlite::{Row, params};

use crate::store::rows::{readable, readable_one};
use crate::store::words::UpTo;
use crate::store::{StoreError, Transaction};

/// A poll that is open as far as we know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPoll {
    /// Its number.
    pub id: i64,
    /// The game.
    pub game_id: i64,
    /// The place of the side that votes.
    pub place_id: i64,
    /// The platform.
    pub platform: String,
    /// Where the poll is.
    pub channel: String,
    /// Its message.
    pub message: String,
    /// Its answers: the number of each on the platform, and its command as a line.
    pub answers: Vec<(u8, String)>,
}

/// What somebody has pressed in a poll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPress {
    /// The account's id on the platform.
    pub account: String,
    /// Its name.
    pub name: String,
    /// The number of the answer.
    pub answer: u8,
}

const POLLS: &str = "SELECT id, game_id, place_id, platform, channel, message, answers FROM polls";

fn poll(row: &Row<'_>) -> rusqlite::Result<StoredPoll> {
    let answers: String = row.get(6)?;
    let answer = |line: &str| line.split_once(' ').and_then(|(n, line)| Some((n.parse().ok()?, line.to_owned())));
    Ok(StoredPoll {
        id: row.get(0)?,
        game_id: row.get(1)?,
        place_id: row.get(2)?,
        platform: row.get(3)?,
        channel: row.get(4)?,
        message: row.get(5)?,
        answers: answers.lines().filter_map(answer).collect(),
    })
}

/// Reads the number of an answer.
pub(in crate::store) fn answer(row: &Row<'_>, column: usize) -> rusqlite::Result<u8> {
    let number = row.get::<_, UpTo<{ u8::MAX as u32 }>>(column)?.0;
    Ok(u8::try_from(number).unwrap_or_default())
}

impl Transaction<'_> {
    /// Adds a poll, unless it is known.
    pub fn add_poll(&self, new: &StoredPoll) -> Result<(), StoreError> {
        let answers: Vec<String> = new.answers.iter().map(|(number, line)| format!("{number} {line}")).collect();
        self.inner
            .prepare_cached(
                "INSERT INTO polls (game_id, place_id, platform, channel, message, answers)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
            )?
            .execute(params![new.game_id, new.place_id, new.platform, new.channel, new.message, answers.join("\n")])?;
        Ok(())
    }

    /// The poll that a message is.
    pub fn poll_at(&self, platform: &str, message: &str) -> Result<Option<StoredPoll>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{POLLS} WHERE platform = ?1 AND message = ?2"))?;
        Ok(readable_one(statement.query_row([platform, message], poll))?)
    }

    /// The polls of a platform.
    pub fn polls_on(&self, platform: &str) -> Result<Vec<StoredPoll>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{POLLS} WHERE platform = ?1 ORDER BY message"))?;
        Ok(readable(statement.query_map([platform], poll)?)?)
    }

    /// The polls about a game.
    pub fn polls_about(&self, game_id: i64) -> Result<Vec<StoredPoll>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{POLLS} WHERE game_id = ?1 ORDER BY id"))?;
        Ok(readable(statement.query_map([game_id], poll)?)?)
    }

    /// Forgets a poll that is over.
    pub fn drop_poll(&self, id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("DELETE FROM poll_votes WHERE poll_id = ?1")?.execute([id])?;
        self.inner.prepare_cached("DELETE FROM polls WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// The answer that an account has pressed in a poll.
    pub fn pressed(&self, poll_id: i64, account_id: i64) -> Result<Option<u8>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT answer FROM poll_votes WHERE poll_id = ?1 AND account_id = ?2")?;
        Ok(readable_one(statement.query_row([poll_id, account_id], |row| answer(row, 0)))?)
    }

    /// Everything that is pressed in a poll.
    pub fn all_pressed(&self, poll_id: i64) -> Result<Vec<StoredPress>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT external_id, name, answer FROM poll_votes JOIN accounts ON accounts.id = account_id
             WHERE poll_id = ?1 ORDER BY account_id",
        )?;
        let press =
            |row: &Row<'_>| Ok(StoredPress { account: row.get(0)?, name: row.get(1)?, answer: answer(row, 2)? });
        Ok(readable(statement.query_map([poll_id], press)?)?)
    }

    /// Notes what an account has pressed in a poll. `None` if it has taken that back.
    pub fn note_pressed(&self, poll_id: i64, account_id: i64, answer: Option<u8>) -> Result<(), StoreError> {
        match answer {
            Some(answer) => self
                .inner
                .prepare_cached(
                    "INSERT INTO poll_votes (poll_id, account_id, answer) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO UPDATE SET answer = ?3",
                )?
                .execute(params![poll_id, account_id, answer])?,
            None => self
                .inner
                .prepare_cached("DELETE FROM poll_votes WHERE poll_id = ?1 AND account_id = ?2")?
                .execute([poll_id, account_id])?,
        };
        Ok(())
    }
}
