//! People who are withdrawn from a tournament because they missed pairings, and who come back.

use super::leaving::{self, Leaving};
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::play::absence;
use crate::store::{EntrantRow, MatchRow, StoredTournament, TournamentState};

/// Withdraws people who missed a match that is over, if it wasn't the first that they missed.
pub(in crate::club) fn withdraw(cx: &mut Context<'_>, row: &MatchRow) -> Result<(), Rejection> {
    let Some((tournament, account)) = absence::withdrawal(cx, row)? else { return Ok(()) };
    let entrants = cx.tx.entrants(tournament.id)?;
    match entrants.into_iter().find(|entrant| entrant.account_id == account && !entrant.withdrawn) {
        Some(there) => leaving::leave_tournament(cx, &tournament, there.person_id, Leaving::Absent),
        None => Ok(()),
    }
}

/// Takes back the withdrawal of somebody who had missed pairings: they are paired again from the next round. Returns
/// whether there was one.
pub(in crate::club) fn come_back(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
) -> Result<bool, Rejection> {
    let Some((seed, entrant)) = gone(cx, tournament, person_id)? else { return Ok(false) };
    let back = EntrantRow { withdrawn: false, annulled: false, ..entrant };
    cx.tx.put_entrant(tournament.id, seed, &back)?;
    Ok(true)
}

/// Whether somebody's withdrawal can be taken back.
pub(in crate::club) fn may_come_back(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
) -> Result<bool, Rejection> {
    Ok(gone(cx, tournament, person_id)?.is_some())
}

/// The seat of somebody who had missed pairings and can come back.
fn gone(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
) -> Result<Option<(usize, EntrantRow)>, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let is_gone = |entrant: &EntrantRow| entrant.person_id == person_id && entrant.withdrawn;
    let Some(seed) = entrants.iter().position(is_gone) else { return Ok(None) };
    let entrant = &entrants[seed];
    // Somebody who is out of a knockout stays out, and a table before it doesn't change anymore.
    let goes_on =
        tournament.state == TournamentState::Live && !tournament.setup(entrants.len()).needs_winners(tournament.round);
    if !goes_on || entrant.removed || !absence::has_missed_too_many(cx, tournament, entrant.account_id)? {
        return Ok(None);
    }
    Ok(Some((seed, entrant.clone())))
}
