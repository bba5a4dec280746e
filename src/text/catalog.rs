//! The languages built into the program, and how a message becomes a sentence in one of them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{LazyLock, OnceLock};
use std::{fs, io};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::{ResolverError, errors::ReferenceKind};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use fluent_syntax::parser::{self, ParserError};
use include_dir::{Dir, include_dir};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use unic_langid::LanguageIdentifier;

use super::span::{clean, isolated};
use super::tidy::visible;
use super::usage::{self, Usage};
use super::{Arg, Message, Paragraph, Span, WordKind};

/// A folder of Fluent files per language, named by its BCP 47 tag.
pub(super) static TEXTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/texts");

/// The language that has every text. It stands in where another lacks one.
pub(super) const COMPLETE: &str = "en";

/// What languages call the attribute of a word that has it for several things.
const PLURALS: [&str; 2] = ["p", "plural"];

/// The texts of languages that aren't built in, by tag, file by file.
static FURTHER: OnceLock<BTreeMap<&'static str, Vec<String>>> = OnceLock::new();

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut texts = FURTHER.get().cloned().unwrap_or_default();
    for folder in TEXTS.dirs() {
        let Some(tag) = folder.path().to_str() else { continue };
        let files = folder.files().filter_map(|file| file.contents_utf8()).map(str::to_owned);
        texts.entry(tag).or_default().extend(files);
    }
    let built = texts.iter().filter_map(|(tag, files)| Language::of(tag, files.iter().map(String::as_str)));
    let mut languages: Vec<Language> = built.collect();
    languages.sort_by_key(|language| (language.tag != COMPLETE, language.tag));
    languages
});

/// A language of the program.
pub struct Language {
    tag: &'static str,
    pub(super) bundle: LazyLock<Bundle, Reading>,
    usage: OnceLock<Usage>,
}

/// A language’s texts.
type Bundle = FluentBundle<FluentResource>;

/// How they are read.
type Reading = Box<dyn FnOnce() -> Bundle + Send>;

