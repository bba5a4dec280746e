//! Sets a line of text in any script: the order and shapes of its characters, its width, and its outlines.

use resvg::tiny_skia::{Path, PathBuilder, Transform};
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use rustybuzz::{Direction, UnicodeBuffer};
use unicode_bidi::BidiInfo;

use super::fonts::{self, Weight};

/// The longest text, in characters. There is no room for more.
const LENGTH_MAX: usize = 120;
/// The most marks on one letter.
const MARKS_MAX: usize = 3;
/// Replaces the end of a shortened text.
const ELLIPSIS: char = '…';

/// The smallest part of its usual size at which a title or a note is set.
const LEGIBLE: f32 = 0.75;

/// The size at which a text is as wide as its room, if it is wider at this one; no smaller than can still be read.
pub(super) fn fitting(text: &str, size: f32, weight: Weight, room: f32) -> f32 {
    let width = Line::set(text, size, weight, f32::MAX).width.ceil();
    size * (room / width.max(1.0)).clamp(LEGIBLE, 1.0)
}

/// A shaped character in its place, in pixels from the start of the base line.
struct Glyph {
    face: usize,
    id: u16,
    x: f32,
    y: f32,
}

/// A line of text, set.
pub(super) struct Line {
    glyphs: Vec<Glyph>,
    size: f32,
    /// Its width in pixels.
    pub width: f32,
}

impl Line {
    /// Sets a text at a size in pixels. If it's wider than `width_max`, it ends with an ellipsis.
    pub(super) fn set(text: &str, size: f32, weight: Weight, width_max: f32) -> Self {
        let letters = cleaned(text);
        let whole = Self::shape(&letters.iter().collect::<String>(), size, weight);
        if whole.width <= width_max {
            return whole;
        }
        // The longest beginning that fits together with the ellipsis. A longer beginning is wider.
        let shortened = |length: usize| {
            let mut short: String = letters[..length].iter().collect();
            short.truncate(short.trim_end().len());
            short.push(ELLIPSIS);
            Self::shape(&short, size, weight)
        };
        let lengths: Vec<usize> = (0..letters.len()).collect();
        match lengths.partition_point(|length| shortened(*length).width <= width_max) {
            0 => Self { glyphs: Vec::new(), size, width: 0.0 },
            fitting => shortened(fitting - 1),
        }
    }

    fn shape(text: &str, size: f32, weight: Weight) -> Self {
        let mut line = Self { glyphs: Vec::new(), size, width: 0.0 };
        let bidi = BidiInfo::new(text, None);
        for paragraph in &bidi.paragraphs {
            let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let backward = levels[run.start].is_rtl();
                let mut parts = by_face(&text[run.clone()], weight);
                if backward {
                    parts.reverse();
                }
                for (face, part) in parts {
                    line.append(face, part, backward);
                }
            }
        }
        line
    }

    fn append(&mut self, face: usize, text: &str, backward: bool) {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        buffer.set_direction(if backward { Direction::RightToLeft } else { Direction::LeftToRight });
        let font = fonts::face(face);
        let scale = self.size / font.units_per_em() as f32;
        let shaped = rustybuzz::shape(font, &[], buffer);
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let x = self.width + position.x_offset as f32 * scale;
            let y = -(position.y_offset as f32) * scale;
            self.glyphs.push(Glyph { face, id: u16::try_from(info.glyph_id).unwrap_or(0), x, y });
            self.width += position.x_advance as f32 * scale;
        }
    }

    /// The outlines, with the start of the base line at this point.
    pub(super) fn path(&self, x: f32, y: f32) -> Option<Path> {
        let mut path = PathBuilder::new();
        for glyph in &self.glyphs {
            let font = fonts::face(glyph.face);
            let scale = self.size / font.units_per_em() as f32;
            let place = Transform::from_row(scale, 0.0, 0.0, -scale, x + glyph.x, y + glyph.y);
            let mut outline = Outline(PathBuilder::new());
            if font.outline_glyph(GlyphId(glyph.id), &mut outline).is_some()
                && let Some(outline) = outline.0.finish().and_then(|outline| outline.transform(place))
            {
                path.push_path(&outline);
            }
        }
        path.finish()
    }
}

/// The characters of a text that can be set: no line breaks, no piles of accents, and no controls. Directional controls
/// could reorder the text around a name, so only isolates stay, which keep a name to itself.
fn cleaned(text: &str) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    let mut marks = 0;
    for letter in text.chars() {
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        let dropped = letter.is_control()
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2067}' | '\u{feff}')
            || matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}');
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if dropped || marks > MARKS_MAX || (letter == ' ' && letters.last().is_none_or(|last| *last == ' ')) {
            continue;
        }
        // A character that no font has is shown by its code point. An empty box would say nothing.
        if is_unseen(letter) || fonts::find(letter, Weight::Regular).is_some() {
            letters.push(letter);
        } else {
            letters.extend(format!("U+{:04X}", u32::from(letter)).chars());
        }
        if letters.len() >= LENGTH_MAX {
            break;
        }
    }
    letters
}

/// Whether a character is a mark that belongs to the character before it and to no script.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
        || matches!(letter, '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a character is a joiner or an isolate. No font needs to have these.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{2068}' | '\u{2069}')
}

