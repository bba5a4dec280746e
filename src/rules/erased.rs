//! Positions with their types erased: text outside, with the repetition rule that every game shares.

use std::collections::HashMap;

use super::threats::{Threats, threats};
use super::{Attempt, Color, Coord, Diagram, Effects, Given, Outcome, Player, Points, Position, Reason, Refusal};
use crate::text::Message;

/// A position behind text: everything that [`Game`] needs from a game.
pub(super) trait State: Send + Sync {
    fn clone_box(&self) -> Box<dyn State>;
    fn position(&self) -> String;
    fn to_move(&self) -> Option<Player>;
    fn turn_begins(&self) -> bool;
    /// Whether the turn that begins here is one of somebody's first turns, and would be the opponent's.
    fn turn_is_given(&self) -> bool;
    /// The canonical tokens of the legal actions, sorted by bytes.
    fn legal(&self) -> Vec<String>;
    /// Plays the action with this canonical token, and returns its effects. `None` if it isn't legal.
    fn play(&mut self, token: &str) -> Option<Effects>;
    /// The position after the action with this canonical token. `None` if it isn't legal.
    fn after(&self, token: &str) -> Option<Box<dyn State>>;
    fn outcome(&self) -> Option<Outcome>;
    fn turned_to(&self, player: Player) -> Box<dyn State>;
    fn threats_to(&self, player: Player) -> Threats;
    fn counted(&self) -> Option<[Points; 2]>;
    fn counted_for(&self, winner: Player) -> Option<[Points; 2]>;
    fn color(&self, player: Player) -> Color;
    fn diagram(&self) -> Diagram;
    fn score(&self) -> Option<[Points; 2]>;
    fn notes(&self) -> Vec<Message>;
    fn effects(&self, token: &str) -> Option<Effects>;
    fn loses_by(&self, token: &str) -> bool;
    fn hint(&self) -> Option<Message>;
    fn remarks(&self, at: Coord) -> Vec<Message>;
    fn explain(&self, attempt: &Attempt) -> Refusal;
    fn perft(&self, depth: u32) -> u64;
}

/// A position, with how often each position came up at the start of a turn, and the first turns that are left to somebody.
#[derive(Clone)]
pub(super) struct Held<P: Position> {
    position: P,
    seen: HashMap<P, u8>,
    outcome: Option<Outcome>,
    first: Given,
    given: bool,
}

/// When a position comes up at the start of a turn for this many times, the game ends.
const REPETITIONS: u8 = 3;

impl<P: Position> Held<P> {
    pub(super) fn new(mut position: P, mut first: Given) -> Self {
        let given = first.give(&mut position);
        let mut held = Self { outcome: position.outcome(), position, seen: HashMap::new(), first, given };
        held.count_repetition();
        held
    }

    fn count_repetition(&mut self) {
        if !P::REPETITION_ENDS || self.outcome.is_some() || !self.position.turn_begins() {
            return;
        }
        let times = self.seen.entry(self.position.clone()).or_insert(0);
        *times += 1;
        if *times >= REPETITIONS {
            self.outcome = Some(stopped(&self.position, Reason::Repetition));
        }
    }

    fn actions(&self) -> Vec<P::Action> {
        let mut actions = Vec::new();
        if self.outcome.is_none() {
            self.position.legal_actions(&mut actions);
        }
        actions
    }

    fn find(&self, token: &str) -> Option<P::Action> {
        let mut written = String::new();
        self.actions().into_iter().find(|action| {
            use std::fmt::Write;
            written.clear();
            write!(written, "{action}").is_ok() && written == token
        })
    }

    fn make(&mut self, action: P::Action) {
        self.position.play_unchecked(action);
        self.given = self.first.give(&mut self.position);
        self.outcome = self.position.outcome();
        self.count_repetition();
    }
}

/// The outcome of a game that stops without a winner on the board: counted if the game counts points, otherwise drawn.
fn stopped<P: Position>(position: &P, reason: Reason) -> Outcome {
    position.counted().map_or(Outcome::draw(reason), |points| Outcome::counted(points, reason))
}

