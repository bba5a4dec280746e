//! How fast somebody plays.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use jiff::{SignedDuration, Timestamp};

use crate::clock::Pauses;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;

/// The average length of a person's turns in their last fifty timed games, without time that didn't count. `None` if
/// they ended no turn.
pub(in crate::club) fn pace_of(cx: &Context<'_>, person_id: i64) -> Result<Option<SignedDuration>, Rejection> {
    let turns = cx.tx.turns_timed(person_id)?;
    let Some(earliest) = turns.iter().map(|turn| turn.stretch.0).min() else { return Ok(None) };
    let vacations = cx.tx.vacations_after(person_id, earliest)?;
    let mut pauses: BTreeMap<(&[String; 2], bool), Pauses> = BTreeMap::new();
    let mut took = SignedDuration::ZERO;
    for turn in &turns {
        let is_short = turn.terms.control.is_short();
        let key = (&turn.platforms, is_short);
        let pauses = match pauses.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                let platforms = turn.platforms.each_ref().map(String::as_str);
                let mut stretches = cx.tx.outages_after(earliest, platforms)?;
                stretches.extend(vacations.iter().filter(|_| !is_short));
                unknown.insert(Pauses::new(stretches))
            }
        };
        let (begun, ended): (Timestamp, Timestamp) = turn.stretch;
        took = took.saturating_add(pauses.counted(begun, ended));
    }
    let count = i32::try_from(turns.len()).unwrap_or(i32::MAX);
    Ok(took.checked_div(count))
}
