//! A child that knows the rules: it takes what it can, goes ahead if there is nothing to take, and doesn't look further.
//! The weakest level has to lose to it.

use std::collections::HashMap;

use super::found::Found;
use super::random::Random;
use crate::rules::acting;
use crate::rules::guide::Evaluated;
use crate::rules::{Change, Coord, Effects, Player};

/// How much more a piece counts than what only looks promising.
const PIECE: i32 = 100;

/// An action that wins at once, or one of those that take most. `None` if there is no legal action.
pub(super) fn greedy<P: Evaluated>(position: &P, seed: u64) -> Option<Found<P::Action>> {
    let me = acting(position);
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let owners: HashMap<Coord, Player> = owners(position).collect();
    let gains: Vec<i32> = actions.iter().map(|&action| gain(position, action, me, &owners)).collect();
    let most = gains.iter().max()?;
    let best: Vec<P::Action> = actions.iter().zip(&gains).filter(|(_, gain)| *gain == most).map(|(a, _)| *a).collect();
    let action = best[Random::new(seed).below(best.len())];
    Some(Found { line: vec![action], value: 0, score: 0.0, end: None, nodes: 0 })
}

/// Whose piece is on top of each cell.
fn owners<P: Evaluated>(position: &P) -> impl Iterator<Item = (Coord, Player)> + use<P> {
    let stacks = position.diagram().stacks.into_iter();
    stacks.filter_map(|(cell, stack)| stack.last().and_then(|piece| piece.owner).map(|owner| (cell, owner)))
}

fn gain<P: Evaluated>(position: &P, action: P::Action, me: Player, owners: &HashMap<Coord, Player>) -> i32 {
    let mut next = position.clone();
    next.play_unchecked(action);
    if next.outcome().is_some_and(|outcome| outcome.winner == Some(me)) {
        return i32::MAX;
    }
    PIECE * taken(&position.effects(action), me, owners) + position.promise(action)
}

/// How many pieces an action takes or frees, less those that it costs.
fn taken(effects: &Effects, me: Player, owners: &HashMap<Coord, Player>) -> i32 {
    let sign = |mine: bool| if mine { -1 } else { 1 };
    let of_each = effects.changes.iter().map(|change| match change {
        Change::Captured(_, pieces) => pieces.iter().map(|piece| sign(piece.owner == Some(me))).sum(),
        // The piece that moved or was placed isn't on its cell before.
        Change::Flipped(at) | Change::Deactivated(at) => sign(effects.to == Some(*at) || owners.get(at) == Some(&me)),
        Change::Revived(_) => 1,
        _ => 0,
    });
    of_each.sum()
}
