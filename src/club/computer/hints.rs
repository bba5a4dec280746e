//! Jobs for the computer: hints, and analyses of games that are over.
//!
//! The club decides whether it may tell. Then `robot` takes the jobs ([`Club::take_jobs`]) and reports its answers
//! ([`Club::report`]), which answer the original request. Jobs are only in memory: if the program ends in between,
//! people ask again.

use super::job::turns_of;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::job::{Job, JobQuestion};
use crate::club::context::pictures;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{actions, number};
use crate::club::lookup::Want;
use crate::club::{Audience, Picture};
use crate::command::{Command, Id};
use crate::rules::{Attempt, Coord, Game};
use crate::store::{GameState, Hint, StoredGame};
use crate::text::{Arg, Message};

/// How many jobs there may be at a time, and how many of them for one person.
pub(in crate::club) const JOBS_MAX: usize = 10;
pub(super) const JOBS_A_PERSON: usize = 2;
/// After this many turns, a position is no longer just an opening.
const OPENING_TURNS: usize = 6;

/// The first hint at a turn. The rest of the turn is kept for the next request.
pub(in crate::club) fn hint_told(cx: &Context<'_>, job: &Job, line: &[String]) -> Result<Draft, Rejection> {
    // Nothing is kept of a person who was forgotten meanwhile.
    if let Some(person_id) = job.reply.asker_id
        && cx.tx.is_known(person_id)?
    {
        let hint = Hint { game_id: job.game_id, position: job.game.position(), actions: actions(line) };
        cx.tx.put_hint(person_id, &hint)?;
    }
    let mut draft = job.reply.clone();
    let text = match line.first().and_then(|token| Attempt::parse(token)) {
        Some(Attempt::Step { from, .. }) => {
            if let Some(picture) = &mut draft.picture {
                picture.chosen = Some(from.to_string());
            }
            Message::new("club-hint-piece").with_text("at", from)
        }
        Some(Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at)) => {
            Message::new("club-hint-file").with("file", file_of(at))
        }
        Some(Attempt::Word(_)) | None => Message::new("club-hint-word"),
    };
    let id = number(job.game_id);
    draft.text = vec![text.with("id", id.clone()), Message::new("club-hint-more").with("id", id)];
    Ok(draft)
}

/// The letter of a cell's file.
fn file_of(at: Coord) -> String {
    at.to_string().chars().take_while(char::is_ascii_alphabetic).collect()
}

/// Asks for a hint in a game of the asker's with the computer, or before a turn of a game that is over.
pub(in crate::club) fn hint(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    turn: Option<usize>,
) -> Result<(), Rejection> {
    let stored = cx.find_game(command, id, Want::Mine)?;
    let game = Game::clone(&cx.replay(&stored)?.game);
    let game = match (stored.state, turn) {
        (GameState::Live, None) => own_game_with_computer(cx, &stored, game)?,
        (GameState::Live, Some(_)) => return refuse("club-hint-now-only"),
        (_, Some(turn)) => before_turn(&game, turn)?,
        (_, None) => return Err(Message::new("club-hint-which").with("id", number(stored.id)).into()),
    };
    unless_it_stands(cx, &of_this_turn(&game), &game)?;
    let hint = cx.tx.hint_of(cx.asker.person_id)?;
    let hint = hint.filter(|hint| hint.game_id == stored.id && hint.position == game.position());
    let picture = match stored.state {
        GameState::Live => Some(cx.picture_for_asker(&stored, None)?),
        GameState::Over | GameState::Aside => None,
    };
    let reply = cx.reply(Audience::AskerAlone, Vec::new());
    let mut reply = Draft { about: Some(stored.id), picture, ..reply };
    if let Some(hint) = hint {
        let text = Message::new("club-hint-whole").with("actions", Arg::notation(hint.actions));
        reply.text = vec![text.with("id", number(stored.id))];
        cx.drafts.push(reply);
        return Ok(());
    }
    send_for(cx, Job { game_id: stored.id, game, question: JobQuestion::Hint, reply, begun: None })
}

/// A game that goes on, if it is the asker's with the computer and awaits them.
fn own_game_with_computer(cx: &RequestContext<'_>, stored: &StoredGame, game: Game) -> Result<Game, Rejection> {
    let number = number(stored.id);
    let seat = cx.own_seat(stored)?;
    if !stored.seat(seat.other()).is_computer() {
        return Err(Message::new("club-hint-between-people").with("id", number).into());
    }
    if stored.to_move != Some(seat) {
        return Err(Message::new("club-hint-not-your-turn").with("id", number).into());
    }
    Ok(game)
}

