//! A slide square by square, as a person looks at it.
//!
//! Whether it is legal is decided by the board's sets alone; this says which pieces have to do with it.

use super::board::Board;
use super::square::Square;

/// A straight way from one square to another.
pub(super) struct Way {
    pub(super) from: Square,
    pub(super) to: Square,
    step: (i8, i8),
    length: u8,
}

impl Way {
    /// The way between two different squares of a file or a rank.
    pub(super) fn between(from: Square, to: Square) -> Option<Self> {
        let (files, ranks) = from.distance(to);
        let straight = (files == 0) != (ranks == 0);
        let length = files.unsigned_abs() + ranks.unsigned_abs();
        straight.then(|| Self { from, to, step: (files.signum(), ranks.signum()), length })
    }

    /// How many squares it goes.
    pub(super) fn length(&self) -> u8 {
        self.length
    }

    /// The squares that are entered, the last one included.
    pub(super) fn entered(&self) -> impl Iterator<Item = Square> {
        std::iter::successors(self.from.offset(self.step), |square| square.offset(self.step))
            .take(usize::from(self.length))
    }

    /// The first piece on the way or at its end.
    pub(super) fn obstacle(&self, board: &Board) -> Option<Square> {
        self.entered().find(|square| board.is_occupied(*square))
    }

    /// The active pieces beside the squares that are entered, in the order in which they are passed.
    pub(super) fn passed(&self, board: &Board) -> Vec<Square> {
        let (files, ranks) = self.step;
        let beside = [(ranks, files), (-ranks, -files)];
        self.entered()
            .flat_map(|square| beside.into_iter().filter_map(move |step| square.offset(step)))
            .filter(|square| board.is_active(*square))
            .collect()
    }

    /// The active piece straight ahead of the last square.
    pub(super) fn head_on(&self, board: &Board) -> Option<Square> {
        self.to.offset(self.step).filter(|square| board.is_active(*square))
    }

    /// Whether it leads across the start area from outside.
    pub(super) fn crosses(&self) -> bool {
        !self.from.in_start_area() && self.entered().any(Square::in_start_area)
    }

    /// Whether the piece that has gone this way has to be inactive at its end.
    pub(super) fn rests(&self, board: &Board) -> bool {
        self.to.on_edge() || self.to.neighbors().any(|square| square != self.from && board.is_occupied(square))
    }
}
