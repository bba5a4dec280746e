//! When somebody is reminded that their time runs out.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};

/// A reminder comes when this part of the time is left, and no earlier than the next constant says.
const PART: i32 = 5;
const AT_MOST: SignedDuration = SignedDuration::from_hours(24);
/// The hours in which people are awake.
const MORNING: i8 = 8;
const EVENING: i8 = 22;

/// When to remind somebody of a turn that began with so much time and ends then. Where the clock is one of days, that
/// is while they are awake: in the morning, or the evening before if the time ends in the night or soon after it.
#[must_use]
pub fn reminder_at(ends_at: Timestamp, time: SignedDuration, zone: Option<&TimeZone>) -> Timestamp {
    let before = (time / PART).min(AT_MOST);
    let at = ends_at.saturating_sub(before).unwrap_or(ends_at);
    let Some(zone) = zone else { return at };
    let there = at.to_zoned(zone.clone());
    if (MORNING..EVENING).contains(&there.hour()) {
        return at;
    }
    // The night began on the day before midnight.
    let evening = if there.hour() < MORNING { there.yesterday() } else { Ok(there) };
    let of_day = |day: &Zoned, hour: i8| day.date().at(hour, 0, 0, 0).to_zoned(zone.clone()).map(|at| at.timestamp());
    let night = evening.and_then(|day| Ok((of_day(&day, EVENING - 1)?, of_day(&day.checked_add(1.day())?, MORNING)?)));
    match night {
        // There is still time to play after waking up.
        Ok((_, morning)) if ends_at.duration_since(morning) >= before / 2 => morning,
        Ok((evening, _)) => evening,
        Err(_) => at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn reminded(ends_at: &str, hours: i64) -> String {
        reminder_at(at(ends_at), SignedDuration::from_hours(hours), Some(&TimeZone::UTC)).to_string()
    }

    #[test]
    fn a_fifth_of_the_time_is_left_and_a_day_at_most() {
        assert_eq!(reminded("2026-03-10T18:00:00Z", 40), "2026-03-10T10:00:00Z");
        assert_eq!(reminded("2026-03-10T18:00:00Z", 240), "2026-03-09T18:00:00Z");
    }

    #[test]
    fn nobody_is_woken_up_while_it_can_wait() {
        assert_eq!(reminded("2026-03-10T23:30:00Z", 240), "2026-03-10T08:00:00Z");
        assert_eq!(reminded("2026-03-10T03:00:00Z", 240), "2026-03-09T08:00:00Z");
    }

    #[test]
    fn what_ends_in_the_night_is_told_the_evening_before() {
        assert_eq!(reminded("2026-03-10T04:00:00Z", 25), "2026-03-09T21:00:00Z");
        assert_eq!(reminded("2026-03-10T08:30:00Z", 25), "2026-03-09T21:00:00Z");
    }

    #[test]
    fn a_short_clock_knows_no_night() {
        let reminder = reminder_at(at("2026-03-10T03:00:00Z"), SignedDuration::from_mins(100), None);
        assert_eq!(reminder.to_string(), "2026-03-10T02:40:00Z");
    }
}
