//! The two players and their colors.

/// One of the two players. Player one begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player with the first turn.
    One,
    /// The opponent of player one.
    Two,
}

impl Player {
    /// Both players, in order.
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

    /// The player with this index: 0 is player one, anything else player two.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        if index == 0 { Self::One } else { Self::Two }
    }
}

/// The look and name of a player's pieces.
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
    /// The key of the color's name.
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
