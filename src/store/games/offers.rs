//! Challenges, and offers during a game.

use jiff::Timestamp;
use rusqlite::{Row, params};
use serde::{Deserialize, Serialize};

use crate::clock::Terms;
use crate::rules::Player;
use crate::store::rows::{Bookmark, readable, readable_one};
use crate::store::words::{Ms, words};
use crate::store::{StoreError, Transaction};
use crate::tournament::MatchGoal;

/// An offer from one account to another, or to anyone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The number. 0 before it has one.
    pub id: i64,
    /// The kind of offer.
    pub kind: OfferKind,
    /// The place where it was made.
    pub place_id: i64,
    /// The account that made it.
    pub maker_id: i64,
    /// The account that may accept it. `None` for anyone.
    pub taker_id: Option<i64>,
    /// The game that it is about.
    pub game_id: Option<i64>,
    /// The id of the kind of game.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The maker's side. `None` for either.
    pub side: Option<Player>,
    /// Whether the game is rated.
    pub rated: bool,
    /// The time control and terms. `None` for a game without a clock.
    pub clock: Option<Terms>,
    /// The goal, if it's for more than one game.
    pub goal: Option<MatchGoal>,
    /// With so many points the taker begins the match.
    pub lead: u8,
    /// The position to begin from. `None` for the usual one.
    pub start: Option<String>,
    /// Whether only somebody with its code can accept it.
    pub by_code: bool,
    /// The offer's state.
    pub state: OfferState,
    /// When it was made.
    pub made_at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
}

/// A kind of offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// A game.
    Challenge,
    /// Another game with sides swapped.
    Rematch,
    /// To stop, with a draw or a count.
    Draw,
    /// To take a turn back.
    Takeback,
}

/// The state of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferState {
    /// It waits for an answer.
    Open,
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
    /// Its maker withdrew it.
    Withdrawn,
    /// Nobody answered it in time.
    Expired,
    /// The game went on without it.
    Void,
}

words!(OfferKind: Challenge = "challenge", Rematch = "rematch", Draw = "draw", Takeback = "takeback");
words!(OfferState: Open = "open", Accepted = "accepted", Declined = "declined", Withdrawn = "withdrawn",
    Expired = "expired", Void = "void");

const COLUMNS: &str = "SELECT id, kind, place_id, maker_id, taker_id, game_id, game, variant, side, rated, state,
    made_at, expires_at, clock, goal, by_code, start, lead FROM offers";

pub(in crate::store) fn offer(row: &Row<'_>) -> rusqlite::Result<Offer> {
    Ok(Offer {
        id: row.get(0)?,
        kind: row.get(1)?,
        place_id: row.get(2)?,
        maker_id: row.get(3)?,
        taker_id: row.get(4)?,
        game_id: row.get(5)?,
        game: row.get(6)?,
        variant: row.get(7)?,
        side: row.get(8)?,
        rated: row.get(9)?,
        state: row.get(10)?,
        made_at: row.get::<_, Ms>(11)?.0,
        expires_at: row.get::<_, Ms>(12)?.0,
        clock: row.get(13)?,
        goal: row.get(14)?,
        by_code: row.get(15)?,
        start: row.get(16)?,
        lead: row.get(17)?,
    })
}

