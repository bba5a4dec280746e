//! Whether a turn has done what an exercise asks for.

use std::collections::BTreeSet;

use super::{Change, Coord, Effects, Exercise, Game, Goal};

impl Exercise {
    /// Whether the last turn has done what is asked for, be it over or not.
    #[must_use]
    pub fn is_done(&self, game: &Game) -> bool {
        let Some(mover) = game.plies().last().map(|ply| ply.player) else { return false };
        let turn = game.last_turn();
        let changes = || turn.iter().flat_map(|effects| &effects.changes);
        let diagram = game.diagram();
        let top = |at| {
            let stack = diagram.stacks.iter().find(|(cell, _)| *cell == at).map(|(_, stack)| stack);
            stack.and_then(|stack| stack.last()).copied()
        };
        let owner = |at| top(at).and_then(|piece| piece.owner);
        match self.goal {
            Goal::Played => game.turn_begins() || game.outcome().is_some(),
            Goal::Captured(wanted) => {
                let captured = changes().map(|change| match change {
                    Change::Captured(_, pieces) => pieces.iter().filter(|piece| piece.owner != Some(mover)).count(),
                    _ => 0,
                });
                captured.sum::<usize>() >= wanted
            }
            Goal::Covered => changes().any(|change| matches!(change, Change::Covered(..))),
            Goal::Flipped(wanted) => {
                let flipped = changes().filter_map(|change| match change {
                    Change::Flipped(at) if owner(*at) == Some(mover) => Some(*at),
                    _ => None,
                });
                flipped.collect::<BTreeSet<_>>().len() >= wanted
            }
            Goal::Swapped => changes().any(|change| *change == Change::Swapped),
            Goal::Active => turn.iter().rev().find_map(moved_to).and_then(top).is_some_and(|piece| piece.turned),
            Goal::Deactivated(wanted) => {
                let theirs = changes().filter(|change| match change {
                    Change::Deactivated(at) => owner(*at) == Some(mover.other()),
                    _ => false,
                });
                theirs.count() >= wanted
            }
            Goal::Revived => changes().any(|change| matches!(change, Change::Revived(_))),
            Goal::Won => game.outcome().is_some_and(|outcome| outcome.winner == Some(mover)),
        }
    }
}

fn moved_to(effects: &Effects) -> Option<Coord> {
    effects.to
}
