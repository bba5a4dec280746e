//! The outbox: letters to send, and letters that were sent.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::rows::{Bookmark, readable, readable_one};
use crate::store::words::{Ms, UpTo, words};
use crate::store::{Cause, StoreError, Transaction};

/// The field of a letter's body with a code in it that nobody needs to read once it was sent.
pub const SECRET: &str = "secret";

/// A new letter for the outbox.
#[derive(Clone, Copy, Debug)]
pub struct NewLetter<'a> {
    /// The platform that sends it.
    pub platform: &'a str,
    /// The cause of the letter.
    pub cause: &'a Cause,
    /// The offer or game that it's about, if any.
    pub about: Option<i64>,
    /// The destination.
    pub to: Destination<&'a str>,
    /// The event that it answers, if any.
    pub answers: Option<&'a str>,
    /// Whether it belongs into a thread of its game.
    pub thread: bool,
    /// The content.
    pub body: &'a str,
}

/// The destination of a letter, by an id on its platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination<T> {
    /// A place.
    Place(T),
    /// The direct conversation with an account.
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
    /// The row's number, which is also the key for the platform.
    pub id: i64,
    /// The content.
    pub body: String,
    /// How often sending it was tried.
    pub attempts: u32,
    /// When it was written.
    pub written_at: Timestamp,
}

/// Everything needed to decide when to send a waiting letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingRow {
    /// The row's number, which is also the key for the platform.
    pub id: i64,
    /// The destination.
    pub to: Destination<String>,
    /// The offer or game that it's about, if any.
    pub about: Option<i64>,
    /// The event that it answers, if any.
    pub answers: Option<String>,
    /// How often sending it was tried.
    pub attempts: u32,
    /// When to send it.
    pub due_at: Timestamp,
    /// Whether it's for one person, and holds a token to answer them.
    pub by_token: bool,
}

/// Where a letter landed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing<'a> {
    /// The channel, thread or room.
    pub channel: &'a str,
    /// The message that it became, if it has an id.
    pub message: Option<&'a str>,
    /// Who can see it.
    pub seen_by: SeenBy,
    /// The buttons below it, if any.
    pub controls: Option<Controls>,
}

/// The message that a letter became.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageRow {
    /// The channel, thread or room. `None` if it was sent before Parlour stored this.
    pub channel: Option<String>,
    /// The platform's id of the message.
    pub message: String,
}

/// Who can see a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeenBy {
    /// Everybody who is there.
    Everyone,
    /// One person.
    One,
}
words!(SeenBy: Everyone = "everyone", One = "one");

/// The buttons below a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Controls {
    /// The buttons of a board.
    Board,
    /// The answers to an offer.
    Offer,
    /// Nothing can be pressed: it calls somebody to their turn, and says nothing anymore once that is played.
    Call,
}
words!(Controls: Board = "board", Offer = "offer", Call = "call");

/// The length of the outbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutboxDepth {
    /// How many letters are due, or wait for another try.
    pub due: u64,
    /// When the oldest of these was written.
    pub oldest_at: Option<Timestamp>,
}

/// A number of tries to send a letter.
type Attempts = UpTo<1_000_000>;

pub(in crate::store) fn letter(row: &Row<'_>) -> rusqlite::Result<LetterRow> {
    let written_at = row.get::<_, Ms>(3)?.0;
    Ok(LetterRow { id: row.get(0)?, body: row.get(1)?, attempts: row.get::<_, Attempts>(2)?.0, written_at })
}

