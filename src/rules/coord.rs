//! Coordinates: a letter and a number.

use std::fmt::{self, Write};

/// The name of a cell on any board: `c2` on squares, `q3` on the crossings of Sia Doble, `g13` on the points of Fursaz.
///
/// The game decides what the name means and whether it exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Coord {
    /// The letter, counted from `a` = 0.
    pub letter: u8,
    /// The number, as written.
    pub number: u8,
}

impl Coord {
    /// A coordinate of a letter, from `a` = 0, and a number as written.
    #[must_use]
    pub const fn new(letter: u8, number: u8) -> Self {
        Self { letter, number }
    }

    /// Reads `c2`, in either case and without blanks. The number is between 1 and 99, without a leading zero.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let letter = text.bytes().next()?.to_ascii_lowercase();
        let digits = text.get(1..)?;
        if !letter.is_ascii_lowercase() || digits.len() > 2 || !digits.starts_with(|c: char| ('1'..='9').contains(&c)) {
            return None;
        }
        Some(Self { letter: letter - b'a', number: digits.parse().ok()? })
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Every search for a legal action writes all of them. Digit by digit is several times as fast.
        f.write_char(char::from(b'a' + self.letter))?;
        if self.number >= 100 {
            return write!(f, "{}", self.number);
        }
        if self.number >= 10 {
            f.write_char(char::from(b'0' + self.number / 10))?;
        }
        f.write_char(char::from(b'0' + self.number % 10))
    }
}
