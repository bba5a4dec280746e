//! Finds data that can't be read in a database whose file is sound.

use rusqlite::Row;
use rusqlite::types::Type;

use super::Unread;
use crate::rules::Player;
use crate::store::games::polls;
use crate::store::games::ratings::{score, strength};
use crate::store::games::votes::{CHALLENGES, vote_challenge};
use crate::store::letters::digests::digest;
use crate::store::letters::outbox;
use crate::store::people::sessions::session;
use crate::store::words::Ms;
use crate::store::{Controls, DueKind, SeenBy, StoreError, Transaction};

/// Reads a row as the club does. Its first column identifies it.
type Look = fn(&Row<'_>) -> Result<(), StoreError>;

/// Data that the club reads but no record has.
const BESIDE: [(&str, &str, Look); 17] = [
    ("outage of", "SELECT platform, begun_at, ended_at FROM outages", stretch),
    ("sign of life of", "SELECT platform, seen_at FROM signs_of_life", at_second),
    (
        "digest of person",
        "SELECT person_id, account_id, letter_id, body, written_at, edit_id, looked_at FROM digests",
        |row| Ok(digest(row).map(drop)?),
    ),
    ("letter", "SELECT id, '', attempts, written_at, due_at, seen_by, controls FROM outbox", letter),
    ("event", "SELECT event, received_at FROM inbox", at_second),
    ("results of person", "SELECT person_id, wins, draws, losses FROM scores", |row| Ok(score(row, 1).map(drop)?)),
    ("number of games", "SELECT state, games FROM game_counts", number),
    ("challenge by community", CHALLENGES, |row| Ok(vote_challenge(row).map(drop)?)),
    ("vote in poll", "SELECT poll_id, answer FROM poll_votes", |row| Ok(polls::answer(row, 1).map(drop)?)),
    ("code of account", "SELECT account_id, made_at, expires_at FROM codes", stretch),
    ("wrong code of account", "SELECT account_id, typed_at FROM wrong_codes", at_second),
    ("link that signs in account", "SELECT account_id, made_at, expires_at FROM sign_ins", stretch),
    ("session", "SELECT id, account_id, place_id, begun_at, seen_at, expires_at FROM sessions", |row| {
        Ok(session(row).map(drop)?)
    }),
    ("link of account", "SELECT maker_id, made_at, expires_at FROM account_links", stretch),
    ("wish to be forgotten of account", "SELECT account_id, confirmed_at FROM forgetting", at_second),
    ("rating anew of person", "SELECT person_id, rating, deviation, volatility FROM rerated", |row| {
        Ok(strength(row, 1).map(drop)?)
    }),
    ("what is said in advance in game", "SELECT game_id, player FROM conditionals", player),
];

impl Transaction<'_> {
    /// Every unreadable record, and every unreadable row outside of records. Things to do are of these kinds.
    pub fn unread(&self, kinds: &[DueKind]) -> Result<Vec<Unread>, StoreError> {
        let mut unread = Vec::new();
        self.for_each_record(|record| {
            unread.extend(record.err());
            Ok::<_, StoreError>(())
        })?;
        let mut take = |row: Result<(), Unread>| {
            unread.extend(row.err());
            Ok::<_, StoreError>(())
        };
        let due = |row: &Row<'_>| due(row, kinds);
        self.each("what is due about", "SELECT subject, at, kind, since FROM due", due, &mut take)?;
        for (kind, sql, look) in BESIDE {
            self.each(kind, sql, look, &mut take)?;
        }
        Ok(unread)
    }
}

fn due(row: &Row<'_>, kinds: &[DueKind]) -> Result<(), StoreError> {
    let (_, kind, _): (Ms, DueKind, Option<Ms>) = (row.get(1)?, row.get(2)?, row.get(3)?);
    match kinds.contains(&kind) {
        true => Ok(()),
        false => Err(rusqlite::Error::InvalidColumnType(2, "kind".to_owned(), Type::Text).into()),
    }
}

fn stretch(row: &Row<'_>) -> Result<(), StoreError> {
    let _: (Ms, Ms) = (row.get(1)?, row.get(2)?);
    Ok(())
}

fn at_second(row: &Row<'_>) -> Result<(), StoreError> {
    let _: Ms = row.get(1)?;
    Ok(())
}

fn letter(row: &Row<'_>) -> Result<(), StoreError> {
    outbox::letter(row)?;
    let _: (Ms, Option<SeenBy>, Option<Controls>) = (row.get(4)?, row.get(5)?, row.get(6)?);
    Ok(())
}

fn number(row: &Row<'_>) -> Result<(), StoreError> {
    let _: u64 = row.get(1)?;
    Ok(())
}

fn player(row: &Row<'_>) -> Result<(), StoreError> {
    let _: Player = row.get(1)?;
    Ok(())
}
