//! Deadlines of a tournament's matches: when they are, and how they end a match.

use std::cmp::Ordering;

use jiff::Timestamp;

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::store::{DueKind, MatchEnd, MatchRow, StoredTournament};
use crate::text::Message;

/// Notes the deadline of a new match.
pub(in crate::club) fn set(cx: &Context<'_>, tournament: &StoredTournament, row: &MatchRow) -> Result<(), Rejection> {
    let at = tournament.round_time.map(|time| cx.now.saturating_add(time).unwrap_or(Timestamp::MAX));
    Ok(cx.tx.set_due(DueKind::MATCH_ENDS, row.id, at)?)
}

/// The deadline of a round that begins now, and its consequence.
pub(in crate::club) fn told(cx: &Context<'_>, tournament: &StoredTournament, needs_winners: bool) -> Option<Message> {
    let at = cx.now.saturating_add(tournament.round_time?).ok()?;
    let key = if needs_winners { "club-round-ends-winners" } else { "club-round-ends" };
    Some(Message::new(key).with("at", at))
}

/// Whether the deadline of a match has come.
pub(in crate::club) fn has_come(cx: &Context<'_>, row: &MatchRow) -> Result<bool, Rejection> {
    Ok(row.tournament_id.is_some() && cx.tx.due_at(DueKind::MATCH_ENDS, row.id)?.is_some_and(|at| at <= cx.now))
}

/// How a match ends that is undecided at its deadline.
pub(in crate::club) fn as_it_stands(row: &MatchRow) -> MatchEnd {
    let [one, two] = row.score.half_points;
    match one.cmp(&two) {
        Ordering::Greater => MatchEnd::One,
        Ordering::Less => MatchEnd::Two,
        Ordering::Equal => MatchEnd::Draw,
    }
}
