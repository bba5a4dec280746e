//! The board without anything on it: what stays the same from the first picture of a game to the last.

use super::art::Art;
use super::fonts::Weight;
use super::item::{Form, Item};
use super::layout::Layout;
use super::theme::{Paint, Theme, Tone};
use crate::scene::{Color, Coord, Geometry, Ground, Scene, Shape};

/// The items of the empty board, from the back to the front.
pub(super) fn items(scene: &Scene, layout: &Layout, theme: Theme) -> Vec<Item> {
    let (page, board) = (theme.page(), theme.board(Tone::of(scene)));
    let mut items = Vec::new();
    let mut add = |form, color| items.push(Item { form, color });
    add(Form::Box(0.0, 0.0, layout.width as f32, layout.height as f32, 0.0), page.ground);
    match scene.shape {
        Shape::Squares { .. } => {
            let plate = layout.plate;
            let (x, y) = (plate.left as f32, plate.top as f32);
            let (width, height) = (plate.width() as f32, plate.height() as f32);
            add(Form::Box(x, y, width, height, layout.width as f32 * 0.02), board.plate);
            squares(scene, layout, theme, &mut add);
        }
        Shape::Hexagon { .. } => {
            let corners = layout.hexagon();
            add(Form::Polygon(corners.clone()), board.plate);
            let round = Form::Polygon(corners);
            add(Form::Outline(Box::new(round), layout.width as f32 * 0.008), board.plate);
            lines(scene, layout, theme, &mut add);
        }
    }
    let size = layout.label_size;
    for (text, (x, y)) in layout.labels(scene) {
        let width_max = size * 3.0;
        let y = y + size * 0.36;
        add(Form::Text { text, x, y, anchor: 0.5, size, weight: Weight::Bold, width_max }, board.label);
    }
    items
}

fn squares(scene: &Scene, layout: &Layout, theme: Theme, add: &mut impl FnMut(Form, super::Rgba)) {
    let board = theme.board(Tone::of(scene));
    let cell = layout.cell;
    let crossings = matches!(scene.shape, Shape::Squares { crossings: Some(_), .. });
    let gap = if crossings { (cell * 0.05).round().max(2.0) } else { (cell * 0.025).round().max(1.0) };
    let tile = |at: Coord, inset: f32| {
        let (x, y) = layout.at(at);
        let (left, top) = ((x - cell / 2.0).round() + inset, (y - cell / 2.0).round() + inset);
        Form::Box(left, top, cell - 2.0 * inset, cell - 2.0 * inset, 0.0)
    };
    let squares = || scene.places.iter().filter(|(_, ground)| *ground != Ground::Crossing);
    for (at, _) in squares() {
        add(tile(*at, -gap / 2.0), board.line);
    }
    for (at, ground) in squares() {
        add(tile(*at, gap / 2.0), board.ground(*ground));
        let (x, y) = layout.at(*at);
        match ground {
            Ground::Center => {
                let reach = cell * 0.22;
                let diamond = vec![(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)];
                add(Form::Outline(Box::new(Form::Polygon(diamond)), layout.hair * 2.0), board.line);
            }
            Ground::Base(player) => {
                if let Some(name) = sign(scene.seat(*player).color) {
                    let size = (cell * 0.72).round();
                    let paint = theme.paint(scene.seat(*player).color);
                    let base = board.ground(*ground);
                    let clearer = paint.face.contrast(base) > paint.ink.contrast(base);
                    let paint = Paint { ink: if clearer { paint.face } else { paint.ink }, ..paint };
                    let art = Art { name, sign: true, size: size as u16, paint, turned: false, shadow: 0, cover: 60 };
                    let corner = ((x - size / 2.0).round() as i32, (y - size / 2.0).round() as i32);
                    add(Form::Art(art, corner.0, corner.1), paint.ink);
                }
            }
            _ => {}
        }
    }
    for (at, _) in scene.places.iter().filter(|(_, ground)| *ground == Ground::Crossing) {
        let (x, y) = layout.at(*at);
        add(Form::Disc(x, y, cell * 0.075), board.line);
    }
}

/// The sign that stands for a color, if it has one.
fn sign(color: Color) -> Option<&'static str> {
    match color {
        Color::Sun => Some("sun"),
        Color::Moon => Some("moon"),
        Color::White | Color::Black | Color::Red => None,
    }
}

fn lines(scene: &Scene, layout: &Layout, theme: Theme, add: &mut impl FnMut(Form, super::Rgba)) {
    let board = theme.board(Tone::of(scene));
    let mut lines = Vec::new();
    for (index, (a, _)) in scene.places.iter().enumerate() {
        for (b, _) in &scene.places[index + 1..] {
            if Geometry::joined(*a, *b) {
                lines.push(vec![layout.at(*a), layout.at(*b)]);
            }
        }
    }
    add(Form::Lines(lines, (layout.cell * 0.035).max(1.0)), board.line);
    for (at, ground) in &scene.places {
        if matches!(ground, Ground::Center | Ground::Start) {
            let (x, y) = layout.at(*at);
            add(Form::Disc(x, y, layout.cell * 0.1), board.line);
        }
    }
}
