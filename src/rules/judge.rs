//! Judges whether a turn solves an exercise.

use std::collections::BTreeSet;

use super::{Change, Coord, Effects, Exercise, Game, Goal};

/// How many positions each search for a solution visits.
const POSITIONS_MAX: usize = 5_000;

impl Exercise {
    /// Actions that reach the goal from here, as few as can be found. `None` if the current turn can't anymore.
    #[must_use]
    pub fn solution(&self, game: &Game) -> Option<Vec<String>> {
        [1, 2, 3, usize::MAX].into_iter().find_map(|actions_max| self.solution_within(game, actions_max))
    }

    fn solution_within(&self, game: &Game, actions_max: usize) -> Option<Vec<String>> {
        let mut open = vec![(game.clone(), Vec::new())];
        for _ in 0..POSITIONS_MAX {
            let (game, line) = open.pop()?;
            if !line.is_empty() && self.is_done(&game) {
                return Some(line);
            }
            let ends = game.outcome().is_some() || (!line.is_empty() && game.turn_begins());
            if ends || line.len() == actions_max {
                continue;
            }
            // Actions listed first are searched first.
            for token in game.legal().into_iter().rev() {
                let (mut next, mut line) = (game.clone(), line.clone());
                if next.play(&token).is_ok() {
                    line.push(token);
                    open.push((next, line));
                }
            }
        }
        None
    }

    /// Whether the last turn has reached the goal, finished or not.
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
            // A piece that leaves the start area active wasn't revived.
            Goal::Revived => turn.iter().any(|effects| {
                effects.changes.iter().any(|change| matches!(change, Change::Revived(at) if Some(*at) != effects.to))
            }),
            Goal::Skipped => game.turn_begins() && game.outcome().is_none() && game.to_move() == Some(mover),
            Goal::Fight => game.outcome().is_some_and(|outcome| outcome.winner == game.rewound(0).to_move()),
            Goal::Won => game.outcome().is_some_and(|outcome| outcome.winner == Some(mover)),
        }
    }
}

fn moved_to(effects: &Effects) -> Option<Coord> {
    effects.to
}
