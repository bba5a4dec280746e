//! Turns letters into text: to whom they are, who can see them, and their buttons.

use crate::club::{Addressee, Audience, Button, Letter};
use crate::text::{Language, Message};

/// The width of text if the terminal doesn't tell its own, in columns.
const WIDTH: usize = 100;
/// Letters are indented, to tell them from what people say.
const INDENT: &str = "    ";

/// The look of the text.
pub(super) struct Layout {
    pub(super) language: &'static Language,
    /// Whether to use colors.
    pub(super) colored: bool,
    /// The number of columns that text fills at most.
    width: usize,
    /// The number of columns that a picture fills at most.
    pub(super) columns: usize,
    /// The number of rows, if it's known.
    pub(super) rows: Option<usize>,
}

/// The color of a line, as a control sequence.
#[derive(Clone, Copy)]
enum Tone {
    Called,
    Aside,
    Pressable,
}

/// The line above a letter.
pub(super) struct Header<'a> {
    /// The letter's unique key, if it should be shown.
    pub(super) key: Option<&'a str>,
    /// The room, if it isn't the current one.
    pub(super) elsewhere: Option<String>,
    /// The only person who can see it. `None` if everybody can.
    pub(super) only: Option<&'a str>,
    pub(super) pings: &'a [Addressee],
}

impl Layout {
    pub(super) fn new(language: &'static Language, colored: bool) -> Self {
        Self { language, colored, width: WIDTH, columns: WIDTH, rows: None }
    }

    /// Adapts to the size of a terminal. Text stays narrow enough to read, and wide enough.
    pub(super) fn fit(&mut self, columns: usize, rows: usize) {
        self.width = columns.clamp(40, WIDTH);
        self.columns = columns.min(WIDTH);
        self.rows = Some(rows);
    }

    /// A message from the console itself.
    pub(super) fn note(&self, message: &Message) -> String {
        let said = self.language.say(message);
        said.lines().map(|line| self.lines(line, Some(Tone::Aside))).collect()
    }

    /// A letter's text, without buttons.
    pub(super) fn letter(&self, header: &Header<'_>, letter: &Letter) -> String {
        let mut parts: Vec<String> = header.key.map(|key| format!("<{key}>")).into_iter().collect();
        parts.extend(header.elsewhere.clone());
        if let Some(name) = header.only {
            let only = match (letter.audience, name.is_empty()) {
                (_, true) => Message::new("console-only-asker"),
                (_, false) => Message::new("console-only").with("name", name),
            };
            parts.push(self.language.say(&only));
        }
        if letter.edits.is_some() {
            parts.push(self.language.say(&Message::new("console-edited")));
        }
        let language = Language::find(&letter.language).unwrap_or(self.language);
        let mut text = String::new();
        if !parts.is_empty() {
            text.push_str(&self.lines(&format!("({})", parts.join(", ")), Some(Tone::Aside)));
        }
        if !header.pings.is_empty() {
            let names: Vec<String> = header.pings.iter().map(|addressee| format!("@{}", addressee.name)).collect();
            text.push_str(&self.lines(&names.join(" "), Some(Tone::Called)));
        }
        for paragraph in &letter.text {
            text.extend(language.plainly(paragraph).lines().map(|line| self.lines(line, None)));
        }
        if let Some(page) = &letter.page {
            text.push_str(&self.lines(&language.say(&Message::new("page-link").with_text("link", page)), None));
        }
        text
    }

    /// A board in characters. Its own lines are narrower than any terminal, but the ones below it may be long.
    pub(super) fn board(&self, board: &str) -> String {
        let lines = board.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { self.lines(line, None) });
        lines.collect()
    }

    /// The buttons, as their commands and the numbers that press them.
    pub(super) fn buttons(&self, buttons: &[Button], language: &Language) -> String {
        let labels = buttons.iter().enumerate().map(|(index, button)| {
            let number = index + 1;
            format!("[/{number} {}: {}]", button.label, language.command_line(&button.command.to_string()))
        });
        let labels: Vec<String> = labels.collect();
        if labels.is_empty() { String::new() } else { self.lines(&labels.join("  "), Some(Tone::Pressable)) }
    }

    /// Breaks a paragraph between words.
    fn lines(&self, paragraph: &str, tone: Option<Tone>) -> String {
        let (begin, end) = match tone.filter(|_| self.colored) {
            None => ("", ""),
            Some(Tone::Called) => ("\x1b[1;36m", "\x1b[0m"),
            Some(Tone::Aside) => ("\x1b[2m", "\x1b[0m"),
            Some(Tone::Pressable) => ("\x1b[33m", "\x1b[0m"),
        };
        let lines = wrap(&clean(paragraph), self.width - INDENT.len());
        lines.iter().map(|line| format!("{INDENT}{begin}{line}{end}\n")).collect()
    }
}

/// Whether only one person can see a letter.
pub(super) fn is_private(audience: Audience) -> bool {
    audience != Audience::Everyone
}

/// Drops control characters, so that nobody's words can control the terminal.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Breaks a text at blanks into lines of at most `width` characters. Keeps the blanks at the beginning.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for (index, word) in text.split(' ').enumerate() {
        if line.chars().count() + 1 + word.chars().count() > width && !line.trim().is_empty() {
            lines.push(std::mem::take(&mut line));
        } else if index > 0 {
            line.push(' ');
        }
        line += word;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one", 2), ["one"]);
        assert_eq!(wrap("  a . b", 20), ["  a . b"]);
    }

    #[test]
    fn pictures_fit_in_a_window_that_is_narrower_than_text() {
        let mut layout = Layout::new(Language::english(), false);
        for (columns, text, picture) in [(30, 40, 30), (80, 80, 80), (200, WIDTH, WIDTH)] {
            layout.fit(columns, 24);
            assert_eq!((layout.width, layout.columns), (text, picture));
        }
    }

    #[test]
    fn nobody_can_send_control_sequences() {
        assert_eq!(clean("a\x1b[31mb"), "a\u{fffd}[31mb");
    }
}
