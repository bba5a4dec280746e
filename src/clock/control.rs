//! Time controls: how much time players have.

use std::fmt;
use std::str::FromStr;

use jiff::SignedDuration;

use super::{read_length, write_length};

/// The shortest time that a player may have.
const LEAST: SignedDuration = SignedDuration::from_mins(1);
/// The longest time that a player may have.
const MOST: SignedDuration = SignedDuration::from_hours(60 * 24);
/// A clock below this is for an evening together. It ignores nights and vacations.
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// The same time for every turn: `3d`.
    PerTurn(SignedDuration),
    /// A bank of time, an increment after each turn, and a cap on what the increments fill: `10d+36h max 14d`.
    Bank {
        /// The time that each player starts with.
        bank: SignedDuration,
        /// The time that each turn adds.
        increment: SignedDuration,
        /// Increments stop filling the bank here.
        cap: SignedDuration,
    },
}

/// The text isn't a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTimeControl;

impl TimeControl {
    /// The default: ten days, and 36 hours more for each turn.
    pub const USUAL: Self = Self::Bank {
        bank: SignedDuration::from_hours(10 * 24),
        increment: SignedDuration::from_hours(36),
        cap: SignedDuration::from_hours(10 * 24),
    };

    /// The time that each player starts with.
    #[must_use]
    pub const fn begin(self) -> SignedDuration {
        match self {
            Self::PerTurn(time) | Self::Bank { bank: time, .. } => time,
        }
    }

    /// The time that a player has after a turn that ended with `left` on the clock.
    #[must_use]
    pub fn after_turn(self, left: SignedDuration) -> SignedDuration {
        let left = left.max(SignedDuration::ZERO);
        match self {
            Self::PerTurn(time) => time,
            // An opponent may have given more time than the cap. It stays.
            Self::Bank { increment, cap, .. } => left.max(left.saturating_add(increment).min(cap)),
        }
    }

    /// Whether the game is meant for one evening, not for days.
    #[must_use]
    pub fn is_short(self) -> bool {
        self.begin() < DAY
    }
}

/// Reads `3d`, `10d+36h` and `10d+36h max 14d`, in upper or lower case.
impl FromStr for TimeControl {
    type Err = NoTimeControl;

    fn from_str(text: &str) -> Result<Self, NoTimeControl> {
        let text = text.trim().to_lowercase();
        let length = |text: &str| read_length(text).ok_or(NoTimeControl);
        let allowed = |length: SignedDuration| {
            if (LEAST..=MOST).contains(&length) { Ok(length) } else { Err(NoTimeControl) }
        };
        let Some((bank, rest)) = text.split_once('+') else { return Ok(Self::PerTurn(allowed(length(&text)?)?)) };
        let bank = allowed(length(bank)?)?;
        let (increment, cap) = match rest.split_once("max") {
            Some((increment, cap)) => (length(increment)?, allowed(length(cap)?)?),
            None => (length(rest)?, bank),
        };
        if increment > MOST || cap < bank {
            return Err(NoTimeControl);
        }
        Ok(Self::Bank { bank, increment, cap })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::PerTurn(time) => f.write_str(&write_length(time)),
            Self::Bank { bank, increment, cap } => {
                write!(f, "{}+{}", write_length(bank), write_length(increment))?;
                if cap == bank { Ok(()) } else { write!(f, " max {}", write_length(cap)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    #[test]
    fn time_controls_are_read_and_written() {
        for text in ["3d", "10d+36h", "10d+36h max 14d", "20m+30s", "1m", "60d", "5m+0s"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        assert_eq!("10d+36h".parse(), Ok(TimeControl::USUAL));
        assert_eq!("10D + 36h MAX 10d".parse(), Ok(TimeControl::USUAL));
        for wrong in ["", "none", "59s", "61d", "3d max 4d", "10d+36h max 9d", "10d+36h max 61d", "10d+", "+3d", "3"] {
            assert_eq!(wrong.parse::<TimeControl>(), Err(NoTimeControl), "{wrong}");
        }
    }

    #[test]
    fn an_increment_fills_the_bank_to_its_cap_and_takes_no_gift_away() {
        let control: TimeControl = "10h+4h".parse().unwrap();
        assert_eq!(control.after_turn(HOUR * 3), HOUR * 7);
        assert_eq!(control.after_turn(HOUR * 9), HOUR * 10);
        assert_eq!(control.after_turn(HOUR * 12), HOUR * 12);
        assert_eq!(control.after_turn(-HOUR), HOUR * 4);
        let control: TimeControl = "3d".parse().unwrap();
        assert_eq!(control.after_turn(HOUR), HOUR * 72);
    }

    #[test]
    fn less_than_a_day_is_short() {
        let short = |text: &str| text.parse::<TimeControl>().unwrap().is_short();
        assert!(short("20m+30s") && short("23h"));
        assert!(!short("1d") && !short("2d+1h"));
    }
}
