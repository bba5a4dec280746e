//! The hours in which somebody wants to be told of something.

use super::{calls, digest};
use crate::clock::{Hours, Waking, zone_name};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::time::{clocks, waking};
use crate::command::settings::{HOURS, ZONE};
use crate::store::{Account, DueKind};
use crate::text::Message;

/// Plans a person's notices again, because their hours have changed.
pub(in crate::club) fn look_at_notices_of(cx: &Context<'_>, account: &Account) -> Result<(), Rejection> {
    for game in cx.tx.live_games_of(account.person_id)? {
        for kind in [DueKind::REMINDER, calls::TURN, clocks::TIME, DueKind::IDLE] {
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
    if let Some(zone) = zone {
        if zone.starts_with(|c: char| c.is_ascii_digit()) {
            return refuse("club-no-hours");
        }
        cx.set_own(&ZONE, Some(&ZONE.read(zone)?))?;
    }
    if let Some(hours) = hours {
        cx.set_own(&HOURS, Some(&hours.to_string()))?;
    }
    look_at_notices_of(cx, &cx.asker)?;
    let Waking { hours, zone } = waking::waking(cx, person_id)?;
    let text = vec![
        Message::new("club-hours").with_text("hours", hours).with_text("zone", zone_name(&zone)),
        Message::new("club-hours-now").with("now", cx.language.time_of_day(&cx.now.to_zoned(zone))),
    ];
    cx.say(Audience::Asker, text);
    Ok(())
}
