//! Positions of games that the engine plays against itself, to fit the weights of its terms to the results.

use super::mind::{terms, think};
use super::random::{Random, scatter};
use super::request::{Limit, SearchAnswer, SearchRequest};
use crate::rules::{Game, GameDef, Player};

/// A game begins with so many random actions at most.
const OPENING_MAX: usize = 14;
/// Later, one of so many actions is random: a search values positions after bad actions, too. More of them would make the results
/// tell less of the positions before them (docs/performance.md).
const RANDOM_ONE_IN: usize = 40;
/// After this many actions, a game is counted or drawn.
const ACTIONS_MAX: usize = 400;
/// A search may use this much memory, in bytes.
const MEMORY: usize = 1 << 20;

/// A position, and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The points of player one, from 0 to 1.
    pub result: f64,
    /// By number: how much more of a term player one has than player two.
    pub terms: Vec<(usize, i32)>,
}

/// What a search said about a position, and how its game ended for the player to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The search's value.
    pub value: i32,
    /// The points that it expected, from 0 to 1.
    pub expected: f64,
    /// Whether it was sure of the result.
    pub sure: bool,
    /// The points that came of it.
    pub result: f64,
}

/// Plays one game, and returns every position in which the engine chose the action. None if it doesn't value positions of that game.
#[must_use]
pub fn samples(kind: &'static GameDef, variant: usize, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut all = Vec::new();
    let result = play(kind, variant, nodes, seed, Some(RANDOM_ONE_IN), |game, _| all.push(terms(game)));
    all.into_iter().filter(|terms| !terms.is_empty()).map(|terms| Sample { result, terms }).collect()
}

/// Plays one game without bad actions after the opening, and returns what the search said about each position.
#[must_use]
pub fn judged(kind: &'static GameDef, variant: usize, nodes: u64, seed: u64) -> Vec<Judged> {
    let mut all = Vec::new();
    let result = play(kind, variant, nodes, seed, None, |game, answer| {
        all.push((game.to_move(), answer.value, f64::midpoint(answer.score, 1.0), answer.exact.is_some()));
    });
    let for_mover = |mover| if mover == Some(Player::One) { result } else { 1.0 - result };
    let judged = |(mover, value, expected, sure)| Judged { value, expected, sure, result: for_mover(mover) };
    all.into_iter().map(judged).collect()
}

/// Plays a game, notes each position in which the engine chose the action, and returns the points of player one.
fn play(
    kind: &'static GameDef,
    variant: usize,
    nodes: u64,
    seed: u64,
    random_one_in: Option<usize>,
    mut note: impl FnMut(&Game, &SearchAnswer),
) -> f64 {
    let mut game = kind.start(variant);
    let mut random = Random::new(scatter(seed));
    let opening = random.below(OPENING_MAX);
    while game.to_move().is_some() {
        let plies = game.plies().len();
        let legal = game.legal();
        let mut action = legal[random.below(legal.len())].clone();
        if plies >= opening && random_one_in.is_none_or(|one_in| random.below(one_in) > 0) {
            let limit = Limit::Nodes(nodes / 2 + random.below(nodes as usize) as u64);
            let request = SearchRequest { seed: random.next(), memory: MEMORY, ..SearchRequest::best(limit) };
            if let Some(answer) = think(&game, &request) {
                note(&game, &answer);
                action = answer.action;
            }
        }
        if plies >= ACTIONS_MAX || game.play(&action).is_err() {
            game.agree();
        }
    }
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Player::One) => 1.0,
        Some(Player::Two) => 0.0,
        None => 0.5,
    }
}
