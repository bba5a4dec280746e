//! The audit list.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::store::{Account, AuditAction, AuditRow, StoredGame};

/// Notes an action in the audit list.
pub(in crate::club) fn note_action(
    cx: &RequestContext<'_>,
    action: AuditAction,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    note_action_in(cx, cx.place.own_community_id, action, game, whom, reason)
}

/// The same in another community than that of the place where it was asked for.
pub(in crate::club) fn note_action_in(
    cx: &RequestContext<'_>,
    community_id: i64,
    action: AuditAction,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    Ok(cx.tx.note_action(&AuditRow {
        community_id,
        done_at: cx.now,
        account_id: cx.asker.id,
        action,
        game_id: game.map(|game| game.id),
        whom_id: whom.map(|account| account.id),
        reason: reason.to_owned(),
    })?)
}
