//! The letters to be sent, and those that were.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use super::rows::{Bookmark, readable, readable_one};
use super::words::{Ms, UpTo, words};
use super::{Cause, StoreError, Transaction};

/// A letter to be put into the outbox.
#[derive(Clone, Copy, Debug)]
pub struct NewLetter<'a> {
    /// The platform that is to send it.
    pub platform: &'a str,
    /// What led to it.
    pub cause: &'a Cause,
    /// The offer or game that it is about, if it is about one.
    pub about: Option<i64>,
    /// Where it goes.
    pub to: Destination<&'a str>,
    /// The event that it answers, if it answers one.
    pub answers: Option<&'a str>,
    /// Whether it belongs into a thread of the game that it is about.
    pub thread: bool,
    /// What it says.
    pub body: &'a str,
}

/// Where a letter goes, by an id on its platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination<T> {
    /// To a place.
    Place(T),
    /// To the conversation of two with an account.
    Account(T),
}

impl<'a> Destination<&'a str> {
    /// The columns `to_place` and `to_account`.
    const fn columns(self) -> (Option<&'a str>, Option<&'a str>) {
        match self {
            Self::Place(id) => (Some(id), None),
            Self::Account(id) => (None, Some(id)),
        }
    }
}

/// A letter in the outbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterRow {
    /// The number of its row; the platform is given it as a key.
    pub id: i64,
    /// What it says.
    pub body: String,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was written.
    pub written_at: Timestamp,
}

/// What is to be known of a letter that waits, to decide when it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingRow {
    /// The number of its row; the platform is given it as a key.
    pub id: i64,
    /// Where it goes.
    pub to: Destination<String>,
    /// The offer or game that it is about.
    pub about: Option<i64>,
    /// The event that it answers.
    pub answers: Option<String>,
    /// How often it was tried.
    pub attempts: u32,
    /// When it is to be sent.
    pub due_at: Timestamp,
    /// Whether it is not for everybody, and a right to answer is kept with it.
    pub by_token: bool,
}

/// Where a letter landed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing<'a> {
    /// The channel, thread or room.
    pub channel: &'a str,
    /// The message that it became, if that can be named.
    pub message: Option<&'a str>,
    /// Who can see it.
    pub seen_by: SeenBy,
    /// What can be pressed at it.
    pub controls: Option<Controls>,
}

/// Which message a letter became.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageRow {
    /// The channel, thread or room that it is in; not known of what was sent before this was kept.
    pub channel: Option<String>,
    /// The platform’s id of the message.
    pub message: String,
}

/// Who can see a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeenBy {
    /// Everybody where it is.
    Everyone,
    /// One person.
    One,
}
words!(SeenBy: Everyone = "everyone", One = "one");

/// What can be pressed at a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Controls {
    /// What goes with a board.
    Board,
    /// The answers to an offer.
    Offer,
}
words!(Controls: Board = "board", Offer = "offer");

/// How full the outbox is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutboxDepth {
    /// How many letters are due or waiting to be tried again.
    pub due: u64,
    /// When the oldest of them was written.
    pub oldest_at: Option<Timestamp>,
}

/// How often it can have been tried to send a letter.
type Attempts = UpTo<1_000_000>;

pub(super) fn letter(row: &Row<'_>) -> rusqlite::Result<LetterRow> {
    let written_at = row.get::<_, Ms>(3)?.0;
    Ok(LetterRow { id: row.get(0)?, body: row.get(1)?, attempts: row.get::<_, Attempts>(2)?.0, written_at })
}

pub(super) fn waiting(row: &Row<'_>) -> rusqlite::Result<WaitingRow> {
    let place: Option<String> = row.get(1)?;
    let to = match place {
        Some(place) => Destination::Place(place),
        // A letter that cannot be read goes nowhere, which shows when it is to be sent.
        None => Destination::Account(row.get::<_, Option<String>>(2)?.unwrap_or_default()),
    };
    let (about, answers, due_at) = (row.get(3)?, row.get(4)?, row.get::<_, Ms>(6)?.0);
    let (attempts, by_token) = (row.get::<_, Attempts>(5)?.0, row.get(7)?);
    Ok(WaitingRow { id: row.get(0)?, to, about, answers, attempts, due_at, by_token })
}

