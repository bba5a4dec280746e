//! Times in words.

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use super::{Arg, Language};

impl Language {
    pub(super) fn moment(&self, at: Timestamp, zone: &TimeZone, now: Timestamp) -> String {
        let left = at.duration_since(now).as_secs();
        let at = at.to_zoned(zone.clone());
        let date = Arg::Text(self.usage().date(at.date()));
        let (time, zone) = (Arg::Text(self.time_of_day(&at)), Arg::Text(at.strftime("%Z").to_string()));
        let mut parts = vec![("date", date), ("time", time), ("zone", zone)];
        if left <= 0 {
            return self.look_up("time-moment", &parts);
        }
        parts.push(("left", Self::length(left)));
        self.look_up("time-moment-ahead", &parts)
    }

    /// A time of day as the language writes it: `18:00`.
    #[must_use]
    pub fn time_of_day(&self, at: &Zoned) -> String {
        self.usage().time(at.time())
    }

    /// So many seconds in words, by the two biggest units that matter: `2 days and 3 hours`.
    fn length(seconds: i64) -> Arg {
        const UNITS: [(&str, i64); 4] =
            [("time-days", 86_400), ("time-hours", 3_600), ("time-minutes", 60), ("time-seconds", 1)];
        let big = UNITS.iter().position(|(_, worth)| seconds >= *worth).unwrap_or(UNITS.len() - 1);
        // Nobody counts the seconds of more than ten minutes.
        let finest = if (600..3_600).contains(&seconds) { 60 } else { UNITS[(big + 1).min(UNITS.len() - 1)].1 };
        // Half a unit and more counts as a whole one, which may fill the bigger one.
        let rounded = (seconds + finest / 2) / finest * finest;
        let big = big.saturating_sub(usize::from(big > 0 && rounded >= UNITS[big.saturating_sub(1)].1));
        let mut rest = rounded;
        let told = UNITS[big..].iter().take(2).filter_map(|(key, worth)| {
            let count = rest / worth;
            rest %= worth;
            (count > 0).then(|| Arg::Words((*key).to_owned(), count))
        });
        Arg::And(told.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Message;

    #[test]
    fn a_time_ahead_is_told_with_how_long_it_is_until_then() {
        let message = Message::new("club-your-turn-until").with("until", Timestamp::from_second(1_000_000).unwrap());
        let told = |seconds: i64| {
            let now = Timestamp::from_second(1_000_000 - seconds).unwrap();
            Language::english().paragraph_as_of(&message, &TimeZone::UTC, now).to_string()
        };
        let at = "on 12 Jan 1970 at 13:46 UTC.";
        for (seconds, left) in [
            (1, "1 second"),
            (90, "1 minute and 30 seconds"),
            (600, "10 minutes"),
            (3_598, "1 hour"),
            (2 * 3_600 + 29, "2 hours"),
            (90 * 60, "1 hour and 30 minutes"),
            (86_399, "1 day"),
            (86_400 + 3_600, "1 day and 1 hour"),
            (864_000 - 5, "10 days"),
        ] {
            assert_eq!(told(seconds), format!("Your time runs out in {left}, {at}"), "{seconds}");
        }
        assert_eq!([0, -5].map(told), [format!("Your time runs out {at}"), format!("Your time runs out {at}")]);
    }
}
