//! The state of a game of Fursaz between two actions: the pie rule, passes, points.

use super::board::{Side, Stones};
use super::grid::Size;
use crate::rules::{Coord, End, Player, Points};

/// After two passes, stones and territory are counted.
pub(super) const SCORE: End = End { word: "score", text: "fursaz-by-score" };

/// A position of Fursaz, with the ages of its stones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fursaz {
    pub(super) size: Size,
    pub(super) stones: Stones,
    /// The side to act. Black once the game is over.
    pub(super) to_move: Side,
    pub(super) opening: Opening,
    /// How many passes in a row came last.
    pub(super) passes: u8,
}

/// The phases of the pie rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Opening {
    /// Player one places the first stone.
    First,
    /// Player two may take over the stone.
    Pie,
    /// Player two left it.
    Kept,
    /// Player two took it, so player one plays White.
    Swapped,
}

/// An action of Fursaz.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A stone on an empty point.
    Place(Coord),
    /// A pass. Two in a row end the game.
    Pass,
    /// Player two takes over the first stone and its color.
    Swap,
}

/// This many passes in a row end the game.
pub(super) const PASSES_MAX: u8 = 2;

impl Fursaz {
    pub(super) fn player(&self, side: Side) -> Player {
        match (side, self.opening == Opening::Swapped) {
            (Side::Black, false) | (Side::White, true) => Player::One,
            (Side::White, false) | (Side::Black, true) => Player::Two,
        }
    }

    pub(super) fn side(&self, player: Player) -> Side {
        if self.player(Side::Black) == player { Side::Black } else { Side::White }
    }

    pub(super) fn is_over(&self) -> bool {
        self.passes == PASSES_MAX
    }

    pub(super) fn may_pass(&self) -> bool {
        self.opening != Opening::First
    }

    /// Each player's points for stones and territory.
    pub(super) fn points(&self) -> [Points; 2] {
        self.points_with(self.stones.territory(self.size.grid()))
    }

    /// The same, if the territory is known.
    pub(super) fn points_with(&self, territory: [u128; 2]) -> [Points; 2] {
        Player::BOTH.map(|player| {
            let side = self.side(player);
            let points = self.stones.of(side) | territory[side as usize];
            Points::whole(points.count_ones() as u16)
        })
    }

    /// The position after a stone was placed. `stage_done` gets the flips of each stage.
    pub(super) fn place(&mut self, at: Coord, stage_done: impl FnMut(u128)) {
        let grid = self.size.grid();
        let empty = grid.point(at).filter(|&point| self.stones.at(point).is_none());
        if let Some(point) = empty {
            self.stones.place(grid, point, self.to_move, stage_done);
        }
        self.opening = if self.opening == Opening::First { Opening::Pie } else { self.opening.settled() };
        self.passes = 0;
        self.to_move = self.to_move.other();
    }
}

impl Opening {
    /// The position after player two acted without swapping.
    pub(super) fn settled(self) -> Self {
        if self == Self::Pie { Self::Kept } else { self }
    }
}
