//! Values positions of Sia Doble without a search.

use super::cell::{Cell, UP};
use super::state::{Action, SiaDoble};
use super::weights::WEIGHTS;
use crate::rules::Player;
use crate::rules::guide::{Curve, Evaluated, LEVELS, Level};

/// The numbers of the terms; those with more than one value are followed by as many numbers as they have values.
mod term {
    /// By how many ranks a marker has advanced, and how far its file is from the middle one.
    pub(super) const MARKER: usize = 0;
    /// By rank: a marker that can step forward, aside or back.
    pub(super) const FORWARD: usize = MARKER + 15;
    pub(super) const ASIDE: usize = FORWARD + 5;
    pub(super) const BACK: usize = ASIDE + 5;
    /// By rank: a line ahead of a marker, behind the next one, that a buoy opens.
    pub(super) const AHEAD: usize = BACK + 5;
    /// By the number of steps that a player has.
    pub(super) const STEPS: usize = AHEAD + 5;
    /// By how many ranks the two foremost markers have still to go.
    pub(super) const TO_GO: usize = STEPS + 6;
    /// By horizontal line, counted from the player's own side: a buoy on it, and a part of it that a buoy opens.
    pub(super) const BUOY: usize = TO_GO + 9;
    pub(super) const OPEN: usize = BUOY + 6;
    /// By rank: which crossings around a marker have buoys.
    pub(super) const AROUND: usize = OPEN + 6;
    /// It's the player's turn, by how many ranks their two foremost markers have still to go.
    pub(super) const TURN: usize = AROUND + 5 * 16;
    pub(super) const ALL: usize = TURN + 9;
}

impl SiaDoble {
    fn terms_of(&self, player: Player, add: &mut impl FnMut(usize, i32)) {
        let board = &self.board;
        let ways = board.ways(player);
        let red = player == Player::One;
        let rank_of = |cell: u32| if red { cell >> 3 } else { 4 - (cell >> 3) };
        let [forward, right, left, back] = if red { ways } else { [ways[3], ways[1], ways[2], ways[0]] };
        let across = board.buoys ^ (board.buoys >> 1);
        let mut to_go = [4, 4];
        for marker in Cell::of(board.markers[player.index()]) {
            let cell = marker.bit().trailing_zeros();
            let (rank, file) = (rank_of(cell) as usize, cell & 7);
            add(term::MARKER + 3 * rank + file.abs_diff(2) as usize, 1);
            let bit = marker.bit();
            for (term, from) in [(term::FORWARD, forward), (term::ASIDE, left | right), (term::BACK, back)] {
                if from & bit != 0 {
                    add(term + rank, 1);
                }
            }
            if rank < 3 {
                // The line behind the next one has the number of the crossing at its left end.
                let line = if red { cell + 2 * UP } else { cell - UP };
                if across >> line & 1 == 1 {
                    add(term::AHEAD + rank, 1);
                }
            }
            let [low, high] = [board.buoys >> cell & 3, board.buoys >> (cell + UP) & 3];
            let [near, far] = if red { [low, high] } else { [high, low] };
            let (around, mirrored) = (near | far << 2, near >> 1 | (near & 1) << 1 | (far >> 1 | (far & 1) << 1) << 2);
            add(term::AROUND + 16 * rank + around.min(mirrored) as usize, 1);
            let left = 4 - rank;
            if left < to_go[0] {
                to_go = [left, to_go[0]];
            } else if left < to_go[1] {
                to_go[1] = left;
            }
        }
        let steps: u32 = ways.iter().map(|from| from.count_ones()).sum();
        add(term::STEPS + (steps as usize).min(5), 1);
        add(term::TO_GO + to_go[0] + to_go[1], 1);
        for line in 0..6 {
            let y = if red { line } else { 5 - line } as u32 * UP;
            add(term::BUOY + line, (board.buoys >> y & 0b11_1111).count_ones() as i32);
            add(term::OPEN + line, (across >> y & 0b1_1111).count_ones() as i32);
        }
        if self.to_move == player {
            add(term::TURN + to_go[0] + to_go[1], 1);
        }
    }
}

impl Evaluated for SiaDoble {
    const SCALE: i32 = 400;

    fn levels(_variant: usize) -> [Level; LEVELS] {
        [
            Level::new(14, 70),
            Level::new(280, 27),
            Level::new(960, 15),
            Level::new(4_000, 8),
            Level::new(25_000, 3),
            Level::new(90_000, 1),
            Level::new(140_000, 0),
            Level::new(1_500_000, 0),
        ]
    }

    fn curve(_variant: usize) -> Curve {
        Curve::new(123.0, 1.21)
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
        let Action::Step(step) = action else { return 0 };
        let up = step.to.coord().number > step.from.coord().number;
        let across = step.to.coord().number == step.from.coord().number;
        i32::from(!across && up == (self.to_move == Player::One))
    }
}
