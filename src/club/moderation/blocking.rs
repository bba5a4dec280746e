//! Keeping people away: who blocks whom, and whom a stranger may reach.

use crate::club::Audience;
use crate::club::context::act::Act;
use crate::club::context::limits::BLOCKED_MAX;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::visit::Visit;
use crate::club::context::words::person;
use crate::club::desk::ticking;
use crate::store::{Account, OfferKind, OfferState, Owner, StoreError};
use crate::text::{Arg, Message};

/// The setting that lists, by number, the people whom a person blocks. Nobody but the person sees it.
const BLOCKED: &str = "blocked";

/// The people whom a person blocks.
pub(in crate::club) fn blocked_by(act: &Act<'_>, person_id: i64) -> Result<Vec<i64>, StoreError> {
    let listed = act.tx.setting(Owner::Person(person_id), BLOCKED)?.unwrap_or_default();
    Ok(listed.split(' ').filter_map(|id| id.parse().ok()).collect())
}

/// Keeps a person from challenging the asker, or names those who are kept from it.
pub(in crate::club) fn block(visit: &mut Visit<'_>, named: Option<&str>) -> Result<(), Rejection> {
    let me = visit.asker.person_id;
    let mut blocked = blocked_by(&visit.act, me)?;
    let Some(named) = named else { return list_blocked(visit, &blocked) };
    let other = visit.find_person(named)?;
    if other.person_id == me {
        return refuse("club-block-yourself");
    }
    if blocked.contains(&other.person_id) {
        return Err(Message::new("club-blocked-already").with("name", person(&other)).into());
    }
    if blocked.len() >= BLOCKED_MAX {
        return Err(Message::new("club-blocks-too-many").with("limit", BLOCKED_MAX).into());
    }
    blocked.push(other.person_id);
    note_blocked(visit, &blocked)?;
    decline_silently(visit, &other)?;
    visit.say(Audience::Asker, vec![Message::new("club-blocked").with("name", person(&other))]);
    Ok(())
}

/// Lets a person challenge the asker again.
pub(in crate::club) fn unblock(visit: &mut Visit<'_>, named: &str) -> Result<(), Rejection> {
    let other = visit.find_person(named)?;
    let mut blocked = blocked_by(&visit.act, visit.asker.person_id)?;
    if !blocked.contains(&other.person_id) {
        return Err(Message::new("club-not-blocked").with("name", person(&other)).into());
    }
    blocked.retain(|id| *id != other.person_id);
    note_blocked(visit, &blocked)?;
    visit.say(Audience::Asker, vec![Message::new("club-unblocked").with("name", person(&other))]);
    Ok(())
}

/// Refuses what would bring together two people of whom one blocks the other.
pub(in crate::club) fn unless_blocked(visit: &Visit<'_>, other: &Account) -> Result<(), Rejection> {
    let me = visit.asker.person_id;
    let refusal = if blocked_by(&visit.act, me)?.contains(&other.person_id) {
        "club-you-block"
    } else if is_blocked_by(visit, other)? {
        "club-challenge-blocked"
    } else {
        return Ok(());
    };
    Err(Message::new(refusal).with("name", person(other)).into())
}

/// Whether a person blocks the asker.
pub(in crate::club) fn is_blocked_by(visit: &Visit<'_>, other: &Account) -> Result<bool, Rejection> {
    Ok(blocked_by(&visit.act, other.person_id)?.contains(&visit.asker.person_id))
}

/// Refuses to write privately to somebody who does not know the asker or wants nothing written.
pub(in crate::club) fn unless_stranger(visit: &Visit<'_>, other: &Account) -> Result<(), Rejection> {
    let refusal = if !visit.act.tx.share_a_community(visit.asker.person_id, other.person_id)? {
        "club-challenge-unshared"
    } else if !wants_notices(visit, other)? {
        "club-challenge-unwanted"
    } else {
        return Ok(());
    };
    Err(Message::new(refusal).with("name", person(other)).into())
}

/// Whether a person may be called.
pub(in crate::club) fn wants_notices(visit: &Visit<'_>, other: &Account) -> Result<bool, Rejection> {
    Ok(visit.act.tx.setting(Owner::Person(other.person_id), "notices")?.as_deref() != Some("off"))
}

fn note_blocked(visit: &Visit<'_>, blocked: &[i64]) -> Result<(), Rejection> {
    let listed: Vec<String> = blocked.iter().map(i64::to_string).collect();
    let listed = listed.join(" ");
    let value = Some(listed.as_str()).filter(|listed| !listed.is_empty());
    Ok(visit.act.tx.set(Owner::Person(visit.asker.person_id), BLOCKED, value)?)
}

fn list_blocked(visit: &mut Visit<'_>, blocked: &[i64]) -> Result<(), Rejection> {
    let mut names = Vec::new();
    for id in blocked {
        names.push(Arg::from(visit.act.tx.person_name(*id)?));
    }
    visit.say(
        Audience::Asker,
        vec![match names.is_empty() {
            true => Message::new("club-blocking-nobody"),
            false => Message::new("club-blocking").with("names", Arg::List(names)),
        }],
    );
    Ok(())
}

/// Closes what somebody offered to the asker without telling anybody.
fn decline_silently(visit: &Visit<'_>, maker: &Account) -> Result<(), Rejection> {
    for offer in visit.act.tx.offers_to(visit.asker.person_id)? {
        let by = visit.act.tx.account_numbered(offer.maker_id)?.person_id;
        if by == maker.person_id && matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch) {
            ticking::close_offer(&visit.act, &offer, OfferState::Declined)?;
        }
    }
    Ok(())
}