impl Language {
    /// All languages, English first.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &LANGUAGES
    }

    /// Adds the languages in a folder that is laid out like `assets/texts`, before any is used. Their texts stand above those
    /// that are built in.
    ///
    /// # Errors
    /// If a file can't be read, or isn't well formed: which one, and the line.
    pub fn add_from(folder: &Path) -> io::Result<()> {
        let mut texts: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
        for language in fs::read_dir(folder)? {
            let language = language?;
            if let Some(tag) = language.file_name().to_str().filter(|_| language.path().is_dir()) {
                let files = texts.entry(tag.to_owned().leak()).or_default();
                for file in fs::read_dir(language.path())? {
                    let path = file?.path();
                    files.push(well_formed(&path, fs::read_to_string(&path)?)?);
                }
            }
        }
        FURTHER.set(texts).unwrap_or_default();
        Ok(())
    }

    /// English, which has every text.
    #[must_use]
    pub fn english() -> &'static Self {
        &LANGUAGES[0]
    }

    /// Finds a language by its tag (`de`), by a longer tag that begins with it (`de-AT`), or by a locale (`de.UTF-8`).
    #[must_use]
    pub fn find(tag: &str) -> Option<&'static Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        LANGUAGES.iter().find(|language| language.tag.eq_ignore_ascii_case(primary))
    }

    /// Its BCP 47 tag, such as `en`.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// Whether the language has its own text for a key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message as a paragraph, with times in UTC. It is in English if this language lacks the text.
    #[must_use]
    pub fn paragraph(&self, message: &Message) -> Paragraph {
        self.paragraph_as_of(message, &TimeZone::UTC, Timestamp::MAX)
    }

    /// The message as a paragraph, with times in a zone. Those that are ahead are told with how long it is until then.
    #[must_use]
    pub fn paragraph_as_of(&self, message: &Message, zone: &TimeZone, now: Timestamp) -> Paragraph {
        let mut paragraph = Paragraph::split(&self.look_up(message.key, &message.args));
        for span in &mut paragraph.0 {
            match span {
                Span::Time(moment) => moment.words = self.moment(moment.at, zone, now),
                Span::Command(line) => *line = self.command_line(line),
                Span::Name(name) => *name = self.typed(WordKind::Name, name),
                _ => {}
            }
        }
        paragraph
    }

    /// The message as plain text.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.plainly(&self.paragraph(message))
    }

    /// A paragraph as plain text, with commands in the language's quotation marks.
    #[must_use]
    pub fn plainly(&self, paragraph: &Paragraph) -> String {
        let written = |span: &Span| match span {
            Span::Command(line) => self.look_up("command-typed", &[("line", Arg::from(line.as_str()))]),
            other => other.to_string(),
        };
        paragraph.0.iter().map(written).collect()
    }

    /// The text of a key without arguments. The key may be built at run time, such as the name of a kind of piece.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        Paragraph::split(&self.words(key, 1)).to_string()
    }

    /// The same for several things: a language has that as the text itself, or as an attribute of it.
    #[must_use]
    pub fn several(&self, key: &str) -> String {
        let args = [("count", Arg::Number(2))];
        let mut attributes = self.attributes_of(key, &args).into_iter();
        let several = attributes.find(|(name, _)| PLURALS.contains(&name.as_str())).map(|(_, text)| text);
        Paragraph::split(&several.unwrap_or_else(|| self.words(key, 2))).to_string()
    }

    /// The text of a key for this many things.
    fn words(&self, key: &str, count: i64) -> String {
        self.look_up(key, &[("count", Arg::Number(count))])
    }

    pub(super) fn look_up(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let own = self.format(key, args);
        debug_assert!(own.is_some() || self.tag == COMPLETE || !self.has(key), "{}: {key} with {args:?}", self.tag);
        own.or_else(|| Self::english().format(key, args)).unwrap_or_else(|| key.to_owned())
    }

    fn format(&self, key: &str, contents: &[(&'static str, Arg)]) -> Option<String> {
        self.fill(self.bundle.get_message(key)?.value()?, &self.filled(contents))
    }

    /// Fills the gaps of a text. `None` if one stays open.
    fn fill(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        let mut chosen_by_default = errors.iter().filter_map(unknown_attribute);
        // A text that selects by an attribute which a word lacks has a default for it. A gap would be left with its name.
        let is_filled = chosen_by_default.all(|name| !text.contains(&format!("{{${name}}}")));
        (is_filled && errors.iter().all(|error| unknown_attribute(error).is_some())).then(|| text.into_owned())
    }

    /// The arguments as Fluent takes them, each with its attributes: `$piece-gender` beside `$piece`.
    fn filled(&self, contents: &[(&'static str, Arg)]) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(contents.len() + 1);
        // A word stands for one thing unless it says otherwise.
        args.set("count", 1);
        for (name, arg) in contents {
            args.set(*name, self.value(arg));
            for (attribute, text) in self.attributes(arg) {
                args.set(format!("{name}-{attribute}"), text);
            }
        }
        args
    }

    /// The attributes of the text that fills a gap, such as the gender of a piece's name. A list of one has those of its
    /// item.
    fn attributes(&self, arg: &Arg) -> Vec<(String, String)> {
        match arg {
            Arg::Message(message) => self.attributes_of(message.key, &message.args),
            Arg::Word(key) => self.attributes_of(key, &[("count", Arg::Number(1))]),
            Arg::Words(key, count) => self.attributes_of(key, &[("count", Arg::Number(*count))]),
            Arg::List(list) | Arg::And(list) | Arg::Or(list) => match &list[..] {
                [only] => self.attributes(only),
                _ => Vec::new(),
            },
            Arg::Text(_) | Arg::Number(_) | Arg::Span(_) | Arg::Typed(..) => Vec::new(),
        }
    }

    fn attributes_of(&self, key: &str, contents: &[(&'static str, Arg)]) -> Vec<(String, String)> {
        let Some(message) = self.bundle.get_message(key) else { return Vec::new() };
        let mut attributes = message.attributes().peekable();
        if attributes.peek().is_none() {
            return Vec::new();
        }
        let args = self.filled(contents);
        let filled = attributes.filter_map(|of| Some((of.id().to_owned(), self.fill(of.value(), &args)?)));
        filled.collect()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.written(other)),
        }
    }

    pub(super) fn written(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => isolated(clean(&visible(text))),
            Arg::Number(number) => number.to_string(),
            Arg::Message(message) => self.look_up(message.key, &message.args),
            Arg::Span(span) => span.marked(),
            Arg::Word(key) => self.words(key, 1),
            Arg::Words(key, count) => self.words(key, *count),
            Arg::Typed(kind, word) => self.typed(*kind, word),
            Arg::List(list) => self.all_written(list).join(", "),
            Arg::And(list) => self.usage().and(&self.all_written(list)),
            Arg::Or(list) => self.usage().or(&self.all_written(list)),
        }
    }

    fn all_written(&self, list: &[Arg]) -> Vec<String> {
        list.iter().map(|arg| self.written(arg)).collect()
    }

    /// How the language writes lists, dates and times.
    pub(super) fn usage(&self) -> &Usage {
        self.usage.get_or_init(|| Usage::of(self.tag).expect("the data are built in"))
    }

    /// A language of a tag and the text of its files, which are read when it first says something.
    pub(crate) fn of<'a>(tag: &'static str, files: impl Iterator<Item = &'a str>) -> Option<Self> {
        let identifier: LanguageIdentifier = tag.parse().ok()?;
        let files: Vec<String> = files.map(str::to_owned).collect();
        let bundle: Reading = Box::new(move || bundle(identifier, files));
        Some(Self { tag, bundle: LazyLock::new(bundle), usage: OnceLock::new() })
    }
}

/// The text of a file, if all of it can be read.
fn well_formed(path: &Path, text: String) -> io::Result<String> {
    let Err((_, errors)) = parser::parse(text.as_str()) else { return Ok(text) };
    let begin_of = |error: &ParserError| error.slice.as_ref().map_or(error.pos.start, |entry| entry.start);
    let begin = errors.first().map_or(0, begin_of);
    let line = 1 + text.bytes().take(begin).filter(|byte| *byte == b'\n').count();
    Err(io::Error::new(io::ErrorKind::InvalidData, format!("{}, line {line} is no Fluent", path.display())))
}

/// Reads the texts of a language. Skips whatever is wrong in them; tests find that.
fn bundle(identifier: LanguageIdentifier, files: Vec<String>) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Notation runs from left to right in every language. People would copy the marks together with it.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(usage::number));
    bundle.add_function("COMMAND", command).unwrap_or_default();
    for file in files {
        let resource = match FluentResource::try_new(file) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        // The first text of a key counts.
        bundle.add_resource(resource).unwrap_or_default();
    }
    bundle
}

