//! What the computer does about what awaits it, and what it finds when it looks at something for somebody.

use std::time::Duration;

use crate::club::Awaited;
use crate::command::{Command, Id};
use crate::engine::{Exact, Limit, SearchAnswer, SearchRequest, think};
use crate::rules::guide::SolvedEndings;
use crate::rules::{Game, Player};

/// How many turns each has played before the computer gives up: before that nobody would lose by it.
const COUNTS_AFTER: usize = 2;
/// How many turns each has played before the computer agrees to stop a game without a winner: until then a person would
/// play on, whatever the position.
const STOPPED_AFTER: usize = 6;
/// The same for a game that is even.
const EVEN_AFTER: usize = 20;
/// What it expects at most in an even game, from -1 to 1, for itself or its opponent.
const EVEN: f64 = 0.1;
/// What it expects at most where it is glad of less than a win.
const WORSE: f64 = -0.3;
/// What it expects at most where nothing is to be hoped for.
const HOPELESS: f64 = -0.98;
/// The level at which it judges what it is offered, whatever its own.
const JUDGE: Limit = Limit::Level(7);

/// What the computer thinks with.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// How much memory one thought may take, in bytes.
    pub memory: usize,
    /// How long it may think about a turn, however busy the machine is.
    pub time_max: Duration,
    /// Solved endings, if they are at hand.
    pub endings: Option<&'static dyn SolvedEndings>,
    /// How often whoever waits for an analysis is told how far it has come.
    pub tell_every: Duration,
}

/// What the computer asks of the club; nothing if there is nothing to be done.
#[must_use]
pub fn answer(awaited: &Awaited, means: &Means) -> Option<Command> {
    match awaited.offer {
        Some(offer) => Some(answer_offer(awaited, offer, means)),
        None => play(awaited, means),
    }
}

/// What the computer asks of the club without thinking: that nothing is stopped, or a turn of some legal actions, for the
/// same game always the same; nothing if there is nothing to be done.
#[must_use]
pub fn answer_simply(awaited: &Awaited) -> Option<Command> {
    if let Some(offer) = awaited.offer {
        return Some(Command::Decline(Some(Id(offer))));
    }
    let (mut game, mut line) = (awaited.game.clone(), Vec::new());
    while game.to_move() == Some(awaited.player) && (line.is_empty() || !game.turn_begins()) {
        let mut legal = game.legal();
        let lot = awaited.game_id.unsigned_abs() + game.plies().len() as u64;
        let token = legal.swap_remove((lot % legal.len().max(1) as u64) as usize);
        game.play(&token).ok()?;
        line.push(token);
    }
    (!line.is_empty()).then(|| Command::Move(Some(Id(awaited.game_id)), line.join(" ")))
}

/// A whole turn, or that it gives up.
fn play(awaited: &Awaited, means: &Means) -> Option<Command> {
    let Awaited { game, game_id, level, .. } = awaited;
    let (line, first) = turn(game, Limit::Level(*level), *game_id, means)?;
    if first.exact == Some(Exact::Loss) && turns_each(game) >= COUNTS_AFTER {
        return Some(Command::Resign { id: Some(Id(*game_id)), whole: false, sure: true });
    }
    Some(Command::Move(Some(Id(*game_id)), line.join(" ")))
}

/// The actions of the best turn from here on, and what was found of the first of them; nothing if the game is over.
pub(super) fn turn(game: &Game, limit: Limit, game_id: i64, means: &Means) -> Option<(Vec<String>, SearchAnswer)> {
    let (mut game, mover) = (game.clone(), game.to_move()?);
    let first = search(&game, limit, game_id, means)?;
    let (mut line, mut found) = (Vec::new(), first.clone());
    loop {
        for token in found.line {
            game.play(&token).ok()?;
            line.push(token);
            if game.to_move() != Some(mover) || game.turn_begins() {
                return Some((line, first));
            }
        }
        found = search(&game, limit, game_id, means)?;
    }
}

/// How many turns each of the players has played at least.
fn turns_each(game: &Game) -> usize {
    Player::BOTH.iter().map(|player| game.turns_of(*player)).min().unwrap_or(0)
}

/// Whether it agrees to stop: not where it expects more from playing on.
fn answer_offer(awaited: &Awaited, offer: i64, means: &Means) -> Command {
    let id = Some(Id(offer));
    if agrees(awaited, means) { Command::Accept(id) } else { Command::Decline(id) }
}

fn agrees(awaited: &Awaited, means: &Means) -> bool {
    let mut stopped = awaited.game.clone();
    stopped.agree();
    let winner = stopped.outcome().and_then(|outcome| outcome.winner);
    if winner == Some(awaited.player) {
        return true;
    }
    let turns = turns_each(&awaited.game);
    if turns < STOPPED_AFTER {
        return false;
    }
    let Some(found) = search(&awaited.game, JUDGE, awaited.game_id, means) else { return true };
    let expected = if awaited.game.to_move() == Some(awaited.player) { found.score } else { -found.score };
    match winner {
        Some(_) => expected <= HOPELESS,
        None => expected <= WORSE || (expected.abs() <= EVEN && turns >= EVEN_AFTER),
    }
}

/// The same game is thought about alike whenever it is.
fn search(game: &Game, limit: Limit, game_id: i64, means: &Means) -> Option<SearchAnswer> {
    let seed = game_id.unsigned_abs() << 16 | game.plies().len() as u64;
    let Means { memory, time_max, endings, .. } = *means;
    think(game, &SearchRequest { memory, endings, seed, time_max: Some(time_max), ..SearchRequest::best(limit) })
}
