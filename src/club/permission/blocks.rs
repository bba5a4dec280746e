//! Whether two people may be brought together: neither blocks the other, and a stranger may reach them.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::person;
use crate::command::settings::{NOTICES, Way};
use crate::store::Account;
use crate::text::Message;

/// Refuses to bring two people together if one of them blocks the other.
pub(in crate::club) fn unless_blocked(cx: &RequestContext<'_>, other: &Account) -> Result<(), Rejection> {
    let me = cx.asker.person_id;
    let refusal = if cx.tx.blocks(me, other.person_id)? {
        "club-you-block"
    } else if is_blocked_by(cx, other)? {
        "club-challenge-blocked"
    } else {
        return Ok(());
    };
    Err(Message::new(refusal).with("name", person(other)).into())
}

/// Whether a person blocks the asker.
pub(in crate::club) fn is_blocked_by(cx: &RequestContext<'_>, other: &Account) -> Result<bool, Rejection> {
    Ok(cx.tx.blocks(other.person_id, cx.asker.person_id)?)
}

/// Refuses to write privately to a stranger, unless they have played each other, or to somebody who doesn't want that.
pub(in crate::club) fn unless_stranger(
    cx: &RequestContext<'_>,
    other: &Account,
    have_played: bool,
) -> Result<(), Rejection> {
    let refusal = if !have_played && !cx.tx.share_a_community(cx.asker.person_id, other.person_id)? {
        "club-challenge-unshared"
    } else if !wants_notices(cx, other)? {
        "club-challenge-unwanted"
    } else {
        return Ok(());
    };
    Err(Message::new(refusal).with("name", person(other)).into())
}

/// Whether a person may be called.
fn wants_notices(cx: &RequestContext<'_>, other: &Account) -> Result<bool, Rejection> {
    Ok(cx.of_person(other.person_id, &NOTICES)? != Way::Off)
}
