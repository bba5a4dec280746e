//! The outbox as adapters see it.

use std::time::Duration;

use jiff::Timestamp;

use super::replay::Replayed;
use super::{Audience, Club, Letter, Origin, Outgoing, Picture, To};
use crate::rules::Game;
use crate::store::{self, LetterRow, OutboxDepth, RETRY_MS_MAX, TableState, Transaction};

/// Why a letter was not sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It may succeed later; not before this time has gone by, if one is given.
    Passing(String, Option<Duration>),
    /// It never will: the place is gone, or nothing may be sent there.
    Final(String),
}

/// How often a letter is tried before it is given up; at the longest delay this takes more than a day.
const ATTEMPTS_MAX: u32 = 40;

impl Club {
    /// The letters that a platform is to send now, in the order in which they were written.
    ///
    /// # Errors
    /// If the database fails.
    pub fn due(&mut self, platform: &str, now: Timestamp, at_most: u32) -> Result<Vec<Outgoing>, store::Error> {
        let rows = self.store.read()?.due(platform, now.as_millisecond(), at_most)?;
        self.opened(rows, now)
    }

    /// The letters that a platform has not sent yet and that have a number above this one, in the order in which they
    /// were written: for a platform that holds what it sends in hand, and tries again itself.
    ///
    /// # Errors
    /// If the database fails.
    pub fn waiting(
        &mut self,
        platform: &str,
        after: i64,
        now: Timestamp,
        at_most: u32,
    ) -> Result<Vec<Outgoing>, store::Error> {
        let rows = self.store.read()?.waiting(platform, after, at_most)?;
        self.opened(rows, now)
    }

