//! The stones on the board, the flanks between them, and the cascade of flips that a new stone causes.

use std::hash::{Hash, Hasher};

use super::grid::{Grid, LINES_ALL, POINTS_MAX, members, nearest};
use crate::rules::Color;

/// The color of stones, and the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Side {
    Black,
    White,
}

impl Side {
    pub(super) const BOTH: [Self; 2] = [Self::Black, Self::White];

    pub(super) const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    pub(super) const fn color(self) -> Color {
        match self {
            Self::Black => Color::Black,
            Self::White => Color::White,
        }
    }

    /// The letter of the side's stones.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }
}

/// Two stones of one color, the nearest ones on both sides of a point and equally far from it.
#[derive(Clone, Copy)]
pub(super) struct Flank {
    pub(super) side: Side,
    pub(super) ends: [usize; 2],
    /// The age of the younger of its stones.
    age: u32,
}

/// What settles a stone's color: the youngest thing in its favor.
pub(super) enum Settled {
    /// Its own placing or last flip.
    Itself,
    /// A flank that is still there.
    Flank(Flank),
    /// A flank that is broken by now.
    Broken,
}

/// All stones with their colors, their ages, and what settled their colors when.
///
/// A stone's *age* is the moment when it was placed or last flipped; a higher one is younger. Every placing is a
/// moment, and so is every stage of a turn with flips. All stones of a position that was read have moment 0. A stone's
/// color is *settled* when it is placed or flipped, and again by each flank of its own color after that. Only a newer
/// enemy flank still flips it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stones {
    /// By [`Side`].
    sets: [u128; 2],
    /// By line: the places with stones, and those with White's. They follow from the sets.
    lines: [[u16; 2]; LINES_ALL],
    ages: [u32; POINTS_MAX],
    settled: [u32; POINTS_MAX],
    /// The last moment so far.
    now: u32,
    /// Stones with a change that no stage has judged yet. Between turns there are some only after a cascade that was
    /// stopped because it went in circles.
    unjudged: u128,
}

/// The colors, and what is known of each stone: lines follow from them, and empty points have no ages.
impl Hash for Stones {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.sets, self.now, self.unjudged).hash(state);
        for point in members(self.all()) {
            state.write_u64(u64::from(self.ages[point]) << 32 | u64::from(self.settled[point]));
        }
    }
}

impl Stones {
    /// Stones of equal age.
    pub(super) fn new(grid: &Grid, [black, white]: [u128; 2]) -> Self {
        let mut lines = [[0; 2]; LINES_ALL];
        for point in members(black | white) {
            for (line, place) in grid.spots(point) {
                lines[usize::from(line)][0] |= 1 << place;
                lines[usize::from(line)][1] |= u16::from(white >> point & 1 == 1) << place;
            }
        }
        Self { sets: [black, white], lines, ages: [0; POINTS_MAX], settled: [0; POINTS_MAX], now: 0, unjudged: 0 }
    }

    /// The points with a side's stones.
    pub(super) const fn of(&self, side: Side) -> u128 {
        self.sets[side as usize]
    }

    /// The points with stones.
    pub(super) const fn all(&self) -> u128 {
        self.sets[0] | self.sets[1]
    }

