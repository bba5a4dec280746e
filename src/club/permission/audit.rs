//! The list of what was done to keep order.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::store::{Account, AuditAction, AuditRow, StoredGame};

/// Notes what was done to keep order.
pub(in crate::club) fn note_action(
    cx: &RequestContext<'_>,
    deed: AuditAction,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    note_action_in(cx, cx.place.community_id, deed, game, whom, reason)
}

/// The same in another community than that of the place where it was asked for.
pub(in crate::club) fn note_action_in(
    cx: &RequestContext<'_>,
    community_id: i64,
    deed: AuditAction,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    Ok(cx.tx.note_action(&AuditRow {
        community_id,
        done_at: cx.now,
        account_id: cx.asker.id,
        deed,
        game_id: game.map(|game| game.id),
        whom_id: whom.map(|account| account.id),
        reason: reason.to_owned(),
    })?)
}
