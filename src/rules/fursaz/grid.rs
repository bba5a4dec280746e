//! The points of a board: their names, and the lines through them.

use crate::rules::Coord;

/// The number of points on the larger board.
pub(super) const POINTS_MAX: usize = 127;

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
/// one side of it and fall on the other, and the nearest stone is the lowest or highest bit of a set.
pub(super) struct Grid {
    /// The number of points per side.
    pub(super) side: u8,
    points: [Coord; POINTS_MAX],
    /// The first point of each row, with one more entry at the end.
    starts: [u8; 14],
    /// By point and line: the points before it, and the points after it.
    rays: [[[u128; 2]; LINES]; POINTS_MAX],
}

impl Grid {
    const fn new(side: u8) -> Self {
        let mut grid =
            Self { side, points: [Coord::new(0, 0); POINTS_MAX], starts: [0; 14], rays: [[[0; 2]; LINES]; POINTS_MAX] };
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
            let mut line = 0;
            while line < LINES {
                grid.rays[at][line] = grid.sides_of(at, line);
                line += 1;
            }
            at += 1;
        }
        grid
    }

    /// The points before and after a point on a line.
    const fn sides_of(&self, at: usize, line: usize) -> [u128; 2] {
        let (letter_step, number_step) = [(0, 1), (1, 0), (1, 1)][line];
        let mut sides = [0; 2];
        let mut at_after = self.points[at];
        while let Some(next) = self.point(Coord::new(at_after.letter + letter_step, at_after.number + number_step)) {
            sides[1] |= 1 << next;
            at_after = self.points[next];
        }
        let mut at_before = self.points[at];
        while at_before.letter >= letter_step && at_before.number > number_step {
            at_before = Coord::new(at_before.letter - letter_step, at_before.number - number_step);
            match self.point(at_before) {
                Some(next) => sides[0] |= 1 << next,
                None => break,
            }
        }
        sides
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

    /// The nearest members of a set before and after a point on a line.
    pub(super) fn nearest(&self, at: usize, line: usize, set: u128) -> [Option<usize>; 2] {
        let [before, after] = self.rays[at][line];
        let (before, after) = (before & set, after & set);
        [
            (before != 0).then(|| 127 - before.leading_zeros() as usize),
            (after != 0).then(|| after.trailing_zeros() as usize),
        ]
    }

    /// The distance between two points on the same line, the lower one first.
    pub(super) fn distance(&self, line: usize, low: usize, high: usize) -> usize {
        match line {
            0 => high - low,
            _ => usize::from(self.points[high].letter - self.points[low].letter),
        }
    }
}

/// The members of a set, in ascending order.
pub(super) fn members(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}
