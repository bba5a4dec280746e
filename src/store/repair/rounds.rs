//! Finds impossible rounds and places in tournaments and matches, and the right ones if the rest of the tournament
//! tells.
//!
//! Matches are added by round and place, so their numbers are in the same order.

use std::fmt;

use rusqlite::params;

use crate::store::{StoreError, TournamentState, Transaction};
use crate::tournament::{Playoff, Setup};

/// A problem with the rounds of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OddRound {
    /// The tournament has an impossible number of rounds or current round.
    Tournament {
        /// The tournament's number.
        id: i64,
        /// The current round and the number of rounds, as the rest of the tournament tells.
        mended: (u32, u32),
    },
    /// A match has an impossible round or place.
    Match {
        /// The match's number.
        id: i64,
        /// The tournament's number.
        tournament: i64,
        /// The right round, from 1, and place, from 0, if there is only one possibility.
        mended: Option<(u32, u32)>,
    },
    /// A match is between people who aren't in its tournament.
    Pair {
        /// The match's number.
        id: i64,
        /// The tournament's number.
        tournament: i64,
    },
}

impl OddRound {
    /// Whether the rest of the tournament tells how to mend it.
    #[must_use]
    pub const fn is_mendable(self) -> bool {
        matches!(self, Self::Tournament { .. } | Self::Match { mended: Some(_), .. })
    }
}

impl fmt::Display for OddRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tournament { id, .. } => write!(f, "tournament #{id} has a number of rounds that it can’t have"),
            Self::Match { id, tournament, .. } => {
                write!(f, "match #{id} of tournament #{tournament} is where no match can be")
            }
            Self::Pair { id, tournament } => {
                write!(f, "match #{id} of tournament #{tournament} is between people who haven’t entered it")
            }
        }
    }
}

/// The number of rounds of a tournament, and the most places in each.
struct Shape {
    places: Vec<usize>,
    rounds: u32,
}

impl Shape {
    /// The most places in a round.
    fn places(&self, round: u32) -> u32 {
        let places = (round as usize).checked_sub(1).and_then(|index| self.places.get(index));
        places.map_or(0, |places| u32::try_from(*places).unwrap_or(u32::MAX))
    }

    /// The round and place, if a match can be there.
    fn has(&self, (round, board): (i64, i64)) -> Option<(u32, u32)> {
        let (round, board) = (u32::try_from(round).ok()?, u32::try_from(board).ok()?);
        ((1..=self.rounds).contains(&round) && board < self.places(round)).then_some((round, board))
    }

    /// The only place between two others within these rounds, if there is exactly one.
    fn only_between(&self, before: (u32, u32), behind: Option<(u32, u32)>, rounds: u32) -> Option<(u32, u32)> {
        let places =
            (before.0.max(1)..=rounds).flat_map(|round| (0..self.places(round)).map(move |board| (round, board)));
        let mut places = places.filter(|place| *place > before && behind.is_none_or(|behind| *place < behind));
        let only = places.next()?;
        places.next().is_none().then_some(only)
    }
}

/// Tournaments that have begun: number, system, whether double, whether with a third place, rounds, round, state,
/// entrants, the round before its play-off, pairings in the first round of that, the most in a division.
const TOURNAMENTS: &str = "SELECT id, system, double, third_place, rounds, round, state,
    (SELECT count(*) FROM entrants WHERE tournament_id = t.id), playoff,
    (SELECT count(*) FROM matches m WHERE m.tournament_id = t.id AND m.round = t.playoff + 1), division
    FROM tournaments t ORDER BY id";

