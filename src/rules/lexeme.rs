//! The tokens of notation, read tolerantly: coordinates, signs, letters of pieces, words.

use super::{Attempt, Coord, Sign};

/// A part of an action as people type it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lexeme {
    Coord(Coord),
    Sign(Sign),
    /// A single letter without a number, in upper case.
    Piece(char),
    /// A word in lower case.
    Word(String),
}

/// A character that no notation uses, and its place in the text, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unreadable {
    pub(super) column: usize,
    pub(super) found: char,
}

/// A part, with the range of characters that it was read from.
pub(super) type Spanned = (Lexeme, usize, usize);

/// Splits a text into parts of notation. Blanks, commas, remarks (`!`, `?`) and turn numbers (`12.`) only separate
/// parts. Any dash, arrow or multiplication sign is fine, and case doesn't matter.
pub(super) fn lex(text: &str) -> Result<Vec<Spanned>, Unreadable> {
    let chars: Vec<char> = text.chars().collect();
    let mut parts = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let begin = at;
        let c = chars[at];
        if c.is_ascii_alphabetic() {
            while at < chars.len() && chars[at].is_ascii_alphabetic() {
                at += 1;
            }
            let letters: String = chars[begin..at].iter().collect();
            let number = digits(&chars[at..]);
            let coord = number.and_then(|len| {
                let number: String = chars[at..at + len].iter().collect();
                Coord::parse(&format!("{}{number}", chars[at - 1]))
            });
            match (number, coord) {
                (Some(len), Some(coord)) => {
                    let before = &letters[..letters.len() - 1];
                    match before.strip_suffix(['x', 'X']).filter(|piece| piece.len() == 1) {
                        // A piece that captures on a cell, `Pxc5`.
                        Some(piece) => {
                            parts.push((word(piece), begin, begin + 1));
                            parts.push((Lexeme::Sign(Sign::Cross), begin + 1, at - 1));
                        }
                        None if before.is_empty() => {}
                        None => parts.push((word(before), begin, at - 1)),
                    }
                    parts.push((Lexeme::Coord(coord), at - 1, at + len));
                    at += len;
                }
                (Some(_), None) => return Err(Unreadable { column: at + 1, found: chars[at] }),
                (None, _) => parts.push((word(&letters), begin, at)),
            }
        } else if let Some(sign) = sign(c) {
            at += 1;
            // Two characters can form one sign, such as `->` or `--`.
            while sign == Sign::Dash && at < chars.len() && matches!(chars[at], '-' | '>') {
                at += 1;
            }
            parts.push((Lexeme::Sign(sign), begin, at));
        } else if c.is_whitespace() || matches!(c, ',' | ';' | '.' | '!' | '?' | '`' | '(' | ')') {
            at += 1;
        } else if let Some(len) = digits(&chars[at..]).filter(|len| chars.get(at + len) == Some(&'.')) {
            at += len + 1;
        } else {
            return Err(Unreadable { column: at + 1, found: c });
        }
    }
    Ok(parts)
}

/// The length of a number at the beginning, or `None`. Only the number of a turn can have blanks before it.
fn digits(chars: &[char]) -> Option<usize> {
    let len = chars.iter().take_while(|c| c.is_ascii_digit()).count();
    (len > 0).then_some(len)
}

fn sign(c: char) -> Option<Sign> {
    match c {
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '>' | '→' | '~' => Some(Sign::Dash),
        '+' | '&' => Some(Sign::Plus),
        '×' | '*' | ':' => Some(Sign::Cross),
        '@' => Some(Sign::At),
        _ => None,
    }
}

fn word(letters: &str) -> Lexeme {
    match (Sign::of_word(letters), letters.chars().next()) {
        (Some(sign), _) => Lexeme::Sign(sign),
        (None, Some(piece)) if letters.len() == 1 => Lexeme::Piece(piece.to_ascii_uppercase()),
        _ => Lexeme::Word(letters.to_ascii_lowercase()),
    }
}