pub(in crate::store) fn waiting(row: &Row<'_>) -> rusqlite::Result<WaitingRow> {
    let place: Option<String> = row.get(1)?;
    let to = match place {
        Some(place) => Destination::Place(place),
        // An unreadable letter goes nowhere. That shows when it's sent.
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
    /// Adds a letter to the outbox, and returns its number.
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

    /// The letters that an event caused on its own platform, in order.
    pub fn letters_of(&self, platform: &str, event: &str) -> Result<Vec<LetterRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox
             WHERE cause_platform = ?1 AND cause_id = ?2 AND platform = ?1 AND state <> 'withdrawn' ORDER BY id",
        )?;
        Ok(readable(statement.query_map([platform, event], letter)?)?)
    }

    /// The letters that an account's words in a place caused since a time, the newest first, at most `at_most`.
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

    /// A platform's unsent letters with a number above `after`, in the order in which they were written, whenever they
    /// are due.
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

    /// The letter with this number, if it's unsent.
    pub fn letter_to_send(&self, id: i64) -> Result<Option<LetterRow>, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT id, body, attempts, written_at FROM outbox WHERE id = ?1 AND state = 'due'")?;
        Ok(statement.query_row([id], letter).optional()?)
    }

    /// The letter behind one of our messages. If the message was edited, the last one.
    pub fn letter_of_message(&self, platform: &str, message: &str) -> Result<Option<LetterRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, body, attempts, written_at FROM outbox WHERE platform = ?1 AND message = ?2
             ORDER BY id DESC LIMIT 1",
        )?;
        Ok(readable_one(statement.query_row([platform, message], letter))?)
    }

    /// The channel, thread or room of one of our messages, if it's known.
    pub fn channel_of_message(&self, platform: &str, message: &str) -> Result<Option<String>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT channel FROM outbox WHERE platform = ?1 AND message = ?2 ORDER BY id DESC LIMIT 1",
        )?;
        Ok(statement.query_row([platform, message], |row| row.get(0)).optional()?.flatten())
    }

    /// The first message about an offer or game in the destination of its letter.
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

    /// The first message about a game in a place that belonged into its thread there and that everybody can see.
    pub fn first_message_of_thread(
        &self,
        platform: &str,
        about: i64,
        place: &str,
    ) -> Result<Option<MessageRow>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT channel, message FROM outbox
             WHERE platform = ?1 AND about = ?2 AND thread = 1 AND seen_by = 'everyone' AND message IS NOT NULL
             AND to_place = ?3 ORDER BY id LIMIT 1",
        )?;
        Ok(statement.query_row(params![platform, about, place], message).optional()?)
    }

    /// The messages with buttons about an offer or game, before the letter with this number, each with its letter's number:
    /// those in the channels where letters about it to this destination landed. A conversation of two has letters to the
    /// account and answers to the place.
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
             AND controls IS NOT NULL AND message IS NOT NULL AND id < ?5 AND channel IN (
                SELECT channel FROM outbox WHERE platform = ?1 AND about = ?2 AND message IS NOT NULL
                AND to_place IS ?3 AND to_account IS ?4
             ) ORDER BY id",
        )?;
        let row = |row: &Row<'_>| Ok((row.get(2)?, message(row)?, row.get(3)?));
        Ok(readable(statement.query_map(params![platform, about, place, account, before], row)?)?)
    }

    /// The messages with buttons about an offer or game wherever they are, before the letter with this number, each with
    /// its letter's number.
    pub fn all_messages_with_controls(
        &self,
        platform: &str,
        about: i64,
        before: i64,
    ) -> Result<Vec<(i64, MessageRow)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT channel, message, id FROM outbox WHERE platform = ?1 AND about = ?2
             AND controls IS NOT NULL AND message IS NOT NULL AND id < ?3 ORDER BY id",
        )?;
        let row = |row: &Row<'_>| Ok((row.get(2)?, message(row)?));
        Ok(readable(statement.query_map(params![platform, about, before], row)?)?)
    }

    /// Notes that a letter's message has no buttons anymore.
    pub fn mark_without_controls(&self, id: i64) -> Result<(), StoreError> {
        self.inner.prepare_cached("UPDATE outbox SET controls = NULL WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Whether a letter's message has buttons.
    pub fn has_controls(&self, id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT 1 FROM outbox WHERE id = ?1 AND controls IS NOT NULL")?;
        Ok(statement.exists([id])?)
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
        self.blank_secret(id)
    }

    /// Blanks the code in a letter that won't be sent anymore.
    fn blank_secret(&self, id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "UPDATE outbox SET body = json_remove(replace(body, body ->> '$.secret', '****-****'), '$.secret')
                 WHERE id = ?1 AND instr(body, '\"secret\":\"') AND json_valid(body) AND body ->> '$.secret' <> ''",
            )?
            .execute([id])?;
        Ok(())
    }

    /// Notes that sending a letter failed, and when to try again. `None` if it's given up.
    pub fn mark_unsent(&self, id: i64, error: &str, again_at: Option<Timestamp>) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "UPDATE outbox SET attempts = attempts + 1, error = ?2, due_at = coalesce(?3, due_at),
                 state = CASE WHEN ?3 IS NULL THEN 'failed' ELSE 'due' END WHERE id = ?1 AND state = 'due'",
            )?
            .execute(params![id, error, again_at.map(Ms)])?;
        if again_at.is_none() { self.blank_secret(id) } else { Ok(()) }
    }

    /// Withdraws a letter if it's unsent, and returns whether it was. If it's on its way just then, it can still be
    /// noted as sent.
    pub fn withdraw_letter(&self, id: i64) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("UPDATE outbox SET state = 'withdrawn' WHERE id = ?1 AND state = 'due'")?;
        Ok(statement.execute([id])? > 0)
    }

    /// Whether a letter was withdrawn and wasn't sent anyway.
    pub fn is_withdrawn(&self, id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT 1 FROM outbox WHERE id = ?1 AND state = 'withdrawn'")?;
        Ok(statement.exists([id])?)
    }

    /// The message that a letter became, if it was sent.
    pub fn message_of_letter(&self, id: i64) -> Result<Option<MessageRow>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT channel, message FROM outbox WHERE id = ?1 AND message IS NOT NULL")?;
        Ok(statement.query_row([id], message).optional()?)
    }

    /// The newest letters about an offer, game or tournament to a place or account that became a message or still wait,
    /// at most `at_most`, in the order in which they were written. Each has whether it became a message.
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

    /// The offer or game behind one of our messages.
    pub fn subject_of_message(&self, platform: &str, message: &str) -> Result<Option<i64>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT about FROM outbox WHERE platform = ?1 AND message = ?2 LIMIT 1")?;
        Ok(statement.query_row([platform, message], |row| row.get(0)).optional()?.flatten())
    }

    /// Whether the newest letter of a platform about a game or offer was given up.
    pub fn is_newest_given_up(&self, platform: &str, about: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT state = 'failed' FROM outbox WHERE about = ?2 AND platform = ?1 ORDER BY id DESC LIMIT 1",
        )?;
        Ok(statement.query_row(params![platform, about], |row| row.get(0)).optional()?.unwrap_or_default())
    }

    /// The length of a platform's outbox.
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

    /// Checks the oldest letters written before a time, at most `at_most` after a bookmark. Deletes those that were
    /// sent or given up, unless they are about a live game or are somebody's digest. Also deletes those written before
    /// an even earlier time that are still due, since nobody fetches them anymore. Returns a bookmark at the last one,
    /// if there was one.
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
