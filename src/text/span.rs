//! Text as data: paragraphs of spans, which each platform lays out in its own way.
//!
//! Fluent knows only strings. So a span goes into a sentence between marks, and the finished sentence is split at them.
//! The marks are noncharacters, which Unicode reserves for internal use. Text from outside is stripped of them.

use std::fmt;

use jiff::Timestamp;
use jiff::fmt::serde::timestamp::millisecond;
use serde::{Deserialize, Serialize};
use unicode_bidi::{BidiClass, bidi_class};

use super::tidy::visible;

/// Mark the start of a span, the border between two fields, and the end.
const OPEN: char = '\u{fdd0}';
const BETWEEN: char = '\u{fdd1}';
const CLOSE: char = '\u{fdd2}';

/// Surround a name that runs from right to left, so that it doesn't reorder the digits after it (Unicode Standard Annex
/// 9, 2.4).
const ISOLATE: char = '\u{2068}';
const ISOLATED: char = '\u{2069}';

/// A paragraph of text.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Paragraph(pub Vec<Span>);

/// A part of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// Plain words.
    Words(String),
    /// A command line without a prefix: `accept #12`.
    Command(String),
    /// The name of a command, in a list of them.
    Name(String),
    /// Actions in notation, as people type them: `c2-c3`.
    Notation(String),
    /// An address of the program's own, to be opened.
    Link(String),
    /// Somebody on a platform.
    Person(Named),
    /// A room or conversation on a platform.
    Place(Named),
    /// A time, shown to each reader in their own zone if the platform can.
    Time(Moment),
}

/// A moment. A platform may show it to each reader in their own time zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The moment itself.
    #[serde(with = "millisecond::required")]
    pub at: Timestamp,
    /// The same in words: `on 21 Nov 2026 at 18:00 UTC`. Empty until it is put into a sentence.
    pub words: String,
}

/// A person or place that a platform knows by an id, and may show as a link.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Named {
    /// The platform: `discord`, `matrix`, `console`.
    pub platform: String,
    /// The id on that platform.
    pub id: String,
    /// The name that people use.
    pub name: String,
}

/// A stored paragraph. Before spans existed, it was a string.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Words(String),
    Spans(Vec<Span>),
}

impl From<Stored> for Paragraph {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Words(words) => Self::words(words),
            Stored::Spans(spans) => Self(spans),
        }
    }
}

impl Paragraph {
    /// A paragraph of plain words.
    #[must_use]
    pub fn words(words: impl Into<String>) -> Self {
        Self(vec![Span::Words(words.into())])
    }

    /// Splits a sentence at the marks in it.
    pub(super) fn split(marked: &str) -> Self {
        let mut spans = Vec::new();
        let add_words = |spans: &mut Vec<Span>, words: &str| {
            if !words.is_empty() {
                spans.push(Span::Words(words.to_owned()));
            }
        };
        let mut rest = marked;
        while let Some((words, after)) = rest.split_once(OPEN) {
            add_words(&mut spans, words);
            let (inside, after) = after.split_once(CLOSE).unwrap_or((after, ""));
            spans.extend(Span::unmarked(inside));
            rest = after;
        }
        add_words(&mut spans, rest);
        Self(spans)
    }
}

/// Writes the paragraph as plain text, with commands in quotation marks.
impl fmt::Display for Paragraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| write!(f, "{span}"))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(text) | Self::Name(text) | Self::Notation(text) | Self::Link(text) => f.write_str(text),
            Self::Command(line) => write!(f, "“{line}”"),
            Self::Person(person) => f.write_str(&isolated(person.name.clone())),
            Self::Place(place) => f.write_str(&isolated(format!("#{}", place.name))),
            Self::Time(moment) => f.write_str(&moment.words),
        }
    }
}

impl Span {
    /// The span between marks, ready to go into a sentence.
    pub(super) fn marked(&self) -> String {
        match self {
            Self::Words(words) => clean(&visible(words)),
            Self::Command(line) => marked("command", &[&visible(line)]),
            Self::Name(name) => marked("name", &[&visible(name)]),
            Self::Notation(text) => marked("notation", &[&visible(text)]),
            Self::Link(address) => marked("link", &[address]),
            Self::Person(Named { platform, id, name }) => marked("person", &[platform, id, name]),
            Self::Place(Named { platform, id, name }) => marked("place", &[platform, id, name]),
            Self::Time(Moment { at, words }) => marked("time", &[&at.as_millisecond().to_string(), words]),
        }
    }

