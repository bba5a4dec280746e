//! Where everything goes in a picture of a scene, in pixels.

use super::item::{Area, Form};
use crate::scene::{Coord, Geometry, Player, Scene, Shape};

/// The dimensions of a picture of a scene, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Layout {
    /// The picture's width.
    pub width: u32,
    /// The picture's height.
    pub height: u32,
    /// The distance between neighboring cells.
    pub cell: f32,
    /// The width of the thinnest lines.
    pub hair: f32,
    /// The gap between cells.
    pub gap: f32,
    /// The board with its frame.
    pub plate: Area,
    /// The bar for the balance, if there is one.
    pub balance: Option<Area>,
    /// The strips with the players' names, by player.
    pub strips: [Area; 2],
    /// The board's upper left corner.
    origin: (f32, f32),
    /// The distance from the board to the middle of a coordinate.
    label: f32,
    /// The letter height of coordinates.
    pub label_size: f32,
    geometry: Geometry,
}

/// The width of the bar for the balance, as part of the picture's.
const BAR: f32 = 0.045;

impl Layout {
    /// The dimensions of a picture of this width.
    pub(super) fn of(scene: &Scene, width: u32) -> Self {
        let geometry = Geometry::of(scene);
        let side = width as f32;
        let margin = (side * 0.016).round();
        let strip = (side * 0.07).round();
        // The bar for the balance is to the left of everything else.
        let bar = if scene.balance.is_some() { (side * BAR).round() } else { 0.0 };
        let left = if bar > 0.0 { 2.0 * margin + bar } else { margin };
        let room = side - margin - left;
        let label_size = side * 0.029;
        // Coordinates are on the frame, which is as wide as they need.
        let (cell, frame, label) = match scene.shape {
            Shape::Rectangle { crossings: None, .. } => {
                let cell = ((room - 2.0 * label_size * 1.4) / geometry.width).floor().max(2.0);
                let frame = (room - cell * geometry.width) / 2.0;
                (cell, (frame, frame), frame / 2.0)
            }
            Shape::Rectangle { .. } => {
                // Pieces on the outermost crossings reach into the frame.
                let cell = ((room - 2.0 * label_size * 1.3) / (geometry.width + 0.4)).floor().max(2.0);
                let frame = (room - cell * geometry.width) / 2.0;
                (cell, (frame, frame), frame - label_size * 0.65)
            }
            Shape::Hexagon { .. } => {
                // The plate's edges run parallel to the outermost lines, at this distance.
                let edge = |cell: f32| cell * 0.45 + label_size * 1.45;
                let corner = 2.0 / 3.0_f32.sqrt();
                let points = geometry.width - 1.0;
                let cell = (room - 2.0 * corner * label_size * 1.45) / (points + 2.0 * corner * 0.45);
                let cell = cell.floor().max(2.0);
                let (aside, above) = ((room - cell * geometry.width) / 2.0, edge(cell) - cell / 2.0);
                (cell, (aside, above), cell * 0.5 + label_size * 0.72)
            }
        };
        let (frame, frame_above) = frame;
        let top = 2.0 * margin + strip;
        let board = geometry.height * cell + 2.0 * frame_above;
        let height = (top + board + strip + 2.0 * margin).round();
        let strip_at = |top: f32| Area::of(left as i32, top.round() as i32, room as i32, strip as i32);
        let (above, below) = (strip_at(margin), strip_at(height - margin - strip));
        Self {
            width,
            height: height as u32,
            cell,
            hair: (side / 640.0).max(1.0),
            // Lines with pieces on their crossings are thicker.
            gap: match scene.shape {
                Shape::Rectangle { crossings: Some(_), .. } => (cell * 0.05).round().max(2.0),
                _ => (cell * 0.025).round().max(1.0),
            },
            balance: (bar > 0.0).then(|| Area::of(margin as i32, top as i32, bar as i32, board.round() as i32)),
            plate: Area::of(left as i32, top as i32, room as i32, board.round() as i32),
            strips: if scene.bottom == Player::One { [below, above] } else { [above, below] },
            origin: ((left + frame).round(), (top + frame_above).round()),
            label,
            label_size,
            geometry,
        }
    }

    /// The center of a cell.
    pub(super) fn at(&self, cell: Coord) -> (f32, f32) {
        self.pixel(self.geometry.at(cell))
    }

    /// The square of a cell, smaller by `inset` on each side.
    pub(super) fn square(&self, at: Coord, inset: f32) -> Form {
        let ((x, y), half) = (self.at(at), self.cell / 2.0);
        let side = self.cell - 2.0 * inset;
        Form::Box((x - half).round() + inset, (y - half).round() + inset, side, side, 0.0)
    }

    /// The coordinates at the board's edge, and their centers.
    pub(super) fn labels(&self, scene: &Scene) -> Vec<(String, (f32, f32))> {
        let labels = self.geometry.labels(&scene.cells).into_iter();
        let placed = labels.map(|label| {
            let (x, y) = self.pixel(label.edge);
            (label.text, (x + label.outwards.0 * self.label, y + label.outwards.1 * self.label))
        });
        placed.collect()
    }

    /// The corners of a hexagonal plate.
    pub(super) fn hexagon(&self) -> Vec<(f32, f32)> {
        let Area { left, top, right, bottom } = self.plate;
        let (middle, half) = ((top + bottom) as f32 / 2.0, (bottom - top) as f32 / 2.0);
        let slant = half / 3.0_f32.sqrt();
        let (left, right) = (left as f32, right as f32);
        vec![
            (left, middle),
            (left + slant, middle - half),
            (right - slant, middle - half),
            (right, middle),
            (right - slant, middle + half),
            (left + slant, middle + half),
        ]
    }

    fn pixel(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.origin.0 + x * self.cell, self.origin.1 + y * self.cell)
    }
}