impl Transaction<'_> {
    /// Adds an offer, and returns its number.
    pub fn add_offer(&self, offer: &Offer) -> Result<i64, StoreError> {
        let id = self.next_number()?;
        self.inner
            .prepare_cached(
                "INSERT INTO offers (id, kind, place_id, maker_id, taker_id, game_id, game, variant, side, rated, state,
                 made_at, expires_at, clock, goal, by_code, start, lead)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)",
            )?
            .execute(params![
                id,
                offer.kind,
                offer.place_id,
                offer.maker_id,
                offer.taker_id,
                offer.game_id,
                offer.game,
                offer.variant,
                offer.side,
                offer.rated,
                offer.state,
                Ms(offer.made_at),
                Ms(offer.expires_at),
                offer.clock,
                offer.goal,
                offer.by_code,
                offer.start,
                offer.lead
            ])?;
        Ok(id)
    }

    /// The offer with this number.
    pub fn offer(&self, id: i64) -> Result<Option<Offer>, StoreError> {
        Ok(readable_one(self.inner.prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?.query_row([id], offer))?)
    }

    /// Closes an offer with this state.
    pub fn close_offer(&self, id: i64, state: OfferState, now: Timestamp) -> Result<(), StoreError> {
        self.inner.prepare_cached("UPDATE offers SET state = ?2, closed_at = ?3 WHERE id = ?1")?.execute(params![
            id,
            state,
            Ms(now)
        ])?;
        // The game of an accepted challenge goes on in its places.
        if state == OfferState::Accepted { Ok(()) } else { self.note_live_in_places(id, false) }
    }

    /// The open offers about a game, oldest first.
    pub fn offers_about(&self, game_id: i64) -> Result<Vec<Offer>, StoreError> {
        self.offers(&format!("{COLUMNS} WHERE game_id = ?1 AND state = 'open' ORDER BY id"), game_id)
    }

    /// When a person last made an offer of this kind in a game, whatever its state.
    pub fn last_offered(&self, game_id: i64, kind: OfferKind, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT max(made_at) FROM offers WHERE game_id = ?1 AND kind = ?2
             AND maker_id IN (SELECT id FROM accounts WHERE person_id = ?3)",
        )?;
        let at: Option<Ms> = statement.query_row(params![game_id, kind, person_id], |row| row.get(0))?;
        Ok(at.map(|at| at.0))
    }

    /// The open offers made in a place, and the challenges that are shown there too, oldest first.
    pub fn offers_in(&self, place_id: i64) -> Result<Vec<Offer>, StoreError> {
        let here = "WHERE id IN (SELECT id FROM offers WHERE place_id = ?1 AND state = 'open'
                        UNION SELECT game_id FROM game_places WHERE place_id = ?1 AND live = 1)
                    AND state = 'open' ORDER BY id";
        self.offers(&format!("{COLUMNS} {here}"), place_id)
    }

    /// The open offers that a person made with any account, the oldest first.
    pub fn offers_by(&self, person_id: i64) -> Result<Vec<Offer>, StoreError> {
        let by = "WHERE maker_id IN (SELECT id FROM accounts WHERE person_id = ?1) AND state = 'open' ORDER BY id";
        self.offers(&format!("{COLUMNS} {by}"), person_id)
    }

    /// The open offers to a person, oldest first.
    pub fn offers_to(&self, person_id: i64) -> Result<Vec<Offer>, StoreError> {
        let to = "WHERE taker_id IN (SELECT id FROM accounts WHERE person_id = ?1) AND state = 'open' ORDER BY id";
        self.offers(&format!("{COLUMNS} {to}"), person_id)
    }

    /// How many challenges and rematches a person has offered since a time, with any account, that led to no game.
    pub fn fruitless_challenges(&self, person_id: i64, after: Timestamp) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM offers WHERE maker_id IN (SELECT id FROM accounts WHERE person_id = ?1)
             AND made_at > ?2 AND kind IN ('challenge', 'rematch') AND state <> 'accepted'",
        )?;
        Ok(statement.query_row(params![person_id, Ms(after)], |row| row.get(0))?)
    }

    /// Open offers past their time, the longest overdue first, at most `at_most` after a bookmark. Returns a bookmark
    /// at the last one if there may be more.
    pub fn offers_overdue(
        &self,
        after: Bookmark,
        now: Timestamp,
        at_most: u32,
    ) -> Result<(Vec<Offer>, Option<Bookmark>), StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "{COLUMNS} WHERE state = 'open' AND (expires_at, id) > (?1, ?2) AND expires_at <= ?3 AND NOT EXISTS
             (SELECT 1 FROM suspects WHERE suspects.kind = 'offer' AND suspects.subject = CAST(offers.id AS TEXT)
              AND (again_at IS NULL OR again_at > ?3))
             ORDER BY expires_at, id LIMIT ?4"
        ))?;
        let (mut rows, mut last) = (0, None);
        let overdue = statement.query_map(params![Ms(after.at), after.id, Ms(now), at_most], |row| {
            rows += 1;
            last = Some(Bookmark { at: row.get::<_, Ms>("expires_at")?.0, id: row.get("id")? });
            offer(row)
        })?;
        let overdue = readable(overdue)?;
        Ok((overdue, last.filter(|_| rows == at_most)))
    }

    fn offers(&self, sql: &str, id: i64) -> Result<Vec<Offer>, StoreError> {
        Ok(readable(self.inner.prepare_cached(sql)?.query_map([id], offer)?)?)
    }
}
