//! The index of a position, made of the orbit of its cells, the heights of its stacks, their owners and kinds, and the
//! player to move.

use super::orbits::{Orbits, Turns};
use crate::rules::Player;
use crate::rules::chifoumi::board::Board;
use crate::rules::chifoumi::cell::Cell;
use crate::rules::chifoumi::piece::{OF_EACH, PieceKind};

/// With fewer pieces, the game is over.
pub(super) const PIECES_MIN: usize = 2;
pub(super) const PIECES_MAX: usize = 4;

/// The possible heights of stacks: by number of pieces, number of cells, and cell.
const SHAPES: [(usize, usize, &[&[u32]]); 6] = [
    (2, 2, &[&[1, 1]]),
    (3, 2, &[&[1, 2], &[2, 1]]),
    (3, 3, &[&[1, 1, 1]]),
    (4, 2, &[&[1, 3], &[2, 2], &[3, 1]]),
    (4, 3, &[&[1, 1, 2], &[1, 2, 1], &[2, 1, 1]]),
    (4, 4, &[&[1, 1, 1, 1]]),
];

/// The positions with the same number of pieces on the same number of cells. Their indexes follow each other.
struct Section {
    pieces: usize,
    cells: usize,
    shapes: &'static [&'static [u32]],
    begin: usize,
    end: usize,
}

impl Section {
    /// The number of indexes per orbit.
    fn each(&self) -> usize {
        self.shapes.len() << self.cells << (2 * self.pieces) << 1
    }
}

pub(super) struct Index {
    turns: Turns,
    /// By number of cells.
    orbits: Vec<Orbits>,
    sections: Vec<Section>,
}

/// A position, with facts about its index.
pub(super) struct Numbered {
    pub(super) board: Board,
    pub(super) to_move: Player,
    /// The number of sets of cells in its orbit.
    pub(super) weight: u64,
}

impl Index {
    pub(super) fn new() -> Self {
        let turns = Turns::new();
        let orbits: Vec<Orbits> = (0..=PIECES_MAX).map(|count| Orbits::new(count, &turns)).collect();
        let mut sections: Vec<Section> = Vec::new();
        for (pieces, cells, shapes) in SHAPES {
            let begin = sections.last().map_or(0, |section| section.end);
            let mut section = Section { pieces, cells, shapes, begin, end: begin };
            section.end += section.each() * orbits[cells].firsts.len();
            sections.push(section);
        }
        Self { turns, orbits, sections }
    }

    /// The first index of positions with this many pieces.
    pub(super) fn begin(&self, pieces: usize) -> usize {
        self.sections.iter().find(|section| section.pieces == pieces).map_or(0, |section| section.begin)
    }

    /// The index after the last one.
    pub(super) fn end(&self, pieces: usize) -> usize {
        self.sections.iter().rfind(|section| section.pieces == pieces).map_or(0, |section| section.end)
    }

    /// The index of a position at the start of a turn, if it has one. Rotating or mirroring the board doesn't change
    /// it.
    pub(super) fn number(&self, board: &Board, to_move: Player) -> Option<usize> {
        let mut set = [0; PIECES_MAX];
        let mut cells = 0;
        for cell in board.occupied().each() {
            *set.get_mut(cells)? = cell.index() as u8;
            cells += 1;
        }
        let set = &set[..cells];
        let pieces = set.iter().map(|cell| board.stack(Cell::numbered(*cell)).height()).sum::<u32>() as usize;
        let section = self.sections.iter().find(|section| section.pieces == pieces && section.cells == cells)?;
        let (orbit, symmetries) = self.orbits[cells].find(set);
        // If the first set is symmetric itself, its lowest number is the index.
        let number = symmetries.filter_map(|symmetry| self.arranged(section, board, set, symmetry)).min()?;
        let number = ((orbit * section.shapes.len()) << cells << (2 * pieces)) + number;
        Some(section.begin + (number << 1 | to_move.index()))
    }

    /// Heights, owners and kinds as one number. The symmetry gives the order of the cells.
    fn arranged(&self, section: &Section, board: &Board, set: &[u8], symmetry: usize) -> Option<usize> {
        let cells = set.len();
        let mut placed = [(0, 0); PIECES_MAX];
        for (placed, cell) in placed.iter_mut().zip(set) {
            *placed = (self.turns.turned(symmetry, *cell), *cell);
        }
        placed[..cells].sort_unstable();
        let (mut owners, mut kinds, mut heights) = (0, 0, [0; PIECES_MAX]);
        for (height, (_, cell)) in heights.iter_mut().zip(&placed[..cells]) {
            let cell = Cell::numbered(*cell);
            owners = owners << 1 | usize::from(board.held(Player::Two).has(cell));
            *height = board.stack(cell).height();
            kinds = board.stack(cell).each().fold(kinds, |kinds, kind| kinds << 2 | kind.index());
        }
        let shape = section.shapes.iter().position(|shape| *shape == &heights[..cells])?;
        Some((shape << cells | owners) << (2 * section.pieces) | kinds)
    }

    /// The position with this index, which may also have a lower one. `None` if it has too many pieces of a kind or is
    /// over.
    pub(super) fn position(&self, number: usize) -> Option<Numbered> {
        let section = self.sections.iter().find(|section| (section.begin..section.end).contains(&number))?;
        let rest = number - section.begin;
        let to_move = Player::from_index(rest & 1);
        let mut kinds = rest >> 1 & ((1 << (2 * section.pieces)) - 1);
        let rest = rest >> 1 >> (2 * section.pieces);
        let mut owners = rest & ((1 << section.cells) - 1);
        let rest = rest >> section.cells;
        let (set, weight) = &self.orbits[section.cells].firsts[rest / section.shapes.len()];
        let mut board = Board::EMPTY;
        for (cell, height) in set.iter().zip(section.shapes[rest % section.shapes.len()]).rev() {
            let owner = Player::from_index(owners & 1);
            owners >>= 1;
            for above in (0..*height).rev() {
                let kind = PieceKind::ALL[kinds >> (2 * above) & 3];
                board.put(owner, kind, Cell::numbered(*cell));
            }
            kinds >>= 2 * height;
        }
        let possible =
            Player::BOTH.into_iter().all(|player| board.counts(player).iter().all(|count| *count <= OF_EACH));
        (possible && !board.is_decided()).then_some(Numbered { board, to_move, weight: *weight })
    }
}
