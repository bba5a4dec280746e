//! A time control, and what happens when time is over.

use std::fmt;
use std::str::FromStr;

use super::TimeControl;

/// What the players of a game have agreed to about its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// How much time there is.
    pub control: TimeControl,
    /// Whether the opponent of somebody whose time is over has to claim the game; else it is lost at once.
    pub claimable: bool,
    /// Whether no vacation begins by itself when somebody's time is over; nor does anybody give time away then in a
    /// match or a tournament.
    pub no_vacation: bool,
    /// Whether the game belongs to a match or a tournament: who never ends their first turn loses it.
    pub tournament: bool,
}

impl Terms {
    /// How a rated game is timed of which nothing was said.
    pub const USUAL: Self =
        Self { control: TimeControl::USUAL, claimable: false, no_vacation: false, tournament: false };
}

/// No terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTerms;

const CLAIMABLE: &str = " claimable";
const NO_VACATION: &str = " no-vacation";
const TOURNAMENT: &str = " contest";

/// As they are kept: `10d+36h max 14d claimable no-vacation tournament`.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claimable = if self.claimable { CLAIMABLE } else { "" };
        let no_vacation = if self.no_vacation { NO_VACATION } else { "" };
        let tournament = if self.tournament { TOURNAMENT } else { "" };
        write!(f, "{}{claimable}{no_vacation}{tournament}", self.control)
    }
}

impl FromStr for Terms {
    type Err = NoTerms;

    fn from_str(text: &str) -> Result<Self, NoTerms> {
        let mut control = text;
        let mut ends_with = |suffix: &str| {
            let rest = control.strip_suffix(suffix);
            control = rest.unwrap_or(control);
            rest.is_some()
        };
        let (tournament, no_vacation, claimable) =
            (ends_with(TOURNAMENT), ends_with(NO_VACATION), ends_with(CLAIMABLE));
        Ok(Self { control: control.parse().map_err(|_| NoTerms)?, claimable, no_vacation, tournament })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_kept_as_text() {
        for text in ["3d", "3d no-vacation", "10d+36h max 14d claimable no-vacation contest", "20m+30s contest"] {
            assert_eq!(text.parse::<Terms>().unwrap().to_string(), text);
        }
        assert_eq!("claimable".parse::<Terms>(), Err(NoTerms));
    }
}
