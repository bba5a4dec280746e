//! Parameters and words to choose from, by the words of all languages.
//!
//! English is read first, and is in the declarations. No word means two things (`tests/texts.rs`), so that it doesn't
//! matter whose language somebody types.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use deunicode::deunicode_char;

use crate::text::{Language, WordKind};

/// The words of other languages for an English one, as [`folded`].
type Words = HashMap<(WordKind, &'static str), Vec<String>>;

/// Whether a word of any language but English means this English one.
pub(super) fn means(kind: WordKind, word: &str, english: &'static str) -> bool {
    // There are as many English ones as the commands declare.
    static KNOWN: LazyLock<Mutex<Words>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let words = known.entry((kind, english)).or_insert_with(|| words_for(Language::all(), kind, english));
    words.contains(&folded(word))
}

/// What an English word is in these languages, as [`folded`].
fn words_for(languages: &[Language], kind: WordKind, english: &str) -> Vec<String> {
    languages.iter().flat_map(|language| language.all_typed(kind, english)).map(|word| folded(&word)).collect()
}

/// A word as it is compared: in lower case, Latin letters without their marks, one blank between words.
pub(super) fn folded(word: &str) -> String {
    let is_latin = |c: char| matches!(c, 'a'..='z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
    let mut folded = String::new();
    for part in word.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        for c in part.to_lowercase().chars() {
            match deunicode_char(c).filter(|_| is_latin(c)) {
                Some(letters) => folded.push_str(&letters.to_lowercase()),
                // A typographic apostrophe is an apostrophe.
                None => folded.push(if c == '’' { '\'' } else { c }),
            }
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_case_make_no_difference_in_latin_and_other_scripts_stay() {
        assert_eq!(folded(" Défier  LE "), "defier le");
        assert_eq!(folded("Größe"), "grosse");
        assert_eq!(folded("d’accord"), "d'accord");
        assert_eq!(folded("Ход"), "ход");
    }

    #[test]
    fn words_of_a_language_mean_what_it_says() {
        let texts = "
choice-off = Aus
    .also = ohne alles
param-side = seite";
        let german = [Language::of("de", std::iter::once(texts)).unwrap()];
        assert_eq!(words_for(&german, WordKind::Choice, "off"), ["aus", "ohne alles"]);
        assert_eq!(words_for(&german, WordKind::Param, "side"), ["seite"]);
        assert!(words_for(&german, WordKind::Choice, "on").is_empty());
    }
}
