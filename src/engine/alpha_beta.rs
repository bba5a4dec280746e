//! Alpha-beta search: principal variation search (Marsland and Campbell, 1982) with iterative deepening, aspiration
//! windows, a transposition table, killer moves, history, late move reductions, internal iterative reductions, and futility
//! pruning in both directions where a game says how far ahead or behind is enough.
//!
//! A turn can have several actions, so a score changes its sign only when the player to act changes. A position that
//! comes up for the second time counts as the end: a player who could bring it about once can do so again.

use std::sync::LazyLock;

use super::attention::Attention;
use super::budget::Budget;
use super::found::Found;
use super::occurrences::Occurrences;
use super::ordering::{Candidate, Ordering, bring_best};
use super::request::SearchRequest;
use super::score::{
    CERTAIN, DOUBTED, KNOWN, PLIES_MAX, SOLVED, WIN, ended, expectation, from_table, repeated, to_table,
};
use super::table::{Bound, Entry, Table};
use super::values::Values;
use crate::rules::acting;
use crate::rules::guide::{Curve, Evaluated, SearchParameters, SolvedEndings, key};
use crate::rules::{Outcome, Player, Points, Reason};

/// How many forceful actions the search follows below its last level.
const FORCEFUL_PLIES: i32 = 10;
/// From this depth on, a position that no earlier search has an action for is searched a level less deeply.
const UNKNOWN_DEPTH: i32 = 4;
/// From this depth on, the search first looks around the score that the depth before led to.
const ASPIRING_DEPTH: i32 = 4;
/// Roughly how many nodes the search visits in a second. The size of the table follows from it.
const NODES_A_SECOND: u64 = 2_000_000;

/// An alpha-beta search for the best action.
pub(super) struct AlphaBeta<P: Evaluated> {
    table: Table<P::Action>,
    values: Values,
    occurrences: Occurrences,
    ordering: Ordering<P::Action>,
    budget: Budget,
    attention: Attention,
    endings: Option<&'static dyn SolvedEndings>,
    curve: Curve,
    parameters: SearchParameters,
    /// The points, if the game were counted now and a position with the same points came up twice before.
    stood_twice: Option<[Points; 2]>,
}

/// The bounds between which a score matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const ALL: Self = Self { alpha: -WIN, beta: WIN };

    /// Whether it only tells if a score is above alpha.
    const fn is_narrow(self) -> bool {
        self.alpha + 1 == self.beta
    }

    /// A window that only tells whether a score is above alpha.
    const fn narrow(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha + 1 }
    }

    /// The same window for the other player.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

impl<P: Evaluated> AlphaBeta<P> {
    /// A search within a budget. `seen` has the keys of the positions in which turns began; `stood_twice` has the
    /// current points, if a position with the same points is among them twice.
    pub(super) fn new(
        budget: Budget,
        attention: Attention,
        request: &SearchRequest,
        variant: usize,
        seen: Vec<u64>,
        stood_twice: Option<[Points; 2]>,
    ) -> Self {
        Self {
            values: Values::new(budget.nodes_expected(NODES_A_SECOND)),
            table: Table::new(budget.nodes_expected(NODES_A_SECOND).saturating_mul(2), request.memory),
            occurrences: Occurrences::new(seen),
            ordering: Ordering::new(PLIES_MAX + 1),
            budget,
            attention,
            endings: request.endings.filter(|_| attention.is_full()),
            curve: P::curve(variant),
            parameters: request.parameters.unwrap_or(P::SEARCH),
            stood_twice,
        }
    }