impl Transaction<'_> {
    /// The problems with tournament rounds.
    pub fn odd_rounds(&self) -> Result<Vec<OddRound>, StoreError> {
        let mut odd = Vec::new();
        let mut statement = self.inner.prepare(TOURNAMENTS)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            // Unknown words are reported when the rows are read.
            let (Ok(system), Ok(state)) = (row.get(1), row.get(6)) else { continue };
            let (id, entrants): (i64, usize) = (row.get(0)?, row.get(7)?);
            let (rounds, round): (Option<i64>, i64) = (row.get(4)?, row.get(5)?);
            if state == TournamentState::Open && round != 0 {
                let mended = (0, rounds.and_then(|rounds| u32::try_from(rounds).ok()).unwrap_or_default());
                odd.push(OddRound::Tournament { id, mended });
            }
            if matches!(state, TournamentState::Live | TournamentState::Over) && entrants > 1 {
                let after = row.get::<_, Option<i64>>(8)?.and_then(|after| u32::try_from(after).ok());
                // Half of those who play on, or who have a bye, are the first round.
                let people = 2 * row.get::<_, usize>(9)?;
                let division = row.get::<_, Option<i64>>(10)?.and_then(|most| usize::try_from(most).ok()).unwrap_or(0);
                let playoff = after.filter(|after| *after > 0).map(|after| Playoff::of(people, after));
                let setup =
                    Setup { system, entrants, double: row.get(2)?, third_place: row.get(3)?, playoff, division };
                let said = rounds.and_then(|said| u32::try_from(said).ok()).filter(|said| setup.may_have(*said));
                let shape = Shape { places: setup.places(), rounds: setup.length(said) };
                self.look_at_rounds(&mut odd, id, &shape, (round, rounds))?;
            }
        }
        Ok(odd)
    }

    /// Checks one tournament, which claims this round of this many.
    fn look_at_rounds(
        &self,
        odd: &mut Vec<OddRound>,
        id: i64,
        shape: &Shape,
        (round, rounds): (i64, Option<i64>),
    ) -> Result<(), StoreError> {
        let mut strangers = self.inner.prepare_cached(
            "SELECT id FROM matches WHERE tournament_id = ?1
             AND (one_id NOT IN (SELECT account_id FROM entrants WHERE tournament_id = ?1
                                 UNION ALL SELECT account_id FROM former_entrants WHERE tournament_id = ?1)
                  OR two_id NOT IN (SELECT account_id FROM entrants WHERE tournament_id = ?1
                                    UNION ALL SELECT account_id FROM former_entrants WHERE tournament_id = ?1))",
        )?;
        for match_id in strangers.query_map([id], |row| row.get(0))? {
            odd.push(OddRound::Pair { id: match_id?, tournament: id });
        }
        let mut statement =
            self.inner.prepare_cached("SELECT id, round, board FROM matches WHERE tournament_id = ?1 ORDER BY id")?;
        let found = statement.query_map([id], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
        let found = found.collect::<Result<Vec<(i64, (i64, i64))>, _>>()?;
        let mut last = (0, 0);
        let placed = found.into_iter().map(|(id, place)| {
            // A match before its predecessor is in the wrong place.
            let place = shape.has(place).filter(|place| *place > last);
            last = place.unwrap_or(last);
            (id, place)
        });
        let placed: Vec<(i64, Option<(u32, u32)>)> = placed.collect();
        let begun = placed.iter().filter_map(|(_, place)| *place).map(|(round, _)| round).max().unwrap_or(0);
        let said = u32::try_from(round).ok().filter(|round| (begun..=shape.rounds).contains(round));
        if said.is_none() || rounds != Some(shape.rounds.into()) {
            odd.push(OddRound::Tournament { id, mended: (said.unwrap_or(begun), shape.rounds) });
        }
        for (index, (match_id, _)) in placed.iter().enumerate().filter(|(_, (_, place))| place.is_none()) {
            let before = placed[..index].iter().rev().find_map(|(_, place)| *place);
            let behind = placed[index + 1..].iter().find_map(|(_, place)| *place);
            // If several follow each other, nobody knows which goes where.
            let is_alone = (index == 0 || placed[index - 1].1.is_some())
                && placed.get(index + 1).is_none_or(|(_, place)| place.is_some());
            let rounds = said.unwrap_or(begun.max(1));
            let mended = is_alone.then(|| shape.only_between(before.unwrap_or((0, 0)), behind, rounds)).flatten();
            odd.push(OddRound::Match { id: *match_id, tournament: id, mended });
        }
        Ok(())
    }

    /// Repairs a tournament or a match, if the rest of the tournament tells how.
    pub fn mend_round(&self, odd: OddRound) -> Result<(), StoreError> {
        match odd {
            OddRound::Tournament { id, mended: (round, rounds) } => self
                .inner
                .prepare_cached("UPDATE tournaments SET round = ?2, rounds = nullif(?3, 0) WHERE id = ?1")?
                .execute(params![id, round, rounds])?,
            OddRound::Match { id, mended: Some((round, board)), .. } => self
                .inner
                .prepare_cached("UPDATE matches SET round = ?2, board = ?3 WHERE id = ?1")?
                .execute(params![id, round, board])?,
            OddRound::Match { mended: None, .. } | OddRound::Pair { .. } => 0,
        };
        Ok(())
    }
}
