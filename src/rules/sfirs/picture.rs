//! What there is to see: a position as a diagram, and what an action does.

use super::square::{SIZE, Square};
use super::way::Way;
use super::{Action, Sfirs};
use crate::rules::{Change, Diagram, Effects, Ground, Piece, Player, Position, Shape};

/// The piece on a square.
pub(super) fn piece(position: &Sfirs, square: Square) -> Option<Piece> {
    let owner = position.board.owner(square)?;
    let turned = position.board.is_active(square);
    Some(Piece { kind: "cube", letter: letter(owner, turned), owner: Some(owner), turned })
}

/// The letter of a piece in position strings.
pub(super) fn letter(owner: Player, active: bool) -> char {
    match (owner, active) {
        (Player::One, true) => 'W',
        (Player::One, false) => 'w',
        (Player::Two, true) => 'B',
        (Player::Two, false) => 'b',
    }
}

/// What a position looks like.
pub(super) fn diagram(position: &Sfirs) -> Diagram {
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort_by_key(|square| square.coord());
    Diagram {
        shape: Shape::Squares { files: SIZE, ranks: SIZE, crossings: None },
        places: squares.iter().map(|square| (square.coord(), ground(*square))).collect(),
        stacks: squares.iter().filter_map(|at| piece(position, *at).map(|piece| (at.coord(), vec![piece]))).collect(),
        colors: Player::BOTH.map(|player| position.color(player)),
        hands: [Vec::new(), Vec::new()],
        captured: [0, 0],
        points: None,
        territory: Vec::new(),
    }
}

fn ground(square: Square) -> Ground {
    if square.in_start_area() {
        Ground::Start
    } else if square.on_edge() {
        Ground::Edge
    } else {
        Ground::Plain
    }
}

/// What a legal action does: the pieces that a slide passes become inactive, in the order in which they are passed;
/// then the moved piece changes, unless it was active and stays so.
pub(super) fn effects(position: &Sfirs, m: Action) -> Effects {
    let board = &position.board;
    let mut effects = Effects::default();
    match m {
        Action::Slide { from, to } => {
            effects.piece = piece(position, from);
            effects.from = Some(from.coord());
            effects.to = Some(to.coord());
            if let Some(way) = Way::between(from, to) {
                effects.path = std::iter::once(from).chain(way.entered()).map(Square::coord).collect();
                effects.changes = way.passed(board).into_iter().map(|at| Change::Deactivated(at.coord())).collect();
                if way.rests(board) {
                    effects.changes.push(Change::Deactivated(to.coord()));
                } else if !board.is_active(from) {
                    effects.changes.push(Change::Revived(to.coord()));
                }
            }
        }
        Action::Revive(at) => effects.changes.push(Change::Revived(at.coord())),
        Action::End => effects.changes.push(Change::Ended),
    }
    effects
}
