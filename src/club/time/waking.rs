//! When somebody is awake.

use jiff::Timestamp;

use crate::clock::{Waking, morning_after};
use crate::club::context::base::Context;
use crate::command::settings::{HOURS, ZONE};
use crate::store::StoreError;

/// A person's hours in their zone. By default, the usual hours in the owner's zone.
pub(in crate::club) fn waking(cx: &Context<'_>, person_id: i64) -> Result<Waking, StoreError> {
    let hours = cx.of_person(person_id, &HOURS)?;
    Ok(Waking { hours, zone: cx.chosen_by(person_id, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone()) })
}

/// When somebody is awake next: now, or when their hours begin.
pub(in crate::club) fn awake_at(cx: &Context<'_>, person_id: i64) -> Result<Timestamp, StoreError> {
    Ok(morning_after(cx.now, None, &waking(cx, person_id)?).unwrap_or(cx.now))
}
