//! Which whole turns win by force: everything that either player could play is tried, action by action.
//!
//! Orders of actions that lead to the same position are one turn. A turn wins within `n` turns if its player has won by
//! the end of their `n`-th turn at the latest, whatever the opponent plays. A game in which no position comes up again
//! is followed to its end.

use std::collections::{HashMap, HashSet, VecDeque};

use super::budget::Budget;
use crate::rules::{Player, Position};

/// The most positions to remember. Each takes about as much memory as two of the game's positions.
const KNOWN_MAX: usize = 200_000;

/// How far to look for a forced win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// How many turns of the player to move it may take, if positions can come up again in the game.
    pub turns: (u32, u32),
    /// How many positions to look at, at most.
    pub nodes: u64,
    /// Whether to remember positions that were looked at. Without, it takes longer and less can go wrong.
    pub remembers: bool,
}

/// A forced win of the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forced {
    /// How many turns of theirs it takes at most. `None` if the game was followed to its end.
    pub turns: Option<u32>,
    /// The turns that win, each with its actions; one for each position that they lead to, the shortest first.
    pub wins: Vec<Vec<String>>,
    /// How many positions the other turns lead to.
    pub others: usize,
    /// The number of positions looked at.
    pub nodes: u64,
}

/// Looks for a forced win of the player whose turn begins. `None` if there is none within reach, or if it takes too
/// long to know.
pub(super) fn forced<P: Position>(position: &P, reach: Reach) -> Option<Forced> {
    let winner = position.to_move().filter(|_| position.turn_begins())?;
    let ends = whole_turns(position, winner, usize::try_from(reach.nodes).unwrap_or(usize::MAX))?;
    let mut trying =
        Trying { winner, budget: Budget::nodes(reach.nodes), known: HashMap::new(), remembers: reach.remembers };
    let limits: Vec<Option<u32>> =
        if P::REPETITION_ENDS { (reach.turns.0.max(1)..=reach.turns.1).map(Some).collect() } else { vec![None] };
    for turns in limits {
        // The first of these turns is played already, and each but that comes after one of the opponent's.
        let left = turns.map(|turns| 2 * turns - 2);
        let (mut wins, mut others) = (Vec::new(), 0);
        for (end, line) in &ends {
            if trying.wins(end, left)? {
                wins.push(line.iter().map(ToString::to_string).collect())
            } else {
                others += 1
            }
        }
        if !wins.is_empty() {
            return Some(Forced { turns, wins, others, nodes: trying.budget.taken() });
        }
    }
    None
}

/// The positions to which a player's turn can lead, each with the first shortest way there. `None` if there are more.
fn whole_turns<P: Position>(position: &P, player: Player, at_most: usize) -> Option<Vec<(P, Vec<P::Action>)>> {
    let mut seen = HashSet::from([position.clone()]);
    let mut open = VecDeque::from([(position.clone(), Vec::new())]);
    let (mut ends, mut actions) = (Vec::new(), Vec::new());
    while let Some((position, line)) = open.pop_front() {
        actions.clear();
        position.legal_actions(&mut actions);
        for action in &actions {
            let mut next = position.clone();
            next.play_unchecked(*action);
            if !seen.insert(next.clone()) {
                continue;
            }
            if seen.len() > at_most {
                return None;
            }
            let line: Vec<P::Action> = line.iter().copied().chain([*action]).collect();
            let goes_on = next.outcome().is_none() && next.to_move() == Some(player) && !next.turn_begins();
            if goes_on { open.push_back((next, line)) } else { ends.push((next, line)) }
        }
    }
    Some(ends)
}

/// Tries everything, with what it found out.
struct Trying<P> {
    winner: Player,
    budget: Budget,
    /// By position and turns left: whether the player wins.
    known: HashMap<(P, Option<u32>), bool>,
    remembers: bool,
}

impl<P: Position> Trying<P> {
    /// Whether the player wins within so many further turns of both, whatever the opponent does. `None` if that takes
    /// too long.
    fn wins(&mut self, position: &P, left: Option<u32>) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(self.winner));
        }
        let after = match (left, position.turn_begins()) {
            (Some(0), true) => return Some(false),
            (Some(left), true) => Some(left - 1),
            (left, _) => left,
        };
        let key = (position.clone(), left);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if !self.budget.take() {
            return None;
        }
        let mine = position.to_move() == Some(self.winner);
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let mut wins = !mine;
        for action in actions {
            let mut next = position.clone();
            next.play_unchecked(action);
            if self.wins(&next, after)? == mine {
                wins = mine;
                break;
            }
        }
        if self.remembers && self.known.len() < KNOWN_MAX {
            self.known.insert(key, wins);
        }
        Some(wins)
    }
}
