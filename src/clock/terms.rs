//! A time control, and what happens when the time runs out.

use std::fmt;
use std::str::FromStr;

use super::TimeControl;
use crate::rules::Player;

/// What the players of a game agreed on about time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// How much time there is.
    pub control: TimeControl,
    /// How much player two has, if that isn't the same. In an offer, its maker is the first.
    pub second: Option<TimeControl>,
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
        Self { control: TimeControl::USUAL, second: None, claimable: false, no_vacation: false, tournament: false };

    /// How much time a player has.
    #[must_use]
    pub fn control_of(&self, player: Player) -> TimeControl {
        self.second.filter(|_| player == Player::Two).unwrap_or(self.control)
    }

    /// The same with both players changed.
    #[must_use]
    pub fn turned(self) -> Self {
        match self.second {
            Some(second) => Self { control: second, second: Some(self.control), ..self },
            None => self,
        }
    }

    /// How much time there is, as people write it: `3d`, or `3d/1d` if it isn't the same for both.
    #[must_use]
    pub fn times(&self) -> String {
        match self.second {
            Some(second) => format!("{}/{second}", self.control),
            None => self.control.to_string(),
        }
    }
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
        write!(f, "{}{claimable}{no_vacation}{tournament}", self.times())
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
        let (control, second) = match control.split_once('/') {
            Some((control, second)) => (control, Some(second.parse().map_err(|_| NoTerms)?)),
            None => (control, None),
        };
        let control = control.parse().map_err(|_| NoTerms)?;
        Ok(Self { control, second, claimable, no_vacation, tournament })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_kept_as_text() {
        for text in [
            "3d",
            "3d no-vacation",
            "3d/1d",
            "10d+36h max 14d/5d+12h claimable",
            "10d+36h max 14d claimable no-vacation tournament",
            "20m+30s tournament",
        ] {
            assert_eq!(text.parse::<Terms>().unwrap().to_string(), text);
        }
        assert_eq!("3d contest".parse::<Terms>(), "3d tournament".parse(), "as it was once written");
        assert_eq!("claimable".parse::<Terms>(), Err(NoTerms));
    }
}
