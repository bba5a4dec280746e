//! Matches between two ways of thinking, to measure their strength.

use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::mind::think;
use super::random::{Random, scatter};
use super::request::{Limit, Method, SearchRequest};
use crate::rules::guide::{LEVELS, Level, SearchParameters};
use crate::rules::{Game, GameDef, Player};

/// After this many actions, a game is counted or drawn.
const ACTIONS_MAX: usize = 1_000;

/// A way of thinking: `level:3`, `nodes:5000`, `nodes:60/45` (overlooks 45 of 100 actions), `seconds:0.2`, `uct:640`,
/// `uct-seconds:0.2`, `greedy` or `random`. With `nodes:5000,near=5,margin=90` the search saves work as that says, and as
/// most games do where it says nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contender {
    limit: Limit,
    method: Method,
    parameters: Option<SearchParameters>,
}

/// The text isn't a way of thinking.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "{0:?} isn’t a player; write level:1 to level:8, nodes:5000, nodes:60/45, seconds:0.2, uct:640, uct-seconds:0.2, greedy or random"
)]
pub struct UnknownContender(String);

impl FromStr for Contender {
    type Err = UnknownContender;

    fn from_str(text: &str) -> Result<Self, UnknownContender> {
        let whole = text;
        let unknown = || UnknownContender(whole.to_owned());
        let (text, parameters) = text.split_once(',').map_or((text, None), |(text, rest)| (text, Some(rest)));
        let (word, number) = text.split_once(':').unwrap_or((text, ""));
        let count = || number.parse().ok().filter(|count| *count > 0).map(Limit::Nodes);
        let time = || {
            let seconds = number.parse().ok().filter(|seconds: &f64| *seconds > 0.0)?;
            Duration::try_from_secs_f64(seconds).ok().map(Limit::Time)
        };
        let (limit, method) = match word {
            "level" => {
                let level = number.parse().ok().filter(|level| (1..=LEVELS).contains(&usize::from(*level)));
                (level.map(Limit::Level), Method::Best)
            }
            "nodes" => (count().or_else(|| weak(number)), Method::Best),
            "seconds" => (time(), Method::Best),
            "uct" => (count(), Method::Plain),
            "uct-seconds" => (time(), Method::Plain),
            "greedy" if number.is_empty() => (Some(Limit::Nodes(0)), Method::Greedy),
            "random" if number.is_empty() => (Some(Limit::Nodes(0)), Method::Random),
            _ => (None, Method::Best),
        };
        let parameters = parameters.map(|written| search_parameters(written).ok_or_else(unknown)).transpose()?;
        Ok(Self { limit: limit.ok_or_else(unknown)?, method, parameters })
    }
}

/// Reads `60/45`: nodes and blindness.
fn weak(text: &str) -> Option<Limit> {
    let (nodes, blindness) = text.split_once('/')?;
    let (nodes, blindness) = (nodes.parse().ok()?, blindness.parse().ok()?);
    (nodes > 0 && blindness < 100).then_some(Limit::Strength(Level::new(nodes, blindness)))
}

/// Reads `near=5,margin=90`.
fn search_parameters(text: &str) -> Option<SearchParameters> {
    text.split(',').try_fold(SearchParameters::USUAL, |parameters, change| {
        let (name, value) = change.split_once('=')?;
        parameters.with(name, value.parse().ok()?)
    })
}

impl Contender {
    fn request(&self, seed: u64) -> SearchRequest {
        SearchRequest { method: self.method, seed, parameters: self.parameters, ..SearchRequest::best(self.limit) }
    }
}

/// The result of a match, for the first of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Actions in all games together.
    pub actions: usize,
}

impl MatchScore {
    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points per game: 1 for a win and ½ for a draw.
    #[must_use]
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The 95 % confidence interval of the score (Wilson, 1927).
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        const Z: f64 = 1.96;
        let (n, p) = (f64::from(self.games().max(1)), self.score());
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }
}

/// Plays a match in which the two take turns to begin. Each pair of games begins with the same random actions, so many as
/// `opening` says. `report` gets the score after each game.
pub fn play_match(
    kind: &'static GameDef,
    variant: usize,
    [first, second]: [&Contender; 2],
    games: u32,
    opening: usize,
    seed: u64,
    mut report: impl FnMut(&MatchScore),
) -> MatchScore {
    let mut tally = MatchScore::default();
    for number in 0..games {
        let first_begins = number % 2 == 0;
        let players = if first_begins { [first, second] } else { [second, first] };
        // The two games of a pair have different seeds, so that no game is played twice.
        let pair = Random::new(scatter(seed ^ u64::from(number / 2) << 32));
        let start = opened(kind.start(variant), opening, pair);
        let game = play(start, players, scatter(seed.wrapping_add(u64::from(number) << 32)));
        tally.actions += game.plies().len();
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => tally.draws += 1,
            Some(winner) if (winner == Player::One) == first_begins => tally.wins += 1,
            Some(_) => tally.losses += 1,
        }
        report(&tally);
    }
    tally
}

/// A game after so many random actions; one that these would end begins without them.
fn opened(start: Game, actions: usize, mut random: Random) -> Game {
    let mut game = start.clone();
    for _ in 0..actions {
        let legal = game.legal();
        if legal.is_empty() || game.play(&legal[random.below(legal.len())]).is_err() {
            break;
        }
    }
    if game.outcome().is_some() { start } else { game }
}

/// Plays a game to its end.
#[must_use]
pub fn play(mut game: Game, players: [&Contender; 2], seed: u64) -> Game {
    while let Some(player) = game.to_move() {
        let ply = game.plies().len();
        let request = players[player.index()].request(scatter(seed.wrapping_add(ply as u64)));
        let answer = think(&game, &request);
        if ply >= ACTIONS_MAX || answer.is_none_or(|answer| game.play(&answer.action).is_err()) {
            game.agree();
        }
    }
    game
}
