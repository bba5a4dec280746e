//! Letters as formatted text, with a plain fallback.

use super::{PLATFORM, buttons};
use crate::club::Letter;
use crate::text::{Language, Message, Named, Paragraph, Span};

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

    /// Adds a paragraph. Commands in it get the prefix, so that they can be copied.
    pub(super) fn add(&mut self, paragraph: &Paragraph, prefix: &str) {
        let plain: String = paragraph.0.iter().map(|span| plain(span, prefix)).collect();
        let html: String = paragraph.0.iter().map(|span| html(span, prefix)).collect();
        self.push(&plain, &format!("<p>{}</p>", html.replace('\n', "<br>")));
    }

    /// Adds paragraphs: those that a colon announces as a list.
    fn add_all(&mut self, paragraphs: &[Paragraph], prefix: &str) {
        let mut rest = paragraphs;
        while let Some((paragraph, after)) = rest.split_first() {
            self.add(paragraph, prefix);
            let listed = after.iter().position(|paragraph| !is_listed(paragraph)).unwrap_or(after.len());
            let listed = if ends_with(paragraph, ":") { listed } else { 0 };
            self.add_list(&after[..listed], prefix);
            rest = &after[listed..];
        }
    }

    fn add_list(&mut self, items: &[Paragraph], prefix: &str) {
        if items.is_empty() {
            return;
        }
        self.html.push_str("<ul>");
        for item in items {
            let html: String = item.0.iter().map(|span| html(span, prefix)).collect();
            let is_named = match item.0.first() {
                Some(Span::Words(words)) => words.contains(": "),
                Some(Span::Name(_)) => true,
                _ => false,
            };
            let html = match html.split_once(": ").filter(|_| is_named) {
                Some((name, about)) => format!("<strong>{name}</strong>: {about}"),
                None => html,
            };
            let plain: String = item.0.iter().map(|span| plain(span, prefix)).collect();
            self.push(&format!("• {plain}"), &format!("<li>{}</li>", html.replace('\n', "<br>")));
        }
        self.html.push_str("</ul>");
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
}

/// A letter's words: the people who are notified without being named in it, its paragraphs, and its buttons with the
/// commands that do the same.
pub(super) fn words(letter: &Letter, prefix: &str) -> Words {
    let spans = || letter.text.iter().flat_map(|paragraph| &paragraph.0);
    let mut words = Words::default();
    for addressee in &letter.pings {
        let person = Named { platform: PLATFORM.to_owned(), id: addressee.id.clone(), name: addressee.name.clone() };
        if !spans()
            .any(|span| matches!(span, Span::Person(named) if named.platform == PLATFORM && named.id == person.id))
        {
            words.add(&Paragraph(vec![Span::Person(person)]), prefix);
        }
    }
    words.add_all(&letter.text, prefix);
    let language = Language::find(&letter.language).unwrap_or_else(Language::english);
    if let Some(page) = &letter.page {
        words.add(&language.paragraph(&Message::new("page-link").with_text("link", page)), prefix);
    }
    let mut pressable = Vec::new();
    for (button, sign) in letter.buttons.iter().zip(buttons::signs(&letter.buttons)) {
        let line = Span::Command(language.command_line(&button.command.to_string()));
        let separator = if pressable.is_empty() { "" } else { ", " };
        pressable.push(Span::Words(format!("{separator}{sign} {}", button.label)));
        if !spans().any(|span| *span == line) {
            pressable.extend([Span::Words(" ".to_owned()), line]);
        }
    }
    if !pressable.is_empty() {
        words.add(&Paragraph(pressable), prefix);
    }
    words
}

/// A part of a text without formatting.
fn plain(span: &Span, prefix: &str) -> String {
    match span {
        Span::Command(line) => format!("“{prefix}{}”", clean(line)),
        other => clean(&other.to_string()),
    }
}

/// A part of a text as HTML: commands as code, people and rooms as the links that clients show as pills.
fn html(span: &Span, prefix: &str) -> String {
    match span {
        Span::Command(line) => format!("<code>{}</code>", escaped(&clean(&format!("{prefix}{line}")))),
        Span::Notation(actions) => format!("<code>{}</code>", escaped(&clean(actions))),
        Span::Link(address) => format!("<a href=\"{0}\">{0}</a>", escaped(&clean(address))),
        Span::Person(named) | Span::Place(named) if named.platform == PLATFORM => {
            let name = if matches!(span, Span::Person(_)) { &span.to_string() } else { &named.name };
            format!("<a href=\"https://matrix.to/#/{}\">{}</a>", escaped(&named.id), escaped(&clean(name)))
        }
        other => escaped(&clean(&other.to_string())),
    }
}

/// Whether a paragraph is an item of a list: it is no sentence, and announces nothing itself.
fn is_listed(paragraph: &Paragraph) -> bool {
    ![".", ":", "!", "?"].iter().any(|end| ends_with(paragraph, end))
}

