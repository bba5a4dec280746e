//! Messages: what to say, before a language puts it into words.

use jiff::Timestamp;

use super::{Moment, Span, WordKind};

/// A sentence to say: the key of its text, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key of the text, as in the files under `assets/texts/`.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Text that is the same in every language, such as notation or a name.
    Text(String),
    /// A count. A language groups its digits and chooses the plural by it. A rating, or a number that people type, is text.
    Number(i64),
    /// Something with its own text, such as the name of a piece.
    Message(Message),
    /// Several arguments with commas between them, such as cells, or what stands behind a colon.
    List(Vec<Arg>),
    /// Several arguments, the last behind the language’s “and”.
    And(Vec<Arg>),
    /// Several arguments, the last behind the language’s “or”.
    Or(Vec<Arg>),
    /// A command, notation, a person, a place or a time.
    Span(Span),
    /// The text of a key without arguments, built at run time, such as the name of a kind of piece.
    Word(String),
    /// The same for this many things.
    Words(String, i64),
    /// A word that people type, such as a command's name, by its English word.
    Typed(WordKind, &'static str),
}

impl Arg {
    /// Actions in notation.
    pub fn notation(actions: impl Into<String>) -> Self {
        Self::Span(Span::Notation(actions.into()))
    }

    /// An address of the program's own, to be opened.
    pub fn link(address: impl Into<String>) -> Self {
        Self::Span(Span::Link(address.into()))
    }
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Adds an argument that is written as it is, such as a coordinate.
    #[must_use]
    pub fn with_text(self, name: &'static str, text: impl ToString) -> Self {
        self.with(name, Arg::Text(text.to_string()))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Span> for Arg {
    fn from(span: Span) -> Self {
        Self::Span(span)
    }
}

impl From<Timestamp> for Arg {
    fn from(at: Timestamp) -> Self {
        Self::Span(Span::Time(Moment { at, words: String::new() }))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
