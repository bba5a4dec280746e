//! Describes positions and actions for pictures and words.

use super::board::Board;
use super::slide::{ENTRY_STEPS, SLIDE_STEPS, open_way};
use super::state::{Action, PIECES, STAY_MAX, TheGame};
use crate::rules::{Change, Color, Coord, Diagram, Effects, Ground, Piece, Player, Shape};
use crate::text::Message;

/// A player's piece.
pub(super) const fn piece(owner: Player) -> Piece {
    let (kind, letter) = match owner {
        Player::One => ("sun", 'S'),
        Player::Two => ("moon", 'M'),
    };
    Piece { kind, letter, owner: Some(owner), turned: false }
}

fn stack(board: &Board, at: Coord) -> Vec<Piece> {
    board.stack(at).map(piece).collect()
}

pub(super) fn diagram(position: &TheGame) -> Diagram {
    let board = &position.board;
    let ground = |at| Player::BOTH.into_iter().find(|player| board.base(*player) == at);
    let stacks = board.coords().map(|at| (at, stack(board, at))).filter(|(_, stack)| !stack.is_empty());
    let by_player = Player::BOTH;
    Diagram {
        shape: Shape::Rectangle { files: board.size(), ranks: board.size(), crossings: None, diagonals: false },
        cells: board.coords().map(|at| (at, ground(at).map_or(Ground::Plain, Ground::Base))).collect(),
        stacks: stacks.collect(),
        colors: [Color::Sun, Color::Moon],
        hands: by_player.map(|player| {
            let off = position.off[player.index()];
            if off == 0 { Vec::new() } else { vec![(piece(player), off)] }
        }),
        captured: by_player.map(|player| PIECES - position.off[player.index()] - board.count(player)),
        points: None,
        territory: Vec::new(),
        notes: notes(position),
        bans: Vec::new(),
    }
}

/// For how many turns pieces have been on the players' own bases.
pub(super) fn notes(position: &TheGame) -> Vec<Message> {
    Player::BOTH.into_iter().filter_map(|player| stay(position, player)).collect()
}

/// For how many turns pieces have been on a player's own base, if any are.
fn stay(position: &TheGame, player: Player) -> Option<Message> {
    let turns = position.stay[player.index()];
    let color = Message::new([Color::Sun, Color::Moon][player.index()].key());
    let message = Message::new("the-game-stay").with("color", color).with("turns", usize::from(turns));
    (turns > 0).then(|| message.with("most", usize::from(STAY_MAX)))
}

/// The effects of a legal action.
pub(super) fn effects(position: &TheGame, action: Action) -> Effects {
    let mover = piece(position.to_move);
    let (begin, steps) =
        action.from.map_or((position.board.base(position.to_move), ENTRY_STEPS), |from| (from, SLIDE_STEPS));
    let path = open_way(&position.board, begin, action.to, steps).map_or(Vec::new(), |way| way.cells);
    let mut changes = Vec::new();
    let covered = stack(&position.board, action.to);
    if !covered.is_empty() {
        changes.push(Change::Covered(action.to, covered.clone()));
    }
    let mine = covered.iter().filter(|piece| **piece == mover).count();
    match (covered.len(), mine) {
        (2, 0) => changes.push(Change::Captured(action.to, vec![mover])),
        (2, 1) => {
            let enemy = covered.into_iter().filter(|piece| *piece != mover).collect();
            changes.push(Change::Captured(action.to, enemy));
        }
        _ => {}
    }
    Effects { piece: Some(mover), from: action.from, to: Some(action.to), path, changes }
}