impl<P: Position> State for Held<P> {
    fn clone_box(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn to_move(&self) -> Option<Player> {
        self.position.to_move()
    }

    fn turn_begins(&self) -> bool {
        self.position.turn_begins()
    }

    fn turn_is_given(&self) -> bool {
        self.given
    }

    fn legal(&self) -> Vec<String> {
        let mut tokens: Vec<String> = self.actions().iter().map(ToString::to_string).collect();
        tokens.sort_unstable();
        tokens
    }

    fn play(&mut self, token: &str) -> Option<Effects> {
        let action = self.find(token)?;
        let effects = self.position.effects(action);
        self.make(action);
        Some(effects)
    }

    fn after(&self, token: &str) -> Option<Box<dyn State>> {
        let action = self.find(token)?;
        let mut next = self.clone();
        next.make(action);
        Some(Box::new(next))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn turned_to(&self, player: Player) -> Box<dyn State> {
        Box::new(Self { position: self.position.turned_to(player), first: Given::NONE, given: false, ..self.clone() })
    }

    fn threats_to(&self, player: Player) -> Threats {
        let is_last = |next: &P| {
            let before = self.seen.get(next).copied().unwrap_or(0);
            P::REPETITION_ENDS && next.turn_begins() && before + 1 >= REPETITIONS
        };
        threats(&self.position, player, |next| {
            let outcome = next.outcome().or_else(|| is_last(next).then(|| stopped(next, Reason::Repetition)));
            outcome.map(|outcome| outcome.winner)
        })
    }

    fn counted(&self) -> Option<[Points; 2]> {
        self.position.counted()
    }

    fn counted_for(&self, winner: Player) -> Option<[Points; 2]> {
        self.position.counted_for(winner)
    }

    fn color(&self, player: Player) -> Color {
        self.position.color(player)
    }

    fn diagram(&self) -> Diagram {
        self.position.diagram()
    }

    fn score(&self) -> Option<[Points; 2]> {
        self.position.score()
    }

    fn notes(&self) -> Vec<Message> {
        self.position.notes()
    }

    fn effects(&self, token: &str) -> Option<Effects> {
        self.find(token).map(|action| self.position.effects(action))
    }

    fn loses_by(&self, token: &str) -> bool {
        self.find(token).is_some_and(|action| self.position.loses_by(action))
    }

    fn hint(&self) -> Option<Message> {
        self.position.hint()
    }

    fn remarks(&self, at: Coord) -> Vec<Message> {
        self.position.remarks(at)
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        self.position.explain(attempt)
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.first.left() > 0 && depth > 0 {
            let after = |action| {
                let mut next = self.clone();
                next.make(action);
                next.perft(depth - 1)
            };
            return self.actions().into_iter().map(after).sum();
        }
        let mut walk = Walk { seen: &self.seen, path: Vec::new(), spare: Vec::new() };
        if self.outcome.is_some() { u64::from(depth == 0) } else { walk.count(&self.position, depth) }
    }
}

/// A walk through the tree of actions.
struct Walk<'a, P: Position> {
    seen: &'a HashMap<P, u8>,
    /// The positions at the starts of turns, from just after the root to here. The root is in `seen`.
    path: Vec<P>,
    /// Spare lists of actions, so that the walk allocates nothing.
    spare: Vec<Vec<P::Action>>,
}

impl<P: Position> Walk<'_, P> {
    /// The number of sequences of this many actions. The last level is counted without playing it.
    fn count(&mut self, position: &P, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut actions = self.spare.pop().unwrap_or_default();
        actions.clear();
        position.legal_actions(&mut actions);
        let mut nodes = 0;
        if depth == 1 {
            nodes = actions.len() as u64;
        } else {
            for &action in &actions {
                let mut next = position.clone();
                next.play_unchecked(action);
                let turn_begins = P::REPETITION_ENDS && next.turn_begins();
                if turn_begins && self.ends_by_repetition(&next) {
                    continue;
                }
                if turn_begins {
                    self.path.push(next.clone());
                }
                nodes += self.count(&next, depth - 1);
                if turn_begins {
                    self.path.pop();
                }
            }
        }
        self.spare.push(actions);
        nodes
    }

    fn ends_by_repetition(&self, position: &P) -> bool {
        let on_path = self.path.iter().filter(|earlier| *earlier == position).count();
        // Looking into the map is slow. If the path doesn't have the position, only a root reached by play can have
        // seen it twice, and the root itself counts once.
        let before =
            if self.path.len() < 2 && self.seen.len() < 2 { 0 } else { self.seen.get(position).copied().unwrap_or(0) };
        on_path + usize::from(before) + 1 >= usize::from(REPETITIONS)
    }
}
