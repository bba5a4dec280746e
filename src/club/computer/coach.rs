//! Coaching in a game against the computer: after each turn of a player who wants that, the computer looks at it, and tells
//! them alone if it gave much away. What was better they find out themselves, or ask for as a hint.
//!
//! The looks are jobs, which are in memory only: after a kill nothing is told of that turn, and never twice.

use super::analysis::JudgedTurn;
use super::analysis_told::why_told;
use super::hints::{JOBS_A_PERSON, JOBS_MAX};
use crate::club::Audience;
use crate::club::ButtonStyle;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::job::{Job, JobQuestion};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{actions, number};
use crate::club::lookup::Want;
use crate::club::play::{offers, turns};
use crate::command::{COACH_BACK, COACH_OFF, COACH_PERCENT_MAX, Command, Id, LearningCommand};
use crate::rules::{Game, Player};
use crate::store::{EntryKind, GameState, StoredGame};
use crate::text::{Arg, Message};

/// How much of the points a turn has to give away to be worth a word, in percent, if nobody says otherwise: a mistake.
const USUAL: u32 = 10;

/// Coaches the asker in a game against the computer, no longer, or says whether it does. `back` takes back the turn with
/// this number, if it is their last one.
pub(in crate::club) fn coach(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    wish: Option<&str>,
    given: Option<u32>,
) -> Result<(), Rejection> {
    let (game, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let about = |key| Message::new(key).with("id", number(game.id));
    if game.rated || !game.seat(seat.other()).is_computer() {
        return Err(about("club-coach-between-people").into());
    }
    let known = cx.tx.coach(game.id)?;
    let told = match (wish, given) {
        (Some(COACH_BACK), Some(turn)) => return take_back(cx, &game, seat, turn),
        (Some(COACH_BACK), None) => return offers::offer_takeback(cx, command, Some(Id(game.id))),
        (Some(COACH_OFF), _) => {
            cx.tx.put_coach(game.id, None)?;
            about("club-coach-off")
        }
        (None, None) => match known {
            Some(percent) => about("club-coach-is-on").with("percent", i64::from(percent)),
            None => about("club-coach-is-off"),
        },
        (_, Some(wanted)) if wanted > COACH_PERCENT_MAX => {
            return Err(about("club-coach-how-much").with("most", i64::from(COACH_PERCENT_MAX)).into());
        }
        (_, wanted) => {
            if cx.environment.limits.computer_games == 0 {
                return refuse("club-computer-off");
            }
            let percent = wanted.or(known).unwrap_or(USUAL);
            cx.tx.put_coach(game.id, Some(percent))?;
            about("club-coach-on").with("percent", i64::from(percent))
        }
    };
    cx.say(Audience::AskerAlone, vec![told]);
    Ok(())
}

/// Takes back a turn of which the asker was told, unless they have played another one since.
fn take_back(cx: &mut RequestContext<'_>, game: &StoredGame, seat: Player, turn: u32) -> Result<(), Rejection> {
    let replayed = cx.replay(game)?;
    let last = turns::last_turn_of(&replayed.game, seat).map(|begun| turn_number(&replayed.game, begun));
    if last != usize::try_from(turn).ok() {
        return Err(Message::new("club-coach-past").with("id", number(game.id)).into());
    }
    let id = Some(Id(game.id));
    offers::offer_takeback(cx, &crate::command::SettlingCommand::Takeback(id).into(), id)
}

/// The number of the turn that begins after so many actions, counted from 1 over both players.
fn turn_number(game: &Game, plies: usize) -> usize {
    game.plies().iter().take(plies + 1).filter(|ply| ply.begins_turn).count()
}

/// Has the computer look at the turns that the asker has just played, where they are coached.
pub(in crate::club) fn look_at_turns(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let is_off = cx.environment.limits.computer_games == 0;
    for id in cx.played_games() {
        if is_off || cx.asker.is_computer() || cx.tx.coach(id)?.is_none() {
            continue;
        }
        let Some(stored) = cx.tx.game(id)? else { continue };
        let Some(seat) = cx.seat_of_asker(&stored) else { continue };
        let game = Game::clone(&cx.replay(&stored)?.game);
        let is_whole = game.turn_begins() && game.plies().last().is_some_and(|ply| ply.player == seat);
        let last = cx.tx.entries(id, stored.entries)?.pop();
        let was_played = last.is_some_and(|entry| entry.kind == EntryKind::Play && entry.seat == Some(seat));
        // Whoever has asked for much hears nothing of this turn.
        let underway = cx.environment.jobs;
        let own = underway.iter().filter(|asker| **asker == Some(cx.asker.person_id)).count();
        if !is_whole || !was_played || own >= JOBS_A_PERSON || underway.len() >= JOBS_MAX {
            continue;
        }
        let reply = Draft { about: Some(id), ..cx.reply(Audience::AskerAlone, Vec::new()) };
        cx.jobs.push(Job { game_id: id, game, question: JobQuestion::Coach, reply, begun: None });
    }
    Ok(())
}

/// What the player hears of a turn. `None` if it gave little away, or isn't their last one anymore.
pub(in crate::club) fn coached(
    cx: &mut Context<'_>,
    job: &Job,
    judged: &JudgedTurn,
) -> Result<Option<Draft>, Rejection> {
    let (Some(least), Some(stored)) = (cx.tx.coach(job.game_id)?, cx.tx.game(job.game_id)?) else { return Ok(None) };
    let [before, after] = judged.percents();
    if stored.state != GameState::Live || u32::from(before.saturating_sub(after)) < least || judged.loss() <= 0.0 {
        return Ok(None);
    }
    let now = cx.replay(&stored)?.game;
    let is_last = turns::last_turn_of(&now, judged.player) == Some(judged.plies);
    let still = now.plies().iter().skip(judged.plies).map(|ply| &ply.token);
    if !is_last || !still.take(judged.played.len()).eq(judged.played.iter()) {
        return Ok(None);
    }
    let turn = u32::try_from(turn_number(&now, judged.plies)).unwrap_or(u32::MAX);
    let id = Some(Id(job.game_id));
    let back = LearningCommand::Coach { id, wish: Some(COACH_BACK), number: Some(turn) };
    let told = Message::new("club-coach-lost")
        .with("id", number(job.game_id))
        .with("played", Arg::notation(actions(&judged.played)))
        .with("before", i64::from(before))
        .with("after", i64::from(after))
        .with("why", why_told(job, &stored, judged));
    let how = Message::new("club-coach-how")
        .with("back", Command::from(back.clone()))
        .with("hint", Command::from(LearningCommand::Hint { id, turn: None }));
    let button = ButtonDraft::new("club-button-coach-back", back, ButtonStyle::Primary);
    Ok(Some(Draft { text: vec![told, how], buttons: vec![button], ..job.reply.clone() }))
}
