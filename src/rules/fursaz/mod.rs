//! Fursaz (Saïd Galdseid, 2022): stones between two of the enemy's flip, and each flip may set off the next.
//!
//! ```text
//! grid      the points and the lines through them
//! stones    colors, ages, flanks, and the cascade
//! notation  position strings
//! refusal   why something cannot be played
//! ```

mod grid;
mod notation;
mod refusal;
mod stones;

use std::fmt;

use self::grid::{Size, members};
use self::stones::{Side, Stones};
use super::{About, Attempt, Change, Color, Coord, Diagram, Effects, Ground, Outcome, Piece, Player, Points, Position};
use super::{PositionError, Reason, Refusal, Shape};

/// A position of Fursaz, with the ages of its stones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fursaz {
    size: Size,
    stones: Stones,
    /// Black once the game is over.
    to_move: Side,
    opening: Opening,
    /// How many passes were just made, one after the other.
    passes: u8,
}

/// How far the pie rule has gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Opening {
    /// Player one places the first stone.
    First,
    /// Player two may take it over.
    Pie,
    /// He did not.
    Kept,
    /// He did: player one plays White.
    Swapped,
}

/// An action of Fursaz.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A stone of the mover's color on an empty point.
    Place(Coord),
    /// Nothing; two in a row end the game.
    Pass,
    /// Player two takes over the first stone and its color.
    Swap,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => at.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Swap => f.write_str("swap"),
        }
    }
}

/// So many passes in a row end the game.
const PASSES_MAX: u8 = 2;

impl Fursaz {
    fn player(&self, side: Side) -> Player {
        match (side, self.opening == Opening::Swapped) {
            (Side::Black, false) | (Side::White, true) => Player::One,
            (Side::White, false) | (Side::Black, true) => Player::Two,
        }
    }

    fn side(&self, player: Player) -> Side {
        if self.player(Side::Black) == player { Side::Black } else { Side::White }
    }

    fn is_over(&self) -> bool {
        self.passes == PASSES_MAX
    }

    fn may_pass(&self) -> bool {
        self.opening != Opening::First
    }

    /// Stones and territory, by player.
    fn points(&self) -> [Points; 2] {
        Player::BOTH.map(|player| {
            let side = self.side(player);
            let points = self.stones.of(side) | self.stones.territory(self.size.grid(), side);
            Points::whole(points.count_ones() as u16)
        })
    }

    fn piece(&self, side: Side) -> Piece {
        Piece { kind: "stone", letter: side.letter(), owner: Some(self.player(side)), turned: false }
    }

    /// The position after a stone was placed; the flips of each stage go to `stage_done`.
    fn place(&mut self, at: Coord, stage_done: impl FnMut(u128)) {
        let grid = self.size.grid();
        let empty = grid.point(at).filter(|&point| self.stones.at(point).is_none());
        if let Some(point) = empty {
            self.stones.place(grid, point, self.to_move, stage_done);
        }
        self.opening = if self.opening == Opening::First { Opening::Pie } else { self.opening.settled() };
        self.passes = 0;
        self.to_move = self.to_move.other();
    }
}

impl Opening {
    /// What it is once player two has acted without swapping.
    fn settled(self) -> Self {
        if self == Self::Pie { Self::Kept } else { self }
    }
}

impl Position for Fursaz {
    type Move = Move;

    const ABOUT: About = About {
        id: "fursaz",
        title: "Fursaz",
        variants: &["7", "5"],
        colors: [Color::Black, Color::White],
        rules_version: 1,
    };

    /// Every turn adds a stone or leads towards the second pass.
    const REPETITION_ENDS: bool = false;

    fn start(variant: usize) -> Self {
        let size = if variant == 0 { Size::Seven } else { Size::Five };
        Self { size, stones: Stones::new(0, 0), to_move: Side::Black, opening: Opening::First, passes: 0 }
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn to_move(&self) -> Player {
        self.player(self.to_move)
    }

    fn turn_begins(&self) -> bool {
        true
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        let grid = self.size.grid();
        moves.extend(members(grid.all() & !self.stones.all()).map(|point| Move::Place(grid.name(point))));
        if self.may_pass() {
            moves.push(Move::Pass);
        }
        if self.opening == Opening::Pie {
            moves.push(Move::Swap);
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Place(at) => self.place(at, |_| ()),
            Move::Pass => {
                self.opening = self.opening.settled();
                self.passes = PASSES_MAX.min(self.passes + 1);
                self.to_move = if self.is_over() { Side::Black } else { self.to_move.other() };
            }
            Move::Swap => self.opening = Opening::Swapped,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::counted(self.points(), Reason::Score))
    }

    fn color(&self, player: Player) -> Color {
        self.side(player).color()
    }

    fn diagram(&self) -> Diagram {
        let grid = self.size.grid();
        let stack = |point| Some((grid.name(point), vec![self.piece(self.stones.at(point)?)]));
        let mut territory = Vec::new();
        if self.is_over() {
            for side in Side::BOTH {
                let owned = members(self.stones.territory(grid, side));
                territory.extend(owned.map(|point| (grid.name(point), self.player(side))));
            }
            territory.sort_unstable();
        }
        Diagram {
            shape: Shape::Hexagon { side: grid.side },
            places: members(grid.all()).map(|point| (grid.name(point), Ground::Plain)).collect(),
            stacks: members(self.stones.all()).filter_map(stack).collect(),
            colors: Player::BOTH.map(|player| self.color(player)),
            hands: [Vec::new(), Vec::new()],
            captured: [0; 2],
            points: Some(self.points()),
            territory,
        }
    }

    fn effects(&self, m: Move) -> Effects {
        let mut effects = Effects::default();
        match m {
            Move::Place(at) => {
                effects.piece = Some(self.piece(self.to_move));
                effects.to = Some(at);
                let grid = self.size.grid();
                let flipped = |set| effects.changes.extend(members(set).map(|point| Change::Flipped(grid.name(point))));
                self.clone().place(at, flipped);
            }
            Move::Pass => effects.changes.push(Change::Passed),
            Move::Swap => effects.changes.push(Change::Swapped),
        }
        effects
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        refusal::explain(self, attempt)
    }
}
