//! Values positions of THE GAME without a search.

use super::board::Board;
use super::state::{Action, TheGame};
use crate::rules::Player;
use crate::rules::acting;
use crate::rules::guide::{Evaluated, LEVELS, Level};

/// The value of a piece, on the board or off it.
const PIECE: i32 = 100;
/// The loss for a piece under an opponent's piece.
const COVERED: i32 = 45;
/// The value of a piece that could slide onto the opponent's base.
const AIMING: i32 = 35;
/// The value of a base that can't be taken at once.
const HELD: i32 = 25;
/// The value of a cell where a slide could end.
const REACH: i32 = 1;

impl TheGame {
    fn worth(&self, player: Player) -> i32 {
        let board = &self.board;
        let tops = board.tops(player);
        let goal = board.bit(board.base(player.other()));
        let pieces = i32::from(board.count(player) + self.off[player.index()]);
        let covered = i32::from(board.count(player)) - tops.count_ones() as i32;
        let mut worth = PIECE * pieces - COVERED * covered;
        for from in board.cells(tops) {
            let slides = self.slides(from);
            worth += REACH * slides.count_ones() as i32;
            if slides & goal != 0 {
                worth += AIMING;
            }
        }
        if board.has(player, board.base(player)) {
            worth += HELD;
        }
        worth
    }
}

impl Evaluated for TheGame {
    const SCALE: i32 = 250;

    fn levels(variant: usize) -> [Level; LEVELS] {
        // Larger boards have more slides, so the same number of nodes reaches less deep.
        if Board::empty(variant).size() > 8 {
            [
                Level::new(3, 88),
                Level::new(9, 72),
                Level::new(28, 58),
                Level::new(600, 28),
                Level::new(3_000, 14),
                Level::new(20_000, 5),
                Level::new(90_000, 0),
                Level::new(500_000, 0),
            ]
        } else {
            [
                Level::new(3, 88),
                Level::new(9, 72),
                Level::new(28, 58),
                Level::new(200, 36),
                Level::new(1_700, 17),
                Level::new(18_000, 3),
                Level::new(80_000, 0),
                Level::new(500_000, 0),
            ]
        }
    }

    fn value(&self) -> i32 {
        self.worth(Player::One) - self.worth(Player::Two)
    }

    fn promise(&self, action: Action) -> i32 {
        let board = &self.board;
        let to = board.bit(action.to);
        let me = acting(self);
        if action.to == board.base(me.other()) {
            return 20;
        }
        // A slide that covers an opponent's piece.
        if to & board.tops(me.other()) != 0 { 2 } else { 0 }
    }
}
