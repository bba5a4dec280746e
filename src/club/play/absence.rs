//! People who miss pairings of a tournament: the second time, they are withdrawn; in one without rounds the first time.

use super::attendance;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, person};
use crate::store::{MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// Whether an account has missed as many pairings of a tournament as make a withdrawal.
pub(in crate::club) fn has_missed_too_many(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    account_id: i64,
) -> Result<bool, Rejection> {
    let mut misses = 0;
    for row in cx.tx.readable_matches_of(tournament.id)? {
        misses += usize::from(attendance::missed_by(cx, &row)? == Some(account_id));
    }
    Ok(misses >= tournament.system.misses_max)
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
    let is_enough = tournament.system.misses_max <= 1;
    let withdraws = goes_on && (is_enough || has_missed_too_many(cx, &tournament, account)?);
    Ok(withdraws.then_some((tournament, account)))
}

/// The message about it.
pub(in crate::club) fn told(cx: &Context<'_>, row: &MatchRow) -> Result<Option<Message>, Rejection> {
    let Some((tournament, account)) = withdrawal(cx, row)? else { return Ok(None) };
    let name = person(&cx.tx.account_numbered(account)?);
    let key =
        if tournament.system.lasts.is_some() { "club-tournament-missed-turn" } else { "club-tournament-missed-twice" };
    Ok(Some(Message::new(key).with("name", name).with("id", number(tournament.id))))
}
