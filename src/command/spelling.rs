//! Cells as people spell them where letters sound alike: `echo 5`, `Emil fünf`.
//!
//! Each language has the words of its spelling alphabets, each of which stands for its first letter, and of the numbers from
//! one on. The English ones are those of the ITU's Radio Regulations (appendix 14), with their usual variants.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::spoken::folded;
use crate::rules::Coord;
use crate::text::Language;

/// What the words of all languages stand for.
static SPELLED: LazyLock<Spelled> = LazyLock::new(|| {
    let mut spelled = Spelled::default();
    for language in Language::all() {
        let words = |key: &str| language.word(key).split(", ").map(folded).collect::<Vec<_>>();
        let letters = words("command-spelling-letters").into_iter();
        spelled
            .letters
            .extend(letters.filter_map(|word| Some((word.chars().next()?, word))).map(|(c, word)| (word, c)));
        spelled.numbers.extend(words("command-spelling-numbers").into_iter().zip(1..));
    }
    spelled
});

#[derive(Default)]
struct Spelled {
    letters: HashMap<String, char>,
    numbers: HashMap<String, usize>,
}

/// Reads the coordinate of a cell: `e5`, `e 5`, or spelled out.
#[must_use]
pub fn spelled_cell(text: &str) -> Option<Coord> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [cell] => Coord::parse(cell),
        [letter, number] => {
            let number = spelled_number(number).map_or_else(|| number.to_owned(), |number| number.to_string());
            Coord::parse(&format!("{}{number}", spelled_letter(letter)?))
        }
        _ => None,
    }
}

/// The letter that a word of a spelling alphabet stands for, or the letter itself, in lower case.
#[must_use]
pub fn spelled_letter(word: &str) -> Option<char> {
    match word.as_bytes() {
        [letter] => letter.is_ascii_alphabetic().then(|| char::from(letter.to_ascii_lowercase())),
        _ => SPELLED.letters.get(&folded(word)).copied(),
    }
}

/// The number that a word stands for: `five`.
#[must_use]
pub fn spelled_number(word: &str) -> Option<usize> {
    SPELLED.numbers.get(&folded(word)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_spells_all_letters_and_rows_of_the_boards() {
        for language in Language::all() {
            let words = |key: &str| language.word(key).split(", ").map(str::to_owned).collect::<Vec<_>>();
            let numbers = words("command-spelling-numbers");
            assert_eq!(numbers.len(), 13, "{}", language.tag());
            for (number, word) in (1..).zip(numbers) {
                assert_eq!(spelled_number(&word), Some(number), "{word} in {}", language.tag());
            }
            let letters = words("command-spelling-letters");
            for letter in 'a'..='z' {
                let is_spelled = letters.iter().any(|word| spelled_letter(word) == Some(letter));
                assert!(is_spelled, "{letter} in {}", language.tag());
            }
        }
    }

    #[test]
    fn cells_are_spelled_in_any_language() {
        let e5 = Coord::parse("e5");
        for spelled in
            ["e5", "E 5", "echo five", "Emil fünf", "Essen 5", "eduard vijf", "EUGENE cinq", "España cinco", "évora 5"]
        {
            assert_eq!(spelled_cell(spelled), e5, "{spelled}");
        }
        for other in ["", "e", "5", "ermine 5", "echo 5 6", "é 5", "echo fivee"] {
            assert_eq!(spelled_cell(other), None, "{other}");
        }
    }
}
