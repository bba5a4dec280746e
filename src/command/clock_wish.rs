//! How a challenger wants a game to be timed.

use std::fmt;

use crate::clock::TimeControl;

/// How a challenger wants a game to be timed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockWish {
    /// Not at all.
    None,
    /// With so much time.
    Of(TimeControl),
    /// With so much time for the challenger, and so much for the opponent: a handicap.
    Odds(TimeControl, TimeControl),
}

impl ClockWish {
    /// Reads `none`, a time control such as `10d+36h`, or two of them such as `3d/1d`; `clock:` may stand before either.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        match text.strip_prefix("clock:").unwrap_or(&text).trim() {
            "none" => Some(Self::None),
            text => match text.split_once('/') {
                Some((own, others)) => {
                    let (own, others): (TimeControl, TimeControl) = (own.parse().ok()?, others.parse().ok()?);
                    // A clock for an evening and one for days go by other rules.
                    let wish = if own == others { Self::Of(own) } else { Self::Odds(own, others) };
                    (own.is_short() == others.is_short()).then_some(wish)
                }
                None => text.parse().ok().map(Self::Of),
            },
        }
    }

    /// Whether a word was meant as a time control, even if it isn't one: `61d`, `clock:soon`.
    #[must_use]
    pub(super) fn is_meant(text: &str) -> bool {
        let text = text.trim().to_lowercase();
        text.starts_with("clock:")
            || (text.starts_with(|c: char| c.is_ascii_digit()) && text.ends_with(['d', 'h', 'm', 's']))
    }

    /// Whether both players have the same time.
    #[must_use]
    pub const fn is_even(self) -> bool {
        !matches!(self, Self::Odds(..))
    }

    /// The time control, if the game has one; the challenger's, if the opponent has another.
    #[must_use]
    pub const fn control(self) -> Option<TimeControl> {
        match self {
            Self::None => None,
            Self::Of(control) | Self::Odds(control, _) => Some(control),
        }
    }
}

impl fmt::Display for ClockWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Of(control) => control.fmt(f),
            Self::Odds(own, others) => write!(f, "{own}/{others}"),
        }
    }
}
