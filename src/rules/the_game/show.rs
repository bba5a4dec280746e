//! What there is to see: the board as a diagram, and what an action does.

use super::board::Board;
use super::slide::{ENTRY_STEPS, SLIDE_STEPS, ways};
use super::{Move, PIECES, TheGame};
use crate::rules::{Change, Color, Coord, Diagram, Effects, Ground, Piece, Player, Shape};

/// The piece of a player.
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

impl TheGame {
    pub(super) fn draw(&self) -> Diagram {
        let board = &self.board;
        let ground = |at| Player::BOTH.into_iter().find(|player| board.base(*player) == at);
        let stacks = board.coords().map(|at| (at, stack(board, at))).filter(|(_, stack)| !stack.is_empty());
        let by_player = Player::BOTH;
        Diagram {
            shape: Shape::Squares { files: board.size(), ranks: board.size(), crossings: None },
            places: board.coords().map(|at| (at, ground(at).map_or(Ground::Plain, Ground::Base))).collect(),
            stacks: stacks.collect(),
            colors: [Color::Sun, Color::Moon],
            hands: by_player.map(|player| {
                let off = self.off[player.index()];
                if off == 0 { Vec::new() } else { vec![(piece(player), off)] }
            }),
            captured: by_player.map(|player| PIECES - self.off[player.index()] - board.count(player)),
            points: None,
            territory: Vec::new(),
        }
    }

    pub(super) fn effects_of(&self, m: Move) -> Effects {
        let mover = piece(self.to_move);
        let (begin, steps) = m.from.map_or((self.board.base(self.to_move), ENTRY_STEPS), |from| (from, SLIDE_STEPS));
        let path = ways(&self.board, begin, steps)
            .into_iter()
            .find(|way| way.squares.last() == Some(&m.to) && way.obstacle(&self.board).is_none())
            .map_or(Vec::new(), |way| way.squares);
        let mut changes = Vec::new();
        let covered = stack(&self.board, m.to);
        if !covered.is_empty() {
            changes.push(Change::Covered(m.to, covered.clone()));
        }
        let mine = covered.iter().filter(|piece| **piece == mover).count();
        match (covered.len(), mine) {
            (2, 0) => changes.push(Change::Captured(m.to, vec![mover])),
            (2, 1) => {
                let enemy = covered.into_iter().filter(|piece| *piece != mover).collect();
                changes.push(Change::Captured(m.to, enemy));
            }
            _ => {}
        }
        Effects { piece: Some(mover), from: m.from, to: Some(m.to), path, changes }
    }
}
