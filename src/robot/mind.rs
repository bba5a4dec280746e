//! How the computer plays, answers offers, and looks at games for people.

use std::time::Duration;

use crate::club::Awaited;
use crate::command::{Command, Id, PlayCommand, SettlingCommand};
use crate::engine::{Exact, Limit, SearchAnswer, SearchRequest, think};
use crate::rules::guide::SolvedEndings;
use crate::rules::{Game, Player};

/// The computer resigns only after each player has played this many turns. Before that, nobody would lose by it.
const COUNTS_AFTER: usize = 2;
/// The computer agrees to stop a game without a winner only after each player has played this many turns. Before that,
/// people would play on in any position.
const STOPPED_AFTER: usize = 6;
/// The same for an even game.
const EVEN_AFTER: usize = 20;
/// The most that either player may expect in an even game, from -1 to 1.
const EVEN: f64 = 0.1;
/// With an expectation of at most this, the computer is glad of less than a win.
const WORSE: f64 = -0.3;
/// With an expectation of at most this, the computer has no hope left.
const HOPELESS: f64 = -0.98;
/// The level at which the computer judges offers, whatever its own level.
const JUDGE: Limit = Limit::Level(7);

/// How far the computer looks to judge a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Depth {
    /// In every position in which a turn begins.
    pub quick: Limit,
    /// Wherever a turn seems to give something away.
    pub thorough: Limit,
    /// For each action of a game that it plays against itself.
    pub self_play: Limit,
}

impl Depth {
    /// The computer's highest level, and an eighth of its positions for a quick look.
    pub const USUAL: Self = Self { quick: Limit::Fraction(8), thorough: Limit::Level(8), self_play: Limit::Nodes(60) };
}

/// The computer's resources.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// The most memory for one search, in bytes.
    pub memory: usize,
    /// The longest time to think about a turn, however busy the machine is.
    pub time_max: Duration,
    /// The solved endings, if they were loaded.
    pub endings: Option<&'static dyn SolvedEndings>,
    /// How far it looks to judge a turn. No time limits that, so that the same turn always gets the same verdict.
    pub depth: Depth,
    /// The interval between two reports on a running analysis.
    pub tell_every: Duration,
}

/// The computer's command for something that awaits it. `None` if there is nothing to do.
#[must_use]
pub fn answer(awaited: &Awaited, means: &Means) -> Option<Command> {
    match awaited.offer {
        Some(offer) => Some(answer_offer(awaited, offer, means)),
        None => play(awaited, means),
    }
}

/// The computer's command without a search: it declines to stop a game, or plays a turn of any legal actions, always
/// the same in the same game. `None` if there is nothing to do.
#[must_use]
pub fn answer_simply(awaited: &Awaited) -> Option<Command> {
    if let Some(offer) = awaited.offer {
        return Some(Command::Play(PlayCommand::Decline(Some(Id(offer)))));
    }
    let (mut game, mut line) = (awaited.game.clone(), Vec::new());
    while game.to_move() == Some(awaited.player) && (line.is_empty() || !game.turn_begins()) {
        let mut legal = game.legal();
        let lot = awaited.game_id.unsigned_abs() + game.plies().len() as u64;
        let token = legal.swap_remove((lot % legal.len().max(1) as u64) as usize);
        game.play(&token).ok()?;
        line.push(token);
    }
    (!line.is_empty()).then(|| Command::Play(PlayCommand::Move(Some(Id(awaited.game_id)), line.join(" "))))
}

/// Plays a whole turn, or resigns.
fn play(awaited: &Awaited, means: &Means) -> Option<Command> {
    let Awaited { game, game_id, level, .. } = awaited;
    let (line, first) = turn(game, Limit::Level(*level), *game_id, means)?;
    if first.exact == Some(Exact::Loss) && turns_each(game) >= COUNTS_AFTER {
        return Some(Command::Settling(SettlingCommand::Resign {
            id: Some(Id(*game_id)),
            whole: false,
            confirmed: true,
        }));
    }
    Some(Command::Play(PlayCommand::Move(Some(Id(*game_id)), line.join(" "))))
}

/// The same, without a limit of time.
pub(super) fn untimed_turn(game: &Game, limit: Limit, means: &Means) -> Option<(Vec<String>, SearchAnswer)> {
    turn(game, limit, 0, &Means { time_max: Duration::MAX, ..*means })
}

/// The actions of the best turn, and the search result for the first of them. `None` if the game is over.
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

/// The number of turns of the player who has played fewer.
fn turns_each(game: &Game) -> usize {
    Player::BOTH.iter().map(|player| game.turns_of(*player)).min().unwrap_or(0)
}

/// Agrees to stop a game, unless the computer expects more from playing on.
fn answer_offer(awaited: &Awaited, offer: i64, means: &Means) -> Command {
    let id = Some(Id(offer));
    Command::Play(if agrees(awaited, means) { PlayCommand::Accept(id) } else { PlayCommand::Decline(id) })
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

/// Searches with a seed that depends only on the game, so that the same position always gets the same answer.
fn search(game: &Game, limit: Limit, game_id: i64, means: &Means) -> Option<SearchAnswer> {
    let seed = game_id.unsigned_abs() << 16 | game.plies().len() as u64;
    let Means { memory, time_max, endings, .. } = *means;
    think(game, &SearchRequest { memory, endings, seed, time_max: Some(time_max), ..SearchRequest::best(limit) })
}
