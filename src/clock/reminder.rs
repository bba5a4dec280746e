//! When to remind players that their time is running out.

use jiff::{SignedDuration, Timestamp};

use super::Waking;

/// A reminder comes when one part in this many of the time is left, but never sooner than the next constant before the
/// end.
const PART: i32 = 5;
const AT_MOST: SignedDuration = SignedDuration::from_hours(24);
/// How long before their hours end somebody is reminded, if the morning would be too late.
const EVENING: SignedDuration = SignedDuration::from_hours(1);

/// When to remind somebody of a turn that began with `time` left and ends at `ends_at`, if nobody has done so by `now`.
/// If the clock runs for days, the reminder comes within their hours: when the hours begin, or before they end if the
/// time runs out outside of them or soon after.
#[must_use]
pub fn reminder_at(ends_at: Timestamp, time: SignedDuration, waking: Option<&Waking>, now: Timestamp) -> Timestamp {
    let at = ends_at.saturating_sub(warning(time)).unwrap_or(ends_at).max(now);
    let Some(waking) = waking.filter(|waking| !waking.contains(at)) else { return at };
    if let Some(morning) = morning_after(at, Some((ends_at, time)), waking) {
        return morning;
    }
    let evening = waking.ended_before(at);
    evening.saturating_sub(EVENING).unwrap_or(evening).max(now)
}

/// The next morning of somebody who is outside of their hours, if news of a turn can wait until then. On a clock
/// (`ends_at` and the time that the turn began with), enough time must be left.
#[must_use]
pub fn morning_after(at: Timestamp, clock: Option<(Timestamp, SignedDuration)>, waking: &Waking) -> Option<Timestamp> {
    let morning = waking.next(at);
    let waits = clock.is_none_or(|(ends_at, time)| ends_at.duration_since(morning) >= warning(time) / 2);
    waits.then_some(morning)
}

/// How long before the end of a turn the reminder comes, in whole milliseconds, as the database keeps times. With a
/// fraction, rounding would make every look at the reminder too early, forever.
fn warning(time: SignedDuration) -> SignedDuration {
    let part = i64::try_from((time / PART).as_millis()).map_or(AT_MOST, SignedDuration::from_millis);
    part.min(AT_MOST)
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;

    use super::super::Hours;
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn reminded(ends_at: &str, hours: i64) -> String {
        reminded_in("UTC", ends_at, hours)
    }

    fn reminded_in(zone: &str, ends_at: &str, hours: i64) -> String {
        let waking = Waking { hours: Hours::default(), zone: TimeZone::get(zone).unwrap() };
        reminder_at(at(ends_at), SignedDuration::from_hours(hours), Some(&waking), Timestamp::MIN).to_string()
    }

    #[test]
    fn it_comes_at_a_whole_millisecond() {
        let time = SignedDuration::from_millis(47_997);
        let reminder = reminder_at(at("2026-11-21T12:00:00Z"), time, None, Timestamp::MIN);
        assert_eq!(reminder, at("2026-11-21T11:59:50.401Z"));
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
    fn the_night_is_that_of_the_zone_also_when_its_clock_is_changed() {
        // It is four in the afternoon in Amsterdam, ten in the morning in New York, and half past eight in the evening
        // in Kolkata: night nowhere.
        for zone in ["Europe/Amsterdam", "America/New_York", "Asia/Kolkata"] {
            assert_eq!(reminded_in(zone, "2026-03-30T15:00:00Z", 240), "2026-03-29T15:00:00Z");
        }
        // A day earlier is five in the morning, on the day when clocks go forward. Eight o'clock is 6:00 UTC.
        assert_eq!(reminded_in("Europe/Amsterdam", "2026-03-30T03:00:00Z", 240), "2026-03-29T06:00:00Z");
        assert_eq!(reminded_in("Europe/Amsterdam", "2026-10-26T03:00:00Z", 240), "2026-10-25T07:00:00Z");
        assert_eq!(reminded_in("America/New_York", "2026-03-09T06:00:00Z", 240), "2026-03-08T12:00:00Z");
        assert_eq!(reminded_in("Asia/Kolkata", "2026-03-09T20:00:00Z", 240), "2026-03-09T02:30:00Z");
        // Five hours before six in the morning is in the night when clocks go back.
        assert_eq!(reminded_in("Europe/Amsterdam", "2026-10-25T05:00:00Z", 25), "2026-10-24T19:00:00Z");
    }

    #[test]
    fn what_was_missed_is_made_up_for_in_the_morning_or_at_once_if_that_is_too_late() {
        let waking = Waking { hours: Hours::default(), zone: TimeZone::UTC };
        let made_up = |now: &str| {
            let (ends_at, time) = (at("2026-03-10T12:00:00Z"), SignedDuration::from_hours(40));
            reminder_at(ends_at, time, Some(&waking), at(now)).to_string()
        };
        assert_eq!(made_up("2026-03-09T12:00:00Z"), "2026-03-10T08:00:00Z");
        assert_eq!(made_up("2026-03-10T03:00:00Z"), "2026-03-10T08:00:00Z");
        assert_eq!(made_up("2026-03-10T09:30:00Z"), "2026-03-10T09:30:00Z");
        let soon = reminder_at(
            at("2026-03-10T08:30:00Z"),
            SignedDuration::from_hours(40),
            Some(&waking),
            at("2026-03-10T03:00:00Z"),
        );
        assert_eq!(soon, at("2026-03-10T03:00:00Z"));
    }

    #[test]
    fn a_short_clock_knows_no_night() {
        let reminder = reminder_at(at("2026-03-10T03:00:00Z"), SignedDuration::from_mins(100), None, Timestamp::MIN);
        assert_eq!(reminder.to_string(), "2026-03-10T02:40:00Z");
    }
}
