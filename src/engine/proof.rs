//! Proves the result of a game that fills places, close to its end.

use std::collections::HashMap;

use super::budget::Budget;
use super::found::Found;
use crate::rules::Player;
use crate::rules::acting;
use crate::rules::guide::{Filling, key};

/// The most empty places with which a proof is tried.
const PLACES_MAX: usize = 12;
/// Roughly how many bytes a known position takes.
const BYTES_EACH: usize = 32;

/// A proof of who wins.
struct Proof {
    budget: Budget,
    /// By position key: the least and the most that the player to act gets.
    known: HashMap<u64, [i8; 2]>,
    known_max: usize,
}

/// Proves the result if neither errs, for the player to act: 1, 0 or -1. `None` if the budget doesn't suffice, or if
/// too many places are left and no idle action wins at once.
pub(super) fn prove<P: Filling>(root: &P, budget: Budget, memory: usize) -> (Option<Found<P::Action>>, Budget) {
    let mut actions = Vec::new();
    root.legal_actions(&mut actions);
    let places = actions.iter().filter(|action| root.place(**action).is_some()).count();
    let mut proof = Proof { budget, known: HashMap::new(), known_max: memory / BYTES_EACH };
    let found = if places <= PLACES_MAX { proof.best(root) } else { at_once(root, &actions) };
    (found, proof.budget)
}

/// An idle action that wins at once, such as a second pass by a player who is ahead.
fn at_once<P: Filling>(root: &P, actions: &[P::Action]) -> Option<Found<P::Action>> {
    let me = acting(root);
    let wins = |action: &P::Action| {
        let mut next = root.clone();
        next.play_unchecked(*action);
        next.outcome().is_some_and(|outcome| outcome.winner == Some(me))
    };
    let action = actions.iter().copied().find(|action| root.is_idle(*action) && wins(action))?;
    Some(Found { line: vec![action], score: 1.0, end: Some(Some(me)), nodes: 0 })
}

impl Proof {
    fn best<P: Filling>(&mut self, root: &P) -> Option<Found<P::Action>> {
        let me = acting(root);
        let mut best: Option<(i8, P::Action)> = None;
        for (action, next) in ordered(root) {
            let value = self.after(root, &next, [best.map_or(-1, |(value, _)| value), 1]);
            if self.budget.is_spent() {
                return None;
            }
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, action));
            }
            if value == 1 {
                break;
            }
        }
        let (value, action) = best?;
        let winner = match value {
            1 => Some(me),
            -1 => Some(me.other()),
            _ => None,
        };
        Some(Found { line: vec![action], score: f64::from(value), end: Some(winner), nodes: self.budget.taken() })
    }

    /// The result of `next`, for the player who acted at `position`.
    fn after<P: Filling>(&mut self, position: &P, next: &P, [least, most]: [i8; 2]) -> i8 {
        let me = acting(position);
        if let Some(outcome) = next.outcome() {
            return outcome.winner.map_or(0, |winner| if winner == me { 1 } else { -1 });
        }
        if acting(next) == me { self.value(next, [least, most]) } else { -self.value(next, [-most, -least]) }
    }

    /// The result for the player to act, as far as it is between two bounds.
    fn value<P: Filling>(&mut self, position: &P, [least, most]: [i8; 2]) -> i8 {
        if !self.budget.take() {
            return 0;
        }
        let key = key(position);
        let [known_least, known_most] = self.known.get(&key).copied().unwrap_or([-1, 1]);
        if known_least >= most || known_least == known_most {
            return known_least;
        }
        if known_most <= least {
            return known_most;
        }
        let mut best = -1;
        for (_, next) in ordered(position) {
            best = best.max(self.after(position, &next, [best.max(least), most]));
            if self.budget.is_spent() {
                return 0;
            }
            if best >= most {
                break;
            }
        }
        if self.known.len() < self.known_max {
            let bounds = match best {
                best if best >= most => [best, known_most],
                best if best <= least => [known_least, best],
                best => [best, best],
            };
            self.known.insert(key, bounds);
        }
        best
    }
}

/// The actions of a position and the positions after them, the best count first.
fn ordered<P: Filling>(position: &P) -> impl Iterator<Item = (P::Action, P)> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let sign = if acting(position) == Player::One { -1.0 } else { 1.0 };
    let mut after: Vec<(f32, P::Action, P)> = actions
        .into_iter()
        .map(|action| {
            let mut next = position.clone();
            next.play_unchecked(action);
            (sign * next.lead(), action, next)
        })
        .collect();
    after.sort_by(|a, b| a.0.total_cmp(&b.0));
    after.into_iter().map(|(_, action, next)| (action, next))
}