fn message(row: &Row<'_>) -> rusqlite::Result<MessageRow> {
    Ok(MessageRow { channel: row.get(0)?, message: row.get(1)? })
}

impl Transaction<'_> {
    /// Puts a letter into the outbox; says its number.
    pub fn post(&self, new: NewLetter<'_>, now: Timestamp) -> Result<i64, StoreError> {
        let NewLetter { platform, cause, about, to, answers, thread, body } = new;
        let (cause, cause_platform, cause_id) = cause.columns();
        let (place, account) = to.columns();
        self.inner
            .prepare_cached(
                "INSERT INTO outbox (platform, cause, cause_platform, cause_id, about, to_place, to_account, answers,
                 thread, body, state, attempts, due_at, written_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'due', 0, 0, ?11)",
            )?
            .execute(params![
                platform,
                cause,
                cause_platform,
                cause_id,
                about,
                place,
                account,
                answers,
                thread,
                body,
                Ms(now)
            ])?;
        Ok(self.inner.last_insert_rowid())
    }

    /// The letters to an event's own platform that it led to, in order.
    pub fn letters_of(&self, platform: &str, event: &str) -> Result<Vec<LetterRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox
             WHERE cause_platform = ?1 AND cause_id = ?2 AND platform = ?1 AND state <> 'withdrawn' ORDER BY id",
        )?;
        Ok(readable(statement.query_map([platform, event], letter)?)?)
    }

    /// The letters that were written because of what an account said in a place since a time, the newest first, at most
    /// so many.
    pub fn letters_because_of(
        &self,
        account_id: i64,
        place_id: i64,
        since: Timestamp,
        at_most: u32,
    ) -> Result<Vec<LetterRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT outbox.id, body, attempts, written_at FROM inbox
             JOIN outbox ON cause_platform = inbox.platform AND cause_id = event AND outbox.platform = inbox.platform
             WHERE inbox.account_id = ?1 AND received_at >= ?3 AND inbox.place_id = ?2 AND state <> 'withdrawn'
             ORDER BY outbox.id DESC LIMIT ?4",
        )?;
        Ok(readable(statement.query_map(params![account_id, place_id, Ms(since), at_most], letter)?)?)
    }

    /// The letters of a platform that were not sent yet and have a number above this one, in the order in which they
    /// were written, whenever they are due.
    pub fn waiting(&self, platform: &str, after: i64, at_most: u32) -> Result<Vec<WaitingRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, to_place, to_account, about, answers, attempts, due_at,
                 CASE WHEN json_valid(body) AND body ->> '$.audience' <> 'everyone' THEN body ->> '$.token' END IS NOT NULL
             FROM outbox
             WHERE platform = ?1 AND state = 'due' AND id > ?2 AND NOT EXISTS
             (SELECT 1 FROM suspects WHERE suspects.kind = 'letter' AND suspects.subject = CAST(outbox.id AS TEXT)
              AND again_at IS NULL)
             ORDER BY id LIMIT ?3",
        )?;
        Ok(readable(statement.query_map(params![platform, after, at_most], waiting)?)?)
    }

    /// The letter with this number if it was not sent yet.
    pub fn letter_to_send(&self, id: i64) -> Result<Option<LetterRow>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT id, body, attempts, written_at FROM outbox WHERE id = ?1 AND state = 'due'")?;
        Ok(statement.query_row([id], letter).optional()?)
    }

    /// The letter that a message of ours was; the last, if it was edited.
    pub fn letter_of_message(&self, platform: &str, message: &str) -> Result<Option<LetterRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox WHERE platform = ?1 AND message = ?2
             ORDER BY id DESC LIMIT 1",
        )?;
        Ok(readable_one(statement.query_row([platform, message], letter))?)
    }

    /// The channel, thread or room that a message of ours is in, if that is known.
    pub fn channel_of_message(&self, platform: &str, message: &str) -> Result<Option<String>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT channel FROM outbox WHERE platform = ?1 AND message = ?2 ORDER BY id DESC LIMIT 1",
        )?;
        Ok(statement.query_row([platform, message], |row| row.get(0)).optional()?.flatten())
    }

    /// The first message about an offer or game in the place or conversation to which its letter went.
    pub fn first_message_to(
        &self,
        platform: &str,
        about: i64,
        to: Destination<&str>,
    ) -> Result<Option<MessageRow>, StoreError> {
        let (place, account) = to.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT channel, message FROM outbox WHERE platform = ?1 AND about = ?2 AND message IS NOT NULL
             AND to_place IS ?3 AND to_account IS ?4 ORDER BY id LIMIT 1",
        )?;
        Ok(statement.query_row(params![platform, about, place, account], message).optional()?)
    }

    /// The first message about a game that belonged into a thread of it and that everybody can see.
    pub fn first_message_of_thread(&self, platform: &str, about: i64) -> Result<Option<MessageRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT channel, message FROM outbox
             WHERE platform = ?1 AND about = ?2 AND thread = 1 AND seen_by = 'everyone' AND message IS NOT NULL
             ORDER BY id LIMIT 1",
        )?;
        Ok(statement.query_row(params![platform, about], message).optional()?)
    }

    /// The messages about an offer or game, before the letter with this number, that went to the same place or account
    /// and at which something can be pressed, each with the number of its letter.
    pub fn messages_with_controls(
        &self,
        platform: &str,
        about: i64,
        to: Destination<&str>,
        before: i64,
    ) -> Result<Vec<(i64, MessageRow, Controls)>, StoreError> {
        let (place, account) = to.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT channel, message, id, controls FROM outbox WHERE platform = ?1 AND about = ?2
             AND controls IS NOT NULL AND message IS NOT NULL AND to_place IS ?3 AND to_account IS ?4 AND id < ?5
             ORDER BY id",
        )?;
        let row = |row: &Row<'_>| Ok((row.get(2)?, message(row)?, row.get(3)?));
        Ok(readable(statement.query_map(params![platform, about, place, account, before], row)?)?)
    }

    /// Notes that nothing can be pressed any more at the message of a letter.
    pub fn mark_without_controls(&self, id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("UPDATE outbox SET controls = NULL WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Notes that a letter was sent, and where it landed.
    pub fn mark_sent(&self, id: i64, landed: Landing<'_>) -> Result<(), StoreError> {
        let Landing { channel, message, seen_by, controls } = landed;
        self.inner
            .prepare_cached(
                "UPDATE outbox SET state = 'sent', channel = ?2, message = ?3, seen_by = ?4, controls = ?5,
                 attempts = attempts + 1, error = NULL WHERE id = ?1 AND state <> 'sent'",
            )?
            .execute(params![id, channel, message, seen_by, controls])?;
        Ok(())
    }

    /// Notes that a letter could not be sent: it is tried again at a time, or given up.
    pub fn mark_unsent(&self, id: i64, error: &str, again_at: Option<Timestamp>) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "UPDATE outbox SET attempts = attempts + 1, error = ?2, due_at = coalesce(?3, due_at),
                 state = CASE WHEN ?3 IS NULL THEN 'failed' ELSE 'due' END WHERE id = ?1 AND state = 'due'",
            )?
            .execute(params![id, error, again_at.map(Ms)])?;
        Ok(())
    }

    /// Has a letter not sent if it was not sent yet; says whether it was not. One that is on its way just then stays known:
    /// it can still be noted as sent.
    pub fn withdraw_letter(&self, id: i64) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("UPDATE outbox SET state = 'withdrawn' WHERE id = ?1 AND state = 'due'")?;
        Ok(statement.execute([id])? > 0)
    }

    /// Whether a letter was withdrawn, and not sent all the same.
    pub fn is_withdrawn(&self, id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT 1 FROM outbox WHERE id = ?1 AND state = 'withdrawn'")?;
        Ok(statement.exists([id])?)
    }

    /// Which message a letter became, if it was sent.
    pub fn message_of_letter(&self, id: i64) -> Result<Option<MessageRow>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT channel, message FROM outbox WHERE id = ?1 AND message IS NOT NULL")?;
        Ok(statement.query_row([id], message).optional()?)
    }

    /// The newest letters about an offer, game or tournament that went to a place or account and became a message, or still
    /// wait, at most so many, in the order in which they were written, each with whether it became one.
    pub fn letters_about(
        &self,
        platform: &str,
        about: i64,
        to: Destination<&str>,
        at_most: u32,
    ) -> Result<Vec<(LetterRow, bool)>, StoreError> {
        let (place, account) = to.columns();
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at, message IS NOT NULL FROM outbox WHERE about = ?2
             AND platform = ?1 AND to_place IS ?3 AND to_account IS ?4 AND (message IS NOT NULL OR state = 'due')
             ORDER BY id DESC LIMIT ?5",
        )?;
        let row = |row: &Row<'_>| Ok((letter(row)?, row.get(4)?));
        let mut letters = readable(statement.query_map(params![platform, about, place, account, at_most], row)?)?;
        letters.reverse();
        Ok(letters)
    }

    /// The offer or game that a message of ours was about.
    pub fn subject_of_message(&self, platform: &str, message: &str) -> Result<Option<i64>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT about FROM outbox WHERE platform = ?1 AND message = ?2 LIMIT 1")?;
        Ok(statement.query_row([platform, message], |row| row.get(0)).optional()?.flatten())
    }

    /// How full the outbox is.
    pub fn outbox_depth(&self, platform: &str) -> Result<OutboxDepth, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*), min(written_at) FROM outbox WHERE platform = ?1 AND state = 'due' AND NOT EXISTS
             (SELECT 1 FROM suspects WHERE suspects.kind = 'letter' AND suspects.subject = CAST(outbox.id AS TEXT)
              AND again_at IS NULL)",
        )?;
        let depth = |row: &Row<'_>| {
            Ok(OutboxDepth { due: row.get(0)?, oldest_at: row.get::<_, Option<Ms>>(1)?.map(|Ms(at)| at) })
        };
        Ok(statement.query_row([platform], depth)?)
    }

    /// Looks at so many of the letters written before a time, the oldest first, after one that was looked at before, and
    /// forgets those that were sent or given up, are about no live game and are nobody's digest, and those that were
    /// written before a longer time and are still due: nobody fetches them any more. Says which it looked at last, unless
    /// there was none.
    pub fn forget_letters(
        &self,
        after: Bookmark,
        before: Timestamp,
        long_before: Timestamp,
        at_most: u32,
    ) -> Result<Option<Bookmark>, StoreError> {
        let mut window = self.inner.prepare_cached(
            "SELECT written_at, id FROM (
                 SELECT written_at, id FROM outbox WHERE (written_at, id) > (?1, ?2) AND written_at < ?3
                 ORDER BY written_at, id LIMIT ?4)
             ORDER BY written_at DESC, id DESC LIMIT 1",
        )?;
        let last = window.query_row(params![Ms(after.at), after.id, Ms(before), at_most], |row| {
            Ok(Bookmark { at: row.get::<_, Ms>(0)?.0, id: row.get(1)? })
        });
        let Some(last) = last.optional()? else { return Ok(None) };
        let mut statement = self.inner.prepare_cached(
            "DELETE FROM outbox WHERE id IN (
                 SELECT outbox.id FROM outbox LEFT JOIN games ON games.id = about
                 WHERE (written_at, outbox.id) > (?1, ?2) AND (written_at, outbox.id) <= (?3, ?4)
                 AND CASE outbox.state WHEN 'due' THEN written_at < ?5 ELSE games.state IS NOT 'live' END
                 AND NOT EXISTS (SELECT 1 FROM digests WHERE digests.letter_id = outbox.id)
                 AND NOT EXISTS (SELECT 1 FROM digests WHERE digests.edit_id = outbox.id))",
        )?;
        statement.execute(params![Ms(after.at), after.id, Ms(last.at), last.id, Ms(long_before)])?;
        Ok(Some(last))
    }
}
