//! The empty board, which is the same in every picture of a game.

use super::art::Art;
use super::color::Rgba;
use super::fonts::Weight;
use super::item::{Form, Item};
use super::layout::Layout;
use super::theme::{Paint, Theme, Tone};
use crate::scene::{Color, Geometry, Ground, Scene, Shape};

/// The items of the empty board, from back to front.
pub(super) fn items(scene: &Scene, layout: &Layout, theme: Theme) -> Vec<Item> {
    let (page, board) = (theme.page(), theme.board(Tone::of(scene)));
    let mut items = Vec::new();
    let mut add = |form, color| items.push(Item { form, color });
    add(Form::Box(0.0, 0.0, layout.width as f32, layout.height as f32, 0.0), page.ground);
    match scene.shape {
        Shape::Rectangle { .. } => {
            let plate = layout.plate;
            let (x, y) = (plate.left as f32, plate.top as f32);
            let (width, height) = (plate.width() as f32, plate.height() as f32);
            add(Form::Box(x, y, width, height, layout.width as f32 * 0.02), board.plate);
            cells(scene, layout, theme, &mut add);
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

fn cells(scene: &Scene, layout: &Layout, theme: Theme, add: &mut impl FnMut(Form, Rgba)) {
    let board = theme.board(Tone::of(scene));
    let cell = layout.cell;
    let cells = || scene.cells.iter().filter(|(_, ground)| *ground != Ground::Crossing);
    for (at, _) in cells() {
        add(layout.square(*at, -layout.gap / 2.0), board.line);
    }
    for (at, ground) in cells() {
        add(layout.square(*at, layout.gap / 2.0), board.ground(*ground));
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
                    let art = Art {
                        name,
                        sign: true,
                        size: size as u16,
                        paint,
                        turned: false,
                        cut: false,
                        shadow: 0,
                        cover: 60,
                    };
                    let corner = ((x - size / 2.0).round() as i32, (y - size / 2.0).round() as i32);
                    add(Form::Art(art, corner.0, corner.1), paint.ink);
                }
            }
            _ => {}
        }
    }
    for (at, _) in scene.cells.iter().filter(|(_, ground)| *ground == Ground::Crossing) {
        let (x, y) = layout.at(*at);
        add(Form::Disc(x, y, cell * 0.075), board.line);
    }
}

/// The sign of a color, if it has one.
fn sign(color: Color) -> Option<&'static str> {
    match color {
        Color::Sun => Some("sun"),
        Color::Moon => Some("moon"),
        Color::White | Color::Black | Color::Red => None,
    }
}

fn lines(scene: &Scene, layout: &Layout, theme: Theme, add: &mut impl FnMut(Form, Rgba)) {
    let board = theme.board(Tone::of(scene));
    let mut lines = Vec::new();
    for (index, (a, _)) in scene.cells.iter().enumerate() {
        for (b, _) in &scene.cells[index + 1..] {
            if Geometry::joined(*a, *b) {
                lines.push(vec![layout.at(*a), layout.at(*b)]);
            }
        }
    }
    add(Form::Lines(lines, (layout.cell * 0.035).max(1.0)), board.line);
    for (at, ground) in &scene.cells {
        if matches!(ground, Ground::Center | Ground::Start) {
            let (x, y) = layout.at(*at);
            add(Form::Disc(x, y, layout.cell * 0.1), board.line);
        }
    }
}
