//! The names of commands in other languages than English, and what else of the declarations such languages have words for.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{COMMANDS, Spec};
use crate::command::ParamKind;
use crate::command::spoken::folded;
use crate::text::{Language, WordKind};

/// The commands by their names, as [`folded`].
static NAMES: LazyLock<BTreeMap<String, &'static Spec>> = LazyLock::new(|| names_in(Language::all()));

fn names_in(languages: &[Language]) -> BTreeMap<String, &'static Spec> {
    let mut names = BTreeMap::new();
    for language in languages {
        for spec in COMMANDS {
            for word in language.all_typed(WordKind::Name, spec.name) {
                names.entry(folded(&word)).or_insert(spec);
            }
        }
    }
    names
}

/// The command of this name in any language but English.
pub(super) fn command(name: &str) -> Option<&'static Spec> {
    NAMES.get(&folded(name)).copied()
}

/// All names of commands in other languages than English, as they are compared.
pub(in crate::command) fn names() -> impl Iterator<Item = (&'static str, &'static Spec)> {
    NAMES.iter().map(|(name, spec)| (name.as_str(), *spec))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_the_names_that_a_language_gives_them() {
        let texts = "
name-challenge = herausfordern
    .also = fordere
name-tournament-open = turnier eröffnen";
        let names = names_in(&[Language::of("de", std::iter::once(texts)).unwrap()]);
        let command = |name: &str| names.get(&folded(name)).map(|spec| spec.name);
        assert_eq!(command("Herausfordern"), Some("challenge"));
        assert_eq!(command("fordere"), Some("challenge"));
        assert_eq!(command("turnier eroffnen"), Some("tournament open"));
        assert_eq!(command("challenge"), None);
    }
}
