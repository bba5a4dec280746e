//! The people whom a message links to, however its client writes links.

use std::cmp::Reverse;

/// The beginning of a person's address. After `matrix:`, the id lacks its sign.
const ADDRESSES: [&str; 3] = ["https://matrix.to/#/", "matrix:u/", "matrix:user/"];

/// The body with every linked person written as the account's id, which is unique.
pub(super) fn with_ids(body: &str, html: Option<&str>) -> String {
    let body = without_addresses(&undirected(body));
    let mut line = String::with_capacity(body.len());
    let mut rest = body.as_str();
    let mut passed = String::new();
    for Pill { before, shown, id } in html.map(pills).unwrap_or_default() {
        passed.push_str(&before);
        let found =
            forms(&shown, &id).into_iter().filter_map(|form| Some((find(rest, &form, &passed, &id)?, form.len())));
        let Some((at, length)) = found.min_by_key(|(at, length)| (*at, Reverse(*length))) else {
            passed.push_str(&shown);
            continue;
        };
        line.push_str(&rest[..at]);
        line.push_str(&id);
        rest = &rest[at + length..];
        passed.clear();
    }
    line + rest
}

/// Text without the marks of writing direction. Some clients put them around names.
pub(super) fn undirected(text: &str) -> String {
    let directs =
        |c: &char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|c| !directs(c)).collect()
}

/// The forms in which clients write a person from the HTML into the body: mostly the name, sometimes the id, with an
/// `@` or without.
fn forms(shown: &str, id: &str) -> [String; 3] {
    let name = shown.strip_prefix('@').unwrap_or(shown);
    [id.to_owned(), format!("@{name}"), name.to_owned()]
}

/// Where the body has a form of somebody's name, as often passed by before as the text before the link has it as well.
fn find(body: &str, form: &str, passed: &str, id: &str) -> Option<usize> {
    words(body, form, id).nth(words(passed, form, id).count())
}

/// Where a text has a form of somebody's name that is no part of a longer word, or of another id.
fn words<'t>(text: &'t str, form: &'t str, id: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(form).map(|(at, _)| at).filter(move |at| {
        let (before, after) = (&text[..*at], &text[at + form.len()..]);
        let joins = |edge: Option<char>, next: Option<char>| {
            edge.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphanumeric)
        };
        let joined = joins(form.chars().next(), before.chars().next_back())
            || joins(form.chars().next_back(), after.chars().next());
        let marked = form.starts_with('@') || before.ends_with('@');
        let server = after.strip_prefix(':').is_some_and(|after| after.starts_with(char::is_alphanumeric));
        !joined && (form == id || !(marked && server))
    })
}

/// The text with addresses of people as their ids, also where they stand as Markdown:
/// `[Bob](https://matrix.to/#/@bob:server)`.
fn without_addresses(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = ADDRESSES.iter().filter_map(|address| rest.find(address)).min() {
        let end = rest[at..].find(|c: char| c.is_whitespace() || matches!(c, ')' | '>'));
        let (before, from) = rest.split_at(at);
        let (address, after) = from.split_at(end.unwrap_or(from.len()));
        let label = before.strip_suffix("](").and_then(|before| before.rsplit_once('['));
        let markdown = label.zip(after.strip_prefix(')'));
        let id = person_at(address);
        match markdown {
            Some(((before, shown), after)) => {
                made.push_str(before);
                made.push_str(id.as_deref().unwrap_or(shown));
                rest = after;
            }
            None => {
                made.push_str(before);
                made.push_str(id.as_deref().unwrap_or(address));
                rest = after;
            }
        }
    }
    made + rest
}

/// The account with this address, if it is a person's.
fn person_at(address: &str) -> Option<String> {
    let id = ADDRESSES.iter().find_map(|begin| address.strip_prefix(begin))?;
    let id = percent_decoded(id.split('?').next().unwrap_or(id));
    let id = if address.starts_with("matrix:") { format!("@{id}") } else { id };
    (id.starts_with('@') && !id.contains(char::is_whitespace)).then_some(id)
}

