//! Where slides can end, and their paths: straight steps over empty cells, with at most two turns.

use std::ops::{BitAnd, BitOr, Shl, Shr};

use super::board::Board;
use crate::rules::Coord;

/// The number of cells in a slide, without the first.
pub(super) const SLIDE_STEPS: usize = 5;
/// The number of cells after the base for an entering piece. The base is the first of five.
pub(super) const ENTRY_STEPS: usize = 4;
/// The most turns of a path.
const TURNS_MAX: usize = 2;

/// North, south, east, west, as files and ranks.
const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

/// The cells where a path of this many steps can end. The cell where it begins counts as occupied.
pub(super) fn reach(board: &Board, from: Coord, steps: usize) -> u128 {
    let start = board.bit(from);
    let empty = !(board.occupied() | start);
    let open = !(board.full() | start);
    // With constant numbers, the compiler unrolls the flood for each board. The usual board fits into a machine word.
    match (board.size(), steps) {
        (7, SLIDE_STEPS) => flood(7, SLIDE_STEPS, start as u64, empty as u64, open as u64).into(),
        (7, _) => flood(7, ENTRY_STEPS, start as u64, empty as u64, open as u64).into(),
        (8, SLIDE_STEPS) => flood(8, SLIDE_STEPS, start as u64, empty as u64, open as u64).into(),
        (8, _) => flood(8, ENTRY_STEPS, start as u64, empty as u64, open as u64).into(),
        (_, SLIDE_STEPS) => flood(9, SLIDE_STEPS, start, empty, open),
        _ => flood(9, ENTRY_STEPS, start, empty, open),
    }
}

/// A set of cells, in as few bits as the board needs.
trait Bits:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Shl<usize, Output = Self> + Shr<usize, Output = Self>
{
    fn narrow(set: u128) -> Self;
}

impl Bits for u64 {
    fn narrow(set: u128) -> Self {
        set as Self
    }
}

impl Bits for u128 {
    fn narrow(set: u128) -> Self {
        set
    }
}

/// Follows all paths at once, step by step. For each direction of the last step and each number of turns, it keeps the
/// set of cells that a path may have reached. The number means "at most", so a set with more turns includes the one
/// with fewer, and a path that goes straight on may count as a turn.
#[inline(always)]
fn flood<B: Bits>(size: usize, steps: usize, start: B, empty: B, open: B) -> B {
    let file = (0..size).fold(0_u128, |file, rank| file | 1 << (rank * size));
    let board = (1_u128 << (size * size)) - 1;
    let [board, not_first, not_last] = [board, board & !file, board & !(file << (size - 1))].map(B::narrow);
    let ground = |free: B| [free & board, free & board, free & not_first, free & not_last];
    let any = |sets: [B; 4]| sets[0] | sets[1] | sets[2] | sets[3];
    let step = |sets: [B; 4], turning: B, ground: [B; 4]| {
        [
            ((sets[0] | turning) << size) & ground[0],
            ((sets[1] | turning) >> size) & ground[1],
            ((sets[2] | turning) << 1) & ground[2],
            ((sets[3] | turning) >> 1) & ground[3],
        ]
    };

    let through = ground(empty);
    let mut straight = step([start; 4], start, through);
    let mut once = straight;
    let mut twice = straight;
    for _ in 2..steps {
        twice = step(twice, any(once), through);
        once = step(once, any(straight), through);
        straight = [
            (straight[0] << size) & through[0],
            (straight[1] >> size) & through[1],
            (straight[2] << 1) & through[2],
            (straight[3] >> 1) & through[3],
        ];
    }
    any(step(twice, any(once), ground(open)))
}

/// A path that a slide may take on an empty board.
pub(super) struct Way {
    /// Its cells, with both ends.
    pub(super) cells: Vec<Coord>,
    /// How often it turns.
    pub(super) turns: usize,
}

impl Way {
    /// The cell that blocks it: the first occupied one on the path, or the last one if it's full.
    pub(super) fn obstacle(&self, board: &Board) -> Option<Coord> {
        let (last, way) = self.cells.split_last()?;
        let blocked = way.iter().skip(1).find(|at| board.occupied() & board.bit(**at) != 0);
        blocked.or((board.full() & board.bit(*last) != 0).then_some(last)).copied()
    }
}

/// All paths of this many steps from a cell, those with the fewest turns first. Slow and simple, for explanations.
pub(super) fn ways(board: &Board, from: Coord, steps: usize) -> Vec<Way> {
    let mut ways: Vec<Way> = numbers(steps).filter_map(|number| way(board, from, steps, number)).collect();
    ways.sort_by_key(|way| way.turns);
    ways
}

/// The first path to a cell without an obstacle, to show a slide.
pub(super) fn open_way(board: &Board, from: Coord, to: Coord, steps: usize) -> Option<Way> {
    let wanted = (to.letter as i8 - from.letter as i8, to.number as i8 - from.number as i8);
    numbers(steps)
        .filter(|number| distance(steps, *number) == wanted)
        .filter_map(|number| way(board, from, steps, number))
        .filter(|way| way.obstacle(board).is_none())
        .min_by_key(|way| way.turns)
}

/// The numbers of all paths of this many steps, possible or not.
fn numbers(steps: usize) -> std::ops::Range<usize> {
    0..DIRECTIONS.len().pow(steps as u32)
}

/// How many files and ranks a path goes. The digits of the number are its directions.
fn distance(steps: usize, mut number: usize) -> (i8, i8) {
    let mut distance = (0, 0);
    for _ in 0..steps {
        let (files, ranks) = DIRECTIONS[number % DIRECTIONS.len()];
        distance = (distance.0 + files, distance.1 + ranks);
        number /= DIRECTIONS.len();
    }
    distance
}

/// The path with the digits of the number as directions, if it stays on the board.
fn way(board: &Board, from: Coord, steps: usize, mut number: usize) -> Option<Way> {
    let mut way = Way { cells: vec![from], turns: 0 };
    let mut before = number % DIRECTIONS.len();
    let mut here = from;
    for _ in 0..steps {
        let direction = number % DIRECTIONS.len();
        number /= DIRECTIONS.len();
        way.turns += usize::from(direction != before);
        before = direction;
        let (files, ranks) = DIRECTIONS[direction];
        here = Coord::new(here.letter.checked_add_signed(files)?, here.number.checked_add_signed(ranks)?);
        if !board.contains(here) || here == from {
            return None;
        }
        way.cells.push(here);
    }
    (way.turns <= TURNS_MAX).then_some(way)
}
