//! The pieces on the cells, and where they may step.

use std::hash::{Hash, Hasher};

use super::cell::{CELLS, Cell, Cells};
use super::piece::{OF_EACH, PieceKind, Stack};
use crate::rules::Player;

/// How many pieces there are of each kind, in the order of [`PieceKind::ALL`].
pub(super) type Counts = [u8; 4];

/// The pieces on the board. The sets and counts follow from the stacks and owners; they are kept because every action
/// needs them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    stacks: [Stack; CELLS],
    /// By player: the cells with the player's pieces. A stack has one owner, since pieces stack only on their own
    /// color.
    held: [Cells; 2],
    /// By kind: the cells with such a piece on top.
    tops: [Cells; 4],
    /// The cells with more than one piece.
    tall: Cells,
    /// By player: the number of pieces, including those inside stacks.
    counts: [Counts; 2],
}

/// What is on top, and the stacks below: everything else follows.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [paper, rock, scissors, _] = self.tops;
        (self.held, paper, rock, scissors, self.tall).hash(state);
        self.tall.each().for_each(|cell| self.stack(cell).hash(state));
    }
}

/// Where a piece may step, by effect. A cell can be both in `stack` and in `capture`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    pub(super) walk: Cells,
    pub(super) stack: Cells,
    pub(super) capture: Cells,
}

impl Reach {
    pub(super) fn is_empty(self) -> bool {
        (self.walk | self.stack | self.capture).is_empty()
    }
}

impl Board {
    pub(super) const EMPTY: Self = Self {
        stacks: [Stack::EMPTY; CELLS],
        held: [Cells::NONE; 2],
        tops: [Cells::NONE; 4],
        tall: Cells::NONE,
        counts: [[0; 4]; 2],
    };

    pub(super) const fn stack(&self, cell: Cell) -> Stack {
        self.stacks[cell.index()]
    }

    pub(super) const fn held(&self, player: Player) -> Cells {
        self.held[player.index()]
    }

    pub(super) const fn counts(&self, player: Player) -> Counts {
        self.counts[player.index()]
    }

    /// The cells with a player's piece of this kind on top.
    pub(super) fn tops(&self, player: Player, kind: PieceKind) -> Cells {
        self.held(player) & self.tops[kind.index()]
    }

    /// The cells with more than one piece.
    pub(super) const fn tall(&self) -> Cells {
        self.tall
    }

    pub(super) fn occupied(&self) -> Cells {
        self.held[0] | self.held[1]
    }

    /// The owner of a cell's pieces.
    pub(super) fn owner(&self, cell: Cell) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.held(*player).has(cell))
    }

    /// Puts a piece on a cell, on top of its owner's pieces.
    pub(super) fn put(&mut self, owner: Player, kind: PieceKind, cell: Cell) {
        let stack = &mut self.stacks[cell.index()];
        if let Some(covered) = stack.top() {
            self.tops[covered.index()].remove(cell);
            self.tall.add(cell);
        }
        stack.push(kind);
        self.tops[kind.index()].add(cell);
        self.held[owner.index()].add(cell);
        let count = &mut self.counts[owner.index()][kind.index()];
        *count = count.saturating_add(1);
    }

    /// Takes the top piece off a cell of a player.
    pub(super) fn lift(&mut self, owner: Player, cell: Cell) -> Option<PieceKind> {
        let stack = &mut self.stacks[cell.index()];
        let kind = stack.pop()?;
        self.tops[kind.index()].remove(cell);
        if stack.height() <= 1 {
            self.tall.remove(cell);
        }
        match stack.top() {
            Some(uncovered) => self.tops[uncovered.index()].add(cell),
            None => self.held[owner.index()].remove(cell),
        }
        let count = &mut self.counts[owner.index()][kind.index()];
        *count = count.saturating_sub(1);
        Some(kind)
    }

    /// Removes all pieces from a cell.
    pub(super) fn clear(&mut self, cell: Cell) {
        if let Some(owner) = self.owner(cell) {
            while self.lift(owner, cell).is_some() {}
        }
    }

    /// Where the top piece of a player's cell may step.
    pub(super) fn reach(&self, player: Player, from: Cell) -> Reach {
        let near = from.near();
        let prey = self.stack(from).top().map_or(&[][..], PieceKind::prey);
        let prey = prey.iter().fold(Cells::NONE, |prey, kind| prey | self.tops[kind.index()]);
        Reach { walk: near.without(self.occupied()), stack: near & self.held(player), capture: near & prey }
    }

    /// Whether a player has any step.
    pub(super) fn can_step(&self, player: Player) -> bool {
        self.held(player).each().any(|from| !self.reach(player, from).is_empty())
    }

    /// The cells where a player may place a piece: not the center, and not an opponent's cell or one next to it.
    pub(super) fn open_to(&self, player: Player) -> Cells {
        let theirs = self.held(player.other());
        theirs.each().fold(Cells::ALL, |open, cell| open.without(cell.near())).without(theirs).without(CENTER)
    }

    /// Whether no capture will ever be possible again, or a player has no pieces.
    pub(super) fn is_decided(&self) -> bool {
        let [white, black] = self.counts;
        let kinds = white.iter().zip(black).filter(|(white, black)| **white | black != 0).count();
        kinds <= 1 || white == [0; 4] || black == [0; 4]
    }

    /// How many pieces of a kind were captured from both players, if none is in hand.
    pub(super) const fn missing(&self, kind: PieceKind) -> u8 {
        (2 * OF_EACH).saturating_sub(self.counts[0][kind.index()] + self.counts[1][kind.index()])
    }
}

const CENTER: Cells = Cells::of(Cell::CENTER);
