//! Positions of games that the engine plays against itself, to fit the weights of its terms to the results.

use super::mind::{terms, think};
use super::random::{Random, scatter};
use super::request::{Limit, SearchRequest};
use crate::rules::{GameDef, Player};

/// A game begins with so many random actions at most.
const OPENING_MAX: usize = 14;
/// Later, one of so many actions is random: a search values positions after bad actions, too.
const RANDOM_ONE_IN: usize = 10;
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

/// Plays one game, and returns every position in which the engine chose the action. None if it doesn't value positions of that game.
#[must_use]
pub fn samples(kind: &'static GameDef, variant: usize, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut game = kind.start(variant);
    let mut random = Random::new(scatter(seed));
    let opening = random.below(OPENING_MAX);
    let mut samples = Vec::new();
    while game.to_move().is_some() {
        let plies = game.plies().len();
        let legal = game.legal();
        let mut action = legal[random.below(legal.len())].clone();
        if plies >= opening && random.below(RANDOM_ONE_IN) > 0 {
            samples.push(terms(&game));
            let limit = Limit::Nodes(nodes / 2 + random.below(nodes as usize) as u64);
            let request = SearchRequest { seed: random.next(), memory: MEMORY, ..SearchRequest::best(limit) };
            action = think(&game, &request).map_or(action, |answer| answer.action);
        }
        if plies >= ACTIONS_MAX || game.play(&action).is_err() {
            game.agree();
        }
    }
    let result = match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Player::One) => 1.0,
        Some(Player::Two) => 0.0,
        None => 0.5,
    };
    samples.into_iter().filter(|terms| !terms.is_empty()).map(|terms| Sample { result, terms }).collect()
}
