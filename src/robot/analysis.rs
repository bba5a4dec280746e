//! Analyses: what each turn of a game gave away.
//!
//! A verdict has to be believed, so it is not read off one search. First, every position in which a turn begins gets a
//! quick look. If a turn seems to give something away or to gain something, the positions before and after it get a
//! thorough one, until nothing doubtful is left. At last, from the last turn to the first, the position after the best
//! turn gets as thorough a look as the one after the played turn; in both, the opponent is to move. A turn gave away only
//! the loss that both comparisons show. In the opening, where a search sees little, games that the computer plays against itself
//! must agree, too.
//!
//! Every look ends after a number of positions, never after a time, and its seed depends on nothing but the turn. So the
//! same game gets the same verdicts, however busy or slow the machine is, and however many looks helpers take at the same
//! time.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::helpers::Helpers;
use super::mind::{Depth, Means, untimed_turn};
use crate::club::{Analysis, JudgedTurn, Judgment};
use crate::engine::{Limit, SearchRequest, think};
use crate::rules::{Game, Player};

/// The turns of an opening, of both players together.
const OPENING_TURNS: usize = 6;
/// How many games the computer plays against itself from a position of the opening, with how many actions at most.
const SELF_PLAYED: u64 = 8;
const SELF_PLAYED_ACTIONS: usize = 240;
/// How many points fewer a game, from 0 to 1, these games must bring to refute a turn of the opening.
const REFUTED: f64 = 0.3;

/// Looks through a game. `tell` gets the number of turns judged so far whenever that was long ago, and at last the
/// number of all.
#[must_use]
pub fn analyse(game: &Game, depth: Depth, means: &Means, helpers: &Helpers, tell: &mut dyn FnMut(usize)) -> Analysis {
    let mut begins: Vec<usize> =
        game.plies().iter().enumerate().filter(|(_, ply)| ply.begins_turn).map(|(at, _)| at).collect();
    if begins.is_empty() {
        return Analysis::default();
    }
    begins.push(game.plies().len());
    let mut analyst = Analyst::new(game, depth, means, helpers, begins, 0);
    let turns = analyst.turns();
    let mut progress = Progress { tell, every: means.tell_every, steps: 0, all: turns, told: 0, at: Instant::now() };
    analyst.look_everywhere(|looks| progress.reach(looks.saturating_sub(1)));
    analyst.look_again_where_in_doubt();
    analyst.compare_where_in_doubt(|compared| progress.reach(turns + compared));
    let mut judged: Vec<JudgedTurn> = Vec::with_capacity(turns);
    for at in (0..turns).rev() {
        judged.push(analyst.judged(at));
        progress.reach(turns + judged.len());
    }
    judged.reverse();
    Analysis { turns: judged }
}

/// Judges the last turn of a game by itself. `None` if nothing was played.
#[must_use]
pub fn judge_last(game: &Game, depth: Depth, means: &Means, helpers: &Helpers) -> Option<JudgedTurn> {
    let begun = game.plies().iter().rposition(|ply| ply.begins_turn)?;
    let first = game.plies()[..begun].iter().filter(|ply| ply.begins_turn).count();
    let begins = vec![begun, game.plies().len()];
    let mut analyst = Analyst::new(game, depth, means, helpers, begins, first);
    analyst.look_everywhere(|_| ());
    analyst.look_again_where_in_doubt();
    Some(analyst.judged(0))
}

/// Tells how far an analysis is. Every turn is looked at twice.
struct Progress<'t> {
    tell: &'t mut dyn FnMut(usize),
    every: Duration,
    steps: usize,
    all: usize,
    told: usize,
    at: Instant,
}

impl Progress<'_> {
    fn reach(&mut self, steps: usize) {
        self.steps = self.steps.max(steps);
        let turns = self.steps / 2;
        let is_last = turns == self.all && self.told > 0;
        if turns > self.told && (is_last || self.at.elapsed() >= self.every) {
            (self.told, self.at) = (turns, Instant::now());
            (self.tell)(turns);
        }
    }
}

