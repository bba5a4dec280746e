//! Values positions of Fursaz without a search.

use super::grid::{LINES_ALL, Size, members};
use super::prospects::{PATTERNS, pattern, prospects};
use super::state::{Action, Fursaz, SCORE};
use super::weights::WEIGHTS;
use crate::rules::guide::{Curve, Evaluated, LEVELS, Level};
use crate::rules::{Outcome, Player, Position, Reason};

/// The numbers of the terms, all as the player to move sees them. Each is followed by as many numbers as it has values.
mod term {
    use super::{DEPTHS, HOLDERS, PATTERNS, PHASES};

    /// By phase: the player to move.
    pub(super) const TURN: usize = 0;
    /// By phase, and by how far it is from the edge, 0 being a corner: a stone.
    pub(super) const PLACE: usize = TURN + PHASES;
    /// By phase, by whose stone is there, and by the pattern of its lines' prospects: a point.
    pub(super) const POINT: usize = PLACE + PHASES * DEPTHS;
    pub(super) const EACH: usize = POINT + PHASES * HOLDERS * PATTERNS;
    /// All of them, for either board.
    pub(super) const ALL: usize = 2 * EACH;
}

/// Into how many phases the share of points with stones divides a game.
const PHASES: usize = 6;
/// How many distances from the edge there are, with that of a corner.
const DEPTHS: usize = 8;
/// Nobody, the player to move, and the other one.
const HOLDERS: usize = 3;

impl Fursaz {
    /// Who would win if the game ended now.
    fn ahead(&self) -> Option<Player> {
        Outcome::counted(self.points(), Reason::Own(SCORE)).winner
    }
}

impl Evaluated for Fursaz {
    const SCALE: i32 = 400;

    fn levels(variant: usize) -> [Level; LEVELS] {
        match Self::start(variant).size {
            Size::Seven => [
                Level::new(18, 61),
                Level::new(28, 54),
                Level::new(47, 47),
                Level::new(95, 37),
                Level::new(280, 22),
                Level::new(680, 9),
                Level::new(1_400, 2),
                Level::new(6_000, 0),
            ],
            Size::Five => [
                Level::new(8, 75),
                Level::new(13, 68),
                Level::new(27, 55),
                Level::new(150, 30),
                Level::new(370, 18),
                Level::new(800, 9),
                Level::new(1_800, 2),
                Level::new(10_000, 0),
            ],
        }
    }

    fn curve(variant: usize) -> Curve {
        match Self::start(variant).size {
            Size::Seven => Curve::new(193.0, 0.92),
            Size::Five => Curve::new(202.0, 1.15),
        }
    }

    const WEIGHTS: &'static [i32] = {
        let fitted: &[i32; term::ALL] = &WEIGHTS;
        fitted
    };

    fn terms(&self, add: &mut impl FnMut(usize, i32)) {
        let grid = self.size.grid();
        let board = if self.size == Size::Seven { 0 } else { term::EACH };
        let phase = PHASES * self.stones.all().count_ones() as usize / (grid.len() + 1);
        let mover = self.to_move;
        let [mine, theirs] = [mover, mover.other()].map(|side| self.stones.of(side));
        let sign = if self.player(mover) == Player::One { 1 } else { -1 };
        add(board + term::TURN + phase, sign);
        let place = board + term::PLACE + DEPTHS * phase;
        for (stones, sign) in [(mine, sign), (theirs, -sign)] {
            for point in members(stones) {
                add(place + grid.depth(point), sign);
            }
        }
        let held: [u64; LINES_ALL] = std::array::from_fn(|line| {
            let line = line as u8;
            prospects(self.stones.line(line), grid.length(line))
        });
        let point_of = board + term::POINT + HOLDERS * PATTERNS * phase;
        for point in members(grid.all()) {
            let holder = (mine >> point & 1) + 2 * (theirs >> point & 1);
            let lines = grid.spots(point).map(|(line, place)| held[usize::from(line)] >> (4 * place) & 15);
            add(point_of + PATTERNS * holder as usize + pattern(mover, lines), sign);
        }
    }

    /// A second pass decides at once; any other gives a turn away.
    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Pass if self.passes == 0 => -1,
            Action::Pass => match self.ahead() {
                Some(winner) if winner == self.player(self.to_move) => 20,
                Some(_) => -20,
                None => -1,
            },
            Action::Place(_) | Action::Swap => 0,
        }
    }
}
