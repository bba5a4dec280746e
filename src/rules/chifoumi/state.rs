//! The state of a game of Chifoumi between two actions: turns, points, the end of the game.

use super::board::{Board, Counts};
use super::cell::Cell;
use super::piece::PieceKind;
use crate::rules::{End, Player, Points};

/// The pieces are counted.
pub(super) const COUNT: End = End { word: "count", text: "chifoumi-by-count" };

/// A position of Chifoumi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chifoumi {
    pub(super) board: Board,
    /// By player: the pieces in hand, still to be placed.
    pub(super) hands: [Counts; 2],
    /// The player to act. `None` once the game is over.
    pub(super) to_move: Option<Player>,
    /// The cell of the piece that just captured and may go on.
    pub(super) going_on: Option<Cell>,
}

/// An action of Chifoumi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A step to an empty cell: `c2-c3`.
    Walk {
        /// The cell that it leaves.
        from: Cell,
        /// The cell that it enters.
        to: Cell,
    },
    /// A step onto the player's own piece: `c2+c3`.
    Stack {
        /// The cell that it leaves.
        from: Cell,
        /// The cell that it enters.
        to: Cell,
    },
    /// A step that captures pieces of either color: `c2xc3`.
    Capture {
        /// The cell that it leaves.
        from: Cell,
        /// The cell that it enters.
        to: Cell,
    },
    /// A piece from the hand: `R@c2`.
    Place {
        /// The kind of piece.
        kind: PieceKind,
        /// The cell that it enters.
        at: Cell,
    },
    /// The end of a turn after a capture: `end`.
    End,
}

/// The index of the variant that begins with placing.
pub(super) const PLACEMENT: usize = 1;

/// The start of `basic`, as in the photo of the source. It has no symmetry.
pub(super) const BASIC: &str = "prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - -";

impl Chifoumi {
    /// Whether some pieces aren't placed yet.
    pub(super) fn placing(&self) -> bool {
        self.hands != [[0; 4]; 2]
    }

    /// A player's pieces, on the board and in hand.
    pub(super) fn pieces(&self, player: Player) -> u16 {
        let on_board = self.board.counts(player);
        on_board.iter().chain(&self.hands[player.index()]).map(|count| u16::from(*count)).sum()
    }

    /// A player's points if the game were counted now. Black doesn't begin, and has half a point more.
    pub(super) fn points(&self, player: Player) -> Points {
        let points = Points::whole(self.pieces(player));
        if player == Player::Two { points.and_a_half() } else { points }
    }

    pub(super) fn is_over(&self) -> bool {
        !self.placing() && self.board.is_decided()
    }

    /// Ends a player's turn. Skips an opponent who can't act.
    ///
    /// One of them always can: at most sixteen of 33 connected cells are occupied, so a piece is next to an empty cell.
    pub(super) fn end_turn(&mut self, player: Player) {
        let next = player.other();
        let next_acts = self.placing() || self.board.can_step(next);
        self.to_move = Some(if next_acts { next } else { player });
        self.going_on = None;
    }

    pub(super) fn step(&mut self, player: Player, from: Cell, to: Cell) {
        if let Some(kind) = self.board.lift(player, from) {
            self.board.put(player, kind, to);
        }
    }
}
