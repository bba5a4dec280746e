//! The board of THE GAME: its cells and pieces, as three levels of bitboards.

use std::hash::{Hash, Hasher};

use crate::rules::{Coord, Player};

/// The length of a side, by variant.
const SIZES: [u8; 3] = [8, 7, 9];
/// The number of cells on the largest board.
const CELLS_MAX: usize = 81;
/// The most pieces that a cell can hold.
pub(super) const HEIGHT_MAX: usize = 3;

/// The names of the cells by size (from 7) and index. Smaller boards leave the end unused.
static COORDS: [[Coord; CELLS_MAX]; 3] = [coords(7), coords(8), coords(9)];

const fn coords(size: usize) -> [Coord; CELLS_MAX] {
    let mut coords = [Coord::new(0, 1); CELLS_MAX];
    let mut index = 0;
    while index < size * size {
        coords[index] = Coord::new((index % size) as u8, (index / size) as u8 + 1);
        index += 1;
    }
    coords
}

/// The cells and their stacks. A set of cells is a number with one bit per cell: `a1` is the lowest, then `b1` and on
/// along the rank, then the next rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    size: u8,
    /// By level from the bottom, and by player.
    levels: [[u128; 2]; HEIGHT_MAX],
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for set in self.levels.as_flattened() {
            state.write_u64(*set as u64);
            // The other half of smaller boards is empty.
            if self.size > 8 {
                state.write_u64((set >> 64) as u64);
            }
        }
    }
}

impl Board {
    /// The empty board of a variant.
    pub(super) fn empty(variant: usize) -> Self {
        Self { size: SIZES.get(variant).copied().unwrap_or(SIZES[0]), levels: [[0; 2]; HEIGHT_MAX] }
    }

    /// The number of files and of ranks.
    pub(super) fn size(&self) -> u8 {
        self.size
    }

    pub(super) fn contains(&self, at: Coord) -> bool {
        at.letter < self.size && (1..=self.size).contains(&at.number)
    }

    /// All cells in the order of coordinates.
    pub(super) fn coords(&self) -> impl Iterator<Item = Coord> + use<> {
        let size = self.size;
        (0..size).flat_map(move |letter| (1..=size).map(move |number| Coord::new(letter, number)))
    }

    /// The set with only this cell.
    pub(super) fn bit(&self, at: Coord) -> u128 {
        1 << (u32::from(at.number - 1) * u32::from(self.size) + u32::from(at.letter))
    }

    pub(super) fn cells(&self, set: u128) -> Cells {
        Cells { half_points: [set as u64, (set >> 64) as u64], names: &COORDS[usize::from(self.size) - 7] }
    }

    /// A player's base.
    pub(super) fn base(&self, player: Player) -> Coord {
        match player {
            Player::One => Coord::new(0, 1),
            Player::Two => Coord::new(self.size - 1, self.size),
        }
    }

    /// The cells with pieces.
    pub(super) fn occupied(&self) -> u128 {
        self.levels[0][0] | self.levels[0][1]
    }

    /// The cells with no room for another piece.
    pub(super) fn full(&self) -> u128 {
        self.levels[2][0] | self.levels[2][1]
    }

    /// The cells with a player's pieces, covered or not.
    pub(super) fn pieces(&self, player: Player) -> u128 {
        self.levels.iter().fold(0, |set, level| set | level[player.index()])
    }

    /// The cells with a player's piece on top.
    pub(super) fn tops(&self, player: Player) -> u128 {
        let [bottom, middle, top] = &self.levels;
        let p = player.index();
        let two_or_more = middle[0] | middle[1];
        (bottom[p] & !two_or_more) | (middle[p] & !self.full()) | top[p]
    }

    /// The cells with at least two of a player's pieces.
    pub(super) fn doubles(&self, player: Player) -> u128 {
        let [bottom, middle, _] = &self.levels;
        // Pieces of different players are never three on a cell.
        bottom[player.index()] & middle[player.index()]
    }

    /// Whether a player has a piece on a cell, covered or not.
    pub(super) fn has(&self, player: Player, at: Coord) -> bool {
        self.pieces(player) & self.bit(at) != 0
    }

    /// How many pieces a player has on the board.
    pub(super) fn count(&self, player: Player) -> u8 {
        self.levels.iter().map(|level| level[player.index()].count_ones() as u8).sum()
    }

    /// The owners of the pieces on a cell, bottom first.
    pub(super) fn stack(&self, at: Coord) -> impl Iterator<Item = Player> {
        let bit = self.bit(at);
        self.levels
            .iter()
            .map_while(move |level| Player::BOTH.into_iter().find(|player| level[player.index()] & bit != 0))
    }

    /// Takes the top piece off a cell.
    pub(super) fn lift(&mut self, at: Coord) {
        let bit = self.bit(at);
        if let Some(top) = self.levels.iter_mut().rev().find(|level| (level[0] | level[1]) & bit != 0) {
            *top = top.map(|set| set & !bit);
        }
    }

    /// Puts a piece on top of a cell. If it's the third and the owners differ, the piece in the minority is captured.
    pub(super) fn land(&mut self, player: Player, at: Coord) {
        let bit = self.bit(at);
        let [mine, other] = [player.index(), player.other().index()];
        let [bottom, middle, top] = &mut self.levels;
        if (bottom[0] | bottom[1]) & bit == 0 {
            bottom[mine] |= bit;
        } else if (middle[0] | middle[1]) & bit == 0 {
            middle[mine] |= bit;
        } else {
            match (bottom[mine] & bit != 0, middle[mine] & bit != 0) {
                (true, true) => top[mine] |= bit,
                // Both others are the opponent's: the landing piece is lost.
                (false, false) => {}
                // One of each: the opponent's piece is captured, and two pieces of the landing player remain.
                _ => {
                    for level in [bottom, middle] {
                        level[other] &= !bit;
                        level[mine] |= bit;
                    }
                }
            }
        }
    }

    /// Puts a piece at this level of a cell without capturing, to read positions.
    pub(super) fn stand(&mut self, player: Player, level: usize, at: Coord) {
        self.levels[level][player.index()] |= self.bit(at);
    }
}

/// Iterates over the cells of a set.
pub(super) struct Cells {
    half_points: [u64; 2],
    names: &'static [Coord; CELLS_MAX],
}

impl Iterator for Cells {
    type Item = Coord;

    fn next(&mut self) -> Option<Coord> {
        let half = usize::from(self.half_points[0] == 0);
        let bits = self.half_points[half];
        if bits == 0 {
            return None;
        }
        self.half_points[half] = bits & (bits - 1);
        self.names.get(half * 64 + bits.trailing_zeros() as usize).copied()
    }
}
