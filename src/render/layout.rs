//! Where things stand in a picture, in pixels.

use super::item::Area;
use crate::scene::{Coord, Geometry, Player, Scene, Shape};

/// The measures of a picture of a scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Layout {
    /// The picture's width in pixels.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// The distance between neighboring places.
    pub cell: f32,
    /// The thickness of the thinnest lines.
    pub hair: f32,
    /// The board with its frame.
    pub plate: Area,
    /// The strips with the players' names, by player.
    pub strips: [Area; 2],
    /// The board's left upper corner.
    origin: (f32, f32),
    /// How far the middle of a coordinate is from the board, in cells.
    label: f32,
    geometry: Geometry,
}

impl Layout {
    /// The measures of a picture so many pixels wide.
    pub(super) fn of(scene: &Scene, width: u32) -> Self {
        let geometry = Geometry::of(scene);
        let side = width as f32;
        let margin = (side * 0.016).round();
        let strip = (side * 0.078).round();
        let room = side - 2.0 * margin;
        // Coordinates stand on the frame. Around squares it is as wide as they need; a hexagon needs a whole row.
        let (cell, frame) = match scene.shape {
            Shape::Squares { .. } => {
                let cell = ((room - 2.0 * side * 0.042) / geometry.width).floor().max(2.0);
                (cell, (room - cell * geometry.width) / 2.0)
            }
            Shape::Hexagon { .. } => {
                let cell = (room / (geometry.width + 1.9)).floor().max(2.0);
                (cell, (room - cell * geometry.width) / 2.0)
            }
        };
        let frame_above = if matches!(scene.shape, Shape::Hexagon { .. }) { cell * 0.68 } else { frame };
        let top = 2.0 * margin + strip;
        let board = geometry.height * cell + 2.0 * frame_above;
        let height = (top + board + strip + 2.0 * margin).round();
        let strip_at = |top: f32| Area::of(margin as i32, top.round() as i32, room as i32, strip as i32);
        let (above, below) = (strip_at(margin), strip_at(height - margin - strip));
        Self {
            width,
            height: height as u32,
            cell,
            hair: (side / 640.0).max(1.0),
            plate: Area::of(margin as i32, top as i32, room as i32, board.round() as i32),
            strips: if scene.bottom == Player::One { [below, above] } else { [above, below] },
            origin: ((margin + frame).round(), (top + frame_above).round()),
            label: match scene.shape {
                Shape::Squares { .. } => 0.5 - frame / cell / 2.0,
                Shape::Hexagon { .. } => 0.0,
            },
            geometry,
        }
    }

    /// The middle of a place, in pixels.
    pub(super) fn at(&self, place: Coord) -> (f32, f32) {
        self.pixel(self.geometry.at(place))
    }

    /// The coordinates at the edge of the board and the middles of where they stand.
    pub(super) fn labels(&self, scene: &Scene) -> Vec<(String, (f32, f32))> {
        let labels = self.geometry.labels(&scene.places);
        let (width, height) = (self.geometry.width, self.geometry.height);
        // They are half a cell away from the board; the frame may be narrower or wider.
        let nearer = |at: f32, length: f32| match at {
            at if at < 0.0 => at + self.label,
            at if at > length => at - self.label,
            at => at,
        };
        let place = |(x, y): (f32, f32)| match self.label {
            0.0 => (x, y),
            _ => (nearer(x, width), nearer(y, height)),
        };
        labels.into_iter().map(|(text, at)| (text, self.pixel(place(at)))).collect()
    }

    /// How high the letters of coordinates are, in pixels.
    pub(super) fn label_size(&self, scene: &Scene) -> f32 {
        match scene.shape {
            Shape::Squares { .. } => self.width as f32 * 0.027,
            Shape::Hexagon { .. } => (self.width as f32 * 0.027).min(self.cell * 0.5),
        }
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
