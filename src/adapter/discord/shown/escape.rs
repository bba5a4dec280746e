//! Other people's words, without Discord's Markdown.

/// Text without Markdown, mentions and links, whatever people call themselves.
pub(in crate::adapter::discord) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for (index, c) in text.char_indices() {
        let begins_line = index == 0 || text[..index].ends_with('\n');
        match c {
            '\\' | '*' | '_' | '~' | '|' | '`' | '<' | '[' => escaped.extend(['\\', c]),
            // Quotes, headings and lists, but not `#12` or `-`.
            '>' | '#' | '-' if begins_line && text[index + 1..].starts_with([' ', '#', '>']) => {
                escaped.extend(['\\', c]);
            }
            // An invisible character defuses `@everyone` and addresses.
            '@' if text[index + 1..].starts_with(|c: char| c.is_alphabetic()) && calls_many(&text[index..]) => {
                escaped.extend(['@', '\u{200b}']);
            }
            ':' if text[index..].starts_with("://") => escaped.extend([':', '\u{200b}']),
            _ => escaped.push(c),
        }
    }
    escaped
}

fn calls_many(text: &str) -> bool {
    text.starts_with("@everyone") || text.starts_with("@here")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_neither_call_anybody_nor_change_the_text() {
        assert_eq!(
            escape("@everyone <@123> **bold** https://x.y"),
            "@\u{200b}everyone \\<@123> \\*\\*bold\\*\\* https:\u{200b}//x.y"
        );
        assert_eq!(escape("# big\n> quoted\n- listed"), "\\# big\n\\> quoted\n\\- listed");
    }

    #[test]
    fn notation_is_left_as_it_is() {
        assert_eq!(escape("#12 c2xc3xd4-e4, r@c2, +b2, @c3"), "#12 c2xc3xd4-e4, r@c2, +b2, @c3");
    }
}
