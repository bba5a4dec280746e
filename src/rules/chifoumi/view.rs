//! Describes positions and actions for pictures and words.

use super::cell::{Cell, Cells};
use super::piece::{OF_EACH, PieceKind};
use super::state::{Action, Chifoumi};
use crate::rules::{Change, Diagram, Effects, Ground, Piece, Player, Position, Shape};
use crate::text::{Arg, Message};

pub(super) fn diagram(position: &Chifoumi) -> Diagram {
    let mut cells: Vec<Cell> = Cells::ALL.each().collect();
    cells.sort_by_key(|cell| cell.coord());
    let ground = |cell| if cell == Cell::CENTER { Ground::Center } else { Ground::Plain };
    let all_of_one = u16::from(OF_EACH) * PieceKind::ALL.len() as u16;
    Diagram {
        shape: Shape::Rectangle { files: 7, ranks: 7, crossings: None, diagonals: true },
        cells: cells.iter().map(|cell| (cell.coord(), ground(*cell))).collect(),
        stacks: cells
            .iter()
            .map(|cell| (cell.coord(), pieces(position, *cell)))
            .filter(|(_, pieces)| !pieces.is_empty())
            .collect(),
        colors: Chifoumi::ABOUT.colors,
        hands: Player::BOTH.map(|player| hand(position, player)),
        captured: Player::BOTH.map(|player| all_of_one.saturating_sub(position.pieces(player)) as u8),
        points: position.counted(),
        territory: Vec::new(),
        notes: notes(position),
        bans: Vec::new(),
    }
}

/// The kinds of pieces that each player has.
pub(super) fn notes(position: &Chifoumi) -> Vec<Message> {
    Player::BOTH.into_iter().filter_map(|player| kinds_left(position, player)).collect()
}

/// The kinds of pieces that a player has on the board or in hand. With one kind left in all, the game ends.
fn kinds_left(position: &Chifoumi, player: Player) -> Option<Message> {
    let (on_board, in_hand) = (position.board.counts(player), position.hands[player.index()]);
    let kinds = PieceKind::ALL.into_iter().filter(|kind| on_board[kind.index()] + in_hand[kind.index()] > 0);
    let color = Message::new(Chifoumi::ABOUT.colors[player.index()].key());
    let names: Vec<Arg> = kinds.map(|kind| Arg::Word(format!("chifoumi-piece-{}", kind.piece(player).kind))).collect();
    (!names.is_empty()).then(|| Message::new("chifoumi-kinds-left").with("color", color).with("kinds", Arg::And(names)))
}

fn hand(position: &Chifoumi, player: Player) -> Vec<(Piece, u8)> {
    let counts = PieceKind::ALL.into_iter().zip(position.hands[player.index()]);
    counts.filter(|(_, count)| *count > 0).map(|(kind, count)| (kind.piece(player), count)).collect()
}

/// The pieces on a cell, bottom first.
fn pieces(position: &Chifoumi, cell: Cell) -> Vec<Piece> {
    let Some(owner) = position.board.owner(cell) else { return Vec::new() };
    position.board.stack(cell).each().map(|kind| kind.piece(owner)).collect()
}

pub(super) fn effects(position: &Chifoumi, action: Action) -> Effects {
    let (from, to, changes) = match action {
        Action::Walk { from, to } => (from, to, Vec::new()),
        Action::Stack { from, to } => (from, to, vec![Change::Covered(to.coord(), pieces(position, to))]),
        Action::Capture { from, to } => (from, to, vec![Change::Captured(to.coord(), pieces(position, to))]),
        Action::Place { kind, at } => {
            let covered = pieces(position, at);
            let changes = if covered.is_empty() { Vec::new() } else { vec![Change::Covered(at.coord(), covered)] };
            let piece = Some(kind.piece(position.to_move.unwrap_or(Player::One)));
            return Effects { piece, to: Some(at.coord()), changes, ..Effects::default() };
        }
        Action::End => return Effects { changes: vec![Change::Ended], ..Effects::default() },
    };
    let piece = pieces(position, from).pop();
    Effects { piece, from: Some(from.coord()), to: Some(to.coord()), path: Vec::new(), changes }
}
