//! A time control, and what happens when the time runs out.

use std::fmt;
use std::str::FromStr;

use super::TimeControl;

/// What the players of a game agreed on about time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// How much time there is.
    pub control: TimeControl,
    /// Whether the opponent has to claim the game when a player runs out of time. If not, the player loses at once.
    pub claimable: bool,
    /// Whether players who run out of time go without an automatic vacation. In a match or a tournament, nobody can
    /// give time either.
    pub no_vacation: bool,
    /// Whether the game belongs to a match or a tournament. There, players who never end their first turn lose.
    pub tournament: bool,
}

impl Terms {
    /// The default terms of a rated game.
    pub const USUAL: Self =
        Self { control: TimeControl::USUAL, claimable: false, no_vacation: false, tournament: false };
}

/// The text isn't terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTerms;

const CLAIMABLE: &str = " claimable";
const NO_VACATION: &str = " no-vacation";
const TOURNAMENT: &str = " tournament";
/// The word for it in older databases and exports.
const CONTEST: &str = " contest";

/// Writes the terms as the database keeps them: `10d+36h max 14d claimable no-vacation tournament`.
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
            (ends_with(TOURNAMENT) || ends_with(CONTEST), ends_with(NO_VACATION), ends_with(CLAIMABLE));
        Ok(Self { control: control.parse().map_err(|_| NoTerms)?, claimable, no_vacation, tournament })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_kept_as_text() {
        for text in ["3d", "3d no-vacation", "10d+36h max 14d claimable no-vacation tournament", "20m+30s tournament"] {
            assert_eq!(text.parse::<Terms>().unwrap().to_string(), text);
        }
        assert_eq!("3d contest".parse::<Terms>(), "3d tournament".parse(), "as it was once written");
        assert_eq!("claimable".parse::<Terms>(), Err(NoTerms));
    }
}
