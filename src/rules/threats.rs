//! What one whole turn of a player could do to the other: pieces that are captured, covered, turned over or put out of
//! action, a base that is reached, a game that is won at once.
//!
//! No game is known here: what an action does is said by its [`Effects`].

use std::collections::{BTreeMap, HashSet, VecDeque};

use super::{Change, Coord, Diagram, Effects, Ground, Piece, Player, Position};

/// How many actions are looked at, at most, in all the turns that a player could play.
const ACTIONS_MAX: usize = 40_000;

/// What the next turn of a player could do to the other one.
#[derive(Clone, Debug)]
pub struct Threats {
    /// The ways to win at once, as actions, the shortest first; none that holds another one and more.
    pub wins: Vec<Vec<String>>,
    /// What could become of which cell, and by whom.
    pub harms: BTreeMap<(Harm, Coord), Threat>,
    /// Whether every turn was looked at.
    pub complete: bool,
}

/// What could become of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Harm {
    /// It is part of a base, and the opponent comes to stand there.
    Reached,
    /// Pieces there are captured.
    Captured,
    /// The piece on top there is covered by one of the opponent's.
    Covered,
    /// The piece on top there becomes inactive.
    Deactivated,
    /// The stone there is turned over.
    Flipped,
}

/// What could happen to the pieces on a cell.
#[derive(Clone, Default, Debug)]
pub struct Threat {
    /// The pieces that it would happen to, bottom first; none where it happens to the cell.
    pub pieces: Vec<Piece>,
    /// By which pieces, each by the shortest way.
    pub by: Vec<Attacker>,
}

/// A piece that could do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// Which kind of piece, as it stands when the turn begins.
    pub piece: Piece,
    /// Where it stands then; nowhere if it comes from off the board.
    pub from: Option<Coord>,
    /// The actions by which it does it, the last one being that which does.
    pub line: Vec<String>,
}

impl Effects {
    /// Whether the piece that moved is captured itself where it comes to stand.
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

    /// What the action does to a player's pieces, which stood as a diagram shows when the turn began.
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
        // Turned over twice is as it was.
        let flipped = flips.into_iter().filter(|(_, times)| times % 2 == 1);
        harms.extend(flipped.filter_map(|(at, _)| top(at).map(|piece| (Harm::Flipped, at, vec![piece]))));
        if let Some(to) = self.to.filter(|to| !lost && is_base(*to) && !self.from.is_some_and(is_base)) {
            harms.push((Harm::Reached, to, Vec::new()));
        }
        harms
    }
}

/// An action of a turn, after others of it.
struct Step<A> {
    /// The number of the step before it.
    after: Option<usize>,
    action: A,
    /// Where the piece that it moved stands now, and where it stood when the turn began.
    moved: Option<(Coord, Option<Coord>)>,
}

/// A walk through all that whoever is to move could play in one turn, the shortest beginnings first.
struct Walk<P: Position> {
    steps: Vec<Step<P::Action>>,
    before: Diagram,
    player: Player,
    found: Threats,
    /// The steps that win.
    wins: Vec<usize>,
}

/// What the turn that begins or goes on here could do to a player, who is not to move. `ends` says who wins a game
/// that a position ends, where it does.
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
    /// Notes an action and what it does; says its number. That a base is reached by a win goes without saying.
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

    /// What was found, with the ways to win that need every action of theirs.
    fn ended(mut self) -> Threats {
        for step in std::mem::take(&mut self.wins) {
            let line = self.line(step);
            if !self.found.wins.iter().any(|shorter| is_within(shorter, &line)) {
                self.found.wins.push(line);
            }
        }
        self.found
    }

    /// Where a piece stood when the turn began, of which the steps until this one are known.
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

    /// The actions of a turn until this step.
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

/// Whether a line has all actions of another one, in their order.
fn is_within(shorter: &[String], line: &[String]) -> bool {
    let mut rest = line.iter();
    shorter.iter().all(|wanted| rest.any(|token| token == wanted))
}
