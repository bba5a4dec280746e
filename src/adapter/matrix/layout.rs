//! Letters as formatted text, with a plain fallback.

use super::buttons;
use crate::club::Letter;
use crate::command::Spec;

/// Text in both forms that a message has.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Words {
    pub(super) plain: String,
    pub(super) html: String,
}

impl Words {
    /// Whether there are no words.
    pub(super) fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }

    /// Adds a paragraph. Commands in it that stand in quotation marks get the prefix, so that they can be copied.
    pub(super) fn add(&mut self, paragraph: &str, prefix: &str) {
        let paragraph = with_prefix(&clean(paragraph), prefix);
        self.push(&paragraph, &format!("<p>{}</p>", escaped(&paragraph).replace('\n', "<br>")));
    }

    /// Adds a board in characters.
    pub(super) fn add_board(&mut self, board: &str) {
        let board = clean(board);
        self.push(&board, &format!("<pre><code>{}</code></pre>", escaped(&board)));
    }

    fn push(&mut self, plain: &str, html: &str) {
        if !self.plain.is_empty() {
            self.plain.push('\n');
        }
        self.plain.push_str(plain);
        self.html.push_str(html);
    }

    /// Makes a name in the text a link to the account, which clients show as a pill.
    fn link(&mut self, name: &str, id: &str) {
        let name = escaped(&clean(name));
        let link = format!("<a href=\"https://matrix.to/#/{}\">{name}</a>", escaped(id));
        match find_word(&self.html, &name) {
            Some(at) => self.html.replace_range(at..at + name.len(), &link),
            None => {
                self.html.insert_str(0, &format!("<p>{link}</p>"));
                self.plain.insert_str(0, &format!("{name}\n"));
            }
        }
    }
}

/// The words of a letter: its paragraphs, what can be pressed with the command that does the same, and links to those
/// who are called.
pub(super) fn words(letter: &Letter, prefix: &str) -> Words {
    let mut words = Words::default();
    for paragraph in &letter.text {
        words.add(paragraph, prefix);
    }
    let mut pressable = Vec::new();
    for (button, sign) in letter.buttons.iter().zip(buttons::signs(&letter.buttons)) {
        let said = format!("“{}”", button.line);
        let told = letter.text.iter().any(|paragraph| paragraph.contains(&said));
        let command = if told { String::new() } else { format!(" “{}”", button.line) };
        pressable.push(format!("{sign} {}{command}", button.label));
    }
    if !pressable.is_empty() {
        words.add(&pressable.join(" · "), prefix);
    }
    for addressee in &letter.pings {
        words.link(&addressee.name, &addressee.id);
    }
    words
}

/// The text with the prefix before every command in quotation marks.
fn with_prefix(text: &str, prefix: &str) -> String {
    let mut made = String::with_capacity(text.len());
    for (index, part) in text.split('“').enumerate() {
        if index > 0 {
            made.push('“');
            let quoted = part.split('”').next().unwrap_or_default();
            let name = quoted.split_whitespace().next().unwrap_or_default();
            if Spec::find(name).is_some_and(|spec| spec.name == name || spec.aliases.contains(&name)) {
                made.push_str(prefix);
            }
        }
        made.push_str(part);
    }
    made
}

/// The text without control characters other than line ends.
pub(super) fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

/// The text for HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => made.push_str("&amp;"),
            '<' => made.push_str("&lt;"),
            '>' => made.push_str("&gt;"),
            '"' => made.push_str("&quot;"),
            _ => made.push(c),
        }
    }
    made
}

/// Where a name stands in HTML as a word of its own, outside of tags and links.
fn find_word(html: &str, name: &str) -> Option<usize> {
    if name.is_empty() {
        return None;
    }
    html.match_indices(name).map(|(at, _)| at).find(|&at| {
        let (before, after) = (&html[..at], &html[at + name.len()..]);
        let alone = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        let in_tag = before.rfind('<') > before.rfind('>');
        let in_link = before.matches("<a ").count() > before.matches("</a>").count();
        !in_tag && !in_link && alone(before.chars().next_back()) && alone(after.chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{Addressee, Audience, Button, ButtonStyle, To};

    fn letter(text: &str) -> Letter {
        Letter {
            to: To::Place(String::new()),
            about: None,
            thread: false,
            answers: None,
            token: None,
            audience: Audience::Everyone,
            text: vec![text.to_owned()],
            language: "en".to_owned(),
            picture: None,
            buttons: Vec::new(),
            pings: Vec::new(),
            files: Vec::new(),
            until: None,
        }
    }

    #[test]
    fn a_name_that_is_html_stays_a_name() {
        let name = "<b>x</b><script>";
        let pings = vec![Addressee { id: "@x:a.org".to_owned(), name: name.to_owned() }];
        let words = words(&Letter { pings, ..letter(&format!("{name} to move.")) }, "!");
        assert_eq!(words.plain, "<b>x</b><script> to move.");
        assert_eq!(
            words.html,
            "<p><a href=\"https://matrix.to/#/@x:a.org\">&lt;b&gt;x&lt;/b&gt;&lt;script&gt;</a> to move.</p>"
        );
    }

    #[test]
    fn a_link_goes_to_the_whole_name_and_never_into_a_tag() {
        let pings = vec![Addressee { id: "@p:a.org".to_owned(), name: "p".to_owned() }];
        let words = words(&Letter { pings, ..letter("play, p!") }, "!");
        assert_eq!(words.html, "<p>play, <a href=\"https://matrix.to/#/@p:a.org\">p</a>!</p>");
    }

    #[test]
    fn whoever_is_called_but_not_named_is_named_first() {
        let pings = vec![Addressee { id: "@p:a.org".to_owned(), name: "Pia".to_owned() }];
        let words = words(&Letter { pings, ..letter("Your turn.") }, "!");
        assert_eq!(words.plain, "Pia\nYour turn.");
    }

    #[test]
    fn commands_in_the_text_can_be_copied() {
        let words = words(&letter("Answer with “accept #1”; “c2-c3” is a turn."), "!");
        assert_eq!(words.plain, "Answer with “!accept #1”; “c2-c3” is a turn.");
    }

    #[test]
    fn beside_a_sign_stands_the_command_unless_the_text_has_it() {
        let button = |label: &str, line: &str| Button {
            label: label.to_owned(),
            line: line.to_owned(),
            seen: None,
            style: ButtonStyle::Plain,
        };
        let buttons = vec![button("Accept", "accept #1"), button("Rules", "rules sfirs")];
        let words = words(&Letter { buttons, ..letter("Say “accept #1”.") }, "!");
        assert_eq!(words.plain, "Say “!accept #1”.\n✅ Accept · 📖 Rules “!rules sfirs”");
    }

    #[test]
    fn control_characters_do_not_come_through() {
        assert_eq!(clean("a\u{1b}[1mb\u{0}\n"), "a\u{fffd}[1mb\u{fffd}\n");
    }
}
