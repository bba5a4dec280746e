//! The points of a board: their names, and the lines through them.

use crate::rules::Coord;

/// The number of points on the larger board.
pub(super) const POINTS_MAX: usize = 127;

/// The most points on a line.
const PLACES_MAX: usize = 13;
/// All lines of the larger board.
pub(super) const LINES_ALL: usize = LINES * PLACES_MAX;

/// The lines through a point: along the row, along the same number, and along the other diagonal.
pub(super) const LINES: usize = 3;

/// The size of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Size {
    /// Seven points per side.
    Seven,
    /// Five points per side.
    Five,
}

impl Size {
    pub(super) fn grid(self) -> &'static Grid {
        &GRIDS[self as usize]
    }
}

/// By [`Size`].
static GRIDS: [Grid; 2] = [Grid::new(7), Grid::new(5)];

/// A hexagonal board of triangles.
///
/// Points are numbered along the rows, from the bottom row up. So on every line through a point, the numbers rise on
/// one side of it and fall on the other.
pub(super) struct Grid {
    /// The number of points per side.
    pub(super) side: u8,
    points: [Coord; POINTS_MAX],
    /// The first point of each row, with one more entry at the end.
    starts: [u8; 14],
    /// By point and direction: the number of its line, and its place there.
    spots: [[(u8, u8); LINES]; POINTS_MAX],
    /// By number and place: the points of each line.
    lines: [[u8; 16]; LINES_ALL],
    /// By number: how many points each line has.
    lengths: [u8; LINES_ALL],
    /// How far each point is from the edge.
    depths: [u8; POINTS_MAX],
}

impl Grid {
    const fn new(side: u8) -> Self {
        let mut grid = Self {
            side,
            points: [Coord::new(0, 0); POINTS_MAX],
            starts: [0; 14],
            spots: [[(0, 0); LINES]; POINTS_MAX],
            lines: [[0; 16]; LINES_ALL],
            lengths: [0; LINES_ALL],
            depths: [0; POINTS_MAX],
        };
        let mut count = 0;
        let mut row = 0;
        while row < grid.rows() {
            grid.starts[row as usize] = count;
            let mut number = grid.first_in_row(row);
            while number <= grid.last_in_row(row) {
                grid.points[count as usize] = Coord::new(row, number);
                count += 1;
                number += 1;
            }
            row += 1;
        }
        grid.starts[row as usize] = count;
        let mut at = 0;
        while at < count as usize {
            let Coord { letter, number } = grid.points[at];
            // The numbers rise on every line, so each point is the next one on its lines.
            let numbers = [letter, PLACES_MAX as u8 + number - 1, 2 * PLACES_MAX as u8 + letter + side - number];
            let mut line = 0;
            while line < LINES {
                let number = numbers[line] as usize;
                grid.spots[at][line] = (number as u8, grid.lengths[number]);
                grid.lines[number][grid.lengths[number] as usize] = at as u8;
                grid.lengths[number] += 1;
                line += 1;
            }
            at += 1;
        }
        while at > 0 {
            at -= 1;
            grid.depths[at] = grid.depth_of(at);
        }
        grid
    }

    const fn depth_of(&self, point: usize) -> u8 {
        let (mut least, mut most) = (u8::MAX, 0);
        let mut line = 0;
        while line < LINES {
            let (number, place) = self.spots[point][line];
            let last = self.lengths[number as usize] - 1;
            let room = if place < last - place { place } else { last - place };
            least = if room < least { room } else { least };
            most = if room > most { room } else { most };
            line += 1;
        }
        if most == 0 { 0 } else { 1 + least }
    }

    /// The number of rows.
    pub(super) const fn rows(&self) -> u8 {
        2 * self.side - 1
    }

    /// The number at a row's beginning.
    pub(super) const fn first_in_row(&self, row: u8) -> u8 {
        if row < self.side { 1 } else { row - self.side + 2 }
    }

    /// The number at a row's end.
    pub(super) const fn last_in_row(&self, row: u8) -> u8 {
        if row < self.side { self.side + row } else { self.rows() }
    }

    /// The indexes of a row's points.
    pub(super) fn row(&self, row: u8) -> std::ops::Range<usize> {
        usize::from(self.starts[usize::from(row)])..usize::from(self.starts[usize::from(row) + 1])
    }

    /// The number of points.
    pub(super) fn len(&self) -> usize {
        usize::from(self.starts[usize::from(self.rows())])
    }

    /// The set of all points.
    pub(super) fn all(&self) -> u128 {
        (1 << self.len()) - 1
    }

    /// The index of the point with this name, if there is one.
    pub(super) const fn point(&self, name: Coord) -> Option<usize> {
        let row = name.letter;
        if row >= self.rows() || name.number < self.first_in_row(row) || name.number > self.last_in_row(row) {
            return None;
        }
        Some((self.starts[row as usize] + name.number - self.first_in_row(row)) as usize)
    }

    pub(super) fn name(&self, point: usize) -> Coord {
        self.points[point]
    }

    /// By direction: the number of a point's line, below [`LINES_ALL`], and the point's place on it.
    pub(super) const fn spots(&self, point: usize) -> [(u8, u8); LINES] {
        self.spots[point]
    }

    /// How many points a line has.
    pub(super) fn length(&self, line: u8) -> u32 {
        u32::from(self.lengths[usize::from(line)])
    }

    /// How far a point is from the edge: 0 in a corner, 1 elsewhere on the edge.
    pub(super) const fn depth(&self, point: usize) -> usize {
        self.depths[point] as usize
    }

    /// The point at a place on a line.
    pub(super) fn on_line(&self, line: u8, place: u32) -> usize {
        usize::from(self.lines[usize::from(line)][place as usize & 15])
    }
}

/// The nearest members before and after a place, in a set of places.
pub(super) fn nearest(set: u16, place: u8) -> [Option<u32>; 2] {
    let before = set & ((1 << place) - 1);
    let after = set >> place >> 1;
    [
        (before != 0).then(|| 15 - before.leading_zeros()),
        (after != 0).then(|| u32::from(place) + 1 + after.trailing_zeros()),
    ]
}

/// The members of a set, in ascending order.
pub(super) fn members(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}
