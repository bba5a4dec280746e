//! How vacations are counted.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

const DAY_SECONDS: i64 = 24 * 60 * 60;

/// How many days of these stretches lie in the year of a moment (of UTC). Each day that is begun counts; a stretch
/// belongs to the year in which it begins.
#[must_use]
pub fn days_in_year(stretches: &[(Timestamp, Timestamp)], year_of: Timestamp) -> i64 {
    let year = |at: Timestamp| at.to_zoned(TimeZone::UTC).year();
    let this_year = stretches.iter().filter(|(from, _)| year(*from) == year(year_of));
    this_year.map(|(from, until)| days_begun(until.duration_since(*from))).sum()
}

fn days_begun(length: SignedDuration) -> i64 {
    let seconds = length.as_secs().max(0) + i64::from(length.subsec_nanos() > 0);
    (seconds + DAY_SECONDS - 1) / DAY_SECONDS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_day_begun_counts_in_the_year_in_which_the_vacation_begins() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let vacations = [
            (at("2026-03-01T12:00:00Z"), at("2026-03-08T12:00:00Z")),
            (at("2026-05-01T00:00:00Z"), at("2026-05-01T00:00:01Z")),
            (at("2026-12-30T00:00:00Z"), at("2027-01-02T00:00:00Z")),
            (at("2026-06-01T00:00:00Z"), at("2026-06-01T00:00:00Z")),
        ];
        assert_eq!(days_in_year(&vacations, at("2026-07-01T00:00:00Z")), 7 + 1 + 3);
        assert_eq!(days_in_year(&vacations, at("2027-07-01T00:00:00Z")), 0);
    }
}
