//! Where the cells are in a picture of the board alone, for what lies over it.

use super::layout::Layout;
use crate::scene::{Coord, Ground, Scene, Shape};

/// The cells of a picture that [`board`](super::board) draws, in pixels from its upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Places {
    /// The picture's width.
    pub width: f32,
    /// The picture's height.
    pub height: f32,
    /// The cells, as the scene has them.
    pub cells: Vec<CellPlace>,
}

/// A cell in a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CellPlace {
    /// The cell.
    pub at: Coord,
    /// Its center.
    pub center: (f32, f32),
    /// Its width, and its height.
    pub side: f32,
    /// Whether it is round: a crossing, or a point of a board of lines.
    pub round: bool,
}

/// The part of the distance between cells that a crossing takes: as far from its center as the middle of a square is from
/// the crossings around it, so that a finger hits both equally well.
const CROSSING: f32 = 0.64;

impl Places {
    /// The cells of a scene in a picture whose whole would be this wide.
    #[must_use]
    pub fn of(scene: &Scene, width: u32) -> Self {
        let layout = Layout::of(scene, width);
        let (left, top) = (layout.plate.left as f32, layout.plate.top as f32);
        let place = |(at, ground): &(Coord, Ground)| {
            let ((x, y), crossing) = (layout.at(*at), *ground == Ground::Crossing);
            let side = if crossing { layout.cell * CROSSING } else { layout.cell };
            let round = crossing || matches!(scene.shape, Shape::Hexagon { .. });
            CellPlace { at: *at, center: (x - left, y - top), side, round }
        };
        Self {
            width: layout.plate.width() as f32,
            height: layout.plate.height() as f32,
            cells: scene.cells.iter().map(place).collect(),
        }
    }
}
