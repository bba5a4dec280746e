//! Values positions of Fursaz without a search.

use super::board::Side;
use super::grid::{Grid, Size, members, nearest};
use super::state::{Action, Fursaz, SCORE};
use super::weights::WEIGHTS;
use crate::rules::guide::{Curve, Evaluated, LEVELS, Level};
use crate::rules::{Outcome, Player, Position, Reason};

/// The numbers of the terms; those with more than one value are followed by as many numbers as they have values.
mod term {
    use super::{PHASES, THIRDS};

    /// By phase: a stone, and an empty point that only the player flanks.
    pub(super) const STONE: usize = 0;
    pub(super) const OWNED: usize = STONE + PHASES;
    /// By phase: it's the player's turn.
    pub(super) const TURN: usize = OWNED + PHASES;
    /// By how far a stone is from the edge, 0 being a corner, early to late.
    pub(super) const PLACE: usize = TURN + PHASES;
    /// By the number of lines on which the opponent, or the player, can complete a flank around a stone by placing
    /// another one, early to late, waiting and to move.
    pub(super) const THREATS: usize = PLACE + 8 * THIRDS;
    pub(super) const HELP: usize = THREATS + 4 * 2 * THIRDS;
    /// By the number of lines on which the player, or the opponent, flanks a stone, early to late.
    pub(super) const OWN: usize = HELP + 4 * 2 * THIRDS;
    pub(super) const THEIRS: usize = OWN + 4 * THIRDS;
    /// By the number of lines on which nobody can flank a stone by one more stone, but by two, early to late.
    pub(super) const OPEN: usize = THEIRS + 4 * THIRDS;
    pub(super) const EACH: usize = OPEN + 4 * THIRDS;
    /// All of them, for either board.
    pub(super) const ALL: usize = 2 * EACH;
}

/// Into how many phases the share of points with stones divides a game.
const PHASES: usize = 6;
/// The same for most terms.
const THIRDS: usize = 3;

/// What may come to a stone along its lines: how many lines do.
#[derive(Default)]
struct Outlook {
    /// By side: lines on which it can complete a flank by one stone.
    completing: [usize; 2],
    /// By side: lines on which it flanks the stone.
    flanking: [usize; 2],
    /// Lines on which nobody can flank it yet, but two more stones can.
    open: usize,
}

impl Fursaz {
    fn outlook(&self, grid: &Grid, point: usize) -> Outlook {
        let mut outlook = Outlook::default();
        for (line, place) in grid.spots(point) {
            let [all, white] = self.stones.line(line);
            let [before, after] = nearest(all, place);
            let place = u32::from(place);
            let [room_before, room_after] = [place, grid.length(line) - 1 - place];
            let side = |place: u32| (white >> place & 1) as usize;
            // Who is nearer can complete a flank with a stone that is equally far away on the other side.
            match [before.map(|at| place - at), after.map(|at| at - place)] {
                [None, None] => outlook.open += usize::from(room_before.min(room_after) > 0),
                [Some(low), Some(high)] if low == high => {
                    let [one, other] = [side(place - low), side(place + high)];
                    if one == other {
                        outlook.flanking[one] += 1;
                    }
                }
                [Some(low), high] if high.is_none_or(|high| low < high) => {
                    outlook.completing[side(place - low)] += usize::from(low <= room_after);
                }
                [_, Some(high)] => outlook.completing[side(place + high)] += usize::from(high <= room_before),
                [Some(_), None] => {}
            }
        }
        outlook
    }

    /// The terms of a side’s stones.
    fn terms_of(&self, side: Side, add: &mut impl FnMut(usize, i32)) {
        let grid = self.size.grid();
        let set = self.stones.of(side);
        let (mine, theirs) = (side as usize, side.other() as usize);
        let phase = PHASES * self.stones.all().count_ones() as usize / (grid.len() + 1);
        let third = phase * THIRDS / PHASES;
        let moves = usize::from(self.to_move == side);
        add(term::STONE + phase, set.count_ones() as i32);
        for point in members(set) {
            let outlook = self.outlook(grid, point);
            add(term::PLACE + 8 * third + grid.depth(point), 1);
            add(term::THREATS + 4 * (2 * third + moves) + outlook.completing[theirs], 1);
            add(term::HELP + 4 * (2 * third + moves) + outlook.completing[mine], 1);
            add(term::OWN + 4 * third + outlook.flanking[mine], 1);
            add(term::THEIRS + 4 * third + outlook.flanking[theirs], 1);
            add(term::OPEN + 4 * third + outlook.open, 1);
        }
        if moves > 0 {
            add(term::TURN + phase, 1);
        }
    }

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
                Level::new(27, 55),
                Level::new(42, 49),
                Level::new(95, 38),
                Level::new(350, 19),
                Level::new(850, 6),
                Level::new(1_400, 1),
                Level::new(6_000, 0),
            ],
            Size::Five => [
                Level::new(8, 75),
                Level::new(13, 68),
                Level::new(35, 51),
                Level::new(180, 27),
                Level::new(520, 14),
                Level::new(980, 7),
                Level::new(1_600, 2),
                Level::new(10_000, 0),
            ],
        }
    }

    fn curve(variant: usize) -> Curve {
        match Self::start(variant).size {
            Size::Seven => Curve::new(212.0, 1.13),
            Size::Five => Curve::new(236.0, 1.20),
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
        for (side, owned) in Side::BOTH.into_iter().zip(self.stones.territory(grid)) {
            let sign = if self.player(side) == Player::One { 1 } else { -1 };
            add(board + term::OWNED + phase, sign * owned.count_ones() as i32);
            self.terms_of(side, &mut |term, count| add(board + term, sign * count));
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
