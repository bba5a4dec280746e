//! When somebody wants to be told of something, and by which clock they read.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::clock::{Hours, Waking, morning_after, zone_name};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::notices::digest;
use crate::club::{Audience, To};
use crate::command::settings::{HOURS, ZONE};
use crate::store::{Account, DueKind, Owner, StoreError};
use crate::text::Message;

/// A person's hours, in their zone; where they have chosen none, the usual ones and the owner's zone.
pub(in crate::club) fn waking(cx: &Context<'_>, person_id: i64) -> Result<Waking, StoreError> {
    let hours = cx.of_person(person_id, &HOURS)?;
    Ok(Waking { hours, zone: cx.chosen_by(person_id, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone()) })
}

/// When somebody is awake next: now, or when their hours begin.
pub(in crate::club) fn awake_at(cx: &Context<'_>, person_id: i64) -> Result<Timestamp, StoreError> {
    Ok(morning_after(cx.now, None, &waking(cx, person_id)?).unwrap_or(cx.now))
}

/// The zone of whoever reads a letter, as far as it is known.
pub(in crate::club) fn zone_for(cx: &Context<'_>, draft: &Draft) -> Result<TimeZone, StoreError> {
    let place = match &draft.to {
        To::Place(id) => cx.tx.known_place(&draft.platform, id)?,
        To::Account(_) => None,
    };
    let reader = match (&draft.to, draft.asker_id) {
        (To::Account(id), _) => cx.tx.account(&draft.platform, id)?.map(|account| account.person_id),
        (To::Place(_), Some(asker))
            if draft.audience != Audience::Everyone || place.as_ref().is_some_and(|place| place.direct) =>
        {
            Some(asker)
        }
        (To::Place(_), _) => None,
    };
    let own = reader.map(|reader| cx.chosen_by(reader, &ZONE)).transpose()?.flatten();
    let zone = match (own, place) {
        (None, Some(place)) => cx.chosen_in(&place, &ZONE)?,
        (own, _) => own,
    };
    Ok(zone.unwrap_or_else(|| cx.environment.zone.clone()))
}

/// Has all that somebody is to be told looked at anew, because their hours are others now.
pub(in crate::club) fn look_at_notices_of(cx: &Context<'_>, account: &Account) -> Result<(), Rejection> {
    for game in cx.tx.live_games_of(account.person_id)? {
        for kind in [DueKind::Reminder, DueKind::Turn, DueKind::Time, DueKind::Idle] {
            cx.tx.hasten_due(kind, game.id, cx.now)?;
        }
    }
    digest::touch_digest(cx, account.person_id, account.id)
}

/// Changes the asker's hours, their zone, or both; or says which they are.
pub(in crate::club) fn hours(
    cx: &mut RequestContext<'_>,
    hours: Option<Hours>,
    zone: Option<&str>,
) -> Result<(), Rejection> {
    let person_id = cx.asker.person_id;
    let owner = Owner::Person(person_id);
    if let Some(zone) = zone {
        if zone.starts_with(|c: char| c.is_ascii_digit()) {
            return refuse("club-no-hours");
        }
        cx.tx.set(owner, ZONE.name, Some(&ZONE.read(zone)?))?;
    }
    if let Some(hours) = hours {
        cx.tx.set(owner, HOURS.name, Some(&hours.to_string()))?;
    }
    look_at_notices_of(cx, &cx.asker)?;
    let Waking { hours, zone } = waking(cx, person_id)?;
    let text = vec![
        Message::new("club-hours").with_text("hours", hours).with_text("zone", zone_name(&zone)),
        Message::new("club-hours-now").with_text("now", cx.now.to_zoned(zone).strftime("%H:%M")),
    ];
    cx.say(Audience::Asker, text);
    Ok(())
}
