//! The people whom a message links to, by whatever means its client writes that.

/// What the address of a person begins with; after `matrix:` the id lacks its sign.
const ADDRESSES: [&str; 3] = ["https://matrix.to/#/", "matrix:u/", "matrix:user/"];

/// The body with every person who is linked to written as the account's id, which no other account has.
pub(super) fn with_ids(body: &str, html: Option<&str>) -> String {
    let body = without_addresses(body);
    let mut line = String::with_capacity(body.len());
    let mut rest = body.as_str();
    for (shown, id) in html.map(pills).unwrap_or_default() {
        // Some clients put the name into the body, others the id, which may have the name in it.
        let named = [shown.as_str(), &id].map(|form| rest.find(form).map(|at| (at, form.len())));
        let Some((at, length)) = named.into_iter().flatten().min_by_key(|(at, _)| *at) else { continue };
        line.push_str(&rest[..at]);
        line.push_str(&id);
        rest = &rest[at + length..];
    }
    line + rest
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

/// The account whose address this is, if it is a person's.
fn person_at(address: &str) -> Option<String> {
    let id = ADDRESSES.iter().find_map(|begin| address.strip_prefix(begin))?;
    let id = percent_decoded(id.split('?').next().unwrap_or(id));
    let id = if address.starts_with("matrix:") { format!("@{id}") } else { id };
    (id.starts_with('@') && !id.contains(char::is_whitespace)).then_some(id)
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
        let shown = unescaped(shown);
        if let Some(id) = target.and_then(person_at)
            && !shown.trim().is_empty()
        {
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