    /// Searches deeper and deeper until the budget is spent or the end is certain. `None` if there is no legal action.
    pub(super) fn run(mut self, root: &P) -> Option<Found<P::Action>> {
        let root_key = key(root);
        let mut candidates = self.ordering.candidates(root, 0, None, false);
        for candidate in &mut candidates {
            // Equally promising candidates come in random order.
            candidate.rank += self.attention.whim(candidate.key, 1 << 15);
        }
        candidates.sort_by_key(|candidate| -candidate.rank);
        if !self.attention.is_full() && candidates.iter().any(|c| root.promise(c.action) >= 0) {
            // Whoever overlooks much doesn't look twice at what seems to throw a piece away, either.
            candidates.retain(|c| root.promise(c.action) >= 0);
        }
        let seen = candidates.iter().position(|c| self.attention.sees(root_key, c.key, 0, c.striking));
        if let Some(first) = seen.filter(|_| !self.attention.is_full()) {
            candidates.rotate_left(first);
            candidates.retain(|c| self.attention.sees(root_key, c.key, 0, c.striking));
        }
        let mut best = (candidates.first()?.action, 0);
        let only = candidates.len() == 1;
        for depth in 1..PLIES_MAX as i32 {
            let Some((score, looked_at)) = self.look_around(root, depth, &mut candidates, best.1) else { break };
            if self.attention.is_full() && score <= -KNOWN && looked_at < candidates.len() {
                // All candidates so far lose. The next one may not.
                best.0 = candidates[looked_at].action;
                break;
            }
            best = (candidates[0].action, score);
            if self.budget.is_spent() || score.abs() >= CERTAIN || (only && depth >= 6) {
                break;
            }
        }
        let (action, score) = best;
        let me = acting(root);
        let end = match score {
            // A player who overlooks actions can't be sure of anything.
            _ if !self.attention.is_full() => None,
            KNOWN.. => Some(Some(me)),
            _ if score <= -KNOWN => Some(Some(me.other())),
            _ => None,
        };
        let line = self.line(root, action);
        Some(Found { line, value: score, score: expectation(self.curve, score), end, nodes: self.budget.taken() })
    }

    /// Searches every candidate to this depth, first within a narrow window around the score that is expected.
    fn look_around(
        &mut self,
        root: &P,
        depth: i32,
        candidates: &mut [Candidate<P::Action>],
        expected: i32,
    ) -> Option<(i32, usize)> {
        let mut window = Window::ALL;
        if depth >= ASPIRING_DEPTH && expected.abs() < DOUBTED {
            let around = self.parameters.aspiration;
            window = Window { alpha: expected - around, beta: expected + around };
        }
        let mut found = None;
        loop {
            let Some((score, looked_at)) = self.look_at_all(root, depth, candidates, window) else { return found };
            let low = score <= window.alpha && window.alpha > -WIN;
            if self.budget.is_spent() {
                // What is only known to be worse than expected says nothing about which one is best.
                return (!low).then_some((score, looked_at));
            }
            if low {
                window.alpha = -WIN;
            } else if score >= window.beta && window.beta < WIN {
                window.beta = WIN;
                found = Some((score, looked_at));
            } else {
                return Some((score, looked_at));
            }
        }
    }

    /// Searches every candidate to this depth and puts the best one first. If the budget runs out, or a score is at least
    /// beta, returns the best score and the number of candidates that were searched; `None` if there were none.
    fn look_at_all(
        &mut self,
        root: &P,
        depth: i32,
        candidates: &mut [Candidate<P::Action>],
        mut window: Window,
    ) -> Option<(i32, usize)> {
        let mut best = None;
        let mut looked_at = 0;
        for index in 0..candidates.len() {
            let mut next = root.clone();
            next.play_unchecked(candidates[index].action);
            let mut score = WIN;
            if index > 0 {
                score = self.after(root, &next, depth - 1, window.narrow(), 0);
            }
            if score > window.alpha && !self.budget.is_spent() {
                score = self.after(root, &next, depth - 1, window, 0);
            }
            if self.budget.is_spent() {
                break;
            }
            best = best.max(Some(score));
            looked_at = index + 1;
            if score > window.alpha {
                window.alpha = score;
                candidates[..=index].rotate_right(1);
            }
            if score >= window.beta {
                break;
            }
        }
        best.map(|score| (score, looked_at))
    }

    /// The score of `next`, for the player who acted at `position`.
    fn after(&mut self, position: &P, next: &P, depth: i32, window: Window, ply: usize) -> i32 {
        let player = acting(position);
        if let Some(outcome) = next.outcome() {
            return ended(outcome, player) * (WIN - ply as i32 - 1);
        }
        let key = key(next);
        let noted = P::REPETITION_ENDS && next.turn_begins();
        if noted {
            if self.occurrences.has(key) {
                return repeated(next.counted(), player);
            }
            self.occurrences.push(key);
        }
        let score = if acting(next) == player {
            self.search(next, key, depth, window, ply + 1)
        } else {
            -self.search(next, key, depth, window.turned(), ply + 1)
        };
        if noted {
            self.occurrences.pop();
        }
        score
    }