    fn unmarked(inside: &str) -> Option<Self> {
        let fields: Vec<&str> = inside.split(BETWEEN).collect();
        let named = |[platform, id, name]: [&str; 3]| Named {
            platform: platform.to_owned(),
            id: id.to_owned(),
            name: name.to_owned(),
        };
        match fields[..] {
            ["command", line] => Some(Self::Command(line.to_owned())),
            ["name", name] => Some(Self::Name(name.to_owned())),
            ["notation", text] => Some(Self::Notation(text.to_owned())),
            ["link", address] => Some(Self::Link(address.to_owned())),
            ["person", platform, id, name] => Some(Self::Person(named([platform, id, name]))),
            ["place", platform, id, name] => Some(Self::Place(named([platform, id, name]))),
            ["time", at, words] => {
                let at = Timestamp::from_millisecond(at.parse().ok()?).ok()?;
                Some(Self::Time(Moment { at, words: words.to_owned() }))
            }
            _ => None,
        }
    }

    /// How people type the span as part of a command line.
    pub(super) fn typed(&self) -> String {
        match self {
            Self::Command(text) => text.clone(),
            Self::Person(person) => person.name.clone(),
            other => other.to_string(),
        }
    }
}

/// A text that keeps to itself if part of it runs from right to left.
pub(super) fn isolated(text: String) -> String {
    let is_apart = text.starts_with(ISOLATE) && text.ends_with(ISOLATED);
    if is_backward(&text) && !is_apart { format!("{ISOLATE}{text}{ISOLATED}") } else { text }
}

/// Whether part of a text runs from right to left.
fn is_backward(text: &str) -> bool {
    text.chars().any(|letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL))
}

/// A span of this kind, with its fields between marks.
fn marked(kind: &str, fields: &[&str]) -> String {
    let mut marked = String::from(OPEN);
    marked.push_str(kind);
    for field in fields {
        marked.push(BETWEEN);
        marked.push_str(&clean(field));
    }
    marked.push(CLOSE);
    marked
}

/// A text from outside, without marks.
pub(super) fn clean(text: &str) -> String {
    // All marks begin with this byte. Hardly any text contains it.
    if text.as_bytes().contains(&0xef) { text.replace([OPEN, BETWEEN, CLOSE], "") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans() -> Vec<Span> {
        let named = |name: &str| Named { platform: "matrix".into(), id: "@x:a.org".into(), name: name.into() };
        vec![
            Span::Words("Say ".into()),
            Span::Command("accept #12".into()),
            Span::Name("tournament join".into()),
            Span::Notation("c2xc3 end".into()),
            Span::Person(named("Ann “the” Rook")),
            Span::Words(" runs out ".into()),
            Span::Time(Moment {
                at: Timestamp::from_millisecond(1_795_219_200_000).unwrap(),
                words: "on a day".into(),
            }),
            Span::Place(named("lobby")),
        ]
    }

    #[test]
    fn what_is_put_between_marks_is_found_again() {
        let marked: String = spans().iter().map(Span::marked).collect();
        assert_eq!(Paragraph::split(&marked), Paragraph(spans()));
    }

    #[test]
    fn a_name_with_marks_in_it_is_a_name_without_them() {
        let name = format!("x{CLOSE}{OPEN}command{BETWEEN}resign{CLOSE}");
        let person = Span::Person(Named { platform: "matrix".into(), id: "1".into(), name });
        let split = Paragraph::split(&format!("{} to move", person.marked()));
        assert_eq!(split.to_string(), "xcommandresign to move");
        assert_eq!(split.0.len(), 2);
    }

    #[test]
    fn a_name_from_right_to_left_keeps_to_itself_except_in_a_line_to_be_typed() {
        let named = |name: &str| Named { platform: "matrix".into(), id: "1".into(), name: name.into() };
        let told = |name: &str| Paragraph(vec![Span::Person(named(name)), Span::Words(" 1892".into())]).to_string();
        assert_eq!(told("שלום"), "\u{2068}שלום\u{2069} 1892");
        assert_eq!(told("Zoë 2"), "Zoë 2 1892");
        assert_eq!(Span::Place(named("שלום")).to_string(), "\u{2068}#שלום\u{2069}");
        assert_eq!(Span::Person(named("שלום")).typed(), "שלום");
    }

    #[test]
    fn spans_are_kept_and_read_again_and_so_is_what_was_a_string() {
        let kept = serde_json::to_string(&Paragraph(spans())).unwrap();
        assert_eq!(serde_json::from_str::<Paragraph>(&kept).unwrap(), Paragraph(spans()));
        let old: Paragraph = serde_json::from_str("\"ann to move.\"").unwrap();
        assert_eq!(old, Paragraph::words("ann to move."));
    }

    #[test]
    fn in_plain_words_a_command_stands_in_quotation_marks() {
        assert_eq!(
            Paragraph(spans()).to_string(),
            "Say “accept #12”tournament joinc2xc3 endAnn “the” Rook runs out on a day#lobby"
        );
    }
}
