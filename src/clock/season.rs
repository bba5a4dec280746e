//! Seasons: the quarters of a year, in UTC.

use std::fmt;
use std::ops::Range;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// A quarter of a year in UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Season {
    year: i16,
    /// From 1 to 4.
    quarter: i8,
}

impl Season {
    /// The season that a moment is in.
    #[must_use]
    pub fn of(at: Timestamp) -> Self {
        let date = at.to_zoned(TimeZone::UTC).date();
        Self { year: date.year(), quarter: (date.month() + 2) / 3 }
    }

    /// The season before.
    #[must_use]
    pub const fn previous(self) -> Self {
        match self.quarter {
            1 => Self { year: self.year - 1, quarter: 4 },
            quarter => Self { quarter: quarter - 1, ..self },
        }
    }

    /// Reads `2026-4`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (year, quarter) = text.split_once(['-', 'q'])?;
        let (year, quarter) = (year.trim(), quarter.trim().trim_start_matches('q'));
        let season = Self { year: year.parse().ok()?, quarter: quarter.parse().ok()? };
        ((1_000..=9_000).contains(&season.year) && (1..=4).contains(&season.quarter)).then_some(season)
    }

    /// As [`Season::read`] takes it: `2026-4`.
    #[must_use]
    pub fn written(self) -> String {
        format!("{}-{}", self.year, self.quarter)
    }

    /// From when it lasts until when.
    #[must_use]
    pub fn lasts(self) -> Range<Timestamp> {
        let begins = |season: Self| {
            let day = Date::new(season.year, 3 * season.quarter - 2, 1).ok()?;
            Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp())
        };
        let next = match self.quarter {
            4 => Self { year: self.year + 1, quarter: 1 },
            quarter => Self { quarter: quarter + 1, ..self },
        };
        begins(self).unwrap_or(Timestamp::MIN)..begins(next).unwrap_or(Timestamp::MAX)
    }

    /// The season with this number.
    #[must_use]
    pub fn numbered(number: i64) -> Option<Self> {
        Self::read(&format!("{}-{}", number / 10, number % 10))
    }

    /// Year and quarter in one number that grows with time: 20264.
    #[must_use]
    pub fn number(self) -> i64 {
        i64::from(self.year) * 10 + i64::from(self.quarter)
    }
}

/// `2026 Q4`.
impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} Q{}", self.year, self.quarter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn season(at: &str) -> Season {
        Season::of(at.parse().unwrap())
    }

    #[test]
    fn a_season_is_a_quarter_by_utc() {
        assert_eq!(season("2026-03-31T23:59:59Z").to_string(), "2026 Q1");
        assert_eq!(season("2026-04-01T00:00:00Z").to_string(), "2026 Q2");
        assert_eq!(season("2026-12-31T23:59:59-01:00").to_string(), "2027 Q1");
        let season_of = |text: &str| Season::read(text).map(|season| season.written());
        assert_eq!(season_of("2026-4"), Some("2026-4".to_owned()));
        assert_eq!(season_of("2026q1"), Some("2026-1".to_owned()));
        assert_eq!(["2026", "2026-5", "2026-0", "4-2026", "26-4"].map(Season::read), [None; 5]);
        let last = season("2026-12-31T23:59:59Z").lasts();
        assert_eq!(
            (last.start.to_string(), last.end.to_string()),
            ("2026-10-01T00:00:00Z".to_owned(), "2027-01-01T00:00:00Z".to_owned())
        );
        assert_eq!(Season::numbered(20_264).map(Season::number), Some(20_264));
        assert_eq!((season("2026-09-30T00:00:00Z").number(), season("2026-10-01T00:00:00Z").number()), (20263, 20264));
    }

    #[test]
    fn before_the_first_quarter_comes_the_last_of_the_year_before() {
        let before = season("2026-02-01T00:00:00Z").previous();
        assert_eq!(before, season("2025-12-31T00:00:00Z"));
        assert_eq!(before.previous().to_string(), "2025 Q3");
    }
}