    /// The score of a position, for the player to act.
    fn search(&mut self, position: &P, position_key: u64, depth: i32, window: Window, ply: usize) -> i32 {
        // Endings are solved only for the start of a turn.
        let rests = self.endings.is_none() || position.turn_begins();
        if (depth <= 0 && rests) || ply >= PLIES_MAX {
            return self.settle(position, position_key, FORCEFUL_PLIES, window, ply);
        }
        if !self.budget.take() {
            return 0;
        }
        let entry = self.table.get(position_key).copied();
        if let Some(score) = entry.and_then(|entry| told(entry, depth, window, ply)) {
            return score;
        }
        let known = entry.and_then(|entry| entry.action);
        let value = self.guess(position, position_key, depth, window);
        if let Some(value) = value.filter(|value| self.is_far_ahead(*value, depth, window)) {
            return value;
        }
        let most = value.and_then(|value| self.far_behind(value, depth, window));
        // Without an idea what to try first, a search that is a level less deep soon has one.
        let depth = depth - i32::from(known.is_none() && depth >= UNKNOWN_DEPTH && self.attention.is_full());
        let mut candidates = self.ordering.candidates(position, ply, known, false);
        if most.is_some() {
            bring_best(&mut candidates, 0);
            let mut first = true;
            candidates.retain(|c| std::mem::take(&mut first) || c.striking || c.rank >= PREFERRED);
        }
        let best = self.best_of(position, position_key, &mut candidates, depth, window, ply);
        self.ordering.give_back(ply, candidates);
        if self.budget.is_spent() {
            return 0;
        }
        let Some((score, action)) = best else {
            return self.settle(position, position_key, FORCEFUL_PLIES, window, ply);
        };
        let score = most.map_or(score, |most| most.max(score));
        let (bound, action) = match score {
            _ if score >= window.beta => (Bound::Lower, Some(action)),
            _ if score > window.alpha => (Bound::Exact, Some(action)),
            _ => (Bound::Upper, None),
        };
        self.table.put(position_key, action, to_table(score, ply), depth, bound);
        score
    }