/// A link to a person.
struct Pill {
    /// The text before it, after the last link.
    before: String,
    shown: String,
    id: String,
}

/// The people whom HTML links to, except in a quotation above the text.
fn pills(html: &str) -> Vec<Pill> {
    const LINKS_MAX: usize = 20;
    let html = html.split_once("</mx-reply>").map_or(html, |(_, answer)| answer);
    let mut found = Vec::new();
    let mut links = html.split("<a ");
    let mut before = links.next().map(unescaped).unwrap_or_default();
    for link in links.take(LINKS_MAX) {
        let Some((tag, after)) = link.split_once('>') else { continue };
        let Some((shown, after)) = after.split_once("</a>") else { continue };
        let target = tag.split_once("href=").and_then(|(_, value)| {
            let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            value[1..].split(quote).next()
        });
        let shown = unescaped(shown);
        let after = unescaped(after);
        match target.and_then(person_at) {
            Some(id) if !shown.trim().is_empty() => {
                let before = std::mem::replace(&mut before, after);
                found.push(Pill { before, shown: shown.trim().to_owned(), id });
            }
            _ => before.extend([shown, after]),
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

/// Text out of HTML: without tags and directions, and with the signs that HTML writes as words.
fn unescaped(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    for (index, part) in html.split('<').enumerate() {
        text.push_str(if index == 0 { part } else { part.split_once('>').map_or(part, |(_, after)| after) });
    }
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&nbsp;", "\u{a0}"),
        ("&amp;", "&"),
    ];
    undirected(&entities.iter().fold(text, |text, (entity, sign)| text.replace(entity, sign)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = r#"!challenge <a href="https://matrix.to/#/%40bob%3Aa.org">B &amp; O</a> chifoumi"#;

    #[test]
    fn people_who_are_linked_to_become_their_ids() {
        assert_eq!(with_ids("!challenge B & O chifoumi", Some(HTML)), "!challenge @bob:a.org chifoumi");
        for body in [
            "!challenge [Bob](https://matrix.to/#/@bob:a.org) chifoumi",
            "!challenge [Bob](matrix:u/bob:a.org?action=chat) chifoumi",
            "!challenge https://matrix.to/#/%40bob%3Aa.org chifoumi",
            "!challenge matrix:u/bob:a.org chifoumi",
        ] {
            assert_eq!(with_ids(body, None), "!challenge @bob:a.org chifoumi", "{body}");
        }
    }

    /// What clients write into body and HTML when somebody picks a person from a list: `NAME` is the visible name, `ID`
    /// the account's id.
    const CLIENTS: [(&str, &str, &str); 9] = [
        ("Element Web", "NAME", r#"<a href="https://matrix.to/#/ID">NAME</a>"#),
        ("Element X on iOS", "[@NAME](https://matrix.to/#/ID)", r#"<a href="https://matrix.to/#/ID">@NAME</a>"#),
        ("Element X on iOS, plain", "[ID](https://matrix.to/#/ID)", r#"<a href="https://matrix.to/#/ID">ID</a>"#),
        ("Element X on Android", "ID", r#"<a href="https://matrix.to/#/ID">@NAME</a>"#),
        ("Element X on Android, plain", "[ID](https://matrix.to/#/ID)", r#"<a href="https://matrix.to/#/ID">ID</a>"#),
        ("Cinny", "ID", r#"<a href="https://matrix.to/#/ID">@NAME</a>"#),
        ("FluffyChat", "@[NAME]", r#"<a href="https://matrix.to/#/ID">@[NAME]</a>"#),
        ("NeoChat", "NAME", r#"<a href="https://matrix.to/#/ID">NAME</a>"#),
        ("Nheko", "NAME", r#"<a href='https://matrix.to/#/ID'>NAME</a>"#),
    ];
    const ID: &str = "@cye754:mx.test";

    #[test]
    fn whomever_a_client_links_to_is_meant_whatever_they_are_called() {
        let names = [
            "cye754",
            "CYE754",
            "mx.test",
            "ch",
            "challenge",
            "chifoumi",
            "Bob",
            "Cye Bob",
            "Cye (she)",
            "@cye754",
            "@cye754:mx.test",
            "שרה כהן",
            "\u{2067}ליאת\u{2069}",
            "O & B <3",
            "❤️",
        ];
        let escaped = |name: &str| name.replace('&', "&amp;").replace('<', "&lt;");
        for (client, body, link) in CLIENTS {
            for name in names {
                let written = |form: &str, name: &str| form.replace("NAME", name).replace("ID", ID);
                let (body, link) = (written(body, name), written(link, &escaped(name)));
                for (before, after) in [("", ": games"), ("!challenge ", " chifoumi"), ("", "\u{a0}games"), ("", "")] {
                    let (body, html) = (format!("{before}{body}{after}"), format!("{before}{link}{after}"));
                    let read = with_ids(&body, Some(&html));
                    assert_eq!(read, format!("{before}{ID}{after}"), "{client}: {body} / {html}");
                }
            }
        }
    }

    #[test]
    fn of_several_who_are_linked_to_each_is_meant_where_they_stand() {
        let link = |id: &str, shown: &str| format!(r#"<a href="https://matrix.to/#/{id}">{shown}</a>"#);
        let html = format!("{} and {}", link("@bob:b.org", "@bob"), link("@bob:a.org", "@bob"));
        assert_eq!(with_ids("@bob:b.org and @bob:a.org", Some(&html)), "@bob:b.org and @bob:a.org");
        assert_eq!(with_ids("bob and bob", Some(&html)), "@bob:b.org and @bob:a.org");
        let html =
            format!("<mx-reply>{}</mx-reply>not bob but {}", link("@bob:b.org", "bob"), link("@bob:a.org", "bob"));
        assert_eq!(with_ids("not bob but bob", Some(&html)), "not bob but @bob:a.org");
        let html = format!("@bob:b.org or {}", link("@bob:a.org", "bob"));
        assert_eq!(with_ids("@bob:b.org or bob", Some(&html)), "@bob:b.org or @bob:a.org");
    }

    #[test]
    fn a_body_that_has_the_id_where_the_link_has_the_name_is_left_as_it_is() {
        let html = r#"!challenge <a href="https://matrix.to/#/@bob:a.org">bob</a> sfirs"#;
        assert_eq!(with_ids("!challenge @bob:a.org sfirs", Some(html)), "!challenge @bob:a.org sfirs");
        let html = r#"!challenge <a href="matrix:u/bob:a.org">bob</a> sfirs"#;
        assert_eq!(with_ids("!challenge bob sfirs", Some(html)), "!challenge @bob:a.org sfirs");
    }

    #[test]
    fn addresses_of_rooms_stay_what_they_are() {
        assert_eq!(with_ids("see [us](https://matrix.to/#/#us:a.org) there", None), "see us there");
        assert_eq!(
            with_ids("see https://matrix.to/#/#us:a.org there", None),
            "see https://matrix.to/#/#us:a.org there"
        );
    }

    #[test]
    fn a_link_cannot_say_what_the_body_does_not() {
        let html = r#"<a href="https://matrix.to/#/@eve:a.org">nobody</a>"#;
        assert_eq!(with_ids("!challenge Bob", Some(html)), "!challenge Bob");
    }

    #[test]
    fn broken_html_and_addresses_are_survived() {
        for html in ["<a ", "<a href=", "<a href=\"https://matrix.to/#/%4", "<a href='https://matrix.to/#/%ff'>x</a>"] {
            assert_eq!(with_ids("hi", Some(html)), "hi");
        }
        assert_eq!(percent_decoded("%e4ä%"), "%e4ä%");
        assert_eq!(with_ids("](matrix:u/", None), "](@");
    }
}
