//! Whether typed parts name an action.

use super::Sign;
use super::lexeme::Lexeme;

/// How much of an action some parts name.
pub(super) enum Fit {
    /// All of it, with this many parts.
    Whole(usize),
    /// Only its beginning, and then the text ends.
    Begins,
    /// Nothing of it.
    No,
}

/// Compares the parts of a legal action with those that were typed. `fine` are the signs that may stand for its own.
pub(super) fn fit(wanted: &[Lexeme], given: &[Lexeme], fine: &[Sign]) -> Fit {
    let mut taken = 0;
    for (index, part) in wanted.iter().enumerate() {
        let found = given.get(taken);
        match (part, found) {
            (_, Some(found)) if found == part => taken += 1,
            // A dash is the simplest sign. Between two parts it stands for any sign.
            (Lexeme::Sign(_), Some(Lexeme::Sign(Sign::Dash))) if index > 0 => taken += 1,
            (Lexeme::Sign(_), Some(Lexeme::Sign(sign))) if index > 0 && fine.contains(sign) => taken += 1,
            (Lexeme::Sign(_), Some(Lexeme::Coord(_))) if index > 0 => {}
            (Lexeme::Sign(Sign::At), Some(Lexeme::Coord(_))) => {}
            (Lexeme::Word(word), Some(Lexeme::Word(begun))) if taken + 1 == given.len() && word.starts_with(begun) => {
                return Fit::Begins;
            }
            (_, None) if taken > 0 => return Fit::Begins,
            _ => return Fit::No,
        }
    }
    Fit::Whole(taken)
}
