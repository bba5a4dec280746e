//! Reads every record, in an order in which each refers only to earlier ones.

use std::cell::RefCell;

use jiff::Timestamp;
use rusqlite::Row;
use rusqlite::types::{Type, ValueRef};

use super::checked::at;
use super::order::{AUDIT, BANS, COMMUNITY_LINKS, SEASONS, audited, banned, community_link};
use super::tournaments::{MATCHES, TOURNAMENTS};
use super::{
    AccountRow, ChangeRow, CommunityRow, EntryRow, ExportLine, GameRow, OfferRow, PersonRow, PlaceRow, RatedRow,
    SeatRow, SettingRow, Strength, VerdictRow,
};
use crate::store::games::swings::swing;
use crate::store::games::{offers, ratings};
use crate::store::people::settings::OWNERS;
use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

/// When the winner of a game stood worst.
const SWINGS: &str = "SELECT plies, least FROM swings WHERE game_id = ?1";

/// A record that can't be read.
#[derive(Debug)]
pub struct Unread {
    /// Which record, such as `game #12`.
    pub what: String,
    /// The game's number, if it's a game.
    pub game: Option<i64>,
    /// Why it can't be read.
    pub why: StoreError,
}

impl Transaction<'_> {
    /// Passes every record on in order, or the reason why one can't be read.
    ///
    /// # Errors
    /// The caller's error, or SQLite's.
    pub fn for_each_record<E: From<StoreError>>(
        &self,
        mut take: impl FnMut(Result<ExportLine, Unread>) -> Result<(), E>,
    ) -> Result<(), E> {
        let take = &mut take;
        let beside = RefCell::new(Vec::new());
        let people = "SELECT id, joined_at FROM people ORDER BY id";
        self.each("person", people, |row| self.person(row, &beside), take)?;
        for unread in beside.take() {
            take(Err(unread))?;
        }
        let communities = "SELECT id, platform, external_id FROM communities WHERE id > 0 ORDER BY id";
        self.each("community", communities, |row| self.community(row), take)?;
        let places = "SELECT id, community_id, platform, external_id, name, direct FROM places ORDER BY id";
        self.each("place", places, place, take)?;
        self.each("link of community", COMMUNITY_LINKS, community_link, take)?;
        self.for_each_number(take)?;
        self.each("tournament", TOURNAMENTS, |row| self.tournament_line(row), take)?;
        self.each("match", MATCHES, |row| self.encounter(row), take)?;
        let ratings =
            "SELECT community_id, person_id, rating, deviation, volatility, wins, draws, losses, provisional, game
                       FROM ratings ORDER BY community_id, game, person_id";
        self.each("rating in community", ratings, rated, take)?;
        let settings = "SELECT owner, owner_id, name, value FROM settings ORDER BY owner, owner_id, name";
        self.each("setting of a", settings, setting, take)?;
        self.each("rating in season", SEASONS, |row| self.season(row), take)?;
        self.each("ban in community", BANS, banned, take)?;
        self.each("audit of community", AUDIT, audited, take)?;
        self.for_each_vote(take)?;
        self.for_each_exercise(take)?;
        self.for_each_relation(take)
    }

    /// Everything with a number. A game has the number of the offer that led to it.
    fn for_each_number<E: From<StoreError>>(
        &self,
        take: &mut impl FnMut(Result<ExportLine, Unread>) -> Result<(), E>,
    ) -> Result<(), E> {
        let offer_numbered =
            "SELECT id, kind, place_id, maker_id, taker_id, game_id, game, variant, side, rated, state,
                              made_at, expires_at, clock, goal, by_code, start, lead, closed_at FROM offers WHERE id = ?1";
        let mut numbers = self.inner.prepare_cached("SELECT id FROM numbers ORDER BY id").map_err(StoreError::from)?;
        let mut rows = numbers.query([]).map_err(StoreError::from)?;
        while let Some(row) = rows.next().map_err(StoreError::from)? {
            let id: i64 = row.get(0).map_err(StoreError::from)?;
            let unread = |what, game, why| Unread { what: format!("{what} #{id}"), game, why };
            let offers = self.list(offer_numbered, id, offer).map_err(|why| unread("offer", None, why));
            if let Some(offer) = offers.map(|offers| offers.into_iter().next()).transpose() {
                take(offer.map(ExportLine::Offer))?;
            }
            if let Some(mut game) = self.game_row(id).map_err(|why| unread("game", Some(id), why)).transpose() {
                // A game without its unreadable clock is still a game.
                match (&mut game, self.timing(id)) {
                    (Ok(game), Ok(clock)) => game.clock = clock,
                    (Ok(_), Err(why)) => take(Err(unread("clock of game", None, why)))?,
                    (Err(_), _) => {}
                }
                match (&mut game, self.list(SWINGS, id, |row| swing(row, 0))) {
                    (Ok(game), Ok(swings)) => game.swing = swings.first().map(|swing| [swing.plies, swing.least]),
                    (Ok(_), Err(why)) => take(Err(unread("swing of game", None, why)))?,
                    (Err(_), _) => {}
                }
                take(game.map(|game| ExportLine::Game(Box::new(game))))?;
            }
        }
        Ok(())
    }

    /// Whether nobody has done anything yet.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        let anything = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM places)
                        OR EXISTS (SELECT 1 FROM settings) OR EXISTS (SELECT 1 FROM outbox)";
        Ok(!self.inner.query_row(anything, [], |row| row.get::<_, bool>(0))?)
    }

    /// Reads a person. Unreadable vacations go to `beside`.
    fn person(&self, row: &Row<'_>, beside: &RefCell<Vec<Unread>>) -> Result<ExportLine, StoreError> {
        let id: i64 = row.get(0)?;
        let accounts = "SELECT id, platform, external_id, name, former_id, forgotten_at FROM accounts
                        WHERE person_id = ?1 ORDER BY id";
        let accounts = self.list(accounts, id, |row| {
            Ok(AccountRow {
                id: row.get(0)?,
                platform: row.get(1)?,
                account: row.get(2)?,
                name: row.get(3)?,
                former: row.get(4)?,
                forgotten_at: row.get::<_, Option<Ms>>(5)?.map(|Ms(at)| at.as_millisecond()),
            })
        })?;
        let vacations = "SELECT begun_at, ended_at FROM vacations WHERE person_id = ?1 ORDER BY begun_at";
        let vacations = self.list(vacations, id, |row| {
            let vacation = at(row, 0).and_then(|begun_at| Ok([begun_at, at(row, 1)?]));
            Ok(vacation
                .map_err(|why| {
                    let what = format!("vacation of person {id}");
                    beside.borrow_mut().push(Unread { what, game: None, why: why.into() });
                })
                .ok())
        })?;
        let vacations = vacations.into_iter().flatten().collect();
        Ok(ExportLine::Person(PersonRow { id, joined_at: at(row, 1)?, accounts, vacations }))
    }

    fn community(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let id: i64 = row.get(0)?;
        let members = "SELECT account_id FROM members WHERE community_id = ?1 ORDER BY account_id";
        let members = self.list(members, id, |row| row.get(0))?;
        Ok(ExportLine::Community(CommunityRow { id, platform: row.get(1)?, community: row.get(2)?, members }))
    }

    /// A game's record, without its clock.
    fn game_row(&self, id: i64) -> Result<Option<GameRow>, StoreError> {
        let Some(stored) = self.game(id)? else {
            let there = self.inner.prepare_cached("SELECT 1 FROM games WHERE id = ?1")?.exists([id])?;
            return if there { Err(StoreError::Seatless(id)) } else { Ok(None) };
        };
        let entries = self.entries(id, u32::MAX)?.into_iter().map(|entry| EntryRow {
            number: entry.number,
            kind: entry.kind,
            token: entry.token,
            seat: entry.seat,
            account: entry.account_id,
            made_at: entry.made_at.as_millisecond(),
            cause: Some(entry.cause),
            event: None,
        });
        let changes =
            "SELECT community_id, game, person_id, rating_before, deviation_before, volatility_before, rating,
                       deviation, volatility, changed_at FROM rating_changes WHERE game_id = ?1
                       ORDER BY community_id, game, person_id";
        let changes = self.list(changes, id, |row| {
            Ok(ChangeRow {
                community: row.get(0)?,
                game: row.get(1)?,
                person: row.get(2)?,
                before: Strength::read(row, 3)?,
                after: Strength::read(row, 6)?,
                changed_at: at(row, 9)?,
            })
        })?;
        Ok(Some(GameRow {
            id,
            place: stored.place_id,
            // Where it was played, whatever community that has joined since.
            community: self
                .inner
                .prepare_cached("SELECT community_id FROM games WHERE id = ?1")?
                .query_row([id], |row| row.get(0))?,
            game: stored.game,
            variant: stored.variant,
            rules_version: stored.rules_version,
            rated: stored.rated,
            start: stored.start,
            began_at: stored.began_at.as_millisecond(),
            state: stored.state,
            to_move: stored.to_move,
            plies: stored.plies,
            moved_at: stored.moved_at.as_millisecond(),
            ended_at: stored.ended_at.map(Timestamp::as_millisecond),
            verdict: stored.verdict.map(|verdict| VerdictRow {
                winner: verdict.winner,
                reason: verdict.reason,
                points: verdict.points,
            }),
            seats: stored.seats.map(|seat| SeatRow { person: seat.person_id, account: seat.account_id }),
            clock: None,
            swing: None,
            entries: entries.collect(),
            changes,
        }))
    }

    /// Converts every row, whose first column identifies it, and passes the result on.
    pub(super) fn each<T, E: From<StoreError>>(
        &self,
        kind: &str,
        sql: &str,
        make: impl Fn(&Row<'_>) -> Result<T, StoreError>,
        take: &mut impl FnMut(Result<T, Unread>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut statement = self.inner.prepare_cached(sql).map_err(StoreError::from)?;
        let mut rows = statement.query([]).map_err(StoreError::from)?;
        while let Some(row) = rows.next().map_err(StoreError::from)? {
            let record = make(row).map_err(|why| {
                let first = row.get_ref(0).map_or(ValueRef::Null, |value| value);
                let what = match first {
                    ValueRef::Integer(id) => format!("{kind} {id}"),
                    other => format!("{kind} {}", other.as_str().unwrap_or_default()),
                };
                Unread { what, game: None, why }
            });
            take(record)?;
        }
        Ok(())
    }

    pub(super) fn list<T>(
        &self,
        sql: &str,
        of: i64,
        make: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        Ok(self.inner.prepare_cached(sql)?.query_map([of], make)?.collect::<Result<_, _>>()?)
    }
}

fn place(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::Place(PlaceRow {
        id: row.get(0)?,
        community: row.get(1)?,
        platform: row.get(2)?,
        place: row.get(3)?,
        name: row.get(4)?,
        direct: row.get(5)?,
    }))
}

