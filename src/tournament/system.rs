//! How a tournament is played.

use serde::{Deserialize, Serialize};

/// How a tournament is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Everyone plays everyone.
    League,
    /// Whoever loses is out.
    Knockout,
    /// Everybody plays in every round, against somebody with as many points.
    Swiss,
}

impl System {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::League => "league",
            Self::Knockout => "knockout",
            Self::Swiss => "swiss",
        }
    }

    /// The system with this word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        [Self::League, Self::Knockout, Self::Swiss].into_iter().find(|system| system.word() == word)
    }

    /// How many rounds a tournament of so many has; a `double` league twice as many.
    #[must_use]
    pub fn rounds(self, entrants: usize, double: bool) -> u32 {
        let halvings = entrants.next_power_of_two().trailing_zeros();
        match self {
            Self::League => {
                let once = entrants + entrants % 2 - usize::from(entrants > 0);
                u32::try_from(once * (1 + usize::from(double))).unwrap_or(u32::MAX)
            }
            Self::Knockout | Self::Swiss => halvings,
        }
    }
}
