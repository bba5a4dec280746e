//! What becomes of a game that is over: puzzles for others.

use crate::club::To;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::job::{Job, JobQuestion};
use crate::club::context::rejection::Rejection;
use crate::command::settings::PUZZLES;
use crate::rules::Game;
use crate::store::{COMPUTER, GameState, StoredGame};

/// How many games may wait to be looked through for puzzles.
const WAITING_MAX: usize = 2;
/// Games with fewer actions aren't.
const PLIES_MIN: usize = 16;

/// Whether what stood in a game may be given to others as a puzzle: a rated game between people in a community, unless
/// the place, its community or either player said no.
pub(in crate::club) fn may_become_puzzles(cx: &Context<'_>, game: &StoredGame) -> Result<bool, Rejection> {
    let place = cx.tx.place(game.place_id)?;
    let between_people = game.seats.iter().all(|seat| !seat.is_computer() && !seat.is_community());
    if !game.rated || game.state != GameState::Over || place.direct || !between_people {
        return Ok(false);
    }
    let mut may = cx.in_place(&place, &PUZZLES)?;
    for seat in &game.seats {
        may &= cx.of_person(seat.person_id, &PUZZLES)? && cx.tx.is_known(seat.person_id)?;
    }
    Ok(may)
}

/// Has the computer look for puzzles in a game that has just ended, when it has time.
pub(super) fn look_for_puzzles(cx: &mut Context<'_>, stored: &StoredGame, game: &Game) -> Result<(), Rejection> {
    let waiting = cx.environment.jobs.iter().filter(|asker| asker.is_none()).count();
    let pending = cx.jobs.iter().filter(|job| job.question == JobQuestion::Puzzles).count();
    let too_many = waiting + pending >= WAITING_MAX || cx.environment.limits.computer_games == 0;
    if too_many || game.plies().len() < PLIES_MIN || !may_become_puzzles(cx, stored)? {
        return Ok(());
    }
    // Nobody is told.
    let reply = Draft::new(COMPUTER, To::Account(String::new()), cx.environment.usual_language);
    let question = JobQuestion::Puzzles;
    cx.jobs.push(Job { game_id: stored.id, game: game.clone(), question, reply, begun: None });
    Ok(())
}
