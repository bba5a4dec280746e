//! What stands on the squares, and where a piece may step.

use super::piece::{Kind, OF_EACH, Stack};
use super::square::{SQUARES, Square, Squares};
use crate::rules::Player;

/// The number of pieces of every kind in [`Kind::ALL`].
pub(super) type Counts = [u8; 4];

/// The pieces on the board. The sets and counts follow from the stacks and owners; they are kept because every action
/// needs them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    stacks: [Stack; SQUARES],
    /// By player: the squares he holds. A stack has one owner, for pieces are only put on their own color.
    held: [Squares; 2],
    /// By kind: the squares with such a piece on top.
    tops: [Squares; 4],
    /// By player: his pieces, those inside stacks included.
    counts: [Counts; 2],
}

/// Where a piece may step, by what happens there. A square can be both in `stack` and in `capture`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    pub(super) walk: Squares,
    pub(super) stack: Squares,
    pub(super) capture: Squares,
}

impl Reach {
    pub(super) fn is_empty(self) -> bool {
        (self.walk | self.stack | self.capture).is_empty()
    }
}

impl Board {
    pub(super) const EMPTY: Self = Self {
        stacks: [Stack::EMPTY; SQUARES],
        held: [Squares::NONE; 2],
        tops: [Squares::NONE; 4],
        counts: [[0; 4]; 2],
    };

    pub(super) const fn stack(&self, square: Square) -> Stack {
        self.stacks[square.index()]
    }

    pub(super) const fn held(&self, player: Player) -> Squares {
        self.held[player.index()]
    }

    pub(super) const fn counts(&self, player: Player) -> Counts {
        self.counts[player.index()]
    }

    pub(super) fn occupied(&self) -> Squares {
        self.held[0] | self.held[1]
    }

    /// Who holds a square.
    pub(super) fn owner(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.held(*player).has(square))
    }

    /// Puts a piece on a square, on top of what its owner has there.
    pub(super) fn put(&mut self, owner: Player, kind: Kind, square: Square) {
        let stack = &mut self.stacks[square.index()];
        if let Some(covered) = stack.top() {
            self.tops[covered.index()].remove(square);
        }
        stack.push(kind);
        self.tops[kind.index()].add(square);
        self.held[owner.index()].add(square);
        let count = &mut self.counts[owner.index()][kind.index()];
        *count = count.saturating_add(1);
    }

    /// Takes the top piece off a square of a player.
    pub(super) fn lift(&mut self, owner: Player, square: Square) -> Option<Kind> {
        let stack = &mut self.stacks[square.index()];
        let kind = stack.pop()?;
        self.tops[kind.index()].remove(square);
        match stack.top() {
            Some(uncovered) => self.tops[uncovered.index()].add(square),
            None => self.held[owner.index()].remove(square),
        }
        let count = &mut self.counts[owner.index()][kind.index()];
        *count = count.saturating_sub(1);
        Some(kind)
    }

    /// Takes everything off a square.
    pub(super) fn clear(&mut self, square: Square) {
        if let Some(owner) = self.owner(square) {
            while self.lift(owner, square).is_some() {}
        }
    }

    /// Where the top piece of a player's square may step.
    pub(super) fn reach(&self, player: Player, from: Square) -> Reach {
        let near = from.near();
        let prey = self.stack(from).top().map_or(&[][..], Kind::prey);
        let prey = prey.iter().fold(Squares::NONE, |prey, kind| prey | self.tops[kind.index()]);
        Reach { walk: near.without(self.occupied()), stack: near & self.held(player), capture: near & prey }
    }

    /// Whether any piece of a player has a step.
    pub(super) fn can_step(&self, player: Player) -> bool {
        self.held(player).each().any(|from| !self.reach(player, from).is_empty())
    }

    /// Where a player may place a piece: not in the center, nor on or next to a square of the opponent.
    pub(super) fn open_to(&self, player: Player) -> Squares {
        let theirs = self.held(player.other());
        theirs.each().fold(Squares::ALL, |open, square| open.without(square.near())).without(theirs).without(CENTER)
    }

    /// Whether nothing can ever be captured any more, or a player has nothing left.
    pub(super) fn is_decided(&self) -> bool {
        let [white, black] = self.counts;
        let kinds = white.iter().zip(black).filter(|(white, black)| **white | black != 0).count();
        kinds <= 1 || white == [0; 4] || black == [0; 4]
    }

    /// How many pieces of a kind were captured, of both players together, if none is in hand.
    pub(super) const fn missing(&self, kind: Kind) -> u8 {
        (2 * OF_EACH).saturating_sub(self.counts[0][kind.index()] + self.counts[1][kind.index()])
    }
}

const CENTER: Squares = Squares::of(Square::CENTER);
