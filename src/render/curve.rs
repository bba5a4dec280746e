//! Draws the course of a game. Above the middle line player one was ahead, below it player two.

use super::color::Rgba;
use super::fonts::Weight;
use super::item::{Form, Item};
use super::theme::Page;
use crate::scene::{Curve, Player};

/// The percentages with a line and a number.
const SCALE: [u8; 3] = [0, 50, 100];

/// The area of the curve, in pixels.
struct Plot {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
    /// The number of steps from the first value to the last.
    steps: f32,
    /// The height of the letters.
    size: f32,
}

impl Plot {
    fn at(&self, index: usize, value: u8) -> (f32, f32) {
        let (x, y) = (index as f32 / self.steps, 1.0 - f32::from(value) / 100.0);
        (self.left + x * self.width, self.top + y * self.height)
    }
}

/// The items of the picture, and its height, which is half its width.
pub(super) fn items(curve: &Curve, page: Page, width: f32) -> (Vec<Item>, f32) {
    let height = (width / 2.0).floor();
    let size = (width / 26.0).round();
    let (left, top) = ((size * 2.6).round(), (size * 1.9).round());
    let plot = Plot {
        left,
        top,
        width: (width - left - size).round(),
        height: (height - 2.0 * top).round(),
        steps: curve.values.len().saturating_sub(1).max(1) as f32,
        size,
    };
    let mut items =
        vec![Item { form: Form::Box(plot.left, plot.top, plot.width, plot.height, 0.0), color: page.strip }];
    // In a theme without shadows, a half-transparent color would look like none.
    let cover = if page.shadow == 0 { 100 } else { 30 };
    items.extend(area(curve, &plot).map(|form| Item { form, color: page.accent.percent(cover).over(page.strip) }));
    let across = |percent| {
        let (left, y) = plot.at(0, percent);
        vec![(left, y), (left + plot.width, y)]
    };
    items.push(Item { form: Form::Lines(SCALE.map(across).to_vec(), size / 16.0), color: page.text_dim });
    let line = curve.values.iter().enumerate().map(|(index, value)| plot.at(index, *value)).collect();
    items.push(Item { form: Form::Lines(vec![line], size / 6.0), color: page.text });
    items.extend(turning_point(curve, &plot, &page));
    items.extend(words(curve, &plot, height, page.text, page.text_dim));
    (items, height)
}

/// The area between the curve and the middle line.
fn area(curve: &Curve, plot: &Plot) -> Option<Form> {
    let last = curve.values.len().checked_sub(1)?;
    let curved = curve.values.iter().enumerate().map(|(index, value)| plot.at(index, *value));
    Some(Form::Polygon(std::iter::once(plot.at(0, 50)).chain(curved).chain([plot.at(last, 50)]).collect()))
}

/// The turn that decided most: a line from the expectation before it to the one after, with a dot at each end.
fn turning_point(curve: &Curve, plot: &Plot, page: &Page) -> Vec<Item> {
    let ends = curve.turning.and_then(|turn| Some((turn, *curve.values.get(turn)?, *curve.values.get(turn + 1)?)));
    let Some((turn, before, after)) = ends else { return Vec::new() };
    let [from, to] = [plot.at(turn, before), plot.at(turn + 1, after)];
    let mut items = Vec::new();
    for (color, wider) in [(page.halo, plot.size / 8.0), (page.danger, 0.0)] {
        items.push(Item { form: Form::Lines(vec![vec![from, to]], plot.size / 4.0 + wider), color });
        for (x, y) in [from, to] {
            items.push(Item { form: Form::Disc(x, y, plot.size / 3.4 + wider / 2.0), color });
        }
    }
    let (text, size, weight, width_max) = ((turn + 1).to_string(), plot.size, Weight::Bold, plot.width);
    let (x, y) = place_of_number(curve, plot, turn, text.len() as f32 * size * 0.62);
    items.push(Item { form: Form::Text { text, x, y, anchor: 0.5, size, weight, width_max }, color: page.text });
    items
}

/// Where the number of the turning point goes, `width` pixels wide: beside the middle of its line, or above or below
/// one of its ends, where it covers the curve least. Returns the middle of its base line.
fn place_of_number(curve: &Curve, plot: &Plot, turn: usize, width: f32) -> (f32, f32) {
    let [from, to] = [turn, turn + 1].map(|index| plot.at(index, curve.values[index]));
    let size = plot.size;
    let middle = f32::midpoint(from.1, to.1);
    let aside = size * 0.7 + width / 2.0;
    let wanted = [
        (to.0 + aside, middle),
        (from.0 - aside, middle),
        (from.0 + aside, from.1),
        (to.0 - aside, to.1),
        (from.0, from.1 - size),
        (from.0, from.1 + size),
        (to.0, to.1 - size),
        (to.0, to.1 + size),
    ];
    let (left, right) = (plot.left + width / 2.0, plot.left + plot.width - width / 2.0);
    let (top, bottom) = (plot.top + size * 0.55, plot.top + plot.height - size * 0.55);
    let line: Vec<(f32, f32)> = curve.values.iter().enumerate().map(|(index, value)| plot.at(index, *value)).collect();
    // The points of the curve and of the middle line inside the number's box.
    let covered = |(x, y): (f32, f32)| {
        let middle_line = [plot.at(0, 50), plot.at(curve.values.len() - 1, 50)];
        let pieces = line.windows(2).chain([&middle_line[..]]);
        let points = pieces.flat_map(|ends| {
            let steps = (ends[1].0 - ends[0].0).abs().max((ends[1].1 - ends[0].1).abs()).ceil().max(1.0);
            let (dx, dy) = ((ends[1].0 - ends[0].0) / steps, (ends[1].1 - ends[0].1) / steps);
            let start = ends[0];
            (0..=steps as u32).map(move |step| (start.0 + dx * step as f32, start.1 + dy * step as f32))
        });
        points.filter(|(px, py)| (px - x).abs() < width / 2.0 + size * 0.15 && (py - y).abs() < size * 0.55).count()
    };
    let inside = wanted.into_iter().filter(|(x, y)| (left..=right).contains(x) && (top..=bottom).contains(y));
    let (x, y) = inside.min_by_key(|at| covered(*at)).unwrap_or(wanted[0]);
    (x, y + size * 0.35)
}

/// The players' names, each on the side where they are ahead, the scale, and the number of the last turn.
fn words(curve: &Curve, plot: &Plot, height: f32, ink: Rgba, dim: Rgba) -> Vec<Item> {
    let Plot { left, top, width, size, .. } = *plot;
    let right = left + width;
    let text = |text: String, x: f32, y: f32, anchor: f32, weight: Weight, color: Rgba| Item {
        form: Form::Text { text, x, y, anchor, size, weight, width_max: width },
        color,
    };
    let below = height - top + size * 1.3;
    let turns = curve.values.len().saturating_sub(1);
    let mut words = vec![
        text(curve.name(Player::One).to_owned(), left, top - size * 0.5, 0.0, Weight::Regular, ink),
        text(curve.name(Player::Two).to_owned(), left, below, 0.0, Weight::Regular, ink),
        text(turns.to_string(), right, below, 1.0, Weight::Bold, dim),
    ];
    for percent in SCALE {
        let (_, y) = plot.at(0, percent);
        words.push(text(percent.to_string(), left - size * 0.4, y + size * 0.35, 1.0, Weight::Bold, dim));
    }
    words
}
