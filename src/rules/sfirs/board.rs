//! The pieces as sets of cells, and where they may slide.
//!
//! Each set is kept twice, by rank and by file. So a piece slides along the bits of one number, and the cells beside
//! its way are in the two numbers next to that. Bits and lines are counted from 1. The empty ones around them are
//! outside of the board.

use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use super::cell::{Axis, Cell, SIZE};
use crate::rules::Player;

/// The lines of the board by number, with spare ones around them, which make it cheap to look beside a line.
type Lines = [u16; 16];

/// The number of the last line.
const LAST: usize = SIZE as usize;
/// The bits of a line that are outside of the board.
const OUTSIDE: u16 = !0x1FFE;
/// Both ends of a line, which are on the outer edge.
const ENDS: u16 = 1 << SIZE | 1 << 1;
/// For a line through the start area: its cells there, and those beyond on either side.
const MIDDLE: u16 = 0x01E0;
const ABOVE_MIDDLE: u16 = 0x1E00;
const BELOW_MIDDLE: u16 = 0x001E;

const START_AREA: Lines = [0, 0, 0, 0, 0, MIDDLE, MIDDLE, MIDDLE, MIDDLE, 0, 0, 0, 0, 0, 0, 0];
const PLAY_AREA: Lines = {
    let mut lines = [0; 16];
    let mut line = 2;
    while line < LAST {
        lines[line] = !OUTSIDE & !ENDS & !START_AREA[line];
        line += 1;
    }
    lines
};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Cells {
    by: [Lines; 2],
}

/// The ranks say it all: twelve bits each, five to a word.
impl Hash for Cells {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for ranks in self.ranks()[1..=LAST].chunks(5) {
            state.write_u64(ranks.iter().fold(0, |word, rank| word << 12 | u64::from(rank >> 1)));
        }
    }
}

impl Cells {
    fn line(&self, axis: Axis, line: usize) -> u16 {
        self.by[axis as usize][line & 15]
    }

    fn ranks(&self) -> &Lines {
        &self.by[Axis::Rank as usize]
    }

    /// The cells on both sides of a line.
    fn beside(&self, axis: Axis, line: usize) -> u16 {
        self.line(axis, line.wrapping_sub(1)) | self.line(axis, line + 1)
    }

    fn has(&self, cell: Cell) -> bool {
        let (line, place) = cell.along(Axis::Rank);
        self.line(Axis::Rank, line) >> place & 1 == 1
    }

    fn toggle(&mut self, cell: Cell) {
        for axis in Axis::BOTH {
            let (line, place) = cell.along(axis);
            self.by[axis as usize][line & 15] ^= 1 << place;
        }
    }

    /// Removes the cells in a mask from a line.
    fn remove(&mut self, axis: Axis, line: usize, mask: u16) {
        let mut gone = self.line(axis, line) & mask;
        self.by[axis as usize][line & 15] &= !mask;
        while gone != 0 {
            self.by[axis.other() as usize][gone.trailing_zeros() as usize & 15] &= !(1 << line);
            gone &= gone - 1;
        }
    }
}

/// The pieces on the cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    occupied: Cells,
    active: Cells,
    /// Player one's pieces.
    ones: Cells,
}

impl Board {
    pub(super) fn empty() -> Self {
        Self { occupied: Cells::default(), active: Cells::default(), ones: Cells::default() }
    }