    /// The best candidate that is seen, and its score. `None` if none is.
    fn best_of(
        &mut self,
        position: &P,
        position_key: u64,
        candidates: &mut [Candidate<P::Action>],
        depth: i32,
        mut window: Window,
        ply: usize,
    ) -> Option<(i32, P::Action)> {
        let mut best: Option<(i32, P::Action)> = None;
        let mut tried = 0;
        for index in 0..candidates.len() {
            bring_best(candidates, index);
            let Candidate { action, rank, key, striking } = candidates[index];
            if !self.attention.sees(position_key, key, ply, striking) {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(action);
            let less = reduction(self.parameters.reduction, depth, tried, rank);
            let score = self.look_at(position, &next, depth, window, ply, less);
            tried += 1;
            if self.budget.is_spent() {
                break;
            }
            if best.is_none_or(|(best, _)| score > best) {
                best = Some((score, action));
                window.alpha = window.alpha.max(score);
                if score >= window.beta {
                    self.ordering.reward(ply, acting(position).index(), depth, &candidates[..=index]);
                    break;
                }
            }
        }
        best
    }

    /// The score of one action. All but the first are first searched with a narrow window, and perhaps less deeply.
    fn look_at(&mut self, position: &P, next: &P, depth: i32, window: Window, ply: usize, less: Option<i32>) -> i32 {
        let Some(less) = less else { return self.after(position, next, depth - 1, window, ply) };
        let mut score = self.after(position, next, depth - 1 - less, window.narrow(), ply);
        if score > window.alpha && less > 0 {
            score = self.after(position, next, depth - 1, window.narrow(), ply);
        }
        if score > window.alpha && score < window.beta {
            score = self.after(position, next, depth - 1, window, ply);
        }
        score
    }

    /// The score of a position after it has come to rest: the search tries only forceful actions, or none.
    fn settle(&mut self, position: &P, position_key: u64, depth: i32, mut window: Window, ply: usize) -> i32 {
        if !self.budget.take() {
            return 0;
        }
        let value = self.values.of(position, position_key) + self.attention.whim(position_key, P::SCALE);
        let mut best = if acting(position) == Player::One { value } else { -value };
        if let Some(winner) = self.endings.and_then(|endings| position.solved(endings)) {
            let solved = if self.holds(position, winner) { SOLVED } else { DOUBTED };
            return best + if winner == acting(position) { solved } else { -solved };
        }
        if best >= window.beta || depth == 0 || ply >= PLIES_MAX {
            return best;
        }
        window.alpha = window.alpha.max(best);
        let mut candidates = self.ordering.candidates(position, ply, None, true);
        for index in 0..candidates.len() {
            bring_best(&mut candidates, index);
            let Candidate { action, key: action_key, striking, .. } = candidates[index];
            if !self.attention.sees(position_key, action_key, ply, striking) {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(action);
            let player = acting(position);
            let score = match next.outcome() {
                Some(outcome) => ended(outcome, player) * (WIN - ply as i32 - 1),
                None if acting(&next) == player => self.settle(&next, key(&next), depth - 1, window, ply + 1),
                None => -self.settle(&next, key(&next), depth - 1, window.turned(), ply + 1),
            };
            best = best.max(score);
            window.alpha = window.alpha.max(score);
            if best >= window.beta || self.budget.is_spent() {
                break;
            }
        }
        self.ordering.give_back(ply, candidates);
        best
    }

    /// A position's value for the player to act, if the search may go by it where it could look further: near its last
    /// levels, but not if it overlooks actions anyway, or if solved endings know better.
    fn guess(&mut self, position: &P, position_key: u64, depth: i32, window: Window) -> Option<i32> {
        let SearchParameters { near, frontier, .. } = self.parameters;
        if depth > near.max(frontier) || !window.is_narrow() || window.beta.abs() >= DOUBTED {
            return None;
        }
        let may = self.attention.is_full() && self.endings.is_none();
        may.then(|| {
            let value = self.values.of(position, position_key);
            if acting(position) == Player::One { value } else { -value }
        })
    }

    /// Whether a value is so far above beta that it makes no difference how it changes in the few levels that are left.
    fn is_far_ahead(&self, value: i32, depth: i32, window: Window) -> bool {
        let SearchParameters { near, margin, .. } = self.parameters;
        depth <= near && value - margin * depth.max(1) >= window.beta
    }

    /// The most that quiet actions can be worth, if that is too little to make a difference (Heinz, “Extended futility
    /// pruning”, 1998).
    fn far_behind(&self, value: i32, depth: i32, window: Window) -> Option<i32> {
        let SearchParameters { frontier, futility, .. } = self.parameters;
        let most = value + futility * depth.max(1);
        (depth <= frontier && most <= window.alpha).then_some(most)
    }

    /// Whether the solved result of an ending is sure in this game. Endings are solved as if no position had come up
    /// yet. If one has come up twice, a player who is ahead on points may repeat it and have the game counted.
    fn holds(&self, position: &P, winner: Player) -> bool {
        let Some(points) = self.stood_twice.filter(|points| position.counted() == Some(*points)) else { return true };
        Outcome::counted(points, Reason::Repetition).winner == Some(winner)
    }

    /// The expected line after an action, as far as the table knows it.
    fn line(&self, root: &P, first: P::Action) -> Vec<P::Action> {
        let mut line = vec![first];
        let mut position = root.clone();
        position.play_unchecked(first);
        let mut legal = Vec::new();
        let mut seen = vec![key(root)];
        while position.outcome().is_none() && line.len() < PLIES_MAX {
            let key = key(&position);
            let Some(action) = self.table.get(key).and_then(|entry| entry.action) else { break };
            legal.clear();
            position.legal_actions(&mut legal);
            if seen.contains(&key) || !legal.contains(&action) {
                break;
            }
            seen.push(key);
            line.push(action);
            position.play_unchecked(action);
        }
        line
    }
}

/// Four times the binary logarithm of each number.
static LOGS: LazyLock<[i32; 128]> = LazyLock::new(|| std::array::from_fn(|n| ((n.max(1) as f64).log2() * 4.0) as i32));

/// Killers, actions that an earlier search liked, and good captures have at least this rank.
const PREFERRED: i32 = 1 << 17;

/// How many levels less deeply an action is searched at first. `None` for the first action, which is searched in full.
fn reduction(by: i32, depth: i32, tried: usize, rank: i32) -> Option<i32> {
    if tried == 0 {
        return None;
    }
    if depth < 3 || tried < 3 || rank >= PREFERRED {
        return Some(0);
    }
    let [depth_log, tried_log] = [depth as usize, tried].map(|number| LOGS[number.min(LOGS.len() - 1)]);
    Some((depth_log * tried_log / by).clamp(1, depth - 2))
}

/// The score that the table has for a position, if it is deep enough and tells what the window asks for.
fn told<A>(entry: Entry<A>, depth: i32, window: Window, ply: usize) -> Option<i32> {
    let score = from_table(entry.score(), ply);
    let tells = match entry.bound() {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (tells && entry.depth() >= depth).then_some(score)
}
