//! The order in which the search tries actions. The sooner it tries the best one, the less it has to search.

use crate::rules::acting;
use crate::rules::guide::{Evaluated, key};

/// How many boxes the actions are sorted into.
const BOXES: usize = 1 << 13;
/// The best action of an earlier search comes first.
const KNOWN: i32 = 1 << 28;
/// Then come actions that refuted another line of the same length.
const KILLER: i32 = 1 << 20;
/// The limit of an action's history.
const HISTORY_MAX: i32 = 1 << 16;
/// The weight of one point of promise. A good capture promises more than a killer.
const PROMISE: i32 = 1 << 16;

/// An action, and its rank in the order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    pub(super) action: A,
    /// Higher ranks come earlier.
    pub(super) rank: i32,
    /// The action's key.
    pub(super) key: u64,
    /// Whether it catches the eye.
    pub(super) striking: bool,
}

/// The memory for one length of a line, reused again and again.
#[derive(Debug)]
pub(super) struct Frame<A> {
    pub(super) candidates: Vec<Candidate<A>>,
    /// By their keys: those are compared faster than actions.
    killers: [Option<u64>; 2],
}

/// What the search has learned about actions, whatever the position.
#[derive(Debug)]
pub(super) struct Ordering<A> {
    /// By the action's box and player: how often it was good, less how often it wasn't.
    history: Vec<[i32; 2]>,
    pub(super) frames: Vec<Frame<A>>,
    actions: Vec<A>,
}

impl<A: Copy + std::hash::Hash> Ordering<A> {
    pub(super) fn new(plies: usize) -> Self {
        let frames = (0..plies).map(|_| Frame { candidates: Vec::new(), killers: [None; 2] }).collect();
        Self { history: vec![[0; 2]; BOXES], frames, actions: Vec::new() }
    }

    /// Takes the candidates of a position; the best of an earlier search comes first. Return them with
    /// [`Self::give_back`].
    pub(super) fn candidates<P: Evaluated<Action = A>>(
        &mut self,
        position: &P,
        ply: usize,
        known: Option<A>,
        forceful: bool,
    ) -> Vec<Candidate<A>> {
        self.actions.clear();
        if forceful {
            position.forceful(&mut self.actions);
        } else {
            position.legal_actions(&mut self.actions);
        }
        let known = known.map(|action| key(&action));
        let frame = &mut self.frames[ply];
        let mut candidates = std::mem::take(&mut frame.candidates);
        let player = acting(position).index();
        candidates.clear();
        candidates.extend(self.actions.iter().map(|&action| {
            let key = key(&action);
            let killer = frame.killers.iter().position(|killer| *killer == Some(key));
            let rank = match killer {
                _ if known == Some(key) => KNOWN,
                Some(index) => KILLER - index as i32,
                None => self.history[box_of(key)][player],
            };
            let promise = position.promise(action);
            Candidate { action, rank: rank + PROMISE * promise, key, striking: promise > 0 }
        }));
        candidates
    }

    pub(super) fn give_back(&mut self, ply: usize, candidates: Vec<Candidate<A>>) {
        self.frames[ply].candidates = candidates;
    }

    /// Learns that the last action tried refuted the line, and that the ones before it didn't.
    pub(super) fn reward(&mut self, ply: usize, player: usize, depth: i32, tried: &[Candidate<A>]) {
        let Some((best, others)) = tried.split_last() else { return };
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(best.key) {
            *killers = [Some(best.key), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        // Close to the limit it adds less, so that it never exceeds it (as in Stockfish).
        let mut count = |key, bonus: i32| {
            let entry = &mut self.history[box_of(key)][player];
            *entry += bonus * 32 - (i64::from(*entry) * i64::from(bonus.abs() * 32) / i64::from(HISTORY_MAX)) as i32;
        };
        count(best.key, bonus);
        for other in others {
            count(other.key, -bonus);
        }
    }
}

const fn box_of(key: u64) -> usize {
    (key >> 20) as usize % BOXES
}

/// Moves the best of the candidates from `index` on to `index`.
pub(super) fn bring_best<A>(candidates: &mut [Candidate<A>], index: usize) {
    let rest = &mut candidates[index..];
    let (mut best, mut most) = (0, i32::MIN);
    for (number, candidate) in rest.iter().enumerate() {
        if candidate.rank > most {
            (best, most) = (number, candidate.rank);
        }
    }
    rest.swap(0, best);
}
