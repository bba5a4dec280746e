//! Draws a player's ratings: a strip per game, with the curve of its rating.

use super::fonts::Weight;
use super::item::{Form, Item};
use super::text::Line;
use super::theme::Page;
use crate::scene::{RatingLine, Ratings};

/// Where the curve begins and ends, as parts of a strip's width. The numbers of its scale come after it.
const CURVE: (f32, f32) = (0.42, 0.85);

/// The most lines in a note.
const LINES_MAX: usize = 3;

/// The dimensions of the picture, in pixels.
#[derive(Clone, Copy)]
struct Sizes {
    width: f32,
    margin: f32,
    /// The height of the letters.
    letters: f32,
    /// The height of a strip, and the distance to the next.
    strip: f32,
    step: f32,
    /// The top of the first strip.
    top: f32,
    foot_line: f32,
}

/// The items of the picture, and its height.
pub(super) fn items(ratings: &Ratings, page: Page, width: f32) -> (Vec<Item>, f32) {
    let margin = (width * 0.016).round();
    let strip = (width * 0.13).round();
    let sizes = Sizes {
        width,
        margin,
        letters: width * 0.04,
        strip,
        step: strip + margin * 0.5,
        top: margin + width * 0.08,
        foot_line: width * 0.048,
    };
    let mut drawing = Drawing { sizes, page, items: Vec::new() };
    let (left, room) = (margin + sizes.letters * 0.55, width - 2.0 * margin - sizes.letters * 1.1);
    drawing.add_text(&ratings.title, (left, margin + width * 0.052), 0.0, (width * 0.044, Weight::Bold, room));
    for (index, line) in ratings.lines.iter().enumerate() {
        drawing.add_line(line, sizes.top + index as f32 * sizes.step);
    }
    let foot = sizes.top + ratings.lines.len() as f32 * sizes.step;
    let font = (width * 0.034, Weight::Regular, room);
    let lines: Vec<String> = ratings.foot.iter().flat_map(|text| broken(text, font)).collect();
    for (index, line) in lines.iter().enumerate() {
        let y = foot + (index as f32 + 0.75) * sizes.foot_line;
        drawing.add_text(line, (left, y), 0.0, font);
    }
    (drawing.items, foot + lines.len() as f32 * sizes.foot_line + margin)
}

/// Breaks a text at blanks into lines that fit the room. The last line is shortened if the text is too long.
fn broken(text: &str, (size, weight, room): (f32, Weight, f32)) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let is_last = lines.len() == LINES_MAX;
        match lines.last_mut() {
            Some(line) if is_last || Line::set(&format!("{line} {word}"), size, weight, f32::MAX).width <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Ratings while they are drawn.
struct Drawing {
    sizes: Sizes,
    page: Page,
    items: Vec<Item>,
}

impl Drawing {
    /// Adds a strip: the game, its rating, the curve, and the highest and lowest rating on it.
    fn add_line(&mut self, line: &RatingLine, top: f32) {
        let Sizes { width, margin, letters, strip, .. } = self.sizes;
        let room = width - 2.0 * margin;
        let form = Form::Box(margin, top, room, strip, strip * 0.15);
        self.items.push(Item { form, color: self.page.strip });
        let at = |part: f32| margin + room * part;
        let name_room = room * CURVE.0 - letters * 1.4;
        let left = margin + letters * 0.55;
        self.add_text(&line.name, (left, top + strip * 0.4), 0.0, (letters, Weight::Regular, name_room));
        self.add_text(&line.rating, (left, top + strip * 0.82), 0.0, (letters * 1.1, Weight::Bold, name_room));
        let Some((low, high)) = line.values.iter().min().zip(line.values.iter().max()) else { return };
        let scale = (letters * 0.8, Weight::Regular, room * (1.0 - CURVE.1));
        self.add_text(&high.to_string(), (at(1.0) - letters * 0.55, top + strip * 0.4), 1.0, scale);
        if low < high {
            self.add_text(&low.to_string(), (at(1.0) - letters * 0.55, top + strip * 0.85), 1.0, scale);
        }
        let span = high.saturating_sub(*low).max(1) as f32;
        let steps = line.values.len().saturating_sub(1).max(1) as f32;
        let point = |(index, value): (usize, &i64)| {
            let x = at(CURVE.0 + (CURVE.1 - CURVE.0) * index as f32 / steps);
            (x, top + strip * (0.82 - 0.64 * value.saturating_sub(*low) as f32 / span))
        };
        let points: Vec<(f32, f32)> = line.values.iter().enumerate().map(point).collect();
        let last = points.last().copied();
        self.items.push(Item { form: Form::Lines(vec![points], letters / 8.0), color: self.page.text });
        if let Some((x, y)) = last {
            self.items.push(Item { form: Form::Disc(x, y, letters / 4.0), color: self.page.text });
        }
    }

    fn add_text(&mut self, text: &str, at: (f32, f32), anchor: f32, font: (f32, Weight, f32)) {
        self.items.push(Item { form: Form::text(text, at, anchor, font), color: self.page.text });
    }
}
