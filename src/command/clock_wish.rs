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
}

impl ClockWish {
    /// Reads `none`, or a time control such as `10d+36h`; `clock:` may stand before either.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        match text.strip_prefix("clock:").unwrap_or(&text).trim() {
            "none" => Some(Self::None),
            text => text.parse().ok().map(Self::Of),
        }
    }

    /// Whether a word was meant as a time control, even if it isn't one: `61d`, `clock:soon`.
    #[must_use]
    pub(super) fn is_meant(text: &str) -> bool {
        let text = text.trim().to_lowercase();
        text.starts_with("clock:")
            || (text.starts_with(|c: char| c.is_ascii_digit()) && text.ends_with(['d', 'h', 'm', 's']))
    }

    /// The time control, if the game has one.
    #[must_use]
    pub const fn control(self) -> Option<TimeControl> {
        match self {
            Self::None => None,
            Self::Of(control) => Some(control),
        }
    }
}

impl fmt::Display for ClockWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Of(control) => control.fmt(f),
        }
    }
}
