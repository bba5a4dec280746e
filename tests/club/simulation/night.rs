//! Nights in the simulation, found by looking at a clock on the wall every quarter of an hour.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::MINUTE_MS;

const DAY_MINUTES: i64 = 24 * 60;
/// In every zone the clock shows a whole quarter of an hour when it does in any, before and after it is put forward or
/// back.
const QUARTER_MS: i64 = 15 * MINUTE_MS;
/// How long before the night somebody is reminded whose time ends in it.
pub(super) const EVENING_MS: i64 = 60 * MINUTE_MS;

/// The hours in which somebody is awake, in minutes of the day, and where they live.
pub(super) struct Day {
    from: i64,
    until: i64,
    zone: TimeZone,
}

/// With how much time a turn began, and when that is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    pub(super) time: SignedDuration,
    pub(super) ends_at: i64,
}

impl Day {
    /// From whole hours, as `18-2`.
    pub(super) fn new(hours: &str, zone: &str) -> Self {
        let (from, until) = hours.split_once('-').unwrap();
        let minutes = |hour: &str| hour.parse::<i64>().unwrap() * 60;
        Self { from: minutes(from), until: minutes(until), zone: TimeZone::get(zone).unwrap() }
    }

    pub(super) fn is_awake(&self, at: i64) -> bool {
        let minute = self.minute_of_day(at);
        match self.from < self.until {
            true => (self.from..self.until).contains(&minute),
            false => minute >= self.from || minute < self.until,
        }
    }

    /// When the clock on the wall shows a time next after a moment, as `18:30`, or that at which somebody wakes.
    pub(super) fn shows_after(&self, time: Option<&str>, at: i64) -> i64 {
        let time = time.map(|time| time.split_once(':').unwrap_or((time, "0")));
        let wanted = time.map(|(hour, minute)| hour.parse::<i64>().unwrap() * 60 + minute.parse::<i64>().unwrap());
        let next = at - at % QUARTER_MS + QUARTER_MS;
        let shows = |at: &i64| self.minute_of_day(*at) == wanted.unwrap_or(self.from);
        (next..).step_by(QUARTER_MS as usize).find(shows).unwrap()
    }

    fn minute_of_day(&self, at: i64) -> i64 {
        let there = Timestamp::from_millisecond(at).unwrap().to_zoned(self.zone.clone());
        i64::from(there.hour()) * 60 + i64::from(there.minute())
    }

    /// Whether the clock on the wall is put forward or back within a day of a moment.
    pub(super) fn changes(&self, at: i64) -> bool {
        let offset = |at: i64| self.zone.to_offset(Timestamp::from_millisecond(at).unwrap());
        offset(at - DAY_MINUTES * MINUTE_MS) != offset(at + DAY_MINUTES * MINUTE_MS)
    }

    /// Whether what would come in the night can come in the morning: half of what a reminder leaves is left then.
    pub(super) fn can_wait(&self, at: i64, ending: Option<Ending>) -> bool {
        ending.is_none_or(|ending| ending.ends_at - self.morning(at) >= ending.warning() / 2)
    }

    fn morning(&self, at: i64) -> i64 {
        let next = at - at % QUARTER_MS + QUARTER_MS;
        (next..).step_by(QUARTER_MS as usize).find(|at| self.is_awake(*at)).unwrap()
    }

    fn evening(&self, at: i64) -> i64 {
        let mut at = at - at % QUARTER_MS;
        while !self.is_awake(at - QUARTER_MS) {
            at -= QUARTER_MS;
        }
        at
    }
}

impl Ending {
    /// How long before the end somebody is reminded.
    fn warning(self) -> i64 {
        (self.time.as_millis() as i64 / 5).min(DAY_MINUTES * MINUTE_MS)
    }

    /// When somebody is reminded who has such days, or knows none.
    pub(super) fn reminder_at(self, day: Option<&Day>) -> i64 {
        let at = self.ends_at - self.warning();
        match day.filter(|day| !day.is_awake(at)) {
            None => at,
            Some(day) if day.can_wait(at, Some(self)) => day.morning(at),
            Some(day) => day.evening(at) - EVENING_MS,
        }
    }
}
