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
    /// By player: the pieces still to be placed.
    pub(super) hands: [Counts; 2],
    /// Nobody once the game is over.
    pub(super) to_move: Option<Player>,
    /// The cell of the piece that has just captured and may go on.
    pub(super) going_on: Option<Cell>,
}

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// To an empty cell.
    Walk {
        /// Where it comes from.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Onto one's own piece.
    Stack {
        /// Where it comes from.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Taking what stands there, of whatever color.
    Capture {
        /// Where it comes from.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// From hand.
    Place {
        /// What is placed.
        kind: PieceKind,
        /// Where.
        at: Cell,
    },
    /// Not going on after a capture.
    End,
}

/// The index of the variant in which the pieces are placed first.
pub(super) const PLACEMENT: usize = 1;

/// Where the pieces stand at the start of `basic`; the source's photo shows it, and it has no symmetry.
pub(super) const BASIC: &str = "prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - -";

impl Chifoumi {
    /// Whether pieces are still being placed.
    pub(super) fn placing(&self) -> bool {
        self.hands != [[0; 4]; 2]
    }

    /// A player's pieces on the board and in hand.
    pub(super) fn pieces(&self, player: Player) -> u16 {
        let on_board = self.board.counts(player);
        on_board.iter().chain(&self.hands[player.index()]).map(|count| u16::from(*count)).sum()
    }

    /// A player's points if the game were counted now: Black, who does not begin, has half a point more.
    pub(super) fn points(&self, player: Player) -> Points {
        let points = Points::whole(self.pieces(player));
        if player == Player::Two { points.and_a_half() } else { points }
    }

    pub(super) fn is_over(&self) -> bool {
        !self.placing() && self.board.is_decided()
    }

    /// Ends a player's turn. An opponent who cannot do anything is skipped.
    ///
    /// Somebody always can: of 33 connected cells at most sixteen are occupied, so a piece stands next to an empty one.
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
