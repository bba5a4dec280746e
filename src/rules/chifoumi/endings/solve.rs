//! Solves backwards: first the positions in which the trailing player wins by a capture, then those that lead there.

use super::index::{Index, Numbered, PIECES_MAX, PIECES_MIN};
use super::solution::{Endings, trailer};
use crate::rules::chifoumi::state::{Action, Chifoumi};
use crate::rules::{Player, Position, acting};

/// Counts of positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// All positions at the start of either player's turn.
    pub positions: u64,
    /// Those in which the trailing player wins.
    pub trailer_wins: u64,
    /// Those that were solved. The others equal them after rotating or mirroring the board.
    pub solved: u64,
}

/// Progress is reported after this many positions.
const REPORT: usize = 1 << 16;

impl Endings {
    /// Solves all positions with up to `pieces_max` pieces. `progress` gets how many of how many are done, and starts
    /// over with each number of pieces.
    #[must_use]
    pub fn build(pieces_max: usize, progress: &mut dyn FnMut(u64, u64)) -> Self {
        let mut endings = Self { index: Index::new(), trailer_wins: Vec::new() };
        for pieces in PIECES_MIN..=pieces_max.min(PIECES_MAX) {
            endings.trailer_wins.resize(endings.index.end(pieces).div_ceil(8), 0);
            solve(&mut endings, pieces, progress);
        }
        endings
    }

    /// How many positions have this many pieces, and in how many of them the trailing player wins.
    #[must_use]
    pub fn totals(&self, pieces: usize) -> Totals {
        totals(self, pieces)
    }
}

/// Solves the positions with this many pieces, after those with fewer.
fn solve(endings: &mut Endings, pieces: usize, progress: &mut dyn FnMut(u64, u64)) {
    let (begin, end) = (endings.index.begin(pieces), endings.index.end(pieces));
    let mut found = Vec::new();
    let mut actions = Vec::new();
    for number in begin..end {
        if number.is_multiple_of(REPORT) {
            progress((number - begin) as u64, (end - begin) as u64);
        }
        let Some(position) = endings.index.position(number).and_then(standing) else { continue };
        if endings.index.number(&position.board, acting(&position)) != Some(number) {
            // The position was solved with its lowest index.
            continue;
        }
        // A player who can still wait comes back later, if waiting turns out to lose.
        if !endings.has(number) && (!can_wait(&position) || position.to_move == Some(trailer(&position))) {
            settle(endings, number, &position, &mut found, &mut actions);
        }
        while let Some(number) = found.pop() {
            if let Some(position) = endings.index.position(number).and_then(standing) {
                look_back(endings, &position, &mut found, &mut actions);
            }
        }
    }
}

/// The position in the rules' form. `None` if the player to move would have been skipped.
fn standing(Numbered { board, to_move, .. }: Numbered) -> Option<Chifoumi> {
    let position = Chifoumi { board, hands: [[0; 4]; 2], to_move: Some(to_move), going_on: None };
    board.can_step(to_move).then_some(position)
}

/// Whether the player to move has an action that doesn't capture.
fn can_wait(position: &Chifoumi) -> bool {
    let player = acting(position);
    position.board.held(player).each().any(|from| {
        let reach = position.board.reach(player, from);
        !(reach.walk | reach.stack).is_empty()
    })
}

/// Decides whether the trailing player wins here, if that is known by now.
fn settle(
    endings: &mut Endings,
    number: usize,
    position: &Chifoumi,
    found: &mut Vec<usize>,
    actions: &mut Vec<Action>,
) {
    if wins(endings, position, trailer(position), actions) {
        endings.add(number);
        found.push(number);
    }
}

/// Whether a player wins a position, as far as the results of its actions are known.
fn wins(endings: &Endings, position: &Chifoumi, player: Player, actions: &mut Vec<Action>) -> bool {
    let begin = actions.len();
    position.legal_actions(actions);
    let mine = acting(position) == player;
    let mut decided = false;
    for index in begin..actions.len() {
        let mut next = *position;
        next.play_unchecked(actions[index]);
        let won = match next.outcome() {
            Some(outcome) => outcome.winner == Some(player),
            None if next.turn_begins() => endings.winner(&next) == Some(player),
            None => wins(endings, &next, player, actions),
        };
        decided = won == mine;
        if decided {
            break;
        }
    }
    actions.truncate(begin);
    decided == mine
}

/// Revisits the positions before one that the trailing player wins. A piece that stepped without capturing can step
/// back the same way.
fn look_back(endings: &mut Endings, position: &Chifoumi, found: &mut Vec<usize>, actions: &mut Vec<Action>) {
    let to_move = acting(position);
    // If the other player couldn't act, the same player may have had the turn before.
    let skipped = !position.board.can_step(to_move.other());
    for mover in [Some(to_move.other()), skipped.then_some(to_move)].into_iter().flatten() {
        for from in position.board.held(mover).each() {
            let reach = position.board.reach(mover, from);
            for to in (reach.walk | reach.stack).each() {
                let mut earlier = *position;
                earlier.step(mover, from, to);
                earlier.to_move = Some(mover);
                let Some(number) = endings.index.number(&earlier.board, mover) else { continue };
                if !endings.has(number) {
                    settle(endings, number, &earlier, found, actions);
                }
            }
        }
    }
}

fn totals(endings: &Endings, pieces: usize) -> Totals {
    let mut totals = Totals::default();
    for number in endings.index.begin(pieces)..endings.index.end(pieces) {
        let Some(numbered) = endings.index.position(number) else { continue };
        let weight = numbered.weight;
        let Some(position) = standing(numbered) else { continue };
        let Some(lowest) = endings.index.number(&position.board, acting(&position)) else { continue };
        totals.positions += weight;
        totals.solved += u64::from(lowest == number);
        totals.trailer_wins += if endings.has(lowest) { weight } else { 0 };
    }
    totals
}
