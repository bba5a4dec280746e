//! Values positions of THE GAME without a search.

use super::board::Board;
use super::slide::{SLIDE_STEPS, reach};
use super::state::{Action, Duty, TheGame};
use crate::rules::Player;
use crate::rules::acting;
use crate::rules::guide::{Curve, Evaluated, LEVELS, Level, SearchParameters};

/// The numbers of the terms.
mod term {
    /// A piece, on the board or off it.
    pub(super) const PIECE: usize = 0;
    /// A piece under an opponent's.
    pub(super) const COVERED: usize = 1;
    /// A piece that could slide onto the opponent's base.
    pub(super) const AIMING: usize = 2;
    /// A base that can't be taken at once.
    pub(super) const HELD: usize = 3;
    /// A cell where a slide could end.
    pub(super) const REACH: usize = 4;
}

impl TheGame {
    fn terms_of(&self, player: Player, add: &mut impl FnMut(usize, i32)) {
        let board = &self.board;
        let tops = board.tops(player);
        let goal = board.bit(board.base(player.other()));
        add(term::PIECE, i32::from(board.count(player) + self.off[player.index()]));
        add(term::COVERED, i32::from(board.count(player)) - tops.count_ones() as i32);
        let (mut reached, mut aiming) = (0, 0);
        for from in board.cells(tops) {
            let slides = self.slides(from);
            reached += slides.count_ones() as i32;
            aiming += i32::from(slides & goal != 0);
        }
        add(term::REACH, reached);
        add(term::AIMING, aiming);
        add(term::HELD, i32::from(board.has(player, board.base(player))));
    }
}

impl Evaluated for TheGame {
    const SCALE: i32 = 250;

    const SEARCH: SearchParameters = SearchParameters { aspiration: 31, ..SearchParameters::USUAL };

    fn levels(variant: usize) -> [Level; LEVELS] {
        // Larger boards have more slides, so the same number of nodes reaches less deep.
        match Board::empty(variant).size() {
            9.. => [
                Level::new(3, 88),
                Level::new(14, 67),
                Level::new(60, 48),
                Level::new(1_300, 22),
                Level::new(6_000, 11),
                Level::new(28_000, 4),
                Level::new(80_000, 1),
                Level::new(350_000, 0),
            ],
            8 => [
                Level::new(3, 88),
                Level::new(10, 71),
                Level::new(30, 57),
                Level::new(270, 35),
                Level::new(1_300, 20),
                Level::new(5_900, 9),
                Level::new(60_000, 1),
                Level::new(350_000, 0),
            ],
            _ => [
                Level::new(3, 88),
                Level::new(10, 71),
                Level::new(30, 57),
                Level::new(600, 28),
                Level::new(4_000, 14),
                Level::new(24_000, 4),
                Level::new(110_000, 1),
                Level::new(350_000, 0),
            ],
        }
    }

    fn curve(variant: usize) -> Curve {
        match Board::empty(variant).size() {
            9.. => Curve::new(80.0, 1.12),
            8 => Curve::new(88.0, 1.76),
            _ => Curve::new(83.0, 1.63),
        }
    }

    /// By hand: what `scripts/tune` fits to whole games counts threats that the search already sees, and loses to this.
    const WEIGHTS: &'static [i32] = &[100, -45, 35, 25, 1];

    fn terms(&self, add: &mut impl FnMut(usize, i32)) {
        self.terms_of(Player::One, add);
        self.terms_of(Player::Two, &mut |term, count| add(term, -count));
    }

    fn forceful(&self, actions: &mut Vec<Action>) {
        let (board, me) = (&self.board, acting(self));
        let (mine, theirs) = (board.pieces(me), board.pieces(me.other()));
        let goal = board.bit(board.base(me.other())) & !theirs;
        let tops = board.tops(me);
        let wanted = board
            .cells(mine & theirs | goal)
            .filter(|to| reach(board, *to, SLIDE_STEPS) & tops != 0 || self.off[me.index()] > 0)
            .fold(0, |wanted, to| wanted | board.bit(to));
        if wanted == 0 {
            return;
        }
        let mut add = |from, targets| actions.extend(board.cells(targets & wanted).map(|to| Action { from, to }));
        match self.duty() {
            Duty::Enter(targets) => add(None, targets),
            Duty::Leave(targets) => add(Some(board.base(me)), targets),
            Duty::Free => board.cells(tops).for_each(|from| add(Some(from), self.slides(from))),
        }
    }

    fn promise(&self, action: Action) -> i32 {
        let board = &self.board;
        let to = board.bit(action.to);
        let me = acting(self);
        if action.to == board.base(me.other()) {
            return 20;
        }
        let theirs = board.pieces(me.other());
        let (mixed, doubles) = (theirs & board.pieces(me), board.doubles(me.other()));
        match to {
            _ if to & mixed != 0 => 3,
            // Two of the opponent's capture the piece.
            _ if to & doubles != 0 => -4,
            _ if to & theirs != 0 => 2,
            _ => 0,
        }
    }
}
