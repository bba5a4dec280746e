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

    /// Reads a coordinate as people spell it where letters sound alike: `e5`, `e 5`, or `echo 5` by the spelling
    /// alphabet of the ITU's Radio Regulations (appendix 14), with the usual variants of its words.
    #[must_use]
    pub fn parse_spelled(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [cell] => Self::parse(cell),
            [letter, number] => {
                let number = spelled_number(number).map_or_else(|| number.to_owned(), |number| number.to_string());
                Self::parse(&format!("{}{number}", spelled_letter(letter)?))
            }
            _ => None,
        }
    }
}

/// The letter that a word of the spelling alphabet stands for, or the letter itself, in lower case.
#[must_use]
pub fn spelled_letter(word: &str) -> Option<char> {
    let word = word.to_ascii_lowercase();
    let first = word.chars().next().filter(char::is_ascii_lowercase)?;
    (word.len() == 1 || SPELLING.contains(&word.as_str())).then_some(first)
}

/// The number that a word stands for: `five`.
#[must_use]
pub fn spelled_number(word: &str) -> Option<usize> {
    NUMBERS.iter().position(|known| known.eq_ignore_ascii_case(word)).map(|index| index + 1)
}

/// The numbers of rows on the boards, from one on.
const NUMBERS: [&str; 13] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"];

/// The spelling alphabet; each word stands for its first letter.
const SPELLING: [&str; 29] = [
    "alfa", "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett", "juliet",
    "kilo", "lima", "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform", "victor",
    "whiskey", "whisky", "x-ray", "yankee", "zulu",
];

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
