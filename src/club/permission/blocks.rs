//! Who blocks whom, and whom a stranger may reach.

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::person;
use crate::store::{Account, Owner, StoreError};
use crate::text::Message;

/// The setting that lists, by number, the people whom a person blocks. Nobody but the person sees it.
pub(in crate::club) const BLOCKED: &str = "blocked";

/// The people whom a person blocks.
pub(in crate::club) fn blocked_by(cx: &Context<'_>, person_id: i64) -> Result<Vec<i64>, StoreError> {
    let listed = cx.tx.setting(Owner::Person(person_id), BLOCKED)?.unwrap_or_default();
    Ok(listed.split(' ').filter_map(|id| id.parse().ok()).collect())
}

/// Refuses what would bring together two people of whom one blocks the other.
pub(in crate::club) fn unless_blocked(cx: &RequestContext<'_>, other: &Account) -> Result<(), Rejection> {
    let me = cx.asker.person_id;
    let refusal = if blocked_by(cx, me)?.contains(&other.person_id) {
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
    Ok(blocked_by(cx, other.person_id)?.contains(&cx.asker.person_id))
}

/// Refuses to write privately to somebody who does not know the asker or wants nothing written.
pub(in crate::club) fn unless_stranger(cx: &RequestContext<'_>, other: &Account) -> Result<(), Rejection> {
    let refusal = if !cx.tx.share_a_community(cx.asker.person_id, other.person_id)? {
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
    Ok(cx.tx.setting(Owner::Person(other.person_id), "notices")?.as_deref() != Some("off"))
}
