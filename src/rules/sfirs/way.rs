//! A slide cell by cell, as people see it.
//!
//! The board's sets alone decide whether a slide is legal. This names the pieces that matter to it.

use super::board::Board;
use super::cell::Cell;

/// A straight way from one cell to another.
pub(super) struct Way {
    pub(super) from: Cell,
    pub(super) to: Cell,
    step: (i8, i8),
    length: u8,
}

impl Way {
    /// The way between two cells on a file or rank. `None` if they are the same or not on one.
    pub(super) fn between(from: Cell, to: Cell) -> Option<Self> {
        let (files, ranks) = from.distance(to);
        let straight = (files == 0) != (ranks == 0);
        let length = files.unsigned_abs() + ranks.unsigned_abs();
        straight.then(|| Self { from, to, step: (files.signum(), ranks.signum()), length })
    }

    /// The number of cells it goes.
    pub(super) fn length(&self) -> u8 {
        self.length
    }

    /// The cells that it enters, including the last.
    pub(super) fn entered(&self) -> impl Iterator<Item = Cell> {
        std::iter::successors(self.from.offset(self.step), |cell| cell.offset(self.step)).take(usize::from(self.length))
    }

    /// The first piece on the way or at its end.
    pub(super) fn obstacle(&self, board: &Board) -> Option<Cell> {
        self.entered().find(|cell| board.is_occupied(*cell))
    }

    /// The active pieces beside the cells that it enters, in order.
    pub(super) fn passed(&self, board: &Board) -> Vec<Cell> {
        let (files, ranks) = self.step;
        let beside = [(ranks, files), (-ranks, -files)];
        self.entered()
            .flat_map(|cell| beside.into_iter().filter_map(move |step| cell.offset(step)))
            .filter(|cell| board.is_active(*cell))
            .collect()
    }

    /// The active piece straight ahead of the last cell.
    pub(super) fn head_on(&self, board: &Board) -> Option<Cell> {
        self.to.offset(self.step).filter(|cell| board.is_active(*cell))
    }

    /// Whether it crosses the start area from outside.
    pub(super) fn crosses(&self) -> bool {
        !self.from.in_start_area() && self.entered().any(Cell::in_start_area)
    }

    /// Whether a piece that went this way must be inactive at its end.
    pub(super) fn rests(&self, board: &Board) -> bool {
        self.to.on_edge() || self.to.neighbors().any(|cell| cell != self.from && board.is_occupied(cell))
    }
}
