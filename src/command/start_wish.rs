//! When a tournament is to begin, as its organizer says it.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::clock::{next_time, read_time};

/// A day and a time of day, in the zone of the person who says it: `friday 19:00`, `2026-12-01T19:00`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartWish {
    day: Day,
    time: Time,
}

/// A day as people name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Day {
    /// The one on which that time comes next.
    Next,
    Today,
    Tomorrow,
    Of(Weekday),
    On(Date),
}

/// Not a day and a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStart;

impl StartWish {
    /// The moment that is meant in a zone now. If the clock jumps over it, it is as much later; if it comes twice, the first
    /// time counts. A day of the week is the next one on which the time is still to come.
    #[must_use]
    pub fn after(self, now: Timestamp, zone: &TimeZone) -> Option<Timestamp> {
        let today = now.to_zoned(zone.clone()).date();
        let on = |date: Date| Some(date.to_datetime(self.time).to_zoned(zone.clone()).ok()?.timestamp());
        match self.day {
            Day::Next => Some(next_time(now, self.time, zone)),
            Day::Today => on(today),
            Day::Tomorrow => on(today.tomorrow().ok()?),
            Day::On(date) => on(date),
            Day::Of(weekday) => {
                let days = (0..8).filter_map(|days| today.checked_add(i64::from(days).days()).ok());
                days.filter(|date| date.weekday() == weekday).filter_map(on).find(|at| *at > now)
            }
        }
    }

    /// This time of the next such day of the week.
    #[must_use]
    pub const fn weekly(weekday: Weekday, time: Time) -> Self {
        Self { day: Day::Of(weekday), time }
    }
}

/// The days of the week by the words for them.
const WEEKDAYS: [(&str, Weekday); 7] = [
    ("monday", Weekday::Monday),
    ("tuesday", Weekday::Tuesday),
    ("wednesday", Weekday::Wednesday),
    ("thursday", Weekday::Thursday),
    ("friday", Weekday::Friday),
    ("saturday", Weekday::Saturday),
    ("sunday", Weekday::Sunday),
];

/// Reads a day, which may be left out, and a time: `19:00`, `today 19:00`, `friday 19:00`, `2026-12-01 19:00`.
impl FromStr for StartWish {
    type Err = NoStart;

    fn from_str(text: &str) -> Result<Self, NoStart> {
        let lower = text.trim().to_lowercase();
        let (day, time) = match lower.split_once(' ').or_else(|| lower.split_once('t').filter(|_| lower.contains('-')))
        {
            None => (Day::Next, lower.as_str()),
            Some((day, time)) => (day.parse()?, time),
        };
        Ok(Self { day, time: time_of_day(time).ok_or(NoStart)? })
    }
}

impl FromStr for Day {
    type Err = NoStart;

    fn from_str(text: &str) -> Result<Self, NoStart> {
        let weekday = WEEKDAYS.iter().find(|(name, _)| *name == text || (text.len() == 3 && name.starts_with(text)));
        match (text, weekday) {
            ("today", _) => Ok(Self::Today),
            ("tomorrow", _) => Ok(Self::Tomorrow),
            (_, Some((_, weekday))) => Ok(Self::Of(*weekday)),
            _ => text.parse().map(Self::On).map_err(|_| NoStart),
        }
    }
}

/// A time of day with its minutes: `19:00`.
pub(super) fn time_of_day(text: &str) -> Option<Time> {
    let text = text.trim();
    read_time(text).filter(|_| text.contains(':') && !text.starts_with("24"))
}

impl fmt::Display for StartWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.day {
            Day::Next => {}
            Day::Today => f.write_str("today ")?,
            Day::Tomorrow => f.write_str("tomorrow ")?,
            Day::Of(weekday) => {
                let (name, _) = WEEKDAYS[weekday.to_monday_zero_offset() as usize];
                write!(f, "{name} ")?;
            }
            Day::On(date) => write!(f, "{date} ")?,
        }
        write!(f, "{}", self.time.strftime("%H:%M"))
    }
}