/// What the computer expects of a position in which a turn begins.
#[derive(Clone)]
struct Look {
    /// The points of player one, from 0 to 1.
    points: f64,
    /// The best turn. Empty if the game is over.
    best: Vec<String>,
    thorough: bool,
}

struct Analyst<'g> {
    game: &'g Game,
    depth: Depth,
    means: &'g Means,
    helpers: &'g Helpers,
    /// How many actions come before each turn, and how many there are.
    begins: Vec<usize>,
    /// How many turns come before the first of these.
    first: usize,
    /// One for each position in which a turn begins, and one for the last position.
    looks: Vec<Look>,
    /// By turn: what comes of the best one, where that is known already.
    compared: HashMap<usize, Option<Better>>,
}

/// What comes of a better turn.
struct Better {
    /// A look at the position after it.
    look: Look,
    /// The player's own best turn after the opponent's answer.
    next: Vec<String>,
}

impl<'g> Analyst<'g> {
    fn new(
        game: &'g Game,
        depth: Depth,
        means: &'g Means,
        helpers: &'g Helpers,
        begins: Vec<usize>,
        first: usize,
    ) -> Self {
        Self { game, depth, means, helpers, begins, first, looks: Vec::new(), compared: HashMap::new() }
    }

    fn turns(&self) -> usize {
        self.begins.len() - 1
    }

    fn position(&self, at: usize) -> Game {
        self.game.rewound(self.begins[at])
    }

    fn player(&self, at: usize) -> Player {
        self.game.plies()[self.begins[at]].player
    }

    fn played(&self, at: usize) -> Vec<String> {
        let plies = &self.game.plies()[self.begins[at]..self.begins[at + 1]];
        plies.iter().map(|ply| ply.token.clone()).collect()
    }

    fn look(&self, position: &Game, limit: Limit) -> Look {
        // The number of a game says nothing about its turns.
        match (position.to_move(), untimed_turn(position, limit, self.means)) {
            (Some(player), Some((best, found))) => Look {
                points: points_of(player, f64::midpoint(1.0, found.score)),
                best,
                thorough: limit == self.depth.thorough,
            },
            _ => {
                Look { points: points_of(Player::One, result(position, Player::One)), best: Vec::new(), thorough: true }
            }
        }
    }

    /// What a turn's player expected before it, from 0 to 1, and expects after it.
    fn before_and_after(&self, at: usize) -> (f64, f64) {
        let player = self.player(at);
        (points_of(player, self.looks[at].points), points_of(player, self.looks[at + 1].points))
    }

    fn is_doubtful(&self, at: usize) -> bool {
        let (before, after) = self.before_and_after(at);
        Judgment::of(before - after) > Judgment::Good
    }

    /// Looks quickly at every position.
    fn look_everywhere(&mut self, done: impl FnMut(usize)) {
        let all: Vec<usize> = (0..=self.turns()).collect();
        self.looks = self.helpers.each(&all, |at| self.look(&self.position(*at), self.depth.quick), done);
    }

    /// Looks thoroughly at the positions around every turn that seems to give something away, or to gain something.
    fn look_again_where_in_doubt(&mut self) {
        loop {
            let mut doubtful: Vec<usize> = Vec::new();
            for at in 0..self.turns() {
                // A second look may cast doubt on the turn before or after, or take it away: neighbors come later.
                if self.needs_another_look(at) && doubtful.last().is_none_or(|last| last + 1 < at) {
                    doubtful.push(at);
                }
            }
            let around = doubtful.into_iter().flat_map(|at| [at, at + 1]);
            let again: Vec<usize> = around.filter(|at| !self.looks[*at].thorough).collect();
            if again.is_empty() {
                return;
            }
            let thorough = |at: &usize| self.look(&self.position(*at), self.depth.thorough);
            for (at, look) in again.iter().zip(self.helpers.each(&again, thorough, |_| ())) {
                self.looks[*at] = look;
            }
        }
    }

