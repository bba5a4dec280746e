//! Texts by strangers that others will see: names, reasons, quotations. Tidying drops invisible characters, controls
//! that change the direction of the following text, and piles of accents.

use unicode_bidi::{BidiClass, bidi_class};

/// The most marks on one letter. Every script gets by with this, even Vietnamese, Tibetan, and Hebrew with its accents.
const MARKS_MAX: usize = 4;

/// Puts a text on one line of at most `at_most` characters. Drops invisible characters, turns each stretch of blanks
/// into a space, and trims both ends. The result is empty if nothing was visible.
#[must_use]
pub fn tidy(text: &str, at_most: usize) -> String {
    let (mut tidied, mut length, mut blank) = (String::new(), 0, false);
    for c in piled(text.chars().filter(|c| is_blank(*c) || !is_hidden(*c))) {
        if is_blank(c) {
            blank = length > 0;
            continue;
        }
        let needed = 1 + usize::from(blank);
        if length + needed > at_most {
            break;
        }
        tidied.extend(blank.then_some(' '));
        tidied.push(c);
        (length, blank) = (length + needed, false);
    }
    tidied
}

/// A quotation without invisible characters. It keeps our own isolates around names from right to left.
pub(super) fn visible(text: &str) -> String {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\n')) {
        return text.to_owned();
    }
    let is_shown = |c: &char| matches!(c, '\n' | '\u{2068}' | '\u{2069}') || is_blank(*c) || !is_hidden(*c);
    piled(text.chars().filter(is_shown)).collect()
}

/// Drops marks with no letter under them, and marks beyond the most that a letter can bear.
fn piled(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    let mut marks = MARKS_MAX;
    letters.filter(move |c| {
        marks = match *c {
            c if is_blank(c) => MARKS_MAX,
            c if is_mark(c) => marks + 1,
            _ => 0,
        };
        marks <= MARKS_MAX || is_blank(*c)
    })
}

/// Whether a character is white space or looks like it.
fn is_blank(c: char) -> bool {
    // The empty Braille pattern, and the note without a head.
    c.is_whitespace() || matches!(c, '\u{2800}' | '\u{1d159}')
}

/// Whether a character is a mark on the letter before it.
fn is_mark(c: char) -> bool {
    bidi_class(c) == BidiClass::NSM
}

/// Whether a character is invisible and not a blank: controls, direction changes, and everything else that Unicode lets
/// programs ignore (`Default_Ignorable_Code_Point`). Variation selectors count as marks.
fn is_hidden(c: char) -> bool {
    use BidiClass::{BN, FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO};
    c.is_control()
        || matches!(bidi_class(c), BN | FSI | LRE | LRI | LRO | PDF | PDI | RLE | RLI | RLO)
        || matches!(
            c,
            '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for nothing in [
            "",
            " ",
            "\u{a0}\u{3000}",
            "\u{3164}",
            "\u{ad}",
            "\u{2800}",
            "\u{200b}\u{2060}\u{feff}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{202e}",
            "\u{2066}\u{2069}",
            "\u{e0041}\u{e007f}",
            "\u{fe0f}",
            "\u{301}\u{302}",
            "\u{180e}",
            "\u{34f}",
            "\u{0}\n\t",
        ] {
            assert_eq!(tidy(nothing, 40), "", "{nothing:?}");
        }
    }

    #[test]
    fn whatever_people_are_called_stays() {
        for name in [
            "Ann",
            "Zoë",
            "Nguyễn Văn Đức",
            "ngu\u{65}\u{302}\u{303}n",
            "שָׁלוֹם",
            "محمد",
            "नमस्ते",
            "ชื่อ",
            "བོད་སྐད་",
            "李小龙",
            "한글",
            "❤\u{fe0f}",
            "🧑",
            "O’Brien",
            "a_b.c-d",
        ] {
            assert_eq!(tidy(name, 40), name);
        }
    }

    #[test]
    fn a_name_is_one_line_of_a_length_that_a_line_bears() {
        assert_eq!(tidy("  a\n\tb \u{a0}c\u{ad}d ", 40), "a b cd");
        assert_eq!(tidy("\u{202e}nna\u{202c} the\u{2066} rook", 40), "nna the rook");
        assert_eq!(tidy("four words are said", 10), "four words");
        assert_eq!(tidy("four words are said", 11), "four words");
        let tower = format!("a{}b", "\u{301}".repeat(500));
        assert_eq!(tidy(&tower, 40), format!("a{}b", "\u{301}".repeat(MARKS_MAX)));
    }

    #[test]
    fn what_is_quoted_keeps_its_blanks_and_our_own_signs_and_turns_nothing_around() {
        assert_eq!(visible("c2-c3  e5\n"), "c2-c3  e5\n");
        assert_eq!(visible("a\u{202e}b\u{3164} \u{2068}שלום\u{2069}\u{0}"), "ab \u{2068}שלום\u{2069}");
    }
}