/// The name of an attribute that a text asks for and no word has: `piece-gender`. Gaps of other names are filled.
fn unknown_attribute(error: &FluentError) -> Option<&str> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            Some(id.as_str()).filter(|id| id.contains('-'))
        }
        _ => None,
    }
}

/// `{ COMMAND("accept", $id) }` in a text: builds a command line from its parts.
fn command<'a>(parts: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let part = |part: &FluentValue<'_>| match part {
        FluentValue::String(text) => Some(Paragraph::split(text).0.iter().map(Span::typed).collect::<String>()),
        FluentValue::Number(number) => Some(number.as_string().into_owned()),
        _ => None,
    };
    match parts.iter().map(part).collect::<Option<Vec<String>>>() {
        Some(parts) => Span::Command(parts.join(" ")).marked().into(),
        None => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn keys(tag: &str) -> Vec<String> {
        let folder = TEXTS.get_dir(tag).unwrap();
        let mut keys = Vec::new();
        for file in folder.files() {
            let resource = FluentResource::try_new(file.contents_utf8().unwrap().to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.path().display()));
            for entry in resource.entries() {
                if let fluent_syntax::ast::Entry::Message(message) = entry {
                    keys.push(message.id.name.to_owned());
                }
            }
        }
        keys
    }

    #[test]
    fn every_file_is_well_formed_and_no_key_is_written_twice() {
        for language in Language::all() {
            let mut seen = HashSet::new();
            for key in keys(language.tag) {
                assert!(seen.insert(key.clone()), "{key} twice in {}", language.tag);
            }
        }
    }

    #[test]
    fn where_a_file_of_ones_own_is_wrong_is_said() {
        let read =
            |text: &str| well_formed(Path::new("it/club.ftl"), text.to_owned()).map_err(|wrong| wrong.to_string());
        assert_eq!(read("a = b\n").unwrap(), "a = b\n");
        assert_eq!(read("a = b\nc = { $d\ne = f\n").unwrap_err(), "it/club.ftl, line 2 is no Fluent");
    }

    #[test]
    fn english_has_every_text_that_another_language_has() {
        for language in Language::all() {
            // English names of commands stand in their declarations.
            for key in keys(language.tag).into_iter().filter(|key| !WordKind::is_key(key)) {
                assert!(Language::english().has(&key), "{key} is not in English");
            }
        }
    }

    #[test]
    fn an_unknown_language_is_not_found_and_a_region_is_passed_over() {
        assert!(Language::find("xx").is_none());
        for locale in ["en-GB", "en_GB.UTF-8", "en.UTF-8", "en@quot"] {
            assert_eq!(Language::find(locale).map(Language::tag), Some("en"), "{locale}");
        }
    }

    /// A language in which things have a gender, and whose words for colors follow it.
    fn gendered() -> Language {
        let texts = "
color-white = Weiß
    .m = weißer
    .f = weiße
    .p = weiße
piece-rock = { $count ->
    [one] Stein
   *[other] Steine
}
    .gender = { $count ->
        [one] m
       *[other] p
    }
chifoumi-piece-scissors = Schere
    .gender = f
scene-piece = { $piece-gender ->
    [f] { $color-f }
    [p] { $color-p }
   *[m] { $color-m }
} { $piece }
    .gender = { $piece-gender }
scene-won = { $player-gender ->
    [f] sie siegt
   *[other] { $player } siegt
}
scene-lost = { $pieces-gender ->
    [f] die { $pieces }
    [m] den { $pieces }
   *[other] verloren: { $pieces }
}
scene-listed = { $piece-gender } { $piece }";
        Language::of("de", std::iter::once(texts)).unwrap()
    }

    fn piece(word: Arg) -> Message {
        Message::new("scene-piece").with("color", Message::new("color-white")).with("piece", word)
    }

    #[test]
    fn a_sentence_agrees_with_the_attributes_of_the_words_in_it() {
        let said = |message: &Message| gendered().say(message);
        assert_eq!(said(&piece(Arg::Word("piece-rock".into()))), "weißer Stein");
        assert_eq!(said(&piece(Arg::Words("piece-rock".into(), 2))), "weiße Steine");
        assert_eq!(said(&piece(Message::new("chifoumi-piece-scissors").into())), "weiße Schere");
    }

    #[test]
    fn attributes_are_passed_on_by_a_message_and_by_a_list_of_one() {
        let lost = |pieces| gendered().say(&Message::new("scene-lost").with("pieces", Arg::And(pieces)));
        let [rock, pair] = ["piece-rock", "chifoumi-piece-scissors"].map(|key| Arg::from(piece(Arg::Word(key.into()))));
        assert_eq!(lost(vec![rock.clone()]), "den weißer Stein");
        assert_eq!(lost(vec![pair.clone()]), "die weiße Schere");
        assert_eq!(lost(vec![rock, pair]), "verloren: weißer Stein und weiße Schere");
    }

    #[test]
    fn an_attribute_that_a_word_lacks_selects_the_default_but_leaves_no_gap_open() {
        let named = Message::new("scene-won").with_text("player", "ann");
        assert_eq!(gendered().say(&named), "ann siegt");
        let open = Message::new("scene-listed").with_text("piece", "ann");
        assert_eq!(gendered().format(open.key, &open.args), None);
        assert_eq!(gendered().format("scene-won", &[]), None, "a gap that nothing fills");
    }

    #[test]
    fn gaps_are_filled_with_texts_numbers_and_other_messages() {
        let message = Message::new("nothing-has-this-key").with_text("name", "ann");
        assert_eq!(Language::english().say(&message), "nothing-has-this-key");
    }
}
