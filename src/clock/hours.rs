//! The hours in which somebody wants to be notified.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

/// Hours of the day, the same every day: `8-22`, or past midnight: `22-6`. Equal ends mean the whole day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hours {
    from: Time,
    until: Time,
}

/// The text isn't a range of hours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoHours;

/// Somebody's hours in their time zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waking {
    /// The hours of the day.
    pub hours: Hours,
    /// The zone that the hours are meant in.
    pub zone: TimeZone,
}

impl Default for Hours {
    fn default() -> Self {
        Self { from: Time::constant(8, 0, 0, 0), until: Time::constant(22, 0, 0, 0) }
    }
}

impl Hours {
    /// The time at which the hours begin.
    #[must_use]
    pub const fn from(self) -> Time {
        self.from
    }

    fn contain(self, time: Time) -> bool {
        match self.from < self.until {
            true => (self.from..self.until).contains(&time),
            false => time >= self.from || time < self.until,
        }
    }
}

impl Waking {
    /// Whether the moment is within the hours.
    #[must_use]
    pub fn contains(&self, at: Timestamp) -> bool {
        self.hours.contain(at.to_zoned(self.zone.clone()).time())
    }

    /// The first moment within the hours, from `at` on.
    #[must_use]
    pub fn next(&self, at: Timestamp) -> Timestamp {
        if self.contains(at) { at } else { next_time(at, self.hours.from, &self.zone) }
    }

    /// The end of the last hours before `at`, which is outside of them.
    #[must_use]
    pub fn ended_before(&self, at: Timestamp) -> Timestamp {
        let there = at.to_zoned(self.zone.clone());
        let days = [Ok(there.clone()), there.yesterday()].into_iter().flatten();
        days.filter_map(|day| on_day(&day, self.hours.until)).find(|end| *end <= at).unwrap_or(at)
    }
}

/// The next moment after `after` at which a clock in the zone shows this time. If the clock jumps over it, say from
/// 2:00 to 3:00, then 2:30 becomes 3:30. If the time comes twice, the first one counts.
#[must_use]
pub fn next_time(after: Timestamp, time: Time, zone: &TimeZone) -> Timestamp {
    let there = after.to_zoned(zone.clone());
    let days = [Ok(there.clone()), there.tomorrow()].into_iter().flatten();
    let next = days.filter_map(|day| on_day(&day, time)).find(|at| *at > after);
    next.or_else(|| after.checked_add(SignedDuration::from_hours(24)).ok()).unwrap_or(after)
}

fn on_day(day: &Zoned, time: Time) -> Option<Timestamp> {
    let at = day.date().to_datetime(time).to_zoned(day.time_zone().clone());
    at.ok().map(|at| at.timestamp())
}

/// Reads `8-22`, `8:30-22:15`, `22-6` and `0-24`.
impl FromStr for Hours {
    type Err = NoHours;

    fn from_str(text: &str) -> Result<Self, NoHours> {
        let text = text.trim().replace(['–', '—'], "-");
        let (from, until) = text.split_once('-').ok_or(NoHours)?;
        Ok(Self { from: read_time(from).ok_or(NoHours)?, until: read_time(until).ok_or(NoHours)? })
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let until = if self.until == Time::midnight() { "24".to_owned() } else { write_time(self.until) };
        write!(f, "{}-{until}", write_time(self.from))
    }
}

/// Reads a time of day: `8` or `18:30`. `24` is midnight.
#[must_use]
pub fn read_time(text: &str) -> Option<Time> {
    let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let number = |text: &str| Some(text).filter(|text| text.bytes().all(|b| b.is_ascii_digit()))?.parse::<i8>().ok();
    match (number(hour)?, number(minute)?) {
        (24, 0) => Some(Time::midnight()),
        (hour, minute) => Time::new(hour, minute, 0, 0).ok(),
    }
}

