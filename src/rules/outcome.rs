//! How a game ends.

use std::fmt;

use super::Player;
use crate::text::Message;

/// A score, in half points so that it's exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points {
    /// Twice the score.
    pub half_points: u16,
}

impl Points {
    /// This many whole points.
    #[must_use]
    pub const fn whole(points: u16) -> Self {
        Self { half_points: points * 2 }
    }

    /// Half a point more.
    #[must_use]
    pub const fn and_a_half(self) -> Self {
        Self { half_points: self.half_points + 1 }
    }

    /// The score as people write it: `8` or `8½`.
    #[must_use]
    pub fn told(self) -> String {
        match (self.half_points / 2, self.half_points % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }

    /// The score as a number, without rounding.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        f64::from(self.half_points) / 2.0
    }
}

/// Writes `8` or `8.5`, as in records.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.half_points / 2, if self.half_points.is_multiple_of(2) { "" } else { ".5" })
    }
}

/// One of a game's own ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// The word in records and traces.
    pub word: &'static str,
    /// The key of the text, which follows "wins" or "is drawn": `<game>-by-<word>`.
    pub text: &'static str,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// One of the game's own ends.
    Own(End),
    /// The same position came up at the start of a turn for the third time.
    Repetition,
    /// The players agreed to stop.
    Agreement,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    Time,
    /// The game doesn't count: nobody won, and it isn't a draw.
    Void,
    /// Nobody went on with the game.
    Abandoned,
}

impl Reason {
    /// The word in records and traces.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Own(end) => end.word,
            Self::Repetition => "repetition",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Void => "void",
            Self::Abandoned => "abandoned",
        }
    }

    /// The reason with this word, among those that every game shares.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let shared = [Self::Repetition, Self::Agreement, Self::Resignation, Self::Time, Self::Void, Self::Abandoned];
        shared.into_iter().find(|reason| reason.word() == word)
    }

    /// Whether neither player caused this end.
    #[must_use]
    pub const fn ends_from_outside(self) -> bool {
        matches!(self, Self::Time | Self::Void | Self::Abandoned)
    }

    /// The words for the reason, which follow "wins" or "is drawn".
    #[must_use]
    pub const fn message(self) -> Message {
        match self {
            Self::Own(end) => Message::new(end.text),
            Self::Repetition => Message::new("ends-by-repetition"),
            Self::Agreement => Message::new("ends-by-agreement"),
            Self::Resignation => Message::new("ends-by-resignation"),
            Self::Time => Message::new("ends-by-time"),
            Self::Void => Message::new("ends-by-void"),
            Self::Abandoned => Message::new("ends-by-abandoned"),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner. `None` if nobody won.
    pub winner: Option<Player>,
    /// Why the game is over.
    pub reason: Reason,
    /// Each player's points, if the game counts points.
    pub points: Option<[Points; 2]>,
}

impl Outcome {
    /// A win without points.
    #[must_use]
    pub const fn win(winner: Player, reason: Reason) -> Self {
        Self { winner: Some(winner), reason, points: None }
    }

    /// A draw without points.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason, points: None }
    }

    /// Whether it's a result: a win or a draw.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !matches!(self.reason, Reason::Void | Reason::Abandoned)
    }

    /// The outcome of counting: more points win, and equal points are a draw.
    #[must_use]
    pub fn counted(points: [Points; 2], reason: Reason) -> Self {
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Player::One),
            std::cmp::Ordering::Less => Some(Player::Two),
            std::cmp::Ordering::Equal => None,
        };
        Self { winner, reason, points: Some(points) }
    }
}
