//! Blocking: people keep somebody from challenging them, allow it again, or list the people whom they block.

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::limits::BLOCKED_MAX;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::person;
use crate::club::play::closing;
use crate::store::{Account, OfferKind, OfferState};
use crate::text::{Arg, Message};

/// Keeps a person from challenging the asker, or lists the people whom the asker blocks.
pub(in crate::club) fn block(cx: &mut RequestContext<'_>, named: Option<&str>) -> Result<(), Rejection> {
    let me = cx.asker.person_id;
    let blocked = cx.tx.blocked_by(me)?;
    let Some(named) = named else { return list_blocked(cx, &blocked) };
    let other = cx.find_person(named)?;
    if other.person_id == me {
        return refuse("club-block-yourself");
    }
    let same = cx.known_as_one(&other)?;
    if blocked.iter().any(|account| same.contains(account)) {
        return Err(Message::new("club-blocked-already").with("name", person(&other)).into());
    }
    if blocked.len() >= BLOCKED_MAX {
        return Err(Message::new("club-blocks-too-many").with("limit", BLOCKED_MAX).into());
    }
    cx.tx.block(me, &other)?;
    decline_silently(cx, &other)?;
    cx.say(Audience::Asker, vec![Message::new("club-blocked").with("name", person(&other))]);
    Ok(())
}

/// Lets a person challenge the asker again.
pub(in crate::club) fn unblock(cx: &mut RequestContext<'_>, named: &str) -> Result<(), Rejection> {
    let me = cx.asker.person_id;
    let other = match blocked_called(cx, named)? {
        Some(listed) => listed,
        None => cx.find_person(named)?,
    };
    let same = cx.known_as_one(&other)?;
    let blocked = cx.tx.blocked_by(me)?;
    let named: Vec<&i64> = same.iter().filter(|account| blocked.contains(account)).collect();
    if named.is_empty() {
        return Err(Message::new("club-not-blocked").with("name", person(&other)).into());
    }
    for account in named {
        cx.tx.unblock(me, *account)?;
    }
    cx.say(Audience::Asker, vec![Message::new("club-unblocked").with("name", person(&other))]);
    Ok(())
}

/// The only one of those whom the asker blocks who is listed by this name, wherever they were met.
fn blocked_called(cx: &RequestContext<'_>, named: &str) -> Result<Option<Account>, Rejection> {
    let (named, mut found) = (named.trim_start_matches('@').to_lowercase(), Vec::new());
    for id in cx.tx.blocked_by(cx.asker.person_id)? {
        let account = cx.tx.account_numbered(id)?;
        found.extend((account.name.to_lowercase() == named).then_some(account));
    }
    Ok(if found.len() == 1 { found.pop() } else { None })
}

fn list_blocked(cx: &mut RequestContext<'_>, blocked: &[i64]) -> Result<(), Rejection> {
    let mut names = Vec::new();
    for id in blocked {
        names.push(Arg::from(cx.tx.account_numbered(*id)?.name));
    }
    cx.say(
        Audience::Asker,
        vec![match names.is_empty() {
            true => Message::new("club-blocking-nobody"),
            false => Message::new("club-blocking").with("names", Arg::And(names)),
        }],
    );
    Ok(())
}

/// Closes somebody's offers to the asker without telling anybody.
fn decline_silently(cx: &RequestContext<'_>, maker: &Account) -> Result<(), Rejection> {
    for offer in cx.tx.offers_to(cx.asker.person_id)? {
        let by = cx.tx.account_numbered(offer.maker_id)?.person_id;
        if by == maker.person_id && matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch) {
            closing::close_offer(cx, &offer, OfferState::Declined)?;
        }
    }
    Ok(())
}
