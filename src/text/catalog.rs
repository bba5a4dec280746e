//! The languages built into the program, and how a message becomes a sentence in one of them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use unic_langid::LanguageIdentifier;

use super::span::clean;
use super::tidy::visible;
use super::{Arg, Message, Paragraph, Span};

/// A folder of Fluent files per language, named by its BCP 47 tag.
static TEXTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/texts");

/// The language that has every text. It stands in where another lacks one.
const COMPLETE: &str = "en";

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> = TEXTS.dirs().filter_map(Language::load).collect();
    languages.sort_by_key(|language| (language.tag != COMPLETE, language.tag));
    languages
});

/// A language of the program.
pub struct Language {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// All languages, English first.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &LANGUAGES
    }

    /// English, which has every text.
    #[must_use]
    pub fn english() -> &'static Self {
        &LANGUAGES[0]
    }

    /// Finds a language by its tag (`de`), or by a longer tag that begins with it (`de-AT`).
    #[must_use]
    pub fn find(tag: &str) -> Option<&'static Self> {
        let primary = tag.split(['-', '_']).next()?;
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
            if let Span::Time(moment) = span {
                moment.words = self.moment(moment.at, zone, now);
            }
        }
        paragraph
    }

    fn moment(&self, at: Timestamp, zone: &TimeZone, now: Timestamp) -> String {
        let left = at.duration_since(now).as_secs();
        let at = at.to_zoned(zone.clone());
        let part = |form: &str| Arg::Text(at.strftime(form).to_string());
        let mut parts = vec![("date", part("%Y-%m-%d")), ("time", part("%H:%M")), ("zone", part("%Z"))];
        if left <= 0 {
            return self.look_up("time-moment", &parts);
        }
        parts.push(("left", Arg::Text(self.length(left))));
        self.look_up("time-moment-ahead", &parts)
    }

    /// So many seconds in words, by the two biggest units that matter: `2 days and 3 hours`.
    fn length(&self, seconds: i64) -> String {
        const UNITS: [(&str, i64); 4] =
            [("time-days", 86_400), ("time-hours", 3_600), ("time-minutes", 60), ("time-seconds", 1)];
        let big = UNITS.iter().position(|(_, worth)| seconds >= *worth).unwrap_or(UNITS.len() - 1);
        // Nobody counts the seconds of more than ten minutes.
        let finest = if (600..3_600).contains(&seconds) { 60 } else { UNITS[(big + 1).min(UNITS.len() - 1)].1 };
        // Half a unit and more counts as a whole one, which may fill the bigger one.
        let rounded = (seconds + finest / 2) / finest * finest;
        let big = big.saturating_sub(usize::from(big > 0 && rounded >= UNITS[big.saturating_sub(1)].1));
        let mut rest = rounded;
        let mut told = UNITS[big..].iter().take(2).filter_map(|(key, worth)| {
            let count = rest / worth;
            rest %= worth;
            (count > 0).then(|| self.words(key, count))
        });
        match (told.next(), told.next()) {
            (Some(one), Some(two)) => {
                self.look_up("time-two-units", &[("one", Arg::Text(one)), ("two", Arg::Text(two))])
            }
            (one, _) => one.unwrap_or_default(),
        }
    }

    /// The message as plain text.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.paragraph(message).to_string()
    }

    /// The text of a key without arguments. The key may be built at run time, such as the name of a kind of piece.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        Paragraph::split(&self.words(key, 1)).to_string()
    }

    /// The text of a key for this many things.
    fn words(&self, key: &str, count: i64) -> String {
        self.look_up(key, &[("count", Arg::Number(count))])
    }

    fn look_up(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.format(key, args).or_else(|| Self::english().format(key, args)).unwrap_or_else(|| key.to_owned())
    }

    fn format(&self, key: &str, contents: &[(&'static str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut args = FluentArgs::with_capacity(contents.len());
        for (name, arg) in contents {
            args.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.written(other)),
        }
    }

    fn written(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => clean(&visible(text)),
            Arg::Number(number) => number.to_string(),
            Arg::Message(message) => self.look_up(message.key, &message.args),
            Arg::Span(span) => span.marked(),
            Arg::Word(key) => self.words(key, 1),
            Arg::Words(key, count) => self.words(key, *count),
            Arg::List(list) => list.iter().map(|arg| self.written(arg)).collect::<Vec<_>>().join(", "),
        }
    }

    /// Loads one language's folder. Skips whatever is wrong in its files; tests find that.
    fn load(folder: &'static Dir<'static>) -> Option<Self> {
        Self::of(folder.path().to_str()?, folder.files().filter_map(|file| file.contents_utf8()))
    }

    /// Builds a language from a tag and the text of its files.
    pub(crate) fn of<'a>(tag: &'static str, files: impl Iterator<Item = &'a str>) -> Option<Self> {
        let identifier: LanguageIdentifier = tag.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Notation runs from left to right in every language. People would copy the marks together with it.
        bundle.set_use_isolating(false);
        bundle.add_function("COMMAND", command).unwrap_or_default();
        for file in files {
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            // The first text of a key counts.
            bundle.add_resource(resource).unwrap_or_default();
        }
        Some(Self { tag, bundle })
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
    fn a_time_ahead_is_told_with_how_long_it_is_until_then() {
        let message = Message::new("club-your-turn-until").with("until", Timestamp::from_second(1_000_000).unwrap());
        let told = |seconds: i64| {
            let now = Timestamp::from_second(1_000_000 - seconds).unwrap();
            Language::english().paragraph_as_of(&message, &TimeZone::UTC, now).to_string()
        };
        let at = "on 1970-01-12 at 13:46 UTC.";
        for (seconds, left) in [
            (1, "1 second"),
            (90, "1 minute and 30 seconds"),
            (600, "10 minutes"),
            (3_598, "1 hour"),
            (2 * 3_600 + 29, "2 hours"),
            (90 * 60, "1 hour and 30 minutes"),
            (86_399, "1 day"),
            (86_400 + 3_600, "1 day and 1 hour"),
            (864_000 - 5, "10 days"),
        ] {
            assert_eq!(told(seconds), format!("Your time runs out in {left}, {at}"), "{seconds}");
        }
        assert_eq!([0, -5].map(told), [format!("Your time runs out {at}"), format!("Your time runs out {at}")]);
    }

    #[test]
    fn english_has_every_text_that_another_language_has() {
        for language in Language::all() {
            for key in keys(language.tag) {
                assert!(Language::english().has(&key), "{key} is not in English");
            }
        }
    }

    #[test]
    fn an_unknown_language_is_not_found_and_a_region_is_passed_over() {
        assert!(Language::find("xx").is_none());
        assert_eq!(Language::find("en-GB").map(Language::tag), Some("en"));
    }

    #[test]
    fn gaps_are_filled_with_texts_numbers_and_other_messages() {
        let message = Message::new("nothing-has-this-key").with_text("name", "ann");
        assert_eq!(Language::english().say(&message), "nothing-has-this-key");
    }
}