impl Attempt {
    /// Reads a whole text as one attempt. `None` if it doesn't look like exactly one action.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let parts: Vec<Lexeme> = lex(text).ok()?.into_iter().map(|(part, ..)| part).collect();
        let (attempt, used) = Self::first_of(&parts, None)?;
        (used == parts.len()).then_some(attempt)
    }

    /// The attempt at the beginning, and how many parts it uses. A step can leave out its first coordinate if it goes
    /// on from the end of the last one.
    pub(super) fn first_of(parts: &[Lexeme], last: Option<Coord>) -> Option<(Self, usize)> {
        use Lexeme::{Coord as At, Piece, Sign as S, Word};
        Some(match (parts, last) {
            ([At(from), S(sign), At(to), ..], _) if *sign != Sign::At => {
                (Self::Step { from: *from, sign: Some(*sign), to: *to }, 3)
            }
            ([At(to), ..], Some(from)) if !matches!(parts.get(1), Some(At(_))) => {
                (Self::Step { from, sign: None, to: *to }, 1)
            }
            ([At(from), At(to), ..], _) => (Self::Step { from: *from, sign: None, to: *to }, 2),
            ([At(at), ..], _) => (Self::Point(*at), 1),
            ([Piece(piece), S(Sign::At | Sign::Dash), At(at), ..], _) => {
                (Self::Drop { piece: Some(*piece), at: *at }, 3)
            }
            ([Piece(piece), At(at), ..], _) => (Self::Drop { piece: Some(*piece), at: *at }, 2),
            ([S(Sign::At), At(at), ..], _) => (Self::Drop { piece: None, at: *at }, 2),
            ([S(Sign::Plus), At(at), ..], None) => (Self::Revive(*at), 2),
            ([S(sign), At(to), ..], Some(from)) => (Self::Step { from, sign: Some(*sign), to: *to }, 2),
            ([Word(word), ..], _) => (Self::Word(word.clone()), 1),
            ([Piece(piece), ..], _) => (Self::Word(piece.to_ascii_lowercase().to_string()), 1),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<Lexeme> {
        lex(text).unwrap().into_iter().map(|(part, ..)| part).collect()
    }

    #[test]
    fn blanks_case_and_any_dash_do_not_matter() {
        let canonical = parts("c2-c3");
        for text in ["C2-C3", " c2 - c3 ", "c2–c3", "c2 → c3", "c2->c3", "c2 to c3"] {
            assert_eq!(parts(text), canonical, "{text}");
        }
        assert_eq!(parts("c2c3"), parts("c2, c3"));
    }

    #[test]
    fn a_cross_before_a_file_is_a_capture() {
        assert_eq!(parts("c2xc3Xd4"), parts("c2 x c3 × d4"));
    }

    #[test]
    fn numbers_of_turns_are_passed_over() {
        assert_eq!(parts("1. c2-c3 2. c6-c5"), parts("c2-c3 c6-c5"));
    }

    #[test]
    fn a_strange_character_is_named_with_its_column() {
        assert_eq!(lex("c2 $"), Err(Unreadable { column: 4, found: '$' }));
        assert_eq!(lex("c02"), Err(Unreadable { column: 2, found: '0' }));
        assert_eq!(lex("c123"), Err(Unreadable { column: 2, found: '1' }));
    }

    #[test]
    fn an_attempt_has_the_form_of_one_action() {
        let at = |text| Coord::parse(text).unwrap();
        let step = |sign| Attempt::Step { from: at("c2"), sign, to: at("c3") };
        assert_eq!(Attempt::parse("c2c3"), Some(step(None)));
        assert_eq!(Attempt::parse("c2xc3"), Some(step(Some(Sign::Cross))));
        assert_eq!(Attempt::parse("r@c2"), Some(Attempt::Drop { piece: Some('R'), at: at("c2") }));
        assert_eq!(Attempt::parse("@q1"), Some(Attempt::Drop { piece: None, at: at("q1") }));
        assert_eq!(Attempt::parse("+b2"), Some(Attempt::Revive(at("b2"))));
        assert_eq!(Attempt::parse("PASS"), Some(Attempt::Word("pass".into())));
        assert_eq!(Attempt::parse("c2-c3-c4"), None);
        assert_eq!(Attempt::parse(""), None);
    }
}