    /// The side with a stone on this point.
    pub(super) fn at(&self, point: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.of(side) >> point & 1 == 1)
    }

    /// The places of a line with stones, and those with White's.
    pub(super) fn line(&self, line: u8) -> [u16; 2] {
        self.lines[usize::from(line)]
    }

    /// By side: the empty points that its stones flank on some line, while the other side's stones flank them on none.
    pub(super) fn territory(&self, grid: &Grid) -> [u128; 2] {
        // What two neighbors on a line flank is halfway between them. So each line is gone along once.
        let mut flanked = [0; 2];
        for (line, &[all, white]) in (0..).zip(&self.lines) {
            let mut rest = all;
            while rest & rest.wrapping_sub(1) != 0 {
                let low = rest.trailing_zeros();
                rest &= rest - 1;
                let high = rest.trailing_zeros();
                let [one, other] = [low, high].map(|place| white >> place & 1);
                if one == other && (low + high).is_multiple_of(2) {
                    flanked[usize::from(one)] |= 1 << grid.on_line(line, u32::midpoint(low, high));
                }
            }
        }
        let [black, white] = flanked;
        [black & !white, white & !black]
    }

    /// Whether a side flanks a point on some line and the other side flanks it on none.
    fn flanked_only_by(&self, grid: &Grid, point: usize, side: Side) -> bool {
        let mut by = [false; 2];
        for flank in self.flanks(grid, point) {
            by[flank.side as usize] = true;
        }
        by[side as usize] && !by[side.other() as usize]
    }

    /// The flanks around a point, at most one per line.
    pub(super) fn flanks<'s>(&'s self, grid: &'s Grid, point: usize) -> impl Iterator<Item = Flank> + 's {
        grid.spots(point).into_iter().filter_map(move |(line, place)| {
            let [all, white] = self.lines[usize::from(line)];
            let [Some(before), Some(after)] = nearest(all, place) else { return None };
            let white_at = |place: u32| white >> place & 1;
            if before + after != 2 * u32::from(place) || white_at(before) != white_at(after) {
                return None;
            }
            let [a, b] = [before, after].map(|place| grid.on_line(line, place));
            let side = if white_at(before) == 1 { Side::White } else { Side::Black };
            Some(Flank { side, ends: [a, b], age: self.ages[a].max(self.ages[b]) })
        })
    }

    /// What settles the color of a side's stone.
    pub(super) fn settled(&self, grid: &Grid, point: usize, side: Side) -> Settled {
        let own = self.flanks(grid, point).filter(|flank| flank.side == side).max_by_key(|flank| flank.age);
        match own.filter(|flank| flank.age >= self.settled[point] && flank.age > self.ages[point]) {
            Some(flank) => Settled::Flank(flank),
            None if self.settled[point] > self.ages[point] => Settled::Broken,
            None => Settled::Itself,
        }
    }

    /// Whether a stone flips, because an enemy flank on it is younger than what settled its color. Notes what settles
    /// it now. (A stone or flank never has the same age as an enemy one. The exception is a position that was read,
    /// where everything is equally old and nothing is new.)
    ///
    /// It's enough to judge each stone in the stage of its color. Between the moment when a flank of a color appears
    /// and the next stage in which stones of that color may flip, only stones of the other color do.
    fn flips(&mut self, grid: &Grid, point: usize, side: Side) -> bool {
        let (mut own, mut enemy) = (self.settled[point], 0);
        // As `flanks`, but without branches: the processor couldn't predict them, and a search does little else.
        for (line, place) in grid.spots(point) {
            let [all, white] = self.lines[usize::from(line)];
            let before = all & ((1 << place) - 1);
            let after = all >> place >> 1;
            let (steps, place) = (1 + after.trailing_zeros(), u32::from(place));
            let [low, high] = [(15_u32.wrapping_sub(before.leading_zeros())) & 15, (place + steps) & 15];
            let [low_white, high_white] = [low, high].map(|place| white >> place & 1);
            let is_flank = (before != 0) & (low + steps == place) & (low_white == high_white);
            let [a, b] = [low, high].map(|place| self.ages[grid.on_line(line, place)]);
            let age = if is_flank { a.max(b) } else { 0 };
            let is_own = low_white == side as u16;
            own = own.max(if is_own { age } else { 0 });
            enemy = enemy.max(if is_own { 0 } else { age });
        }
        self.settled[point] = own;
        enemy > own
    }

    /// Places a stone on an empty point and runs the cascade. `stage_done` gets the flips of each stage that has any.
    pub(super) fn place(&mut self, grid: &Grid, point: usize, side: Side, mut stage_done: impl FnMut(u128)) {
        self.now += 1;
        self.sets[side as usize] |= 1 << point;
        for (line, place) in grid.spots(point) {
            let line = &mut self.lines[usize::from(line)];
            line[0] |= 1 << place;
            line[1] |= (side as u16) << place;
        }
        self.renew(grid, point);

        // The colors after every round but the last. Most turns have no flips in a second round, so hardly any turn
        // allocates.
        let mut earlier = Vec::new();
        for round in 0.. {
            let before = self.sets;
            let mut flipped_any = false;
            for (target, second_stage) in [(side.other(), false), (side, true)] {
                let candidates = self.unjudged & self.of(target);
                self.unjudged &= !candidates;
                let flips = members(candidates).filter(|&at| self.flips(grid, at, target));
                let mut flipping = flips.fold(0, |set, at| set | 1 << at);
                if round == 0 && second_stage && self.flanked_only_by(grid, point, side.other()) {
                    flipping |= 1 << point;
                }
                if flipping != 0 {
                    flipped_any = true;
                    self.flip(grid, flipping, target);
                    stage_done(flipping);
                }
            }
            if !flipped_any {
                return;
            }
            // The position right after the placing doesn't count.
            if round > 0 {
                earlier.push(before);
                if earlier.contains(&self.sets) {
                    // The next placing may break what settles these stones before any stage judges them.
                    for at in members(self.unjudged) {
                        let own = if self.of(Side::White) >> at & 1 == 1 { Side::White } else { Side::Black };
                        self.flips(grid, at, own);
                    }
                    return;
                }
            }
        }
    }

    /// Flips a side's stones, all at one moment.
    fn flip(&mut self, grid: &Grid, set: u128, side: Side) {
        self.now += 1;
        self.sets[side as usize] &= !set;
        self.sets[side.other() as usize] |= set;
        for point in members(set) {
            for (line, place) in grid.spots(point) {
                self.lines[usize::from(line)][1] ^= 1 << place;
            }
            self.renew(grid, point);
        }
    }

    /// Gives a new or flipped stone its age, and notes which stones to judge again: the stone itself, and every stone
    /// that sees it.
    fn renew(&mut self, grid: &Grid, point: usize) {
        self.ages[point] = self.now;
        self.settled[point] = self.now;
        self.unjudged |= 1 << point;
        for (line, place) in grid.spots(point) {
            for seen in nearest(self.lines[usize::from(line)][0], place).into_iter().flatten() {
                self.unjudged |= 1 << grid.on_line(line, seen);
            }
        }
    }
}
