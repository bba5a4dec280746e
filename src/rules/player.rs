//! The two players and how a game between them ends.

use std::fmt;

/// One of the two players; player one moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player who makes the first turn.
    One,
    /// The other one.
    Two,
}

impl Player {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 or 1, for arrays by player.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as people count.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The player of an index: 0 is player one, anything else player two.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        if index == 0 { Self::One } else { Self::Two }
    }
}

/// What a player's pieces look like and are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Color {
    /// Light pieces.
    White,
    /// Dark pieces.
    Black,
    /// Red pieces.
    Red,
    /// Pieces with the sign of the sun.
    Sun,
    /// Pieces with the sign of the moon.
    Moon,
}

impl Color {
    /// The key of the color's name among the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::White => "color-white",
            Self::Black => "color-black",
            Self::Red => "color-red",
            Self::Sun => "color-sun",
            Self::Moon => "color-moon",
        }
    }
}

/// A score, kept in half points so that it is exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points {
    /// Twice the score.
    pub halves: u16,
}

impl Points {
    /// So many whole points.
    #[must_use]
    pub const fn whole(points: u16) -> Self {
        Self { halves: points * 2 }
    }

    /// Half a point more.
    #[must_use]
    pub const fn and_a_half(self) -> Self {
        Self { halves: self.halves + 1 }
    }

    /// The score as a number, exact in binary.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        f64::from(self.halves) / 2.0
    }
}

/// `8` or `8.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.halves / 2, if self.halves.is_multiple_of(2) { "" } else { ".5" })
    }
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Chifoumi: the pieces were counted.
    Count,
    /// Sia Doble: two markers stand on the opponent's base rank.
    Goal,
    /// THE GAME: the opponent's base is taken.
    Base,
    /// THE GAME: a player has no piece left.
    Eliminated,
    /// Sia Doble, THE GAME: neither player can move.
    Blocked,
    /// SFIRS: the player to move has no active piece that can move.
    Immobile,
    /// Fursaz: two passes, stones and territory counted.
    Score,
    /// The same position stood for the third time at the start of a turn.
    Repetition,
    /// The players agreed to stop.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's clock ran out.
    Time,
    /// It does not count: nobody won, and nothing was drawn.
    Void,
    /// Nobody went on with it.
    Abandoned,
}

impl Reason {
    const ALL: [(Self, &'static str); 13] = [
        (Self::Count, "count"),
        (Self::Goal, "goal"),
        (Self::Base, "base"),
        (Self::Eliminated, "eliminated"),
        (Self::Blocked, "blocked"),
        (Self::Immobile, "immobile"),
        (Self::Score, "score"),
        (Self::Repetition, "repetition"),
        (Self::Agreement, "agreement"),
        (Self::Resignation, "resignation"),
        (Self::Time, "time"),
        (Self::Void, "void"),
        (Self::Abandoned, "abandoned"),
    ];

    /// Whether a game ends like this by something that neither player did.
    #[must_use]
    pub const fn ends_from_outside(self) -> bool {
        matches!(self, Self::Time | Self::Void | Self::Abandoned)
    }

    /// The reason's word in records and traces.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(reason, _)| *reason == self).map_or("", |(_, word)| word)
    }

    /// The reason with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(reason, _)| *reason)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; nobody if the game is drawn.
    pub winner: Option<Player>,
    /// Why it is over.
    pub reason: Reason,
    /// Each player's points, where the game counts.
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

    /// Whether it is a result: a win, or a draw.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !matches!(self.reason, Reason::Void | Reason::Abandoned)
    }

    /// The outcome of counting: more points win, equal points draw.
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
