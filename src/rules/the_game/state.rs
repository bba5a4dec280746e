//! The state of THE GAME between two actions: who has to do what, and the end of the game.

use super::board::Board;
use super::slide::{ENTRY_STEPS, SLIDE_STEPS, reach};
use crate::rules::{Coord, End, Outcome, Player, Reason};

/// The number of pieces per player.
pub(super) const PIECES: u8 = 5;
/// After this many turns, a piece must leave its own base.
pub(super) const STAY_MAX: u8 = 3;

/// The opponent's base is taken.
pub(super) const BASE: End = End { word: "base", text: "the-game-by-base" };
/// A player has no piece left.
pub(super) const ELIMINATED: End = End { word: "eliminated", text: "the-game-by-eliminated" };
/// Neither player can move.
pub(super) const BLOCKED: End = End { word: "blocked", text: "the-game-by-blocked" };

/// A position of THE GAME (author unknown, the Netherlands, 1970s).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TheGame {
    pub(super) board: Board,
    /// The player to act. Player one once the game is over, so that equal strings are equal states.
    pub(super) to_move: Player,
    /// By player: the pieces that haven't entered yet.
    pub(super) off: [u8; 2],
    /// By player: for how many turns, at most three, pieces have been on their own base.
    pub(super) stay: [u8; 2],
    pub(super) outcome: Option<Outcome>,
}

/// An action: a piece enters or slides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// The cell that the piece leaves. `None` if it enters the board.
    pub(super) from: Option<Coord>,
    pub(super) to: Coord,
}

/// What a player must do, and where it's possible.
pub(super) enum Duty {
    /// Enter a piece, since there is one off the board that can.
    Enter(u128),
    /// Leave the player's own base, after three turns there.
    Leave(u128),
    /// Any piece may slide.
    Free,
}

impl TheGame {
    /// The cells where a player can enter a piece. None if the base isn't empty or no piece is off the board.
    pub(super) fn entries(&self, player: Player) -> u128 {
        let base = self.board.base(player);
        if self.off[player.index()] == 0 || self.board.occupied() & self.board.bit(base) != 0 {
            return 0;
        }
        reach(&self.board, base, ENTRY_STEPS)
    }

    pub(super) fn slides(&self, from: Coord) -> u128 {
        reach(&self.board, from, SLIDE_STEPS)
    }

    pub(super) fn duty(&self) -> Duty {
        let entries = self.entries(self.to_move);
        if entries != 0 {
            return Duty::Enter(entries);
        }
        let base = self.board.base(self.to_move);
        if self.stay[self.to_move.index()] == STAY_MAX && self.board.tops(self.to_move) & self.board.bit(base) != 0 {
            let slides = self.slides(base);
            if slides != 0 {
                return Duty::Leave(slides);
            }
        }
        Duty::Free
    }

    pub(super) fn can_act(&self, player: Player) -> bool {
        self.board.cells(self.board.tops(player)).any(|from| self.slides(from) != 0) || self.entries(player) != 0
    }

    /// The outcome, if the board decides the game: a base was taken, or a player has no piece.
    pub(super) fn decided(&self) -> Option<Outcome> {
        let takes_base = |player: &Player| {
            let base = self.board.base(player.other());
            self.board.has(*player, base) && !self.board.has(player.other(), base)
        };
        let is_gone = |player: &Player| self.off[player.index()] == 0 && self.board.pieces(*player) == 0;
        let winner = Player::BOTH.into_iter().find(takes_base);
        let loser = Player::BOTH.into_iter().find(is_gone);
        winner
            .map(|winner| Outcome::win(winner, Reason::Own(BASE)))
            .or_else(|| loser.map(|loser| Outcome::win(loser.other(), Reason::Own(ELIMINATED))))
    }

    /// Gives the turn to this player if they can act, or else to the other. If neither can, ends the game.
    pub(super) fn hand_to(&mut self, player: Player) {
        let next = [player, player.other()].into_iter().find(|player| self.can_act(*player));
        self.outcome = self.decided().or(if next.is_none() { Some(Outcome::draw(Reason::Own(BLOCKED))) } else { None });
        self.to_move = next.filter(|_| self.outcome.is_none()).unwrap_or(Player::One);
    }
}
