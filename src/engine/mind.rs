//! How the engine thinks about each game. Turns records into typed positions, and results back into text.

use std::collections::HashSet;
use std::fmt::Write;

use super::alpha_beta::AlphaBeta;
use super::attention::Attention;
use super::budget::Budget;
use super::forced::{Forced, Reach, forced};
use super::found::Found;
use super::greedy::greedy;
use super::proof::{Proof, prove};
use super::random::Random;
use super::request::{Exact, Limit, Method, SearchAnswer, SearchRequest};
use super::score::expectation;
use super::uct::Uct;
use crate::rules::acting;
use crate::rules::guide::{Evaluated, LEVELS, Level, key};
use crate::rules::{FirstTurns, Game, GameDef, Given, Player, Points, Position};
use crate::rules::{chifoumi::Chifoumi, fursaz::Fursaz, sfirs::Sfirs, sia_doble::SiaDoble, the_game::TheGame};

/// The mind of each game. A new game is a line here: [`Mind::plain`] if its folder has nothing but the rules.
static MINDS: &[Mind] = &[
    Mind::searching::<Sfirs>(),
    Mind::searching::<TheGame>(),
    Mind::searching::<Fursaz>(),
    Mind::searching::<Chifoumi>(),
    Mind::searching::<SiaDoble>(),
];

/// How to think about one game.
struct Mind {
    game: &'static str,
    think: fn(&Game, &SearchRequest) -> Option<SearchAnswer>,
    /// The terms of its position's value.
    terms: fn(&Game) -> Vec<(usize, i32)>,
    /// The expectation, from -1 to 1, that a value is in a variant.
    expectation: fn(usize, i32) -> f64,
    /// Which turns win by force.
    forced: fn(&Game, Reach) -> Option<Forced>,
    /// Whether a player wins by force.
    proof: fn(&Game, Player, u64) -> Option<Proof>,
}

/// A game, replayed in its own types.
struct Replayed<P> {
    position: P,
    variant: usize,
    /// The keys of the positions in which turns began.
    seen: Vec<u64>,
    /// The points if the game were counted now, if one of these positions has come up twice since the points changed.
    stood_twice: Option<[Points; 2]>,
}

/// The levels of a game whose folder has nothing but the rules.
const PLAIN_LEVELS: [Level; LEVELS] = [
    Level::new(20, 0),
    Level::new(60, 0),
    Level::new(180, 0),
    Level::new(540, 0),
    Level::new(1_600, 0),
    Level::new(4_800, 0),
    Level::new(14_000, 0),
    Level::new(42_000, 0),
];

/// Chooses an action. `None` if the game is over or the engine doesn't know it.
#[must_use]
pub fn think(game: &Game, request: &SearchRequest) -> Option<SearchAnswer> {
    let mind = MINDS.iter().find(|mind| mind.game == game.kind().about.id)?;
    if game.outcome().is_some() { None } else { (mind.think)(game, request) }
}

/// The expectation that [`SearchAnswer::score`] is, if [`SearchAnswer::value`] is this. 0 if the engine doesn't value
/// positions of that game.
#[must_use]
pub fn expected(kind: &GameDef, variant: usize, value: i32) -> f64 {
    let mind = MINDS.iter().find(|mind| mind.game == kind.about.id);
    mind.map_or(0.0, |mind| (mind.expectation)(variant, value))
}

/// The terms of the value of a game's position, by number, without those that the players have alike. None if the
/// engine doesn't value positions of that game.
pub(super) fn terms(game: &Game) -> Vec<(usize, i32)> {
    let mind = MINDS.iter().find(|mind| mind.game == game.kind().about.id);
    mind.map_or_else(Vec::new, |mind| (mind.terms)(game))
}

/// Looks for a forced win of the player whose turn begins in a game. `None` if there is none within reach, or if it takes
/// too long to know.
#[must_use]
pub fn forced_in(game: &Game, reach: Reach) -> Option<Forced> {
    let mind = MINDS.iter().find(|mind| mind.game == game.kind().about.id)?;
    if game.outcome().is_some() { None } else { (mind.forced)(game, reach) }
}

/// Looks whether a player wins a game by force from where it stands, with so many positions at most. `None` if the game
/// is over or the engine doesn't know it.
#[must_use]
pub fn proof_in(game: &Game, winner: Player, nodes: u64) -> Option<Proof> {
    let mind = MINDS.iter().find(|mind| mind.game == game.kind().about.id)?;
    if game.outcome().is_some() { None } else { (mind.proof)(game, winner, nodes) }
}

fn proof_from<P: Position>(game: &Game, winner: Player, nodes: u64) -> Option<Proof> {
    Some(prove(&replay::<P>(game)?.position, winner, Budget::nodes(nodes)))
}

fn forced_from<P: Position>(game: &Game, reach: Reach) -> Option<Forced> {
    forced(&replay::<P>(game)?.position, reach)
}

fn terms_of<P: Evaluated>(game: &Game) -> Vec<(usize, i32)> {
    let Some(replayed) = replay::<P>(game) else { return Vec::new() };
    let mut counts = vec![0; P::WEIGHTS.len()];
    replayed.position.terms(&mut |term, count| counts[term] += count);
    counts.into_iter().enumerate().filter(|(_, count)| *count != 0).collect()
}

