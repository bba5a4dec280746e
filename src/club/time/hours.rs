//! When somebody wants to be told of something, and by which clock they read.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::clock::{Hours, Waking, find_zone, morning_after, zone_name};
use crate::club::context::act::Act;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::visit::Visit;
use crate::club::{Audience, To};
use crate::command::read_zone;
use crate::store::{Account, DueKind, Owner, StoreError, StoredPlace};
use crate::text::Message;

impl Act<'_> {
    /// A person's hours, in their zone; where they have chosen none, the usual ones and the owner's zone.
    pub(in crate::club) fn waking(&self, person_id: i64) -> Result<Waking, StoreError> {
        let hours = self.tx.setting(Owner::Person(person_id), "hours")?;
        let hours = hours.and_then(|hours| hours.parse().ok()).unwrap_or_default();
        Ok(Waking { hours, zone: self.zone_of(person_id)?.unwrap_or_else(|| self.environment.zone.clone()) })
    }

    /// When somebody is awake next: now, or when their hours begin.
    pub(in crate::club) fn awake_at(&self, person_id: i64) -> Result<Timestamp, StoreError> {
        Ok(morning_after(self.now, None, &self.waking(person_id)?).unwrap_or(self.now))
    }

    fn zone_of(&self, person_id: i64) -> Result<Option<TimeZone>, StoreError> {
        let chosen = self.tx.setting(Owner::Person(person_id), "zone")?;
        Ok(chosen.and_then(|zone| find_zone(&zone).ok()))
    }

    fn zone_in(&self, place: &StoredPlace) -> Result<Option<TimeZone>, StoreError> {
        Ok(self.setting_in(place, "zone")?.and_then(|zone| find_zone(&zone).ok()))
    }

    /// The zone of whoever reads a letter, as far as it is known.
    pub(in crate::club) fn zone_for(&self, draft: &Draft) -> Result<TimeZone, StoreError> {
        let place = match &draft.to {
            To::Place(id) => self.tx.known_place(&draft.platform, id)?,
            To::Account(_) => None,
        };
        let reader = match (&draft.to, draft.asker_id) {
            (To::Account(id), _) => self.tx.account(&draft.platform, id)?.map(|account| account.person_id),
            (To::Place(_), Some(asker))
                if draft.audience != Audience::Everyone || place.as_ref().is_some_and(|place| place.direct) =>
            {
                Some(asker)
            }
            (To::Place(_), _) => None,
        };
        let own = reader.map(|reader| self.zone_of(reader)).transpose()?.flatten();
        let zone = match (own, place) {
            (None, Some(place)) => self.zone_in(&place)?,
            (own, _) => own,
        };
        Ok(zone.unwrap_or_else(|| self.environment.zone.clone()))
    }

    /// Has all that somebody is to be told looked at anew, because their hours are others now.
    pub(in crate::club) fn look_at_notices_of(&self, account: &Account) -> Result<(), Rejection> {
        for game in self.tx.live_games_of(account.person_id)? {
            for kind in [DueKind::Reminder, DueKind::Turn, DueKind::Time, DueKind::Idle] {
                self.tx.hasten_due(kind, game.id, self.now)?;
            }
        }
        self.touch_digest(account.person_id, account.id)
    }
}

impl Visit<'_> {
    /// Changes the asker's hours, their zone, or both; or says which they are.
    pub(in crate::club) fn hours(&mut self, hours: Option<Hours>, zone: Option<&str>) -> Result<(), Rejection> {
        let person_id = self.asker.person_id;
        let owner = Owner::Person(person_id);
        if let Some(zone) = zone {
            if zone.starts_with(|c: char| c.is_ascii_digit()) {
                return refuse("club-no-hours");
            }
            let zone = read_zone(zone)?;
            self.act.tx.set(owner, "zone", Some(&zone))?;
        }
        if let Some(hours) = hours {
            self.act.tx.set(owner, "hours", Some(&hours.to_string()))?;
        }
        self.act.look_at_notices_of(&self.asker)?;
        let Waking { hours, zone } = self.act.waking(person_id)?;
        let text = vec![
            Message::new("club-hours").with_text("hours", hours).with_text("zone", zone_name(&zone)),
            Message::new("club-hours-now").with_text("now", self.act.now.to_zoned(zone).strftime("%H:%M")),
        ];
        self.say(Audience::Asker, text);
        Ok(())
    }
}
