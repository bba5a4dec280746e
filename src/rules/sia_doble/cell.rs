//! The board of Sia Doble: its cells, the crossings of its lines, and the lines between neighboring cells.
//!
//! Both grids have rows of eight, so that a step in any direction is a shift. The cell with file `f` and rank `r` is
//! bit `8r + f`, and the crossing with column `x` and line `y` is bit `8y + x`, all counted from 0. A cell has the same
//! number as the crossing at its lower left corner.

use std::fmt;

use crate::rules::{Coord, Player};

/// The number of files and of ranks.
pub(super) const SIZE: u8 = 5;
/// The letter of the leftmost crossings, from `a` = 0.
pub(super) const FIRST_COLUMN: u8 = b'p' - b'a';
/// The difference between a cell's number and that of the cell above.
pub(super) const UP: u32 = 8;

const RANK: u64 = 0b1_1111;
const LINE: u64 = 0b11_1111;

/// The set of all cells.
pub(super) const CELLS: u64 = RANK | RANK << UP | RANK << (2 * UP) | RANK << (3 * UP) | RANK << (4 * UP);
/// By player: the player's base rank, which the opponent wants to reach.
pub(super) const BASES: [u64; 2] = [RANK, RANK << (4 * UP)];
/// By player: the cells of the markers at the start.
pub(super) const STARTS: [u64; 2] = [0b0_1110, 0b0_1110 << (4 * UP)];
/// The corners of the board. No line between two cells ends there.
pub(super) const CORNERS: u64 = 0b10_0001 | 0b10_0001 << (5 * UP);
/// By player: the crossings where the player may place buoys.
pub(super) const HALVES: [u64; 2] = [
    (LINE | LINE << UP | LINE << (2 * UP)) & !CORNERS,
    (LINE << (3 * UP) | LINE << (4 * UP) | LINE << (5 * UP)) & !CORNERS,
];

/// A cell, `a1` to `e5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Cell(u8);

impl Cell {
    /// All cells, sorted by name.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| Self(8 * rank + file)))
    }

    /// The cells of a set, from the lowest rank up.
    pub(super) fn of(set: u64) -> impl Iterator<Item = Self> {
        bits(set).map(Self)
    }

    /// The cell with this name, if there is one.
    pub(super) fn find(at: Coord) -> Option<Self> {
        let on_board = at.letter < SIZE && (1..=SIZE).contains(&at.number);
        on_board.then(|| Self(8 * (at.number - 1) + at.letter))
    }

    /// The cell's name.
    pub(super) const fn coord(self) -> Coord {
        Coord::new(self.0 % 8, self.0 / 8 + 1)
    }

    /// The set with only this cell.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The player whose base rank the cell is on.
    pub(super) fn base_of(self) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| BASES[player.index()] & self.bit() != 0)
    }

    /// The cells beside this one, those below and to the left first.
    pub(super) fn beside(self) -> impl Iterator<Item = Self> {
        let bit = self.bit();
        Self::of((bit << 1 | bit >> 1 | bit << UP | bit >> UP) & CELLS)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

/// A crossing of two lines, `p1` to `u6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crossing(u8);

impl Crossing {
    /// All crossings, sorted by name.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..=SIZE).flat_map(|column| (0..=SIZE).map(move |line| Self(8 * line + column)))
    }

    /// The crossings of a set, from the lowest line up.
    pub(super) fn of(set: u64) -> impl Iterator<Item = Self> {
        bits(set).map(Self)
    }

    /// The crossing with this name, if there is one.
    pub(super) fn find(at: Coord) -> Option<Self> {
        let column = at.letter.checked_sub(FIRST_COLUMN)?;
        let on_board = column <= SIZE && (1..=SIZE + 1).contains(&at.number);
        on_board.then(|| Self(8 * (at.number - 1) + column))
    }

    /// The crossing's name.
    pub(super) const fn coord(self) -> Coord {
        Coord::new(self.0 % 8 + FIRST_COLUMN, self.0 / 8 + 1)
    }

    /// The set with only this crossing.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Crossing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

/// A marker's step to a neighboring cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The cell that it leaves.
    pub(super) from: Cell,
    /// The cell that it enters.
    pub(super) to: Cell,
}

impl Step {
    /// The step up (8), down (-8), right (1) or left (-1). It must stay on the board.
    pub(super) const fn by(from: Cell, offset: i8) -> Self {
        Self { from, to: Cell(from.0.wrapping_add_signed(offset)) }
    }

    /// The step between two cells, if they are neighbors.
    pub(super) fn between(from: Cell, to: Cell) -> Option<Self> {
        from.beside().any(|cell| cell == to).then_some(Self { from, to })
    }

    /// The step back.
    pub(super) const fn reversed(self) -> Self {
        Self { from: self.to, to: self.from }
    }

    /// The two ends of the line that it crosses.
    pub(super) const fn line(self) -> u64 {
        let (low, high) = if self.from.0 < self.to.0 { (self.from.0, self.to.0) } else { (self.to.0, self.from.0) };
        // A line begins at the lower left corner of the higher cell, and has its number.
        if high - low == 1 { (1 | 1 << UP) << high } else { 0b11 << high }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(lowest)
    })
}
