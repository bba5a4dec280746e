//! Attempts: what somebody tried to play, by its form alone.

use std::fmt;

use super::Coord;

/// The sign between or before coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `-`, to an empty cell.
    Dash,
    /// `+`, onto a stack, or before a piece to revive.
    Plus,
    /// `x`, captures.
    Cross,
    /// `@`, onto the board from off it.
    At,
}

impl Sign {
    /// The character in canonical tokens.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Dash => '-',
            Self::Plus => '+',
            Self::Cross => 'x',
            Self::At => '@',
        }
    }

    /// The sign that a word stands for, in lists of actions and as people write: `c2 to c3`, `revive b2`.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        match word.to_ascii_lowercase().as_str() {
            "to" => Some(Self::Dash),
            "onto" | "revive" => Some(Self::Plus),
            "x" | "captures" | "takes" => Some(Self::Cross),
            _ => None,
        }
    }
}

/// An action by its form. Any text that looks like an action in some game has one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attempt {
    /// `c2-c3`, `c2+c3`, `c2xc3`, or `c2c3` without a sign.
    Step {
        /// The first coordinate.
        from: Coord,
        /// The sign, if there was one.
        sign: Option<Sign>,
        /// The second coordinate.
        to: Coord,
    },
    /// `R@c2`, `@c2`.
    Drop {
        /// The upper-case letter before the sign, if any.
        piece: Option<char>,
        /// The target.
        at: Coord,
    },
    /// `+b2`.
    Revive(Coord),
    /// `e5`.
    Point(Coord),
    /// `end`, `pass`, `swap`, or any other word, in lower case.
    Word(String),
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { from, sign, to } => match sign {
                Some(sign) => write!(f, "{from}{}{to}", sign.char()),
                None => write!(f, "{from}{to}"),
            },
            Self::Drop { piece: Some(piece), at } => write!(f, "{piece}@{at}"),
            Self::Drop { piece: None, at } => write!(f, "@{at}"),
            Self::Revive(at) => write!(f, "+{at}"),
            Self::Point(at) => write!(f, "{at}"),
            Self::Word(word) => write!(f, "{word}"),
        }
    }
}
