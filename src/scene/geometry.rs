//! Where the cells are, seen from the bottom of the picture.

use super::{Coord, Ground, Player, Scene, Shape};

/// The height of an equilateral triangle of side 1, which is the distance between rows of a hexagonal board.
const ROW: f32 = 0.866_025_4;

/// The plane of a scene. One unit is the distance between neighboring cells. The x axis points right, y points down,
/// and the board covers `0..=width` by `0..=height`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    /// The board's width.
    pub width: f32,
    /// The board's height.
    pub height: f32,
    shape: Shape,
    bottom: Player,
}

/// The name of a row, file or line, written outside of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The name: a letter or a number.
    pub text: String,
    /// Where the line ends: at the board's edge between cells, or at the last crossing.
    pub edge: (f32, f32),
    /// The direction from the edge to the name, of length 1.
    pub outwards: (f32, f32),
}

impl Geometry {
    /// The plane of a scene.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
        let (width, height) = match scene.shape {
            Shape::Rectangle { files, ranks, .. } => (f32::from(files), f32::from(ranks)),
            // Half a unit around the outermost points. Square cells have as much around their centers.
            Shape::Hexagon { side } => {
                let across = f32::from(side.max(1) - 1) * 2.0;
                (across + 1.0, across * ROW + 1.0)
            }
        };
        Self { width, height, shape: scene.shape, bottom: scene.bottom }
    }

    /// The center of a cell.
    #[must_use]
    pub fn at(&self, cell: Coord) -> (f32, f32) {
        let (letter, number) = (f32::from(cell.letter), f32::from(cell.number));
        let (x, up) = match self.shape {
            Shape::Rectangle { crossings: Some(first), .. } if cell.letter >= first => {
                (letter - f32::from(first), number - 1.0)
            }
            Shape::Rectangle { .. } => (letter + 0.5, number - 0.5),
            Shape::Hexagon { side } => {
                let first = f32::from(side.max(1) - 1) / 2.0;
                (number - 0.5 - letter / 2.0 + first, letter * ROW + 0.5)
            }
        };
        match self.bottom {
            Player::One => (x, self.height - up),
            Player::Two => (self.width - x, up),
        }
    }

    /// The names at the board's edge: at the left and bottom for cells, at the right and top for crossings.
    #[must_use]
    pub fn labels(&self, cells: &[(Coord, Ground)]) -> Vec<Label> {
        match self.shape {
            Shape::Rectangle { files, ranks, crossings, .. } => self.labels_of_rectangle(files, ranks, crossings),
            Shape::Hexagon { side } => self.labels_of_hexagon(side, cells),
        }
    }

    fn labels_of_rectangle(&self, files: u8, ranks: u8, crossings: Option<u8>) -> Vec<Label> {
        let mut labels = Vec::new();
        for file in 0..files {
            let x = self.at(Coord::new(file, 1)).0;
            labels.push(Label { text: letter(file), edge: (x, self.height), outwards: (0.0, 1.0) });
        }
        for rank in 1..=ranks {
            let y = self.at(Coord::new(0, rank)).1;
            labels.push(Label { text: rank.to_string(), edge: (0.0, y), outwards: (-1.0, 0.0) });
        }
        let Some(first) = crossings else { return labels };
        for line in first..=first + files {
            let x = self.at(Coord::new(line, 1)).0;
            labels.push(Label { text: letter(line), edge: (x, 0.0), outwards: (0.0, -1.0) });
        }
        for line in 1..=ranks + 1 {
            let y = self.at(Coord::new(first, line)).1;
            labels.push(Label { text: line.to_string(), edge: (self.width, y), outwards: (1.0, 0.0) });
        }
        labels
    }

    fn labels_of_hexagon(&self, side: u8, cells: &[(Coord, Ground)]) -> Vec<Label> {
        let last = 2 * side.max(1) - 2;
        let points = || cells.iter().map(|(at, _)| *at);
        let mut labels = Vec::new();
        for row in 0..=last {
            let leftmost = |a: &Coord, b: &Coord| self.at(*a).0.total_cmp(&self.at(*b).0);
            if let Some(end) = points().filter(|at| at.letter == row).min_by(leftmost) {
                labels.push(Label { text: letter(row), edge: self.at(end), outwards: (-1.0, 0.0) });
            }
        }
        for number in 1..=last + 1 {
            let lowest = |a: &Coord, b: &Coord| self.at(*a).1.total_cmp(&self.at(*b).1);
            if let Some(end) = points().filter(|at| at.number == number).max_by(lowest) {
                // The diagonal with this number goes down to the right, whoever sits at the bottom.
                labels.push(Label { text: number.to_string(), edge: self.at(end), outwards: (0.5, ROW) });
            }
        }
        labels
    }

    /// Whether two cells of a hexagonal board are neighbors.
    #[must_use]
    pub fn joined(a: Coord, b: Coord) -> bool {
        let (letters, numbers) = (i16::from(b.letter) - i16::from(a.letter), i16::from(b.number) - i16::from(a.number));
        matches!((letters, numbers), (0, 1) | (1, 0) | (1, 1) | (0, -1) | (-1, 0) | (-1, -1))
    }
}

fn letter(index: u8) -> String {
    char::from(b'a' + index).to_string()
}
