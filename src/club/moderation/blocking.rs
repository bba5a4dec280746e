//! Keeping people away: who blocks whom, and whom a stranger may reach.

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::limits::BLOCKED_MAX;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::person;
use crate::club::desk::ticking;
use crate::command::settings::{NOTICES, Way};
use crate::store::{Account, OfferKind, OfferState};
use crate::text::{Arg, Message};

/// Keeps a person from challenging the asker, or names those who are kept from it.
pub(in crate::club) fn block(cx: &mut RequestContext<'_>, named: Option<&str>) -> Result<(), Rejection> {
    let me = cx.asker.person_id;
    let blocked = cx.tx.blocked_by(me)?;
    let Some(named) = named else { return list_blocked(cx, &blocked) };
    let other = cx.find_person(named)?;
    if other.person_id == me {
        return refuse("club-block-yourself");
    }
    if blocked.contains(&other.person_id) {
        return Err(Message::new("club-blocked-already").with("name", person(&other)).into());
    }
    if blocked.len() >= BLOCKED_MAX {
        return Err(Message::new("club-blocks-too-many").with("limit", BLOCKED_MAX).into());
    }
    cx.tx.block(me, other.person_id)?;
    decline_silently(cx, &other)?;
    cx.say(Audience::Asker, vec![Message::new("club-blocked").with("name", person(&other))]);
    Ok(())
}

/// Lets a person challenge the asker again.
pub(in crate::club) fn unblock(cx: &mut RequestContext<'_>, named: &str) -> Result<(), Rejection> {
    let other = cx.find_person(named)?;
    let me = cx.asker.person_id;
    if !cx.tx.blocks(me, other.person_id)? {
        return Err(Message::new("club-not-blocked").with("name", person(&other)).into());
    }
    cx.tx.unblock(me, other.person_id)?;
    cx.say(Audience::Asker, vec![Message::new("club-unblocked").with("name", person(&other))]);
    Ok(())
}

/// Refuses what would bring together two people of whom one blocks the other.
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
pub(in crate::club) fn wants_notices(cx: &RequestContext<'_>, other: &Account) -> Result<bool, Rejection> {
    Ok(cx.of_person(other.person_id, &NOTICES)? != Way::Off)
}

fn list_blocked(cx: &mut RequestContext<'_>, blocked: &[i64]) -> Result<(), Rejection> {
    let mut names = Vec::new();
    for id in blocked {
        names.push(Arg::from(cx.tx.person_name(*id)?));
    }
    cx.say(
        Audience::Asker,
        vec![match names.is_empty() {
            true => Message::new("club-blocking-nobody"),
            false => Message::new("club-blocking").with("names", Arg::List(names)),
        }],
    );
    Ok(())
}

/// Closes what somebody offered to the asker without telling anybody.
fn decline_silently(cx: &RequestContext<'_>, maker: &Account) -> Result<(), Rejection> {
    for offer in cx.tx.offers_to(cx.asker.person_id)? {
        let by = cx.tx.account_numbered(offer.maker_id)?.person_id;
        if by == maker.person_id && matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch) {
            ticking::close_offer(cx, &offer, OfferState::Declined)?;
        }
    }
    Ok(())
}