fn offer(row: &Row<'_>) -> rusqlite::Result<OfferRow> {
    let closed_at: Option<Ms> = row.get(18)?;
    let row = offers::offer(row)?;
    Ok(OfferRow {
        id: row.id,
        kind: row.kind,
        place: row.place_id,
        maker: row.maker_id,
        taker: row.taker_id,
        about: row.game_id,
        game: row.game,
        variant: row.variant,
        side: row.side,
        rated: row.rated,
        state: row.state,
        made_at: row.made_at.as_millisecond(),
        expires_at: row.expires_at.as_millisecond(),
        closed_at: closed_at.map(|Ms(at)| at.as_millisecond()),
        clock: row.clock.map(|clock| clock.to_string()),
        goal: row.goal.map(|goal| goal.to_string()),
        by_code: row.by_code,
        start: row.start,
        lead: Some(row.lead).filter(|lead| *lead > 0),
    })
}

fn rated(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let rating = ratings::rating(row, 1)?;
    Ok(ExportLine::Rating(RatedRow {
        community: row.get(0)?,
        game: row.get(9)?,
        person: rating.person_id,
        strength: Strength::of(&rating),
        wins: rating.score.wins,
        draws: rating.score.draws,
        losses: rating.score.losses,
    }))
}

fn setting(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let owner: String = row.get(0)?;
    if !OWNERS.contains(&&*owner) {
        return Err(rusqlite::Error::InvalidColumnType(0, owner, Type::Text).into());
    }
    Ok(ExportLine::Setting(SettingRow { owner, owner_id: row.get(1)?, name: row.get(2)?, value: row.get(3)? }))
}
