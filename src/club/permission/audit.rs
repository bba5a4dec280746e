//! The list of what was done to keep order.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::store::{Account, AuditRow, Deed, StoredGame};

/// Notes what was done to keep order.
pub(in crate::club) fn note_deed(
    cx: &RequestContext<'_>,
    deed: Deed,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    note_deed_in(cx, cx.place.community_id, deed, game, whom, reason)
}

/// The same in another community than that of the place where it was asked for.
pub(in crate::club) fn note_deed_in(
    cx: &RequestContext<'_>,
    community_id: i64,
    deed: Deed,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    Ok(cx.tx.note_deed(&AuditRow {
        community_id,
        done_at: cx.now,
        account_id: cx.asker.id,
        deed,
        game_id: game.map(|game| game.id),
        whom_id: whom.map(|account| account.id),
        reason: reason.to_owned(),
    })?)
}