impl Mind {
    /// By alpha-beta search.
    const fn searching<P: Evaluated>() -> Self {
        let think = Self::by::<P>(|game, request| {
            think_by(game, request, P::levels, |replayed: &Replayed<P>, budget, blindness| {
                if request.method == Method::Greedy {
                    return greedy(&replayed.position, request.seed);
                }
                let seen = replayed.seen.clone();
                let attention = Attention::new(request.seed, blindness);
                let search = AlphaBeta::new(budget, attention, request, replayed.variant, seen, replayed.stood_twice);
                search.run(&replayed.position)
            })
        });
        Self { terms: terms_of::<P>, expectation: |variant, value| expectation(P::curve(variant), value), ..think }
    }

    /// By plain play-outs.
    #[allow(dead_code, reason = "every game tells something at present")]
    const fn plain<P: Position>() -> Self {
        Self::by::<P>(|game, request| {
            think_by(
                game,
                request,
                |_| PLAIN_LEVELS,
                |replayed: &Replayed<P>, budget, _| plain(replayed, request, budget),
            )
        })
    }

    const fn by<P: Position>(think: fn(&Game, &SearchRequest) -> Option<SearchAnswer>) -> Self {
        Self {
            game: P::ABOUT.id,
            think,
            terms: |_| Vec::new(),
            expectation: |_, _| 0.0,
            forced: forced_from::<P>,
            proof: proof_from::<P>,
        }
    }
}

fn think_by<P: Position>(
    game: &Game,
    request: &SearchRequest,
    levels: fn(usize) -> [Level; LEVELS],
    best: impl FnOnce(&Replayed<P>, Budget, u8) -> Option<Found<P::Action>>,
) -> Option<SearchAnswer> {
    let replayed = replay::<P>(game)?;
    let (budget, blindness) = match request.limit {
        Limit::Nodes(nodes) => (Budget::nodes(nodes), 0),
        Limit::Time(time) => (Budget::time(time), 0),
        Limit::Strength(level) => strength(level),
        Limit::Fraction(of) => {
            let strongest = levels(replayed.variant)[LEVELS - 1];
            strength(Level { nodes: strongest.nodes / of.max(1), ..strongest })
        }
        Limit::Level(level) => strength(levels(replayed.variant)[usize::from(level).clamp(1, LEVELS) - 1]),
    };
    let budget = match request.time_max {
        Some(time) => budget.within(time),
        None => budget,
    };
    let found = match request.method {
        Method::Best | Method::Greedy => best(&replayed, budget, blindness),
        Method::Plain => plain(&replayed, request, budget),
        Method::Random => None,
    };
    found.or_else(|| any(&replayed.position, request.seed)).map(|found| tell(&replayed.position, found))
}

fn strength(level: Level) -> (Budget, u8) {
    (Budget::nodes(level.nodes.into()), level.blindness)
}

fn plain<P: Position>(replayed: &Replayed<P>, request: &SearchRequest, budget: Budget) -> Option<Found<P::Action>> {
    Uct::new(request.memory, request.seed).run(&replayed.position, budget)
}

/// A random legal action.
fn any<P: Position>(position: &P, seed: u64) -> Option<Found<P::Action>> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let action = *actions.get(Random::new(seed).below(actions.len().max(1)))?;
    Some(Found { line: vec![action], value: 0, score: 0.0, end: None, nodes: 0 })
}

/// Replays a game in its own types.
fn replay<P: Position>(game: &Game) -> Option<Replayed<P>> {
    let variant = game.variant();
    let (start, first) = game.start_position().map(FirstTurns::split).unzip();
    let mut position = start.map_or_else(|| Ok(P::start(variant)), |text| P::parse(variant, text)).ok()?;
    let mut first = Given::new(first.flatten());
    first.give(&mut position);
    let mut seen = Vec::new();
    let (mut points, mut since) = (position.counted(), 0);
    let mut actions = Vec::new();
    let mut written = String::new();
    let mut note = |position: &P| {
        if position.counted() != points {
            (points, since) = (position.counted(), seen.len());
        }
        if P::REPETITION_ENDS && position.turn_begins() {
            seen.push(key(position));
        }
    };
    note(&position);
    for ply in game.plies() {
        actions.clear();
        position.legal_actions(&mut actions);
        let action = actions.iter().find(|action| {
            written.clear();
            write!(written, "{action}").is_ok() && written == ply.token
        });
        position.play_unchecked(*action?);
        first.give(&mut position);
        note(&position);
    }
    let mut stood = HashSet::new();
    let stood_twice = points.filter(|_| seen[since..].iter().any(|key| !stood.insert(key)));
    Some(Replayed { position, variant, seen, stood_twice })
}

/// Turns a result into text.
fn tell<P: Position>(position: &P, found: Found<P::Action>) -> SearchAnswer {
    let me = acting(position);
    let exact = found.end.map(|winner| match winner {
        Some(winner) if winner == me => Exact::Win,
        Some(_) => Exact::Loss,
        None => Exact::Draw,
    });
    let line: Vec<String> = found.line.iter().map(ToString::to_string).collect();
    let action = line.first().cloned().unwrap_or_default();
    SearchAnswer { action, score: found.score, value: found.value, nodes: found.nodes, line, exact }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_tells_nothing_beyond_its_rules_still_has_an_opponent() {
        let game = crate::rules::GAMES.iter().find(|kind| kind.about.id == "sia-doble").map(|kind| kind.start(0));
        let game = game.expect("Sia Doble is there");
        let answer =
            (Mind::plain::<SiaDoble>().think)(&game, &SearchRequest::best(Limit::Level(1))).expect("an answer");
        assert!(game.legal().contains(&answer.action));
        assert_eq!(answer.nodes, u64::from(PLAIN_LEVELS[0].nodes));
    }
}
