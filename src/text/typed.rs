//! What people type, in their own words: the names of commands and of their parameters, and words to choose from.
//!
//! English names are in the declarations of the commands. Another language has its own under keys that are made of these, in
//! `names.ftl`. What it lacks is in English, which is read everywhere.

use super::Language;
use super::catalog::COMPLETE;

/// What a word that people type names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WordKind {
    /// A command: one word or two.
    Name,
    /// What follows the first word of a command's name, by the whole name.
    Second,
    /// Several commands, where a platform's menu has them together.
    Menu,
    /// A parameter of commands.
    Param,
    /// A value among a few.
    Choice,
}

/// What keys of names begin with.
const KEYS: [(WordKind, &str); 5] = [
    (WordKind::Name, "name-"),
    (WordKind::Second, "name-"),
    (WordKind::Menu, "name-menu-"),
    (WordKind::Param, "param-"),
    (WordKind::Choice, "choice-"),
];

/// The attribute with further words for the same, separated by commas.
const ALSO: &str = "also";

impl WordKind {
    /// The key of an English word in the other languages.
    #[must_use]
    pub fn key(self, word: &str) -> String {
        let beginning = KEYS.iter().find(|(kind, _)| *kind == self).map_or("", |(_, beginning)| beginning);
        format!("{beginning}{}", word.replace(' ', "-"))
    }

    /// Whether a key is that of such a word, which English doesn’t have.
    #[must_use]
    pub fn is_key(key: &str) -> bool {
        KEYS.iter().any(|(_, beginning)| key.starts_with(beginning))
    }
}

impl Language {
    /// How a command, parameter or choice is called in this language, by its English word.
    #[must_use]
    pub fn typed(&self, kind: WordKind, word: &str) -> String {
        let own = self.own(kind, word).unwrap_or_else(|| word.to_owned());
        match own.split_once(' ') {
            Some((_, second)) if kind == WordKind::Second => second.to_owned(),
            _ => own,
        }
    }

    /// The same if this language has a word of its own, which has as many parts as the English one.
    #[must_use]
    pub fn own(&self, kind: WordKind, word: &str) -> Option<String> {
        if self.tag() == COMPLETE {
            return None;
        }
        let parts = |text: &str| text.split_whitespace().count();
        self.plain(&kind.key(word), None).filter(|own| parts(own) == parts(word))
    }

    /// All words of this language for the same, the one that is shown first.
    #[must_use]
    pub fn all_typed(&self, kind: WordKind, word: &str) -> Vec<String> {
        let more = self.own(kind, word).and_then(|_| self.plain(&kind.key(word), Some(ALSO))).unwrap_or_default();
        let more = more.split(',').map(|more| more.trim().to_owned()).filter(|more| !more.is_empty());
        self.own(kind, word).into_iter().chain(more).collect()
    }

    /// A command line with the command’s name in this language: `uitdagen bob chifoumi`.
    #[must_use]
    pub fn command_line(&self, line: &str) -> String {
        let ends = line.match_indices(' ').map(|(at, _)| at).chain([line.len()]).take(2);
        // Some names have two words, of which the first may be a name as well.
        let own = ends.filter_map(|end| Some((self.own(WordKind::Name, &line[..end])?, end))).last();
        match own {
            Some((own, end)) => format!("{own}{}", &line[end..]),
            None => self.list_of(line).unwrap_or_else(|| line.to_owned()),
        }
    }

    /// The first word of several commands, which lists what they are about if nothing follows: `tournament`.
    fn list_of(&self, word: &str) -> Option<String> {
        let own = self.own(WordKind::Name, &format!("{word} list"))?;
        let (first, _) = own.split_once(' ')?;
        self.all_typed(WordKind::Name, &format!("{word} list")).into_iter().find(|own| own == first)
    }

    /// A text without gaps, or an attribute of it.
    fn plain(&self, key: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Message, Span};

    fn dutch() -> Language {
        let texts = "
name-challenge = uitdagen
    .also = uitdaging, daag uit
name-tournament-open = toernooi openen
name-tournament-list = toernooi lijst
    .also = toernooien, toernooi
name-play-on = verder
name-page = pagina
name-board = het bord
choice-off = uit
club-name = Zeg { COMMAND(\"challenge bob\") } of { $name }.";
        Language::of("nl", std::iter::once(texts)).unwrap()
    }

    #[test]
    fn only_the_name_of_a_command_is_put_into_words() {
        for (line, own) in [
            ("challenge bob chifoumi", "uitdagen bob chifoumi"),
            ("challenge", "uitdagen"),
            ("tournament open league", "toernooi openen league"),
            ("tournament join", "tournament join"),
            ("tournament", "toernooi"),
            ("play on", "play on"),
            ("play-on #3", "verder #3"),
            ("page new", "pagina new"),
            ("board #3", "board #3"),
            ("c2-c3 end", "c2-c3 end"),
            ("", ""),
        ] {
            assert_eq!(dutch().command_line(line), own);
        }
        assert_eq!(Language::english().command_line("challenge bob"), "challenge bob");
    }

    #[test]
    fn sentences_show_commands_by_their_own_names() {
        let message = Message::new("club-name").with("name", Span::Name("tournament open".to_owned()));
        assert_eq!(dutch().say(&message), "Zeg “uitdagen bob” of toernooi openen.");
    }

    #[test]
    fn a_word_may_have_others_for_the_same() {
        assert_eq!(dutch().all_typed(WordKind::Name, "challenge"), ["uitdagen", "uitdaging", "daag uit"]);
        assert_eq!(dutch().all_typed(WordKind::Choice, "off"), ["uit"]);
        assert!(dutch().all_typed(WordKind::Choice, "on").is_empty());
        assert_eq!(dutch().typed(WordKind::Choice, "on"), "on");
        assert_eq!(dutch().typed(WordKind::Second, "tournament open"), "openen");
        assert_eq!(Language::english().typed(WordKind::Second, "tournament open"), "open");
    }
}