    fn opened(&mut self, rows: Vec<LetterRow>, now: Timestamp) -> Result<Vec<Outgoing>, store::Error> {
        let mut outgoing = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(letter) = read(&row) else {
                self.unsent(row.id, row.attempts, &Failure::Final("it cannot be read".to_owned()), now)?;
                continue;
            };
            let game = match &letter.picture {
                Some(picture) => self.game_of(picture)?,
                None => None,
            };
            let key = format!("{}-{}", self.store.instance(), row.id);
            let LetterRow { id, attempts, written_at, .. } = row;
            outgoing.push(Outgoing { id, key, attempts, written_at, letter, game });
        }
        Ok(outgoing)
    }

    /// The letter that a message of ours was, so that its buttons can be pressed.
    ///
    /// # Errors
    /// If the database fails.
    pub fn letter_of_message(&mut self, platform: &str, message: &str) -> Result<Option<Letter>, store::Error> {
        let row = self.store.read()?.letter_of_message(platform, message)?;
        Ok(row.as_ref().and_then(read))
    }

    /// The message with which a game began in a place, which is where a thread of it begins.
    ///
    /// # Errors
    /// If the database fails.
    pub fn first_message_about(&mut self, platform: &str, about: i64, to: &To) -> Result<Option<String>, store::Error> {
        /// The challenge is told to at most two, and answered once or twice.
        const LETTERS_MAX: u32 = 10;
        let messages = self.store.read()?.messages_about(platform, about, LETTERS_MAX)?;
        let mut there = messages.into_iter().filter(|(_, row)| read(row).is_some_and(|letter| letter.to == *to));
        Ok(there.next().map(|(message, _)| message))
    }

    /// The game that a picture shows; nothing if it cannot be replayed.
    ///
    /// # Errors
    /// If the database fails.
    pub fn game_of(&mut self, picture: &Picture) -> Result<Option<Game>, store::Error> {
        let known = self.games.get(picture.table, picture.entries).map(|replayed| replayed.game.clone());
        let game = match known {
            Some(game) => Some(game),
            None => {
                let tx = self.store.read()?;
                let table = tx.table(picture.table)?;
                let replayed = table.map(|table| Replayed::load(&tx, &table, picture.entries)).transpose()?;
                replayed.and_then(Result::ok).map(|replayed| replayed.game)
            }
        };
        let Some(mut game) = game else { return Ok(None) };
        for token in &picture.line {
            if game.play(token).is_err() {
                return Ok(None);
            }
        }
        Ok(Some(game))
    }

    /// Notes that a letter was sent, and which message it became, so that an answer to that message finds its game.
    ///
    /// # Errors
    /// If the database fails.
    pub fn sent(&mut self, id: i64, message: Option<&str>) -> Result<(), store::Error> {
        let tx = self.store.begin()?;
        tx.mark_sent(id, message)?;
        tx.commit()
    }

    /// Notes that a letter was not sent after so many attempts before this one. It is tried again after a delay that
    /// grows, or given up. Says whether it will be tried again.
    ///
    /// # Errors
    /// If the database fails.
    pub fn unsent(&mut self, id: i64, attempts: u32, why: &Failure, now: Timestamp) -> Result<bool, store::Error> {
        let (reason, again_at) = match why {
            Failure::Final(reason) => (reason, None),
            Failure::Passing(reason, _) if attempts + 1 >= ATTEMPTS_MAX => (reason, None),
            Failure::Passing(reason, wait) => {
                let grown = 1_000_i64 << attempts.min(20);
                let asked = wait.map_or(0, |wait| i64::try_from(wait.as_millis()).unwrap_or(RETRY_MS_MAX));
                (reason, Some(now.as_millisecond() + grown.max(asked).min(RETRY_MS_MAX)))
            }
        };
        let tx = self.store.begin()?;
        tx.mark_unsent(id, reason, again_at)?;
        tx.commit()?;
        Ok(again_at.is_some())
    }

    /// The first message about a game that belonged into a thread of it.
    ///
    /// # Errors
    /// If the database fails.
    pub fn first_message_of_thread(&mut self, platform: &str, about: i64) -> Result<Option<String>, store::Error> {
        let tx = self.store.read()?;
        tx.message_about(platform, about, false, |_, body| {
            serde_json::from_str(body).is_ok_and(|letter: Letter| letter.thread)
        })
    }

    /// The last message to the same place and to everybody in it about a game or offer before a letter.
    ///
    /// # Errors
    /// If the database fails.
    pub fn message_before(
        &mut self,
        platform: &str,
        about: i64,
        to: &To,
        letter: i64,
    ) -> Result<Option<String>, store::Error> {
        let tx = self.store.read()?;
        tx.message_about(platform, about, true, |id, body| {
            let same = |earlier: Letter| earlier.to == *to && earlier.audience == Audience::Everyone;
            id < letter && serde_json::from_str(body).is_ok_and(same)
        })
    }

    /// The number of the game that a message of ours is about, if that game goes on.
    ///
    /// # Errors
    /// If the database fails.
    pub fn live_game_of(&mut self, platform: &str, message: &str) -> Result<Option<i64>, store::Error> {
        let tx = self.store.read()?;
        let Some(about) = tx.subject_of_message(platform, message)? else { return Ok(None) };
        Ok(tx.table(about)?.filter(|table| table.state == TableState::Live).map(|table| table.id))
    }

    /// How full the outbox of a platform is.
    ///
    /// # Errors
    /// If the database fails.
    pub fn outbox_depth(&mut self, platform: &str) -> Result<OutboxDepth, store::Error> {
        self.store.read()?.outbox_depth(platform)
    }

    /// The platforms for which letters were written since this was last asked.
    pub fn take_mailed(&mut self) -> impl Iterator<Item = String> {
        std::mem::take(&mut self.mailed).into_iter()
    }
}

/// The letters that an event led to.
pub(super) fn letters_of(tx: &Transaction<'_>, origin: &Origin) -> Result<Vec<(i64, Letter)>, store::Error> {
    let rows = tx.letters_of(origin.platform, &origin.event)?;
    Ok(rows.iter().filter_map(|row| Some((row.id, read(row)?))).collect())
}

fn read(row: &LetterRow) -> Option<Letter> {
    let letter = serde_json::from_str(&row.body);
    letter.inspect_err(|error| tracing::error!(letter = row.id, %error, "a letter cannot be read")).ok()
}