/// Writes a time of day, to the minute, as [`read_time`] reads it.
#[must_use]
pub fn write_time(time: Time) -> String {
    match time.minute() {
        0 => time.hour().to_string(),
        minute => format!("{}:{minute:02}", time.hour()),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn waking(hours: &str, zone: &str) -> Waking {
        Waking { hours: hours.parse().unwrap(), zone: TimeZone::get(zone).unwrap() }
    }

    #[test]
    fn hours_are_read_and_written() {
        for text in ["8-22", "8:30-22:15", "22-6", "0-24", "8-8"] {
            assert_eq!(text.parse::<Hours>().unwrap().to_string(), text);
        }
        assert_eq!("8 – 22:00".parse(), Ok(Hours::default()));
        for wrong in ["", "8", "8-25", "8-22-23", "-8", "8:60-9", "eight-nine", "+8-22"] {
            assert_eq!(wrong.parse::<Hours>(), Err(NoHours), "{wrong}");
        }
    }

    #[test]
    fn the_morning_comes_by_the_clock_on_the_wall_over_both_changes() {
        let amsterdam = waking("8-22", "Europe/Amsterdam");
        // Amsterdam puts its clocks forward in the night of 2026-03-29, and back in the night of 2026-10-25.
        assert_eq!(amsterdam.next(at("2026-03-28T21:30:00Z")), at("2026-03-29T06:00:00Z"));
        assert_eq!(amsterdam.next(at("2026-03-27T21:30:00Z")), at("2026-03-28T07:00:00Z"));
        assert_eq!(amsterdam.next(at("2026-10-24T20:30:00Z")), at("2026-10-25T07:00:00Z"));
        assert_eq!(amsterdam.ended_before(at("2026-10-25T06:00:00Z")), at("2026-10-24T20:00:00Z"));
        // New York does so on 2026-03-08 and on 2026-11-01.
        let new_york = waking("8-22", "America/New_York");
        assert_eq!(new_york.next(at("2026-03-08T03:00:00Z")), at("2026-03-08T12:00:00Z"));
        assert_eq!(new_york.next(at("2026-03-07T03:00:00Z")), at("2026-03-07T13:00:00Z"));
        assert_eq!(new_york.next(at("2026-11-01T02:00:00Z")), at("2026-11-01T13:00:00Z"));
        assert!(new_york.contains(at("2026-11-01T02:59:00Z").checked_sub(SignedDuration::from_hours(1)).unwrap()));
    }

    #[test]
    fn half_an_hour_beside_the_others_is_a_zone_too() {
        let kolkata = waking("8-22", "Asia/Kolkata");
        assert_eq!(kolkata.next(at("2026-06-01T17:00:00Z")), at("2026-06-02T02:30:00Z"));
        assert!(kolkata.contains(at("2026-06-01T16:29:00Z")) && !kolkata.contains(at("2026-06-01T16:30:00Z")));
    }

    #[test]
    fn hours_go_over_midnight() {
        let owl = waking("18-2:30", "Europe/Amsterdam");
        assert!(owl.contains(at("2026-06-01T22:30:00Z")) && !owl.contains(at("2026-06-02T00:30:00Z")));
        assert_eq!(owl.next(at("2026-06-02T00:30:00Z")), at("2026-06-02T16:00:00Z"));
        assert_eq!(owl.ended_before(at("2026-06-02T10:00:00Z")), at("2026-06-02T00:30:00Z"));
        assert!(waking("8-8", "UTC").contains(at("2026-06-02T08:00:00Z")));
    }

    proptest! {
        #[test]
        fn the_next_moment_within_the_hours_is_within_them_and_the_first(
            minutes in 0_i64..2 * 366 * 24 * 60,
            zone in prop::sample::select(vec!["Europe/Amsterdam", "America/New_York", "Asia/Kolkata", "UTC"]),
            hours in prop::sample::select(vec!["8-22", "18-1", "6:30-23"]),
        ) {
            let (waking, moment) = (waking(hours, zone), at("2026-01-01T00:00:00Z") + SignedDuration::from_mins(minutes));
            let next = waking.next(moment);
            prop_assert!(next >= moment && waking.contains(next));
            prop_assert!(next.duration_since(moment) < SignedDuration::from_hours(24));
            if next > moment {
                prop_assert!(!waking.contains(next - SignedDuration::from_mins(1)));
                let end = waking.ended_before(moment);
                prop_assert!(end <= moment && !waking.contains(end));
                prop_assert!(waking.contains(end - SignedDuration::from_mins(1)));
            }
        }
    }
}
