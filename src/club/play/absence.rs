//! People who miss pairings of a tournament: the second time, they are withdrawn.

use super::attendance;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, person};
use crate::store::{MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// How many pairings somebody can miss before they are withdrawn.
const MISSES_MAX: usize = 2;

/// Whether an account has missed as many pairings of a tournament as make a withdrawal.
pub(in crate::club) fn has_missed_too_many(
    cx: &Context<'_>,
    tournament_id: i64,
    account_id: i64,
) -> Result<bool, Rejection> {
    let mut misses = 0;
    for row in cx.tx.readable_matches_of(tournament_id)? {
        misses += usize::from(attendance::missed_by(cx, &row)? == Some(account_id));
    }
    Ok(misses >= MISSES_MAX)
}

/// The tournament that withdraws somebody because they missed this match, and their account, if the tournament goes on.
pub(in crate::club) fn withdrawal(
    cx: &Context<'_>,
    row: &MatchRow,
) -> Result<Option<(StoredTournament, i64)>, Rejection> {
    let (Some(id), Some(account)) = (row.tournament_id, attendance::missed_by(cx, row)?) else { return Ok(None) };
    let Some(tournament) = cx.tx.tournament(id)? else { return Ok(None) };
    let is_last = tournament.round >= tournament.rounds.unwrap_or(0) && cx.tx.are_matches_over(id)?;
    let goes_on = tournament.state == TournamentState::Live && !is_last;
    Ok(if goes_on && has_missed_too_many(cx, id, account)? { Some((tournament, account)) } else { None })
}

/// The message about it.
pub(in crate::club) fn told(cx: &Context<'_>, row: &MatchRow) -> Result<Option<Message>, Rejection> {
    let Some((tournament, account)) = withdrawal(cx, row)? else { return Ok(None) };
    let name = person(&cx.tx.account_numbered(account)?);
    Ok(Some(Message::new("club-tournament-missed-twice").with("name", name).with("id", number(tournament.id))))
}
