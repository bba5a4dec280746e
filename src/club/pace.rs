//! How fast somebody plays.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};

use super::act::Act;
use super::stop::Stop;
use crate::clock::Pauses;

impl Act<'_> {
    /// How long a person's turns take on average, in their last fifty games with a clock, without time that counted for
    /// nobody; nothing if they ended none.
    pub(super) fn pace_of(&self, person_id: i64) -> Result<Option<SignedDuration>, Stop> {
        let turns = self.tx.turns_timed(person_id)?;
        let Some(earliest) = turns.iter().map(|turn| turn.stretch.0).min() else { return Ok(None) };
        let vacations = self.tx.vacations_after(person_id, earliest)?;
        let mut pauses: BTreeMap<(&[String; 2], bool), Pauses> = BTreeMap::new();
        let mut took = SignedDuration::ZERO;
        for turn in &turns {
            let is_short = turn.terms.control.is_short();
            let key = (&turn.platforms, is_short);
            if !pauses.contains_key(&key) {
                let mut stretches = self.tx.outages_after(earliest, turn.platforms.each_ref().map(String::as_str))?;
                stretches.extend(vacations.iter().filter(|_| !is_short));
                pauses.insert(key, Pauses::new(stretches));
            }
            let (begun, ended): (Timestamp, Timestamp) = turn.stretch;
            took = took.saturating_add(pauses[&key].counted(begun, ended));
        }
        let count = i32::try_from(turns.len()).unwrap_or(i32::MAX);
        Ok(took.checked_div(count))
    }
}
