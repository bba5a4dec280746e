//! What a message says to the program, if it says anything.

/// A line, and to whom it was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// To the program.
    Line(String),
    /// To all.
    Overheard(String),
}

/// A message as it came in, as far as its words matter.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Text<'a> {
    /// What every client shows.
    pub(super) body: &'a str,
    /// The same as HTML. Only the people whom it links to are taken from it, never words.
    pub(super) html: Option<&'a str>,
    /// Whether it answers another message, so that its body may begin with a quotation.
    pub(super) answers: bool,
    /// Whether it says that the program's account is mentioned.
    pub(super) mentions_us: bool,
    /// Whether only one person and the program read it.
    pub(super) direct: bool,
}

/// What the program answers to.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// What a line to the program begins with.
    pub(super) prefix: String,
    /// The account's full id.
    pub(super) id: String,
    /// The name that people see.
    pub(super) shown: String,
}

/// What a message says: a line to the program, or one to all.
pub(super) fn hear(text: &Text<'_>, names: &Names) -> Heard {
    let body = if text.answers { without_quotation(text.body) } else { text.body };
    let line = with_ids(body, text.html);
    let line = line.trim();
    if let Some(rest) = line.strip_prefix(&names.prefix)
        && !rest.starts_with(char::is_whitespace)
        && !rest.is_empty()
        && !rest.starts_with(&names.prefix)
    {
        return Heard::Line(rest.to_owned());
    }
    if let Some(rest) = after_name(line, names, text.mentions_us) {
        return Heard::Line(rest.to_owned());
    }
    let line = line.to_owned();
    if text.direct { Heard::Line(line) } else { Heard::Overheard(line) }
}

/// What stands after the program's name, if the line begins with it. A name alone may be a word like any other, so
/// that it needs a sign after it or a true mention.
fn after_name<'l>(line: &'l str, names: &Names, mentioned: bool) -> Option<&'l str> {
    let bare = line.strip_prefix('@').unwrap_or(line);
    let id = line.strip_prefix(names.id.as_str());
    let shown = if names.shown.is_empty() { None } else { strip_prefix_in_any_case(bare, &names.shown) };
    let (rest, certain) = match (id, shown) {
        (Some(rest), _) => (rest, true),
        (None, Some(rest)) => (rest, mentioned),
        (None, None) => return None,
    };
    let after = rest.strip_prefix([':', ',']);
    let ends = rest.is_empty() || rest.starts_with(char::is_whitespace);
    (after.is_some() || (certain && ends)).then(|| after.unwrap_or(rest).trim())
}

fn strip_prefix_in_any_case<'l>(line: &'l str, name: &str) -> Option<&'l str> {
    let mut rest = line.chars();
    for wanted in name.chars() {
        if !rest.next()?.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
    }
    Some(rest.as_str())
}

/// The body of an answer without the lines that older clients quote above it.
fn without_quotation(body: &str) -> &str {
    let mut rest = body;
    while rest.starts_with('>') {
        let Some((_, after)) = rest.split_once('\n') else { return body };
        rest = after;
    }
    rest.strip_prefix('\n').unwrap_or(rest)
}

/// The body with every person who is linked to written as the account's id, which no other account has.
fn with_ids(body: &str, html: Option<&str>) -> String {
    let mut line = String::with_capacity(body.len());
    let mut rest = body;
    for (shown, id) in html.map(pills).unwrap_or_default() {
        let Some(at) = rest.find(&shown) else { continue };
        line.push_str(&rest[..at]);
        line.push_str(&id);
        rest = &rest[at + shown.len()..];
    }
    line.push_str(rest);
    without_markdown(&line)
}

/// Some clients write a link as Markdown into the body: `[Bob](https://matrix.to/#/@bob:server)`.
fn without_markdown(line: &str) -> String {
    const OPENER: &str = "](https://matrix.to/#/";
    let mut made = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(OPENER) {
        let after = &rest[at + OPENER.len()..];
        let (Some(open), Some(close)) = (rest[..at].rfind('['), after.find(')')) else { break };
        let id = percent_decoded(&after[..close]);
        made.push_str(&rest[..open]);
        made.push_str(if id.starts_with('@') { &id } else { &rest[open + 1..at] });
        rest = &after[close + 1..];
    }
    made + rest
}

/// The people whom HTML links to: what is shown, and the account's id.
fn pills(html: &str) -> Vec<(String, String)> {
    const LINKS_MAX: usize = 20;
    let mut found = Vec::new();
    for link in html.split("<a ").skip(1).take(LINKS_MAX) {
        let Some((tag, after)) = link.split_once('>') else { continue };
        let Some((shown, _)) = after.split_once("</a>") else { continue };
        let target = tag.split_once("href=").and_then(|(_, value)| {
            let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            value[1..].split(quote).next()
        });
        let Some(id) = target.and_then(|target| target.strip_prefix("https://matrix.to/#/")) else { continue };
        let id = percent_decoded(id.split('?').next().unwrap_or(id));
        let shown = unescaped(shown);
        if id.starts_with('@') && !id.contains(char::is_whitespace) && !shown.trim().is_empty() {
            found.push((shown, id));
        }
    }
    found
}

