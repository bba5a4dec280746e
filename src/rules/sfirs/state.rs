//! The state of a game of SFIRS between two actions: turns, and the end of the game.

use std::hash::{Hash, Hasher};

use super::board::Board;
use super::cell::Cell;
use crate::rules::{End, Outcome, Player, Reason};

/// How many pieces a player has; none ever leaves the board.
pub(super) const PIECES: usize = 10;

/// The player to move has no active piece that can move.
pub(super) const IMMOBILE: End = End { word: "immobile", text: "sfirs-by-immobile" };

/// A game of SFIRS between two actions.
#[derive(Clone, Copy, Debug)]
pub struct Sfirs {
    pub(super) board: Board,
    /// The player whose turn it is; the one who has lost once the game is over.
    pub(super) to_move: Player,
    /// By player: whether the first turn is still to come.
    pub(super) first: [bool; 2],
    /// Where the piece stands that has just become inactive, so that its owner may go on.
    pub(super) bonus: Option<Cell>,
    pub(super) outcome: Option<Outcome>,
}

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece slides along a file or a rank.
    Slide {
        /// Where it comes from.
        from: Cell,
        /// Where it stops.
        to: Cell,
    },
    /// An inactive piece becomes active.
    Revive(Cell),
    /// The turn ends although it could go on.
    End,
}

/// Two positions are equal if their strings are. A game that is over has no side to move, and who was to move is not in
/// the string.
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
    /// The side to move, if the game is going on.
    pub(super) fn side(&self) -> Option<Player> {
        self.outcome.is_none().then_some(self.to_move)
    }

    /// Whether a player has an active piece that can move.
    pub(super) fn is_mobile(&self, player: Player) -> bool {
        self.board.movers(player, false, true).any(|from| self.board.can_move(from))
    }

    /// Whether anything but ending the turn is possible after a piece has become inactive.
    pub(super) fn can_go_on(&self) -> bool {
        self.board.movers(self.to_move, true, true).any(|from| self.board.can_move(from))
            || self.revivable().next().is_some()
    }

    /// The pieces that may be revived after another one has become inactive.
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
