//! What one whole turn of a player could do to the other: capture, cover, flip or deactivate pieces, reach a base, or
//! win at once.
//!
//! It knows no game. [`Effects`] say what an action does.

use std::collections::{BTreeMap, HashSet, VecDeque};

use super::{Change, Coord, Diagram, Effects, Ground, Piece, Player, Position};

/// The most actions to examine in all the turns that a player could play.
const ACTIONS_MAX: usize = 40_000;

/// What a player's next turn could do to the other.
#[derive(Clone, Debug)]
pub struct Threats {
    /// The ways to win at once, the shortest first. None contains another one.
    pub wins: Vec<Vec<String>>,
    /// What could happen to each cell, and which pieces could do it.
    pub harms: BTreeMap<(Harm, Coord), Threat>,
    /// Whether every turn was examined.
    pub complete: bool,
}

/// What could happen to a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Harm {
    /// It's part of a base, and the opponent gets there.
    Reached,
    /// The pieces on it are captured.
    Captured,
    /// An opponent's piece covers its top piece.
    Covered,
    /// Its top piece becomes inactive.
    Deactivated,
    /// Its stone is flipped.
    Flipped,
}

/// What could happen to the pieces on a cell.
#[derive(Clone, Default, Debug)]
pub struct Threat {
    /// The pieces at risk, bottom first. Empty if it's about the cell.
    pub pieces: Vec<Piece>,
    /// The pieces behind it, each with its shortest line.
    pub by: Vec<Attacker>,
}

/// A piece that could do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// The piece as it is when the turn begins.
    pub piece: Piece,
    /// Its cell when the turn begins. `None` if it's off the board.
    pub from: Option<Coord>,
    /// The actions that do it. The last one has the effect.
    pub line: Vec<String>,
}

impl Effects {
    /// Whether the moved piece is itself captured where it stops.
    fn loses_mover(&self) -> bool {
        let owner = self.piece.and_then(|piece| piece.owner);
        let is_there = |at: &Coord| Some(*at) == self.to;
        let covers = self.changes.iter().any(|change| matches!(change, Change::Covered(at, _) if is_there(at)));
        covers
            && self.changes.iter().any(|change| match change {
                Change::Captured(at, pieces) => is_there(at) && pieces.iter().any(|piece| piece.owner == owner),
                _ => false,
            })
    }

    /// What the action does to a player's pieces, compared with the diagram at the start of the turn.
    fn harms(&self, player: Player, before: &Diagram) -> Vec<(Harm, Coord, Vec<Piece>)> {
        let top = |at: Coord| before.stack(at).last().copied().filter(|top| top.owner == Some(player));
        let is_base = |at: Coord| before.ground(at) == Some(Ground::Base(player));
        let lost = self.loses_mover();
        let captured =
            |wanted: Coord| self.changes.iter().any(|c| matches!(c, Change::Captured(at, _) if *at == wanted));
        let mut flips: BTreeMap<Coord, u32> = BTreeMap::new();
        let mut harms = Vec::new();
        for change in &self.changes {
            match change {
                Change::Captured(at, pieces) => {
                    let theirs: Vec<Piece> = pieces.iter().copied().filter(|p| p.owner == Some(player)).collect();
                    if !theirs.is_empty() {
                        harms.push((Harm::Captured, *at, theirs));
                    }
                }
                Change::Covered(at, _) if !lost && !captured(*at) => {
                    harms.extend(top(*at).map(|piece| (Harm::Covered, *at, vec![piece])));
                }
                Change::Deactivated(at) => {
                    harms.extend(top(*at).map(|piece| (Harm::Deactivated, *at, vec![piece])));
                }
                Change::Flipped(at) => *flips.entry(*at).or_default() += 1,
                _ => {}
            }
        }
        // Two flips cancel each other.
        let flipped = flips.into_iter().filter(|(_, times)| times % 2 == 1);
        harms.extend(flipped.filter_map(|(at, _)| top(at).map(|piece| (Harm::Flipped, at, vec![piece]))));
        if let Some(to) = self.to.filter(|to| !lost && is_base(*to) && !self.from.is_some_and(is_base)) {
            harms.push((Harm::Reached, to, Vec::new()));
        }
        harms
    }
}

