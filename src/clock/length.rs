//! Lengths of time, as people write them.

use jiff::SignedDuration;

/// The units and their seconds, the longest first.
const UNITS: [(char, i64); 4] = [('d', 86_400), ('h', 3_600), ('m', 60), ('s', 1)];
/// Nobody waits for a length with more digits.
const DIGITS_MAX: usize = 6;

/// Reads a length: `3d`, `36h`, `1d12h`, `90m`, `30s`. Units go from long to short, each at most once.
#[must_use]
pub fn read_length(text: &str) -> Option<SignedDuration> {
    let text = text.trim().to_lowercase();
    let mut rest = text.as_str();
    let mut units = UNITS.iter();
    let mut seconds = 0;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if !(1..=DIGITS_MAX).contains(&digits) {
            return None;
        }
        let (number, after) = rest.split_at(digits);
        let unit = after.chars().next()?;
        let (_, worth) = units.find(|(known, _)| *known == unit)?;
        seconds += number.parse::<i64>().ok()? * worth;
        rest = &after[unit.len_utf8()..];
    }
    (!text.is_empty()).then(|| SignedDuration::from_secs(seconds))
}

/// Writes a length as [`read_length`] reads it: in one unit if that comes out even (`36h`), else in several (`1d2h`).
/// It drops fractions of a second. A negative length is written as zero.
#[must_use]
pub fn write_length(length: SignedDuration) -> String {
    let seconds = length.as_secs().max(0);
    if seconds == 0 {
        return "0s".to_owned();
    }
    let mut rest = seconds;
    let mut parts = Vec::new();
    for (unit, worth) in UNITS {
        // People count in hours up to two days: `36h`, not `1d12h`.
        let days_in_hours = unit == 'd' && seconds < 2 * worth && seconds % worth != 0 && seconds % 3_600 == 0;
        if rest >= worth && !days_in_hours {
            parts.push(format!("{}{unit}", rest / worth));
            rest %= worth;
        }
    }
    parts.concat()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn lengths_are_read_as_people_write_them() {
        let seconds = |text| read_length(text).map(|length| length.as_secs());
        assert_eq!(seconds("3d"), Some(3 * 86_400));
        assert_eq!(seconds("36h"), Some(36 * 3_600));
        assert_eq!(seconds("1D12h"), Some(36 * 3_600));
        assert_eq!(seconds("1h30m"), Some(5_400));
        assert_eq!(seconds("30s"), Some(30));
        for wrong in ["", "d", "3", "3x", "h3", "3h1d", "1h1h", "1234567s", "-3d", "3 d"] {
            assert_eq!(seconds(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn lengths_are_written_short() {
        let written = |seconds| write_length(SignedDuration::from_secs(seconds));
        assert_eq!([129_600, 93_600, 864_000, 90].map(written), ["36h", "26h", "10d", "1m30s"]);
        assert_eq!([180_000, 0, -5].map(written), ["2d2h", "0s", "0s"]);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(seconds in 0_i64..10_000_000) {
            let length = SignedDuration::from_secs(seconds);
            prop_assert_eq!(read_length(&write_length(length)), Some(length));
        }
    }
}
