//! The 33 cells of the cross, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr};

use crate::rules::Coord;

/// The number of cells.
pub(super) const CELLS: usize = 33;

/// By rank, from the bottom: the leftmost file, from `a` = 0, and the number of cells.
const RANKS: [(u8, u8); 7] = [(2, 3), (2, 3), (0, 7), (0, 7), (0, 7), (2, 3), (2, 3)];

/// The number of cells per rank, from the top as in position strings.
pub(super) const WIDTHS: [usize; 7] = [3, 3, 7, 7, 7, 3, 3];

/// The cells' coordinates, in order.
const COORDS: [Coord; CELLS] = {
    let mut coords = [Coord::new(0, 0); CELLS];
    let mut next = 0;
    let mut rank = 0;
    while rank < RANKS.len() {
        let (first, width) = RANKS[rank];
        let mut file = first;
        while file < first + width {
            coords[next] = Coord::new(file, rank as u8 + 1);
            next += 1;
            file += 1;
        }
        rank += 1;
    }
    coords
};

/// The cells that touch each cell, at a side or a corner.
const NEAR: [Cells; CELLS] = {
    let mut near = [Cells::NONE; CELLS];
    let mut a = 0;
    while a < CELLS {
        let mut b = 0;
        while b < CELLS {
            let files = COORDS[a].letter.abs_diff(COORDS[b].letter);
            let ranks = COORDS[a].number.abs_diff(COORDS[b].number);
            if a != b && files <= 1 && ranks <= 1 {
                near[a].0 |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    near
};

/// How far each cell is from each other one, in steps on a board without edges.
const DISTANCES: [[u8; CELLS]; CELLS] = {
    let mut all = [[0; CELLS]; CELLS];
    let mut a = 0;
    while a < CELLS {
        let mut b = 0;
        while b < CELLS {
            let files = COORDS[a].letter.abs_diff(COORDS[b].letter);
            let ranks = COORDS[a].number.abs_diff(COORDS[b].number);
            all[a][b] = if files > ranks { files } else { ranks };
            b += 1;
        }
        a += 1;
    }
    all
};

/// How far each cell is from the center: equal numbers where the board can be turned or mirrored onto itself.
const PLACES: [u8; CELLS] = {
    let mut places = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let files = COORDS[cell].letter.abs_diff(3);
        let ranks = COORDS[cell].number.abs_diff(4);
        let (far, near) = if files > ranks { (files, ranks) } else { (ranks, files) };
        places[cell] = match far {
            0 => 0,
            _ => 2 * far - 1 + near,
        };
        cell += 1;
    }
    places
};

/// A cell, numbered from `c1` along the ranks to `e7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// `d4`, where nobody may place a piece.
    pub(super) const CENTER: Self = Self(CELLS as u8 / 2);

    /// The cell with this coordinate, if there is one.
    pub(super) fn at(coord: Coord) -> Option<Self> {
        COORDS.iter().position(|known| *known == coord).map(|index| Self(index as u8))
    }

    /// The cell with this number, below [`CELLS`].
    pub(super) const fn numbered(number: u8) -> Self {
        Self(number)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn coord(self) -> Coord {
        COORDS[self.index()]
    }

    /// The cells next to it.
    pub(super) const fn near(self) -> Cells {
        NEAR[self.index()]
    }

    /// How far another cell is, in steps on a board without edges.
    pub(super) const fn distance(self, other: Self) -> usize {
        DISTANCES[self.index()][other.index()] as usize
    }

    /// How far it is from the center, from 0 to 6.
    pub(super) const fn place(self) -> usize {
        PLACES[self.index()] as usize
    }

    /// The cells of each rank from the left, rank 7 first, as in position strings.
    pub(super) fn rows() -> impl Iterator<Item = impl Iterator<Item = Self>> {
        let mut end = CELLS as u8;
        WIDTHS.into_iter().map(move |width| {
            let begin = end - width as u8;
            let row = (begin..end).map(Self);
            end = begin;
            row
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

/// A set of cells, one bit per cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Cells(u64);

impl Cells {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self((1 << CELLS) - 1);

    pub(super) const fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    pub(super) const fn add(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    pub(super) const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    pub(super) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The cells in order.
    pub(super) fn each(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            cell
        })
    }
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
