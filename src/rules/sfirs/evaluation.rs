//! Values positions of SFIRS without a search.

use super::state::{Action, Sfirs};
use super::weights::WEIGHTS;
use crate::rules::Player;
use crate::rules::guide::{Curve, Evaluated, LEVELS, Level};

/// The numbers of the terms; those with more than one value are followed by as many numbers as they have values.
mod term {
    /// By their number: active pieces that can move.
    pub(super) const ACTIVE: usize = 0;
    /// An active piece that can't move.
    pub(super) const STUCK: usize = ACTIVE + 11;
    /// A cell to which an active piece can move, and one to which a waiting piece can.
    pub(super) const ROOM: usize = STUCK + 1;
    /// By their number: pieces in the start area that can leave it, and all that are there.
    pub(super) const LEAVING: usize = ROOM + 2;
    pub(super) const WAITING: usize = LEAVING + 9;
    /// By their number: inactive pieces that can be revived.
    pub(super) const REVIVABLE: usize = WAITING + 9;
    /// By their number: pieces on the outer edge.
    pub(super) const EDGE: usize = REVIVABLE + 7;
    /// By how far an active piece is from the outer edge.
    pub(super) const INSIDE: usize = EDGE + 11;
    /// By their number: active pieces that the opponent can deactivate by an active piece, waiting and to move.
    pub(super) const THREATENED: usize = INSIDE + 6;
    /// Active pieces that no threat touches.
    pub(super) const SAFE: usize = THREATENED + 12;
    /// The player is to act: at the beginning of a turn, and going on.
    pub(super) const TURN: usize = SAFE + 12;
    pub(super) const ALL: usize = TURN + 2;
}

impl Sfirs {
    fn terms_of(&self, player: Player, add: &mut impl FnMut(usize, i32)) {
        let board = &self.board;
        let (mut active, mut room) = (0, 0);
        for from in board.movers(player, false, true) {
            let targets = board.target_count(from) as i32;
            active += usize::from(targets > 0);
            room += targets;
        }
        let (mut leaving, mut exits) = (0, 0);
        for from in board.movers(player, true, false) {
            let targets = board.target_count(from) as i32;
            leaving += usize::from(targets > 0);
            exits += targets;
        }
        let counts = board.counts(player);
        let threatened = board.threatened(player);
        let moves = usize::from(self.to_move == player);
        add(term::ACTIVE + active.min(10), 1);
        add(term::STUCK, counts.active as i32 - active as i32);
        add(term::ROOM, room);
        add(term::ROOM + 1, exits);
        add(term::LEAVING + leaving.min(8), 1);
        add(term::WAITING + counts.waiting.min(8), 1);
        add(term::REVIVABLE + board.revivable(player).count().min(6), 1);
        add(term::EDGE + counts.edge.min(10), 1);
        for (inside, count) in counts.inside.into_iter().enumerate() {
            add(term::INSIDE + inside, count as i32);
        }
        add(term::THREATENED + 6 * moves + threatened.min(5), 1);
        add(term::SAFE + 6 * moves + counts.active.saturating_sub(threatened).min(5), 1);
        if moves > 0 {
            add(term::TURN + usize::from(self.bonus.is_some()), 1);
        }
    }
}

impl Evaluated for Sfirs {
    const SCALE: i32 = 400;

    fn levels(_variant: usize) -> [Level; LEVELS] {
        [
            Level::new(28, 71),
            Level::new(200, 40),
            Level::new(540, 25),
            Level::new(1_450, 16),
            Level::new(4_500, 9),
            Level::new(17_500, 4),
            Level::new(52_000, 2),
            Level::new(150_000, 0),
        ]
    }

    fn curve(_variant: usize) -> Curve {
        Curve::new(165.0, 1.22)
    }

    const WEIGHTS: &'static [i32] = {
        let fitted: &[i32; term::ALL] = &WEIGHTS;
        fitted
    };

    fn terms(&self, add: &mut impl FnMut(usize, i32)) {
        self.terms_of(Player::One, add);
        self.terms_of(Player::Two, &mut |term, count| add(term, -count));
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Revive(_) => 1,
            _ => 0,
        }
    }
}
