//! The picture of what could be expected in a game: above the middle line player one was ahead, below it player two.

use super::color::Rgba;
use super::fonts::Weight;
use super::item::{Form, Item};
use super::theme::Page;
use crate::scene::{Curve, Player};

/// The percentages at which there are a line and a figure.
const SCALE: [u8; 3] = [0, 50, 100];

/// Where the curve is drawn, in pixels.
struct Plot {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
    /// How many steps there are from the first value to the last.
    steps: f32,
    /// The height of letters.
    size: f32,
}

impl Plot {
    fn at(&self, index: usize, value: u8) -> (f32, f32) {
        let (x, y) = (index as f32 / self.steps, 1.0 - f32::from(value) / 100.0);
        (self.left + x * self.width, self.top + y * self.height)
    }
}

/// What the picture is made of, and its height: half its width.
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
    // Where there are no shades, half a color could not be told from none.
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

/// What lies between the curve and the middle line.
fn area(curve: &Curve, plot: &Plot) -> Option<Form> {
    let last = curve.values.len().checked_sub(1)?;
    let curved = curve.values.iter().enumerate().map(|(index, value)| plot.at(index, *value));
    Some(Form::Polygon(std::iter::once(plot.at(0, 50)).chain(curved).chain([plot.at(last, 50)]).collect()))
}

/// The turn that decided most: a line from what could be expected before it to what was left, with a dot at either end.
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
    // Its number stands beside it, where there is room.
    let right = to.0 < plot.left + plot.width - plot.size * 3.0;
    let (x, anchor) = if right { (to.0 + plot.size * 0.6, 0.0) } else { (from.0 - plot.size * 0.6, 1.0) };
    let (text, size, weight, width_max) = ((turn + 1).to_string(), plot.size, Weight::Bold, plot.width);
    let y = f32::midpoint(from.1, to.1) + plot.size * 0.35;
    items.push(Item { form: Form::Text { text, x, y, anchor, size, weight, width_max }, color: page.text });
    items
}

/// The players' names, each on the side on which they are ahead, the scale, and the number of the last turn.
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
