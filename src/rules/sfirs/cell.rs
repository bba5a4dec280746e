//! The cells of the board and its three parts.

use std::fmt;

use crate::rules::{Coord, Player};

/// The number of files and of ranks.
pub(super) const SIZE: u8 = 12;

/// The files, and the ranks, of the start area.
const START_AREA: std::ops::RangeInclusive<u8> = 5..=8;

/// A cell. Files and ranks are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// The direction of a line of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Axis {
    /// Lines are ranks, and places on them are files.
    Rank,
    /// Lines are files, and places on them are ranks.
    File,
}

impl Axis {
    pub(super) const BOTH: [Self; 2] = [Self::Rank, Self::File];

    pub(super) const fn other(self) -> Self {
        match self {
            Self::Rank => Self::File,
            Self::File => Self::Rank,
        }
    }
}

impl Cell {
    const fn new(file: u8, rank: u8) -> Self {
        Self(rank << 4 | file)
    }

    /// All cells from `a1`, rank by rank.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (1..=SIZE).flat_map(|rank| (1..=SIZE).map(move |file| Self::new(file, rank)))
    }

    /// All cells in the order of coordinates, file by file.
    pub(super) fn by_coord() -> impl Iterator<Item = Self> {
        (1..=SIZE).flat_map(|file| (1..=SIZE).map(move |rank| Self::new(file, rank)))
    }

    /// The cell with this name, if there is one.
    pub(super) fn from_coord(coord: Coord) -> Option<Self> {
        (coord.letter < SIZE && (1..=SIZE).contains(&coord.number)).then(|| Self::new(coord.letter + 1, coord.number))
    }

    pub(super) const fn coord(self) -> Coord {
        Coord::new(self.file() - 1, self.rank())
    }

    const fn file(self) -> u8 {
        self.0 & 15
    }

    const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The cell at a place on a line.
    pub(super) const fn at(axis: Axis, line: usize, place: u32) -> Self {
        match axis {
            Axis::Rank => Self::new(place as u8, line as u8),
            Axis::File => Self::new(line as u8, place as u8),
        }
    }

    /// The cell's line, and its place on it.
    pub(super) const fn along(self, axis: Axis) -> (usize, u32) {
        match axis {
            Axis::Rank => (self.rank() as usize, self.file() as u32),
            Axis::File => (self.file() as usize, self.rank() as u32),
        }
    }

    /// The cell this many files to the right and ranks up, if there is one.
    pub(super) fn offset(self, (files, ranks): (i8, i8)) -> Option<Self> {
        let file = self.file().checked_add_signed(files)?;
        let rank = self.rank().checked_add_signed(ranks)?;
        ((1..=SIZE).contains(&file) && (1..=SIZE).contains(&rank)).then(|| Self::new(file, rank))
    }

    /// How many files to the right and ranks up another cell is.
    pub(super) const fn distance(self, to: Self) -> (i8, i8) {
        (to.file() as i8 - self.file() as i8, to.rank() as i8 - self.rank() as i8)
    }

    /// The cells that share a side with this one.
    pub(super) fn neighbors(self) -> impl Iterator<Item = Self> {
        [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().filter_map(move |step| self.offset(step))
    }

    pub(super) fn in_start_area(self) -> bool {
        START_AREA.contains(&self.file()) && START_AREA.contains(&self.rank())
    }

    pub(super) fn on_edge(self) -> bool {
        [1, SIZE].contains(&self.file()) || [1, SIZE].contains(&self.rank())
    }

    /// The owner of the piece here at the start of a game, if any. Colors alternate in the start area, and each player
    /// has two corners of the play area on one side; player one has the top.
    pub(super) fn first_owner(self) -> Option<Player> {
        let corner = [2, SIZE - 1].contains(&self.file()) && [2, SIZE - 1].contains(&self.rank());
        if corner {
            Some(if self.rank() == 2 { Player::Two } else { Player::One })
        } else if self.in_start_area() {
            Some(if (self.file() + self.rank()).is_multiple_of(2) { Player::Two } else { Player::One })
        } else {
            None
        }
    }
}

/// Writes `c2`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}
