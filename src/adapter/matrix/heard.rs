//! What a message says to the program, if anything.

use super::pills::with_ids;

/// A line, and its addressee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// To the program, and certainly to no other.
    Line(String),
    /// After the prefix, which other programs in the room may listen to as well.
    Prefixed(String),
    /// To all.
    Overheard(String),
}

/// A message as it came in, as far as its words matter.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Text<'a> {
    /// The text that every client shows.
    pub(super) body: &'a str,
    /// The same as HTML. We take only the linked people from it, never words.
    pub(super) html: Option<&'a str>,
    /// Whether it answers another message, so that its body may begin with a quotation.
    pub(super) answers: bool,
    /// Whether it says that the program's account is mentioned.
    pub(super) mentions_us: bool,
    /// Whether only one person and the program read it.
    pub(super) direct: bool,
}

/// The program's names.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// The beginning of a line to the program.
    pub(super) prefix: String,
    /// The account's full id.
    pub(super) id: String,
    /// The name that people see.
    pub(super) shown: String,
}

/// A message's meaning: a line to the program, or a line to everybody.
pub(super) fn hear(text: &Text<'_>, names: &Names) -> Heard {
    let body = if text.answers { without_quotation(text.body) } else { text.body };
    let line = with_ids(body, text.html);
    let line = line.trim();
    if let Some(rest) = line.strip_prefix(&names.prefix)
        && !rest.starts_with(char::is_whitespace)
        && !rest.is_empty()
        && !rest.starts_with(&names.prefix)
    {
        let rest = rest.to_owned();
        return if text.direct { Heard::Line(rest) } else { Heard::Prefixed(rest) };
    }
    if let Some(rest) = after_name(line, names, text.mentions_us) {
        return Heard::Line(rest.to_owned());
    }
    let line = line.to_owned();
    if text.direct { Heard::Line(line) } else { Heard::Overheard(line) }
}

/// The rest of a line that begins with the program's name. A name alone may be an ordinary word, so it needs a sign
/// after it or a true mention.
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
        let prefixed = Heard::Prefixed("board #3".to_owned());
        assert_eq!(heard(Text { body: "!board #3", ..Text::default() }), prefixed);
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
    fn formatted_text_cannot_say_what_the_body_does_not() {
        let text = Text { body: "good morning", html: Some("!resign"), ..Text::default() };
        assert_eq!(heard(text), overheard("good morning"));
    }

    #[test]
    fn quotations_above_an_answer_are_not_read() {
        let body = "> <@bob:a.org> !resign\n> really\n\nc2-c3";
        assert_eq!(heard(Text { body, answers: true, ..Text::default() }), overheard("c2-c3"));
    }
}
