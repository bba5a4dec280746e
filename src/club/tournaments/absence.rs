//! Who misses pairings of a tournament: two of them are a withdrawal, which can be taken back.

use super::leaving::{self, Leaving};
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, person};
use crate::club::play::attendance;
use crate::store::{EntrantRow, MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// How many pairings somebody can miss before they are withdrawn.
const MISSES_MAX: usize = 2;

/// How many pairings of a tournament an account has missed.
fn misses(cx: &Context<'_>, tournament_id: i64, account_id: i64) -> Result<usize, Rejection> {
    let mut misses = 0;
    for row in cx.tx.readable_matches_of(tournament_id)? {
        misses += usize::from(attendance::missed_by(cx, &row)? == Some(account_id));
    }
    Ok(misses)
}

/// Whether an account has missed so many pairings of a tournament that goes on after this one that it is withdrawn.
pub(in crate::club) fn is_withdrawal(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    account_id: i64,
) -> Result<bool, Rejection> {
    let is_last = tournament.round >= tournament.rounds.unwrap_or(0) && cx.tx.are_matches_over(tournament.id)?;
    let goes_on = tournament.state == TournamentState::Live && !is_last;
    Ok(goes_on && misses(cx, tournament.id, account_id)? >= MISSES_MAX)
}

/// What is said of it.
pub(in crate::club) fn told(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    account_id: i64,
) -> Result<Message, Rejection> {
    let name = person(&cx.tx.account_numbered(account_id)?);
    Ok(Message::new("club-contest-missed-twice").with("name", name).with("id", number(tournament.id)))
}

/// Withdraws whoever missed a match that is over, if it was not their first one.
pub(in crate::club) fn withdraw(cx: &mut Context<'_>, row: &MatchRow) -> Result<(), Rejection> {
    let (Some(id), Some(account)) = (row.tournament_id, attendance::missed_by(cx, row)?) else { return Ok(()) };
    let Some(tournament) = cx.tx.tournament(id)? else { return Ok(()) };
    let there = cx.tx.entrants(id)?.into_iter().find(|entrant| entrant.account_id == account && !entrant.withdrawn);
    match there {
        Some(there) if is_withdrawal(cx, &tournament, account)? => {
            leaving::leave_tournament(cx, &tournament, there.person_id, Leaving::Absent)
        }
        _ => Ok(()),
    }
}

/// Takes back the withdrawal of somebody who had missed pairings: they are paired again from the next round on. Says whether
/// there was one.
pub(in crate::club) fn come_back(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
) -> Result<bool, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let is_gone = |entrant: &EntrantRow| entrant.person_id == person_id && entrant.withdrawn;
    let Some(seed) = entrants.iter().position(is_gone) else { return Ok(false) };
    let entrant = &entrants[seed];
    let is_live = tournament.state == TournamentState::Live;
    if !is_live || misses(cx, tournament.id, entrant.account_id)? < MISSES_MAX {
        return Ok(false);
    }
    let back = EntrantRow { withdrawn: false, annulled: false, ..entrant.clone() };
    cx.tx.put_entrant(tournament.id, seed, &back)?;
    Ok(true)
}