/// Asks for an analysis of a game that is over, or for its story.
pub(in crate::club) fn analyse(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    question: JobQuestion,
) -> Result<(), Rejection> {
    let stored = cx.find_game(command, id, Want::Past)?;
    let id = number(stored.id);
    if stored.state == GameState::Live {
        return Err(Message::new("club-analysis-goes-on").with("id", id).into());
    }
    let game = Game::clone(&cx.replay(&stored)?.game);
    let turns = turns_of(&game);
    if turns == 0 {
        return Err(Message::new("club-nothing-played").with("id", id).into());
    }
    unless_any_stands(cx, &game)?;
    let board = match cx.place.direct {
        true => cx.picture_for_asker(&stored, None)?,
        false => pictures::picture_in(cx, &stored, &cx.place)?,
    };
    let picture = Some(Picture { past: true, told: false, ..board });
    // Whoever asks by a page looks back alone.
    let audience = if cx.request.by_page { Audience::Asker } else { Audience::Everyone };
    let reply = cx.reply(audience, Vec::new());
    let reply = Draft { about: Some(stored.id), picture, ..reply };
    send_for(cx, Job { game_id: stored.id, game, question, reply, begun: None })?;
    let text = Message::new("club-analysis-begins").with("id", id).with("turns", turns);
    let announced = cx.reply(audience, vec![text]);
    let begun = cx.post(announced)?;
    if let Some(job) = cx.jobs.last_mut() {
        job.begun = Some(begun);
    }
    Ok(())
}

/// Refuses to look through a game if one of its positions stands in a live game against a person that the asker plays or
/// votes in.
pub(in crate::club) fn unless_any_stands(cx: &mut RequestContext<'_>, game: &Game) -> Result<(), Rejection> {
    let mut position = game.rewound(0);
    let mut positions = vec![position.position()];
    for ply in game.plies() {
        position.play(&ply.token).unwrap_or_default();
        positions.push(position.position());
    }
    unless_it_stands(cx, &positions, game)
}

/// Refuses to look at positions if one of them stands in a live game against a person that the asker plays or votes in, or
/// stood there when the turn began, unless that game has only just begun from its usual position.
pub(in crate::club) fn unless_it_stands(
    cx: &mut RequestContext<'_>,
    positions: &[String],
    of: &Game,
) -> Result<(), Rejection> {
    let mut own = cx.tx.live_games_of(cx.asker.person_id)?;
    own.extend(cx.tx.live_games_voted_by(cx.asker.person_id)?);
    // Whoever asks may vote there next.
    own.extend(cx.tx.vote_games_in(cx.place.id)?);
    for game in own {
        let alike = game.game == of.kind().about.id && game.variant == of.variant_name();
        if !alike || game.state != GameState::Live || game.seats.iter().any(|seat| seat.is_computer()) {
            continue;
        }
        let live = cx.replay(&game)?.game;
        let stands = of_this_turn(&live).iter().any(|position| positions.contains(position));
        let is_opening = turns_of(&live) < OPENING_TURNS && live.start_position().is_none();
        if stands && !is_opening {
            return Err(Message::new("club-hint-stands").with("id", number(game.id)).into());
        }
    }
    Ok(())
}

/// Has the computer look at something for the asker, unless it has too much to do.
pub(in crate::club) fn send_for(cx: &mut Context<'_>, job: Job) -> Result<(), Rejection> {
    if cx.environment.limits.computer_games == 0 {
        return refuse("club-computer-off");
    }
    let underway = cx.environment.jobs;
    if underway.iter().filter(|asker| **asker == job.reply.asker_id).count() >= JOBS_A_PERSON {
        return Err(Message::new("club-jobs-yours").with("limit", JOBS_A_PERSON).into());
    }
    if underway.len() >= JOBS_MAX {
        return refuse("club-jobs-busy");
    }
    cx.jobs.push(job);
    Ok(())
}

/// The positions since the turn began, the last one being how the game stands.
fn of_this_turn(game: &Game) -> Vec<String> {
    let plies = game.plies();
    let begin = match game.turn_begins() {
        true => plies.len(),
        false => plies.iter().rposition(|ply| ply.begins_turn).unwrap_or(0),
    };
    (begin..=plies.len()).map(|at| game.rewound(at).position()).collect()
}

/// The game as it was before a turn, which is counted from 1.
fn before_turn(game: &Game, turn: usize) -> Result<Game, Rejection> {
    let mut begins = game.plies().iter().enumerate().filter(|(_, ply)| ply.begins_turn);
    match turn.checked_sub(1).and_then(|index| begins.nth(index)) {
        Some((plies, _)) => Ok(game.rewound(plies)),
        None => Err(Message::new("club-no-such-turn").with("turns", turns_of(game)).into()),
    }
}
