//! The computer as the opponent in a lesson. Its weakest level looks at so few positions that it answers at once, within
//! the request; the same position always gets the same answer.

use crate::engine::{Limit, SearchRequest, think};
use crate::rules::Game;

/// The level against which newcomers fight.
const LEVEL: Limit = Limit::Level(1);
/// The search for a turn in a lesson: less than a tenth of a second.
const HELP: Limit = Limit::Nodes(1_500);
/// The most memory for one search, in bytes.
const MEMORY: usize = 1 << 20;

/// The actions with which the computer answers, until it's the learner's turn. The game is as it stands after them.
pub(in crate::club) fn answered(game: &mut Game) -> Vec<String> {
    let mover = game.to_move();
    let mut line = Vec::new();
    while game.to_move() == mover && game.outcome().is_none() {
        let turn = turn(game, LEVEL);
        if turn.is_empty() || !turn.iter().all(|token| game.play(token).is_ok()) {
            break;
        }
        line.extend(turn);
    }
    line
}

/// A good turn, or the rest of one.
pub(in crate::club) fn good_turn(game: &Game) -> Vec<String> {
    turn(game, HELP)
}

fn turn(game: &Game, limit: Limit) -> Vec<String> {
    let (mut game, mover, mut line) = (game.clone(), game.to_move(), Vec::new());
    while game.to_move() == mover && game.outcome().is_none() && (line.is_empty() || !game.turn_begins()) {
        let seed = game.plies().len() as u64;
        let request = SearchRequest { memory: MEMORY, seed, ..SearchRequest::best(limit) };
        let Some(action) = think(&game, &request).map(|found| found.action) else { break };
        if game.play(&action).is_err() {
            break;
        }
        line.push(action);
    }
    line
}
