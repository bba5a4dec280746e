//! Commands, their parameters and words to choose from, by the words of all languages.
//!
//! English is read first, and is in the declarations. No word means two things (`tests/texts.rs`), so that it doesn't
//! matter whose language somebody types.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use deunicode::deunicode_char;

use super::{COMMANDS, ParamKind, Spec};
use crate::text::{Language, WordKind};

/// What each word means.
static SPOKEN: LazyLock<Spoken> = LazyLock::new(|| Spoken::by(Language::all()));

/// The words of languages, as [`folded`].
#[derive(Default)]
struct Spoken {
    commands: BTreeMap<String, &'static Spec>,
    words: HashMap<(WordKind, String), Vec<&'static str>>,
}

impl Spoken {
    fn by(languages: &[Language]) -> Self {
        let mut spoken = Self::default();
        for language in languages {
            for spec in COMMANDS {
                for word in language.all_typed(WordKind::Name, spec.name) {
                    spoken.commands.entry(folded(&word)).or_insert(spec);
                }
            }
            for (kind, english) in typed_words() {
                for word in language.all_typed(kind, english) {
                    let meant = spoken.words.entry((kind, folded(&word))).or_default();
                    if !meant.contains(&english) {
                        meant.push(english);
                    }
                }
            }
        }
        spoken
    }
}

/// The command of this name in any language but English.
pub(super) fn command(name: &str) -> Option<&'static Spec> {
    SPOKEN.commands.get(&folded(name)).copied()
}

/// All names of commands in other languages than English, as they are compared.
pub(super) fn names() -> impl Iterator<Item = (&'static str, &'static Spec)> {
    SPOKEN.commands.iter().map(|(name, spec)| (name.as_str(), *spec))
}

/// Whether a word of any language but English means this English one.
pub(super) fn means(kind: WordKind, word: &str, english: &str) -> bool {
    let meant = SPOKEN.words.get(&(kind, folded(word)));
    meant.is_some_and(|meant| meant.contains(&english))
}

/// The names of parameters and the words to choose from that other languages have words for.
#[must_use]
pub fn typed_words() -> Vec<(WordKind, &'static str)> {
    let mut words = Vec::new();
    for param in COMMANDS.iter().flat_map(|spec| spec.params) {
        words.push((WordKind::Param, param.name));
        if let ParamKind::Choice(_) | ParamKind::Side = param.kind {
            words.extend(param.kind.choices().into_iter().map(|choice| (WordKind::Choice, choice)));
        }
    }
    // Those of points stand for themselves.
    words.retain(|(_, word)| word.starts_with(char::is_alphabetic));
    words.sort_by_key(|(kind, word)| (*kind == WordKind::Choice, *word));
    words.dedup();
    words
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
name-challenge = herausfordern
    .also = fordere
name-tournament-open = turnier eröffnen
choice-off = aus
param-side = seite";
        let german = Language::of("de", std::iter::once(texts)).unwrap();
        let spoken = Spoken::by(&[german]);
        let command = |name: &str| spoken.commands.get(&folded(name)).map(|spec| spec.name);
        assert_eq!(command("Herausfordern"), Some("challenge"));
        assert_eq!(command("fordere"), Some("challenge"));
        assert_eq!(command("turnier eroffnen"), Some("tournament open"));
        assert_eq!(command("challenge"), None);
        let words = |kind, word: &str| spoken.words.get(&(kind, word.to_owned())).cloned();
        assert_eq!(words(WordKind::Choice, "aus"), Some(vec!["off"]));
        assert_eq!(words(WordKind::Param, "seite"), Some(vec!["side"]));
    }
}