/// Splits a text where the font changes. Joiners and marks stay with their character if its font has them.
fn by_face(text: &str, weight: Weight) -> Vec<(usize, &str)> {
    let mut parts: Vec<(usize, std::ops::Range<usize>)> = Vec::new();
    for (at, letter) in text.char_indices() {
        let end = at + letter.len_utf8();
        if let Some((face, range)) = parts.last_mut() {
            let stays = is_unseen(letter)
                || (is_mark(letter) && fonts::face(*face).glyph_index(letter).is_some())
                || (letter == ' ' && has_blank(*face));
            if stays {
                range.end = end;
                continue;
            }
        }
        let face = fonts::find(letter, weight).unwrap_or(fonts::REGULAR);
        match parts.last_mut().filter(|(last, _)| *last == face) {
            Some((_, range)) => range.end = end,
            None => parts.push((face, at..end)),
        }
    }
    parts.into_iter().map(|(face, range)| (face, &text[range])).collect()
}

/// Whether a font has a space between words. That of an emoji font is as wide as an emoji.
fn has_blank(face: usize) -> bool {
    let face = fonts::face(face);
    let blank = face.glyph_index(' ').and_then(|blank| face.glyph_hor_advance(blank));
    blank.is_some_and(|width| i32::from(width) * 2 < face.units_per_em())
}

struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glyphs(text: &str) -> Vec<u16> {
        Line::shape(text, 100.0, Weight::Regular).glyphs.iter().map(|glyph| glyph.id).collect()
    }

    #[test]
    fn hebrew_runs_from_right_to_left() {
        let (one, two) = (glyphs("א"), glyphs("ב"));
        assert_eq!(glyphs("אב"), [two, one].concat());
    }

    #[test]
    fn arabic_letters_join() {
        let apart = glyphs("ب")[0];
        assert!(glyphs("ببب").iter().all(|id| *id != apart));
    }

    #[test]
    fn figures_inside_hebrew_run_from_left_to_right() {
        assert_eq!(glyphs("12א")[1..], glyphs("12"));
    }

    #[test]
    fn figures_after_a_hebrew_name_that_is_kept_apart_stand_after_it() {
        let space = glyphs(" ")[0];
        let seen = |text: &str| glyphs(text).into_iter().filter(|id| *id != space).collect::<Vec<u16>>();
        assert_eq!(seen("\u{2068}אב\u{2069} (12), x"), [seen("אב"), seen("(12), x")].concat());
        let widths = ["\u{2068}אב\u{2069}", "אב"].map(|text| Line::set(text, 20.0, Weight::Regular, 100.0).width);
        assert_eq!(widths[0].to_string(), widths[1].to_string());
    }

    #[test]
    fn a_blank_after_an_emoji_is_no_wider_than_between_words() {
        let width = |text: &str| Line::set(text, 100.0, Weight::Regular, f32::MAX).width;
        assert!(width("🦊 a") - width("🦊") - width("a") < 30.0);
    }

    #[test]
    fn what_is_a_little_too_wide_is_set_smaller_instead_of_being_cut() {
        let text = "#12 Chifoumi (basic), canceled in round 1 of 3";
        let width = |size| Line::set(text, size, Weight::Bold, f32::MAX).width;
        assert_eq!(fitting(text, 20.0, Weight::Bold, width(20.0) + 1.0), 20.0);
        let room = 0.8 * width(20.0);
        let size = fitting(text, 20.0, Weight::Bold, room);
        assert!(size < 20.0 && width(size) <= room + 1.0, "{size}");
        assert_eq!(fitting(text, 20.0, Weight::Bold, 10.0), 15.0, "nothing is set too small to be read");
    }

    #[test]
    fn a_long_name_is_cut_to_the_width_with_an_ellipsis() {
        for name in ["Maximiliana von und zu Hohenlohe", "שלום שלום שלום שלום שלום", "王王王王王王王王王王王王王王王"]
        {
            let line = Line::set(name, 20.0, Weight::Regular, 100.0);
            assert!(line.width <= 100.0 && line.width > 60.0, "{name}: {}", line.width);
            let ellipsis = glyphs("…")[0];
            assert!(line.glyphs.iter().any(|glyph| glyph.id == ellipsis && glyph.face == fonts::REGULAR), "{name}");
        }
    }

    #[test]
    fn a_letter_that_no_font_has_is_written_by_its_number() {
        assert_eq!(cleaned("a\u{13000}b").iter().collect::<String>(), "aU+13000b");
        assert!(glyphs(&cleaned("\u{13000}\u{10330}\u{2d30}").iter().collect::<String>()).iter().all(|id| *id != 0));
    }

    /// One character of each script in docs/gallery.md, in the same order.
    #[test]
    fn the_fonts_cover_the_scripts_that_the_gallery_names() {
        for letter in "AΩЖعאअঅਅઅఅಅഅඅกກកကაԱአᎠᐁ中あ한😀★".chars() {
            assert!(fonts::find(letter, Weight::Regular).is_some(), "{letter}");
        }
    }

    #[test]
    fn a_line_too_narrow_for_anything_is_empty() {
        assert_eq!(Line::set("name", 20.0, Weight::Regular, 3.0).glyphs.len(), 0);
    }

    #[test]
    fn controls_and_towers_of_marks_are_left_out() {
        assert_eq!(cleaned("a\u{202e}b\nc").iter().collect::<String>(), "ab c");
        assert_eq!(cleaned(&format!("a{}", "\u{301}".repeat(50))).len(), 1 + MARKS_MAX);
    }
}
