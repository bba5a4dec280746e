//! The state of a game of SFIRS between two actions: turns, and the end of the game.

use std::hash::{Hash, Hasher};

use super::board::Board;
use super::cell::Cell;
use crate::rules::{End, Outcome, Player, Reason};

/// The number of pieces per player. None ever leaves the board.
pub(super) const PIECES: usize = 10;

/// The player to move has no active piece that can move.
pub(super) const IMMOBILE: End = End { word: "immobile", text: "sfirs-by-immobile" };

/// A game of SFIRS between two actions.
#[derive(Clone, Copy, Debug)]
pub struct Sfirs {
    pub(super) board: Board,
    /// The player to act. Once the game is over, the loser.
    pub(super) to_move: Player,
    /// By player: whether the first turn is still to come.
    pub(super) first: [bool; 2],
    /// The cell of a piece that just became inactive, so that its owner may go on.
    pub(super) bonus: Option<Cell>,
    pub(super) outcome: Option<Outcome>,
}

/// An action of SFIRS.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A slide along a file or a rank.
    Slide {
        /// The cell that it leaves.
        from: Cell,
        /// The cell where it stops.
        to: Cell,
    },
    /// An inactive piece becomes active.
    Revive(Cell),
    /// The turn ends although it could go on.
    End,
}

/// Positions are equal if their strings are. The string of a game that is over doesn't say who was to move.
impl PartialEq for Sfirs {
    fn eq(&self, other: &Self) -> bool {
        self.side() == other.side()
            && self.first == other.first
            && self.bonus == other.bonus
            && self.board == other.board
    }
}

impl Eq for Sfirs {}

impl Hash for Sfirs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        (self.side(), self.first, self.bonus).hash(state);
    }
}

impl Sfirs {
    /// The side to act. `None` once the game is over.
    pub(super) fn side(&self) -> Option<Player> {
        self.outcome.is_none().then_some(self.to_move)
    }

    /// Whether a player has an active piece that can move.
    pub(super) fn is_mobile(&self, player: Player) -> bool {
        self.board.movers(player, false, true).any(|from| self.board.can_move(from))
    }

    /// Whether a turn can do anything but end after a piece became inactive.
    pub(super) fn can_go_on(&self) -> bool {
        self.board.movers(self.to_move, true, true).any(|from| self.board.can_move(from))
            || self.revivable().next().is_some()
    }

    /// The pieces that can be revived after another one became inactive.
    pub(super) fn revivable(&self) -> impl Iterator<Item = Cell> {
        self.board.revivable(self.to_move).filter(|at| self.bonus != Some(*at))
    }

    pub(super) fn end_turn(&mut self) {
        self.bonus = None;
        self.to_move = self.to_move.other();
        if !self.first[self.to_move.index()] && !self.is_mobile(self.to_move) {
            self.outcome = Some(Outcome::win(self.to_move.other(), Reason::Own(IMMOBILE)));
        }
    }
}
