//! Describes positions and actions for pictures and words.

use super::cell::{Cell, SIZE};
use super::state::{Action, Sfirs};
use super::way::Way;
use crate::rules::{Change, Diagram, Effects, Ground, Piece, Player, Position, Shape};
use crate::text::{Arg, Message};

pub(super) fn piece(position: &Sfirs, cell: Cell) -> Option<Piece> {
    let owner = position.board.owner(cell)?;
    let turned = position.board.is_active(cell);
    Some(Piece { kind: "cube", letter: letter(owner, turned), owner: Some(owner), turned })
}

/// A piece's letter in position strings.
pub(super) fn letter(owner: Player, active: bool) -> char {
    match (owner, active) {
        (Player::One, true) => 'W',
        (Player::One, false) => 'w',
        (Player::Two, true) => 'B',
        (Player::Two, false) => 'b',
    }
}

pub(super) fn diagram(position: &Sfirs) -> Diagram {
    let cells: Vec<Cell> = Cell::by_coord().collect();
    Diagram {
        shape: Shape::Rectangle { files: SIZE, ranks: SIZE, crossings: None, diagonals: false },
        cells: cells.iter().map(|cell| (cell.coord(), ground(*cell))).collect(),
        stacks: cells.iter().filter_map(|at| piece(position, *at).map(|piece| (at.coord(), vec![piece]))).collect(),
        colors: Player::BOTH.map(|player| position.color(player)),
        hands: [Vec::new(), Vec::new()],
        captured: [0, 0],
        points: None,
        territory: Vec::new(),
        notes: notes(position),
        bans: Vec::new(),
    }
}

/// How many active pieces each player has. A player loses if none of theirs can move.
pub(super) fn notes(position: &Sfirs) -> Vec<Message> {
    let mut counts = [0_usize; 2];
    for owner in Cell::all().filter(|at| position.board.is_active(*at)).filter_map(|at| position.board.owner(at)) {
        counts[owner.index()] += 1;
    }
    vec![Message::new("sfirs-active").with("white", counts[0]).with("black", counts[1])]
}

/// What a player may do after the piece on this cell became inactive.
pub(super) fn hint(position: &Sfirs, bonus: Cell) -> Message {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let leaves = |action: &Action| matches!(action, Action::Slide { from, .. } if from.in_start_area());
    let moves = |action: &Action| matches!(action, Action::Slide { from, .. } if !from.in_start_area());
    let revival = actions.iter().find(|action| matches!(action, Action::Revive(_)));
    let ways = [
        actions.iter().any(leaves).then(|| Message::new("sfirs-hint-leaving")),
        actions.iter().any(moves).then(|| Message::new("sfirs-hint-active")),
        revival.map(|action| Message::new("sfirs-hint-revival").with_text("example", action)),
    ];
    let key = if position.is_mobile(position.to_move) { "sfirs-hint-going-on" } else { "sfirs-hint-last" };
    let ways = ways.into_iter().flatten().map(Arg::from).collect::<Vec<_>>();
    Message::new(key).with_text("at", bonus).with("ways", Arg::Or(ways))
}

fn ground(cell: Cell) -> Ground {
    if cell.in_start_area() {
        Ground::Start
    } else if cell.on_edge() {
        Ground::Edge
    } else {
        Ground::Plain
    }
}

/// The effects of a legal action. A slide deactivates the pieces that it passes, in order. Then the moved piece
/// changes, unless it was active and stays so.
pub(super) fn effects(position: &Sfirs, action: Action) -> Effects {
    let board = &position.board;
    let mut effects = Effects::default();
    match action {
        Action::Slide { from, to } => {
            effects.piece = piece(position, from);
            effects.from = Some(from.coord());
            effects.to = Some(to.coord());
            if let Some(way) = Way::between(from, to) {
                effects.path = std::iter::once(from).chain(way.entered()).map(Cell::coord).collect();
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
