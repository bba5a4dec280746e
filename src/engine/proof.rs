//! Whether a player wins by force, however long it takes: depth-first proof-number search (df-pn, A. Nagai, 2002).
//!
//! Each position has a proof number and a disproof number, the fewest positions that are still to be won or lost for the
//! question to be answered. The search goes where the fewest are missing, so it follows forcing play far ahead.
//!
//! A position that comes up again on the way counts as not won. A proof never rests on that: whoever follows it meets no
//! position twice. That the win can't be forced does rest on it, so it is only said where no position came up again.

use std::collections::{HashMap, HashSet};

use super::budget::Budget;
use crate::rules::{Player, Position};

/// Neither can a win be forced with this, nor be proven.
const INFINITE: u32 = u32::MAX / 4;
/// The most positions to remember, and the longest way to follow, in actions.
const KNOWN_MAX: usize = 8_000_000;
const LENGTH_MAX: usize = 400;

/// What a search for a proof found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Whether the player wins by force. `None` if that wasn't found out.
    pub wins: Option<bool>,
    /// The number of positions looked at.
    pub nodes: u64,
}

/// Looks whether a player wins by force from here, whoever is to move.
pub(super) fn prove<P: Position>(position: &P, winner: Player, budget: Budget) -> Proof {
    let mut proving = Proving { winner, budget, known: HashMap::new(), way: HashSet::new(), came_again: false };
    let numbers = proving.settled(position).unwrap_or_else(|| proving.search(position, INFINITE, INFINITE));
    let wins = match numbers {
        Numbers { proof: 0, .. } => Some(true),
        Numbers { disproof: 0, .. } if !proving.came_again => Some(false),
        _ => None,
    };
    Proof { wins, nodes: proving.budget.taken() }
}

/// How many positions are still to be won for a proof, and to be lost for a disproof.
#[derive(Clone, Copy)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    const PROVEN: Self = Self { proof: 0, disproof: INFINITE };
    const DISPROVEN: Self = Self { proof: INFINITE, disproof: 0 };

    const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

struct Proving<P> {
    winner: Player,
    budget: Budget,
    known: HashMap<P, Numbers>,
    /// The positions on the way from the first one.
    way: HashSet<P>,
    /// Whether a position came up again, or a way was too long to follow.
    came_again: bool,
}

impl<P: Position> Proving<P> {
    /// What needs no search.
    fn settled(&self, position: &P) -> Option<Numbers> {
        let outcome = position.outcome()?;
        Some(if outcome.winner == Some(self.winner) { Numbers::PROVEN } else { Numbers::DISPROVEN })
    }

    /// Searches below a position until one of its numbers reaches its bound.
    fn search(&mut self, position: &P, proof_max: u32, disproof_max: u32) -> Numbers {
        let mine = position.to_move() == Some(self.winner);
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let next: Vec<P> = actions
            .into_iter()
            .map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action);
                next
            })
            .collect();
        self.way.insert(position.clone());
        let numbers = loop {
            let (numbers, best, second) = self.joined(&next, mine);
            if numbers.proof >= proof_max
                || numbers.disproof >= disproof_max
                || numbers.is_settled()
                || !self.budget.take()
            {
                break numbers;
            }
            let child = self.look_up(&next[best]);
            // A sibling takes over once it has less to prove, and the others' numbers are part of the sum.
            let (proof_max, disproof_max) = if mine {
                (proof_max.min(second.saturating_add(1)), disproof_max - numbers.disproof + child.disproof)
            } else {
                (proof_max - numbers.proof + child.proof, disproof_max.min(second.saturating_add(1)))
            };
            self.search(&next[best], proof_max, disproof_max);
        };
        self.way.remove(position);
        if self.known.len() < KNOWN_MAX || self.known.contains_key(position) {
            self.known.insert(position.clone(), numbers);
        }
        numbers
    }

    /// The numbers of a position by those of the next ones, the next one to search, and the number of the second best.
    fn joined(&mut self, next: &[P], mine: bool) -> (Numbers, usize, u32) {
        let (mut best, mut least, mut second, mut sum) = (0, u32::MAX, u32::MAX, 0_u32);
        for (index, next) in next.iter().enumerate() {
            let Numbers { proof, disproof } = self.look_up(next);
            let (own, others) = if mine { (proof, disproof) } else { (disproof, proof) };
            sum = sum.saturating_add(others).min(INFINITE);
            if own < least {
                (second, least, best) = (least, own, index);
            } else {
                second = second.min(own);
            }
        }
        let least = least.min(INFINITE);
        let numbers =
            if mine { Numbers { proof: least, disproof: sum } } else { Numbers { proof: sum, disproof: least } };
        (numbers, best, second.min(INFINITE))
    }

    fn look_up(&mut self, position: &P) -> Numbers {
        if let Some(settled) = self.settled(position) {
            return settled;
        }
        if self.way.contains(position) || self.way.len() >= LENGTH_MAX {
            self.came_again = true;
            return Numbers::DISPROVEN;
        }
        self.known.get(position).copied().unwrap_or(Numbers::UNKNOWN)
    }
}
