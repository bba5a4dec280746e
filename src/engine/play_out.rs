//! Random games, played to their end.

use super::random::Random;
use crate::rules::{Outcome, Player, Position, Reason};

/// After this many actions a play-out stops, as if both had agreed to it.
const ACTIONS_MAX: usize = 200;

/// Plays on at random, and returns the result of player one: 1 for a win, ½ for a draw.
pub(super) fn play_out<P: Position>(mut position: P, random: &mut Random, actions: &mut Vec<P::Action>) -> f32 {
    for _ in 0..ACTIONS_MAX {
        if position.outcome().is_some() {
            break;
        }
        actions.clear();
        position.legal_actions(actions);
        if actions.is_empty() {
            break;
        }
        position.play_unchecked(actions[random.below(actions.len())]);
    }
    result(&position)
}

/// The result of player one if the game is over or stops here.
pub(super) fn result<P: Position>(position: &P) -> f32 {
    let stopped = || position.counted().map(|points| Outcome::counted(points, Reason::Agreement));
    match position.outcome().or_else(stopped).and_then(|outcome| outcome.winner) {
        Some(Player::One) => 1.0,
        Some(Player::Two) => 0.0,
        None => 0.5,
    }
}
