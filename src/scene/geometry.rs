//! Where the places of a board lie, as seen from the bottom of the picture.

use super::{Coord, Ground, Player, Scene, Shape};

/// The height of an equilateral triangle of side 1: how far the rows of a hexagonal board are apart.
const ROW: f32 = 0.866_025_4;

/// The plane of a scene. One unit is the distance between neighboring places; x grows to the right, y downwards, and
/// the board lies in `0..=width` by `0..=height`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    /// How wide the board is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    shape: Shape,
    bottom: Player,
}

impl Geometry {
    /// The plane of a scene.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
        let (width, height) = match scene.shape {
            Shape::Squares { files, ranks, .. } => (f32::from(files), f32::from(ranks)),
            // Half a unit around the outermost points, as squares have it around their centers.
            Shape::Hexagon { side } => {
                let across = f32::from(side.max(1) - 1) * 2.0;
                (across + 1.0, across * ROW + 1.0)
            }
        };
        Self { width, height, shape: scene.shape, bottom: scene.bottom }
    }

    /// The middle of a place.
    #[must_use]
    pub fn at(&self, place: Coord) -> (f32, f32) {
        let (letter, number) = (f32::from(place.letter), f32::from(place.number));
        let (x, up) = match self.shape {
            Shape::Squares { crossings: Some(first), .. } if place.letter >= first => {
                (letter - f32::from(first), number - 1.0)
            }
            Shape::Squares { .. } => (letter + 0.5, number - 0.5),
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

    /// The names at the edge of the board, each with the middle of where it stands: a unit's half beyond the last
    /// place of its line, for squares at the left and below, for crossings at the right and above.
    #[must_use]
    pub fn labels(&self, places: &[(Coord, Ground)]) -> Vec<(String, (f32, f32))> {
        let letter = |letter: u8| char::from(b'a' + letter).to_string();
        let mut labels = Vec::new();
        match self.shape {
            Shape::Squares { files, ranks, crossings } => {
                for file in 0..files {
                    labels.push((letter(file), (self.at(Coord::new(file, 1)).0, self.height + 0.5)));
                }
                for rank in 1..=ranks {
                    labels.push((rank.to_string(), (-0.5, self.at(Coord::new(0, rank)).1)));
                }
                if let Some(first) = crossings {
                    for line in 0..=files {
                        labels.push((letter(first + line), (self.at(Coord::new(first + line, 1)).0, -0.5)));
                    }
                    for line in 1..=ranks + 1 {
                        labels.push((line.to_string(), (self.width + 0.5, self.at(Coord::new(first, line)).1)));
                    }
                }
            }
            Shape::Hexagon { side } => {
                let last = 2 * side.max(1) - 2;
                let seen =
                    |a: &Coord, b: &Coord| self.at(*a).partial_cmp(&self.at(*b)).unwrap_or(std::cmp::Ordering::Equal);
                let points = || places.iter().map(|(at, _)| *at);
                for row in 0..=last {
                    if let Some(end) = points().filter(|at| at.letter == row).min_by(seen) {
                        let (x, y) = self.at(end);
                        labels.push((letter(row), (x - 1.0, y)));
                    }
                }
                for number in 1..=last + 1 {
                    let lower = |a: &Coord, b: &Coord| self.at(*a).1.total_cmp(&self.at(*b).1);
                    if let Some(end) = points().filter(|at| at.number == number).max_by(lower) {
                        // One more step along the diagonal that keeps its number, which leads down to the right.
                        let (x, y) = self.at(end);
                        labels.push((number.to_string(), (x + 0.5, y + ROW)));
                    }
                }
            }
        }
        labels
    }

    /// Whether two places of a hexagonal board are neighbors on a line.
    #[must_use]
    pub fn joined(a: Coord, b: Coord) -> bool {
        let (letters, numbers) = (i16::from(b.letter) - i16::from(a.letter), i16::from(b.number) - i16::from(a.number));
        matches!((letters, numbers), (0, 1) | (1, 0) | (1, 1) | (0, -1) | (-1, 0) | (-1, -1))
    }
}