    pub(super) fn start() -> Self {
        static START: LazyLock<Board> = LazyLock::new(|| {
            let mut board = Board::empty();
            for cell in Cell::all() {
                if let Some(owner) = cell.first_owner() {
                    board.put(cell, owner, false);
                }
            }
            board
        });
        *START
    }

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, owner: Player, active: bool) {
        self.occupied.toggle(cell);
        if active {
            self.active.toggle(cell);
        }
        if owner == Player::One {
            self.ones.toggle(cell);
        }
    }

    /// The owner of a cell's piece.
    pub(super) fn owner(&self, cell: Cell) -> Option<Player> {
        let owner = if self.ones.has(cell) { Player::One } else { Player::Two };
        self.is_occupied(cell).then_some(owner)
    }

    pub(super) fn is_occupied(&self, cell: Cell) -> bool {
        self.occupied.has(cell)
    }

    pub(super) fn is_active(&self, cell: Cell) -> bool {
        self.active.has(cell)
    }

    /// Whether a piece that has come to a cell must be inactive there.
    pub(super) fn rests_on(&self, cell: Cell) -> bool {
        let (line, place) = cell.along(Axis::Rank);
        let around = self.occupied.line(Axis::Rank, line) & (2 << place | 1 << place >> 1)
            | self.occupied.beside(Axis::Rank, line) & 1 << place;
        around != 0 || cell.on_edge()
    }

    /// How many of a player's pieces are in the start area.
    pub(super) fn count_waiting(&self, owner: Player) -> usize {
        Cell::all().filter(|cell| cell.in_start_area() && self.owner(*cell) == Some(owner)).count()
    }

    /// A player's pieces with room to move: those in the start area if `waiting`, and the active ones if `active`.
    pub(super) fn movers(&self, owner: Player, waiting: bool, active: bool) -> Scan {
        let (occupied, active_ranks) = (self.occupied.ranks(), self.active.ranks());
        let (wanted_waiting, wanted_active) = (mask_if(waiting), mask_if(active));
        self.scan(owner, |rank| {
            let hemmed_in = occupied[rank] << 1 & occupied[rank] >> 1 & occupied[rank - 1] & occupied[rank + 1];
            (START_AREA[rank] & wanted_waiting | active_ranks[rank] & wanted_active) & !hemmed_in
        })
    }

    /// How many pieces of a player are where.
    pub(super) fn counts(&self, owner: Player) -> PieceCounts {
        let (occupied, active, ones) = (self.occupied.ranks(), self.active.ranks(), self.ones.ranks());
        let flip = mask_if(owner == Player::Two);
        let mut counts = PieceCounts::default();
        for rank in 1..=LAST {
            let own = occupied[rank] & (ones[rank] ^ flip);
            let edge = if rank == 1 || rank == LAST { !OUTSIDE } else { ENDS };
            counts.waiting += (own & START_AREA[rank]).count_ones() as usize;
            counts.edge += (own & edge).count_ones() as usize;
            let own = own & active[rank];
            counts.active += own.count_ones() as usize;
            if own != 0 {
                let row = rank.min(LAST + 1 - rank) - 1;
                for (inside, ring) in RINGS.into_iter().enumerate() {
                    counts.inside[inside.min(row)] += (own & ring).count_ones() as usize;
                }
            }
        }
        counts
    }

    /// How many active pieces of a player an active piece of the opponent's can deactivate by passing beside them.
    pub(super) fn threatened(&self, owner: Player) -> usize {
        let mut beside: [Lines; 2] = [[0; 16]; 2];
        for from in self.movers(owner.other(), false, true) {
            for axis in Axis::BOTH {
                let (line, place) = from.along(axis);
                let bit = 1u16 << place;
                let ends = self.ends(from, axis);
                let (up, down) = (ends & !(bit | (bit - 1)), ends & (bit - 1));
                // From the first cell to the farthest end in either direction.
                let entered = (u16::MAX.checked_shr(up.leading_zeros()).unwrap_or(0) & !(bit | (bit - 1)))
                    | if down == 0 { 0 } else { (bit - 1) & !((1 << down.trailing_zeros()) - 1) };
                let lines = &mut beside[axis as usize];
                lines[line - 1] |= entered;
                lines[line + 1] |= entered;
            }
        }
        let flip = mask_if(owner == Player::Two);
        let mut count = 0;
        for line in 1..=LAST {
            let own = self.active.ranks()[line] & (self.ones.ranks()[line] ^ flip);
            let mut rest = own;
            while rest != 0 {
                let place = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let passed = beside[0][line] >> place | beside[1][place] >> line;
                count += usize::from(passed & 1);
            }
        }
        count
    }

    /// A player's inactive pieces in the play area that aren't next to an inactive piece.
    pub(super) fn revivable(&self, owner: Player) -> Scan {
        let (occupied, active) = (self.occupied.ranks(), self.active.ranks());
        let inactive = |rank: usize| occupied[rank] & !active[rank] & !START_AREA[rank];
        self.scan(owner, |rank| {
            let line = inactive(rank);
            let near = line << 1 | line >> 1 | inactive(rank - 1) | inactive(rank + 1);
            line & !near & PLAY_AREA[rank]
        })
    }

    /// A player's pieces on some cells, which are given by rank.
    fn scan(&self, owner: Player, cells: impl Fn(usize) -> u16) -> Scan {
        let (occupied, ones) = (self.occupied.ranks(), self.ones.ranks());
        let flip = mask_if(owner == Player::Two);
        let mut ranks = [0; 16];
        for rank in 1..=LAST {
            ranks[rank] = cells(rank) & occupied[rank] & (ones[rank] ^ flip);
        }
        Scan::of(ranks)
    }

    /// The cells to which a piece may slide, if it's active or in the start area.
    pub(super) fn targets(&self, from: Cell) -> impl Iterator<Item = Cell> {
        let mut ends = u32::from(self.ends(from, Axis::Rank)) | u32::from(self.ends(from, Axis::File)) << 16;
        std::iter::from_fn(move || {
            let place = ends.trailing_zeros();
            (ends != 0).then(|| {
                ends &= ends - 1;
                let (axis, place) = if place < 16 { (Axis::Rank, place) } else { (Axis::File, place - 16) };
                Cell::at(axis, from.along(axis).0, place)
            })
        })
    }

    /// Whether a piece may slide anywhere.
    pub(super) fn can_move(&self, from: Cell) -> bool {
        self.ends(from, Axis::Rank) | self.ends(from, Axis::File) != 0
    }

    /// The number of cells to which a piece may slide.
    pub(super) fn target_count(&self, from: Cell) -> u32 {
        self.ends(from, Axis::Rank).count_ones() + self.ends(from, Axis::File).count_ones()
    }

    /// The places on one line where a slide may end, for a piece that is active or in the start area.
    // The compiler wouldn't inline it by itself, and random play would be a sixth slower.
    #[inline(always)]
    fn ends(&self, from: Cell, axis: Axis) -> u16 {
        let (line, place) = from.along(axis);
        let bit = 1u16 << place;
        let occupied = self.occupied.line(axis, line);
        let active = self.active.line(axis, line);
        let active_beside = self.active.beside(axis, line);
        let middle = START_AREA[line & 15];
        let leaves = middle & bit != 0;

        // The way ends before another piece and at the end of the board. A piece that leaves the start area also stops
        // at the first cell beside an active piece.
        // first cell with an active piece beside it.
        let stops = occupied | OUTSIDE | if leaves { active_beside } else { 0 };
        let above = stops & !(bit | (bit - 1));
        let up = (above & above.wrapping_neg()) - (bit << 1);
        let below = stops & (bit - 1);
        let down = bit - (0x8000 >> below.leading_zeros() << 1);

        // A slide can't end face to face with an active piece, after a single cell, or in the start area.
        let ends = (up & !(active >> 1) | down & !(active << 1)) & !(bit << 1 | bit >> 1) & !middle;
        if leaves || middle == 0 {
            return ends;
        }
        let (across, passed) = if bit & BELOW_MIDDLE != 0 {
            let passed = active_beside & up;
            (up & ABOVE_MIDDLE, passed | passed.wrapping_neg())
        } else {
            let passed = active_beside & down;
            (down & BELOW_MIDDLE, u16::MAX.checked_shr(passed.leading_zeros()).unwrap_or(0))
        };
        // A slide across the start area must deactivate a piece: one that it passes, or the one that moves.
        let rests = ENDS | self.occupied.beside(axis, line) | occupied << 1 | occupied >> 1;
        ends & (!across | passed | rests)
    }

    /// Slides a piece and deactivates pieces as the rules say. Returns whether the moved piece is active afterwards.
    pub(super) fn slide(&mut self, from: Cell, to: Cell) -> bool {
        let axis = if from.along(Axis::Rank).0 == to.along(Axis::Rank).0 { Axis::Rank } else { Axis::File };
        let (line, begin) = from.along(axis);
        let end = to.along(axis).1;
        let entered = if begin < end { (2u16 << end) - (2 << begin) } else { (1 << begin) - (1 << end) };

        if self.active.has(from) {
            self.active.toggle(from);
        }
        self.active.remove(axis, line.wrapping_sub(1), entered);
        self.active.remove(axis, line + 1, entered);

        self.occupied.toggle(from);
        self.occupied.toggle(to);
        if self.ones.has(from) {
            self.ones.toggle(from);
            self.ones.toggle(to);
        }

        let active = !self.rests_on(to);
        if active {
            self.active.toggle(to);
        }
        active
    }

    /// Revives an inactive piece.
    pub(super) fn revive(&mut self, cell: Cell) {
        self.active.toggle(cell);
    }
}