fn ends_with(paragraph: &Paragraph, end: &str) -> bool {
    matches!(paragraph.0.last(), Some(Span::Words(words)) if words.ends_with(end))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::{Addressee, Audience, Button, ButtonStyle, To};
    use crate::command::{Command, Id, LearningCommand, PlayCommand};

    fn letter(text: Vec<Span>) -> Letter {
        Letter {
            to: To::Place(String::new()),
            about: None,
            thread: false,
            answers: None,
            token: None,
            audience: Audience::Everyone,
            text: vec![Paragraph(text)],
            language: "en".to_owned(),
            picture: None,
            buttons: Vec::new(),
            pings: Vec::new(),
            files: Vec::new(),
            personal: None,
            keeps_past: false,
            until: None,
            refusal: false,
            continues: false,
            call: false,
            digest: false,
            edits: None,
            replaces: None,
            page: None,
            poll: None,
            ends: None,
        }
    }

    fn said(text: &str) -> Span {
        Span::Words(text.to_owned())
    }

    fn person(platform: &str, id: &str, name: &str) -> Span {
        Span::Person(Named { platform: platform.to_owned(), id: id.to_owned(), name: name.to_owned() })
    }

    #[test]
    fn a_name_that_is_html_stays_a_name_and_is_a_link() {
        let name = "<b>x</b><script>";
        let pings = vec![Addressee { id: "@x:a.org".to_owned(), name: name.to_owned() }];
        let text = vec![person("matrix", "@x:a.org", name), said(" to move.")];
        let words = words(&Letter { pings, ..letter(text) }, "!");
        assert_eq!(words.plain, "<b>x</b><script> to move.");
        assert_eq!(
            words.html,
            "<p><a href=\"https://matrix.to/#/@x:a.org\">&lt;b&gt;x&lt;/b&gt;&lt;script&gt;</a> to move.</p>"
        );
    }

    #[test]
    fn whoever_is_of_another_platform_is_no_link() {
        let words = words(&letter(vec![person("discord", "17", "Pia"), said(" to move.")]), "!");
        assert_eq!(words.html, "<p>Pia to move.</p>");
    }

    #[test]
    fn whoever_is_called_but_not_named_is_named_first() {
        let pings = vec![Addressee { id: "@p:a.org".to_owned(), name: "Pia".to_owned() }];
        let words = words(&Letter { pings, ..letter(vec![said("Your turn.")]) }, "!");
        assert_eq!(words.plain, "Pia\nYour turn.");
        assert_eq!(words.html, "<p><a href=\"https://matrix.to/#/@p:a.org\">Pia</a></p><p>Your turn.</p>");
    }

    #[test]
    fn commands_in_the_text_can_be_copied() {
        let text = vec![said("Answer with "), Span::Command("accept #1".to_owned()), said(".")];
        let words = words(&letter(text), "!");
        assert_eq!(words.plain, "Answer with “!accept #1”.");
        assert_eq!(words.html, "<p>Answer with <code>!accept #1</code>.</p>");
    }

    #[test]
    fn what_somebody_has_quoted_is_no_command() {
        assert_eq!(words(&letter(vec![said("“accept” is a word")]), "!").plain, "“accept” is a word");
    }

    #[test]
    fn beside_a_sign_stands_the_command_unless_the_text_has_it() {
        let button =
            |label: &str, command| Button { label: label.to_owned(), command, seen: None, style: ButtonStyle::Plain };
        let buttons = vec![
            button("Accept", Command::Play(PlayCommand::Accept(Some(Id(1))))),
            button("Rules", Command::Learning(LearningCommand::Rules { game: Some("sfirs"), page: None })),
        ];
        let text = vec![said("Say "), Span::Command("accept #1".to_owned()), said(".")];
        let words = words(&Letter { buttons, ..letter(text) }, "!");
        assert_eq!(words.plain, "Say “!accept #1”.\n✅ Accept, 📖 Rules “!rules sfirs”");
    }

    #[test]
    fn what_a_colon_announces_is_a_list_with_its_names_in_bold() {
        let text = ["What there is:", "draw: Offer a draw", "move: Play", "That is all."];
        let text = text.map(|line| Paragraph::words(line.to_owned())).to_vec();
        let words = words(&Letter { text, ..letter(Vec::new()) }, "!");
        let items = "<li><strong>draw</strong>: Offer a draw</li><li><strong>move</strong>: Play</li>";
        assert_eq!(words.html, format!("<p>What there is:</p><ul>{items}</ul><p>That is all.</p>"));
        assert_eq!(words.plain, "What there is:\n• draw: Offer a draw\n• move: Play\nThat is all.");
    }

    #[test]
    fn actions_can_be_copied() {
        let text = vec![said("Ann played "), Span::Notation("c2-c3".to_owned()), said(".")];
        assert_eq!(words(&letter(text), "!").html, "<p>Ann played <code>c2-c3</code>.</p>");
    }

    #[test]
    fn the_link_of_a_page_is_below_the_text() {
        let page = Some("https://games.example.org/g/1-a".to_owned());
        let words = words(&Letter { page, ..letter(vec![said("Ann to move.")]) }, "!");
        assert_eq!(words.plain, "Ann to move.\nOn a page: https://games.example.org/g/1-a");
    }

    #[test]
    fn control_characters_do_not_come_through() {
        assert_eq!(clean("a\u{1b}[1mb\u{0}\n"), "a\u{fffd}[1mb\u{fffd}\n");
    }
}
