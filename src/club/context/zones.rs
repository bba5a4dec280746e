//! By which clock somebody reads.

use jiff::tz::TimeZone;

use super::base::Context;
use super::draft::Draft;
use crate::clock::find_zone;
use crate::club::{Audience, To};
use crate::store::{Owner, StoreError, StoredPlace};

pub(in crate::club) fn zone_of(cx: &Context<'_>, person_id: i64) -> Result<Option<TimeZone>, StoreError> {
    let chosen = cx.tx.setting(Owner::Person(person_id), "zone")?;
    Ok(chosen.and_then(|zone| find_zone(&zone).ok()))
}

pub(in crate::club) fn zone_in(cx: &Context<'_>, place: &StoredPlace) -> Result<Option<TimeZone>, StoreError> {
    Ok(cx.setting_in(place, "zone")?.and_then(|zone| find_zone(&zone).ok()))
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
    let own = reader.map(|reader| zone_of(cx, reader)).transpose()?.flatten();
    let zone = match (own, place) {
        (None, Some(place)) => zone_in(cx, &place)?,
        (own, _) => own,
    };
    Ok(zone.unwrap_or_else(|| cx.environment.zone.clone()))
}