/// How many pieces of a player are where.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PieceCounts {
    pub(super) active: usize,
    pub(super) waiting: usize,
    pub(super) edge: usize,
    /// Active pieces by how far they are from the outer edge.
    pub(super) inside: [usize; 6],
}

/// The places of a line by how far they are from its ends.
const RINGS: [u16; 6] =
    [1 << 1 | 1 << 12, 1 << 2 | 1 << 11, 1 << 3 | 1 << 10, 1 << 4 | 1 << 9, 1 << 5 | 1 << 8, 1 << 6 | 1 << 7];

/// All cells or none.
const fn mask_if(all: bool) -> u16 {
    if all { u16::MAX } else { 0 }
}

/// Iterates over a set of cells, four ranks in a word. Stopping at each rank would take longer.
pub(super) struct Scan {
    words: [u64; 4],
}

impl Scan {
    fn of(ranks: Lines) -> Self {
        let word = |word: usize| (0..4).fold(0, |bits, line| bits | u64::from(ranks[word * 4 + line]) << (line * 16));
        Self { words: [word(0), word(1), word(2), word(3)] }
    }
}

impl Iterator for Scan {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let index = self.words.iter().position(|word| *word != 0)?;
        let bit = self.words[index].trailing_zeros();
        self.words[index] &= self.words[index] - 1;
        Some(Cell::at(Axis::Rank, index * 4 + bit as usize / 16, bit % 16))
    }
}
