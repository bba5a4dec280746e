//! What there is to see: a position as a diagram, and what an action does.

use super::board::Side;
use super::grid::members;
use super::state::{Action, Fursaz};
use crate::rules::{Change, Diagram, Effects, Ground, Piece, Player, Position, Shape};

/// A stone of a side, whoever plays it now.
fn piece(position: &Fursaz, side: Side) -> Piece {
    Piece { kind: "stone", letter: side.letter(), owner: Some(position.player(side)), turned: false }
}

/// What a position looks like.
pub(super) fn diagram(position: &Fursaz) -> Diagram {
    let grid = position.size.grid();
    let stack = |point| Some((grid.name(point), vec![piece(position, position.stones.at(point)?)]));
    let mut territory = Vec::new();
    if position.is_over() {
        for side in Side::BOTH {
            let owned = members(position.stones.territory(grid, side));
            territory.extend(owned.map(|point| (grid.name(point), position.player(side))));
        }
        territory.sort_unstable();
    }
    Diagram {
        shape: Shape::Hexagon { side: grid.side },
        cells: members(grid.all()).map(|point| (grid.name(point), Ground::Plain)).collect(),
        stacks: members(position.stones.all()).filter_map(stack).collect(),
        colors: Player::BOTH.map(|player| position.color(player)),
        hands: [Vec::new(), Vec::new()],
        captured: [0; 2],
        points: Some(position.points()),
        territory,
        notes: Vec::new(),
    }
}

/// What a legal action does.
pub(super) fn effects(position: &Fursaz, action: Action) -> Effects {
    let mut effects = Effects::default();
    match action {
        Action::Place(at) => {
            effects.piece = Some(piece(position, position.to_move));
            effects.to = Some(at);
            let grid = position.size.grid();
            let flipped = |set| effects.changes.extend(members(set).map(|point| Change::Flipped(grid.name(point))));
            position.clone().place(at, flipped);
        }
        Action::Pass => effects.changes.push(Change::Passed),
        Action::Swap => effects.changes.push(Change::Swapped),
    }
    effects
}