/// An action of a turn, after other actions.
struct Step<A> {
    /// The index of the step before it.
    after: Option<usize>,
    action: A,
    /// The current cell of the piece that it moved, and the cell at the start of the turn.
    moved: Option<(Coord, Option<Coord>)>,
}

/// A walk through everything that the player to move could play in one turn, the shortest lines first.
struct Walk<P: Position> {
    steps: Vec<Step<P::Action>>,
    before: Diagram,
    player: Player,
    found: Threats,
    /// The steps that win.
    wins: Vec<usize>,
}

/// What the turn that begins or goes on here could do to the other player. `ends` returns the winner if a position ends
/// the game.
pub(super) fn threats<P: Position>(
    position: &P,
    player: Player,
    ends: impl Fn(&P) -> Option<Option<Player>>,
) -> Threats {
    let found = Threats { wins: Vec::new(), harms: BTreeMap::new(), complete: true };
    if position.to_move() != Some(player.other()) || position.is_setup() {
        return found;
    }
    let mut walk = Walk::<P> { steps: Vec::new(), before: position.diagram(), player, found, wins: Vec::new() };
    let mut seen: HashSet<P> = HashSet::from([position.clone()]);
    let mut open = VecDeque::from([(position.clone(), None)]);
    let mut actions = Vec::new();
    let mut looked_at = 0;
    while let Some((position, after)) = open.pop_front() {
        actions.clear();
        position.legal_actions(&mut actions);
        for action in &actions {
            looked_at += 1;
            if looked_at > ACTIONS_MAX {
                walk.found.complete = false;
                return walk.ended();
            }
            let mut next = position.clone();
            next.play_unchecked(*action);
            let end = ends(&next);
            let wins = end == Some(Some(player.other()));
            let step = walk.step(after, *action, &position.effects(*action), wins);
            match end {
                Some(_) if wins => walk.wins.push(step),
                Some(_) => {}
                None if !next.turn_begins() && seen.insert(next.clone()) => open.push_back((next, Some(step))),
                None => walk.steps.truncate(step),
            }
        }
    }
    walk.ended()
}

impl<P: Position> Walk<P> {
    /// Adds an action and its effects, and returns its index. A win that reaches a base is noted only as a win.
    fn step(&mut self, after: Option<usize>, action: P::Action, effects: &Effects, wins: bool) -> usize {
        let origin = effects.from.and_then(|from| self.origin(after, from));
        let number = self.steps.len();
        self.steps.push(Step { after, action, moved: effects.to.map(|to| (to, origin)) });
        for (harm, at, pieces) in effects.harms(self.player, &self.before) {
            if wins && harm == Harm::Reached {
                continue;
            }
            let known = self.found.harms.get(&(harm, at));
            if let Some(piece) = effects.piece
                && known.is_none_or(|known| origin.is_none() || known.by.iter().all(|by| by.from != origin))
            {
                let piece = origin.and_then(|from| self.before.stack(from).last().copied()).unwrap_or(piece);
                let line = self.line(number);
                let threat = self.found.harms.entry((harm, at)).or_insert(Threat { pieces, by: Vec::new() });
                threat.by.push(Attacker { piece, from: origin, line });
            }
        }
        number
    }

    /// The result, with the wins that need all of their actions.
    fn ended(mut self) -> Threats {
        for step in std::mem::take(&mut self.wins) {
            let line = self.line(step);
            if !self.found.wins.iter().any(|shorter| is_within(shorter, &line)) {
                self.found.wins.push(line);
            }
        }
        self.found
    }

    /// The cell of a piece at the start of the turn, from the steps up to this one.
    fn origin(&self, mut after: Option<usize>, from: Coord) -> Option<Coord> {
        while let Some(number) = after {
            let step = &self.steps[number];
            match step.moved {
                Some((to, origin)) if to == from => return origin,
                _ => after = step.after,
            }
        }
        Some(from)
    }

    /// The actions of a turn up to this step.
    fn line(&self, number: usize) -> Vec<String> {
        let mut line = Vec::new();
        let mut next = Some(number);
        while let Some(number) = next {
            line.push(self.steps[number].action.to_string());
            next = self.steps[number].after;
        }
        line.reverse();
        line
    }
}

/// Whether a line contains all actions of another one, in order.
fn is_within(shorter: &[String], line: &[String]) -> bool {
    let mut rest = line.iter();
    shorter.iter().all(|wanted| rest.any(|token| token == wanted))
}