/// Text out of a link's address: `%40` is `@`.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(byte) = text.as_bytes().get(at) {
        let code = text.get(at + 1..at + 3).filter(|_| *byte == b'%').and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(code.unwrap_or(*byte));
        at += if code.is_some() { 3 } else { 1 };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// Text out of HTML: without tags, and with the signs that HTML writes as words.
fn unescaped(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    for (index, part) in html.split('<').enumerate() {
        text.push_str(if index == 0 { part } else { part.split_once('>').map_or(part, |(_, after)| after) });
    }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&amp;", "&")];
    entities.iter().fold(text, |text, (entity, sign)| text.replace(entity, sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names { prefix: "!".to_owned(), id: "@parlour:a.org".to_owned(), shown: "Parlour".to_owned() }
    }

    fn heard(text: Text<'_>) -> Heard {
        hear(&text, &names())
    }

    fn line(text: &str) -> Heard {
        Heard::Line(text.to_owned())
    }

    fn overheard(text: &str) -> Heard {
        Heard::Overheard(text.to_owned())
    }

    #[test]
    fn a_line_with_the_prefix_is_to_the_program() {
        assert_eq!(heard(Text { body: "!board #3", ..Text::default() }), line("board #3"));
        assert_eq!(heard(Text { body: "board #3", ..Text::default() }), overheard("board #3"));
        assert_eq!(heard(Text { body: "!!!", ..Text::default() }), overheard("!!!"));
        assert_eq!(heard(Text { body: "! well", ..Text::default() }), overheard("! well"));
    }

    #[test]
    fn a_line_that_begins_with_the_programs_name_is_to_the_program() {
        assert_eq!(heard(Text { body: "@parlour:a.org games", ..Text::default() }), line("games"));
        assert_eq!(heard(Text { body: "parlour: games", ..Text::default() }), line("games"));
        assert_eq!(heard(Text { body: "Parlour games", mentions_us: true, ..Text::default() }), line("games"));
        assert_eq!(
            heard(Text { body: "Parlour games are fun", ..Text::default() }),
            overheard("Parlour games are fun")
        );
        assert_eq!(
            heard(Text { body: "Parlours games", mentions_us: true, ..Text::default() }),
            overheard("Parlours games")
        );
    }

    #[test]
    fn everything_is_to_the_program_where_nobody_else_reads() {
        assert_eq!(heard(Text { body: "games", direct: true, ..Text::default() }), line("games"));
        assert_eq!(heard(Text { body: "!games", direct: true, ..Text::default() }), line("games"));
    }

    #[test]
    fn people_who_are_linked_to_become_their_ids() {
        let html = r#"!challenge <a href="https://matrix.to/#/%40bob%3Aa.org">B &amp; O</a> chifoumi"#;
        let text = Text { body: "!challenge B & O chifoumi", html: Some(html), ..Text::default() };
        assert_eq!(heard(text), line("challenge @bob:a.org chifoumi"));
        let body = "!challenge [Bob](https://matrix.to/#/@bob:a.org) chifoumi";
        assert_eq!(heard(Text { body, ..Text::default() }), line("challenge @bob:a.org chifoumi"));
    }

    #[test]
    fn formatted_text_cannot_say_what_the_body_does_not() {
        let text = Text { body: "good morning", html: Some("!resign"), ..Text::default() };
        assert_eq!(heard(text), overheard("good morning"));
        let html = r#"<a href="https://matrix.to/#/@eve:a.org">nobody</a>"#;
        assert_eq!(heard(Text { body: "!challenge Bob", html: Some(html), ..Text::default() }), line("challenge Bob"));
    }

    #[test]
    fn quotations_above_an_answer_are_not_read() {
        let body = "> <@bob:a.org> !resign\n> really\n\nc2-c3";
        assert_eq!(heard(Text { body, answers: true, ..Text::default() }), overheard("c2-c3"));
    }

    #[test]
    fn broken_html_and_addresses_are_survived() {
        for html in ["<a ", "<a href=", "<a href=\"https://matrix.to/#/%4", "<a href='https://matrix.to/#/%ff'>x</a>"] {
            assert_eq!(heard(Text { body: "hi", html: Some(html), ..Text::default() }), overheard("hi"));
        }
        assert_eq!(percent_decoded("%e4ä%"), "%e4ä%");
    }
}