    fn needs_another_look(&self, at: usize) -> bool {
        let (before, after) = self.before_and_after(at);
        let changes = Judgment::of((before - after).abs()) > Judgment::Good;
        changes && !(self.looks[at].thorough && self.looks[at + 1].thorough)
    }

    /// Looks at what comes of the best turns where others seem to have given something away.
    fn compare_where_in_doubt(&mut self, done: impl FnMut(usize)) {
        let doubtful: Vec<usize> = (0..self.turns()).filter(|at| self.is_doubtful(*at)).collect();
        let better = self.helpers.each(&doubtful, |at| self.compare(*at), done);
        self.compared = doubtful.into_iter().zip(better).collect();
    }

    /// What comes of the best turn. None if it leads to the same as the one that was played, or if that belongs to the
    /// opening.
    fn compare(&self, at: usize) -> Option<Better> {
        let better = after_turn(&self.position(at), &self.looks[at].best);
        if better.position() == self.position(at + 1).position() || self.is_book(at, &better) {
            return None;
        }
        let look = self.look(&better, self.depth.thorough);
        let next = self.look(&after_turn(&better, &look.best), self.depth.quick).best;
        Some(Better { look, next })
    }

    /// Judges a turn. The turns after it are judged already: the worth of a position is what its best turn leads to.
    fn judged(&mut self, at: usize) -> JudgedTurn {
        let (player, played) = (self.player(at), self.played(at));
        let (before, after) = self.before_and_after(at);
        let best = self.looks[at].best.clone();
        let (mut then, mut next) = (Vec::new(), Vec::new());
        if self.is_doubtful(at) {
            let known = match self.compared.remove(&at).unwrap_or_else(|| self.compare(at)) {
                None => after,
                Some(better) => {
                    (then, next) = (better.look.best, better.next);
                    points_of(player, better.look.points).clamp(after, before.max(after))
                }
            };
            self.looks[at].points = points_of(player, known);
        } else if after > before || played == best {
            // The turn could be played, so the position was worth its result.
            self.looks[at].points = points_of(player, after);
        }
        let (before, after) = self.before_and_after(at);
        let answer = self.looks[at + 1].best.clone();
        JudgedTurn { plies: self.begins[at], player, played, best, before, after, answer, then, next }
    }

    /// Whether a turn belongs to the opening, and games of the computer's against itself don't refute it.
    fn is_book(&self, at: usize, better: &Game) -> bool {
        let player = self.player(at);
        let self_played = |position: &Game| self_played(position, player, self.depth, self.means);
        self.first + at < OPENING_TURNS && self_played(&self.position(at + 1)) + REFUTED > self_played(better)
    }
}

/// Player one's points for a player, or a player's for player one.
fn points_of(player: Player, points: f64) -> f64 {
    if player == Player::One { points } else { 1.0 - points }
}

fn after_turn(position: &Game, turn: &[String]) -> Game {
    let mut after = position.clone();
    // The search found the turn in this very position.
    turn.iter().for_each(|token| after.play(token).unwrap_or_default());
    after
}

/// A player's mean result in games that the computer plays against itself from a position.
fn self_played(position: &Game, player: Player, depth: Depth, means: &Means) -> f64 {
    let played_out = |number: u64| {
        let mut game = position.clone();
        for action in 0..SELF_PLAYED_ACTIONS {
            let request = SearchRequest {
                seed: number << 16 | action as u64,
                memory: means.memory,
                ..SearchRequest::best(depth.self_play)
            };
            let Some(found) = think(&game, &request) else { break };
            if game.play(&found.action).is_err() {
                break;
            }
        }
        result(&game, player)
    };
    (0..SELF_PLAYED).map(played_out).sum::<f64>() / SELF_PLAYED as f64
}

/// A player's result in a game that ended on the board; half a point if it didn't.
fn result(game: &Game, player: Player) -> f64 {
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}
