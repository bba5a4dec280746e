//! How vacations are counted.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

const DAY_SECONDS: i64 = 24 * 60 * 60;

/// How many days of these stretches are in a year (UTC). Days in other years don't count. The last day of a stretch
/// counts in full.
#[must_use]
pub fn days_in_year(stretches: &[(Timestamp, Timestamp)], year: i16) -> i64 {
    let (first, next) = (begin_of(year).unwrap_or(Timestamp::MIN), begin_of(year + 1).unwrap_or(Timestamp::MAX));
    let in_year = stretches.iter().map(|(from, until)| (*until).min(next).duration_since((*from).max(first)));
    in_year.map(days_begun).sum()
}

/// The year that a moment is in (UTC).
#[must_use]
pub fn year_of(at: Timestamp) -> i16 {
    at.to_zoned(TimeZone::UTC).year()
}

fn begin_of(year: i16) -> Option<Timestamp> {
    let day = Date::new(year, 1, 1).ok()?;
    Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp())
}

fn days_begun(length: SignedDuration) -> i64 {
    let seconds = length.as_secs().max(0) + i64::from(length.subsec_nanos() > 0);
    (seconds + DAY_SECONDS - 1) / DAY_SECONDS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_day_begun_counts_in_its_own_year() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let vacations = [
            (at("2026-03-01T12:00:00Z"), at("2026-03-08T12:00:00Z")),
            (at("2026-05-01T00:00:00Z"), at("2026-05-01T00:00:01Z")),
            (at("2026-12-30T00:00:00Z"), at("2027-01-04T12:00:00Z")),
            (at("2026-06-01T00:00:00Z"), at("2026-06-01T00:00:00Z")),
        ];
        assert_eq!(days_in_year(&vacations, 2026), 7 + 1 + 2);
        assert_eq!(days_in_year(&vacations, 2027), 4);
        assert_eq!(days_in_year(&vacations, 2028), 0);
        // The latest possible time is in the evening of 30 December 9999.
        assert_eq!(days_in_year(&[(at("2026-12-30T00:00:00Z"), Timestamp::MAX)], 9999), 364);
    }
}
