//! People's own mistakes as tasks: “You played c4-c5 here, and it cost you 30%. Find better.”
//!
//! What was solved comes back after longer and longer times, as Sebastian Leitner's boxes have it: it moves one box on
//! when it is solved, and back to the first one when it isn't. Only the first answer counts, and only when it is due.

use jiff::{SignedDuration, Timestamp};

use super::tasks::{board_after_told, keep_task, set_task};
use crate::club::computer::analysis::{Analysis, Judgment};
use crate::club::computer::{hints, mistakes};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::job::{Job, JobQuestion};
use crate::club::context::lesson::{Task, mistake_set};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{actions, after, number};
use crate::club::{Audience, ButtonStyle};
use crate::command::LearningCommand;
use crate::rules::{Game, GameDef};
use crate::scene::{Scene, SceneOptions};
use crate::store::{StoredMistake, StoredTask, TaskSource};
use crate::text::{Arg, Message};

/// After how many days a task comes back, by how often it was solved in a row before. After the last, never again.
const DAYS: [i64; 6] = [1, 3, 7, 16, 35, 90];
/// After this many days it comes back if it wasn't solved.
const DAYS_UNSOLVED: i64 = 1;
/// Games with fewer actions aren't looked through.
const PLIES_MIN: u32 = 4;

/// Has the asker's last game looked through that wasn't yet.
pub(super) fn look_through(cx: &mut RequestContext<'_>, next: Option<Timestamp>) -> Result<(), Rejection> {
    let full = cx.tx.count_mistakes_of(cx.asker.person_id)? >= mistakes::A_PERSON;
    let game = if full { None } else { cx.tx.game_to_look_through(cx.asker.person_id, PLIES_MIN)? };
    let Some(stored) = game.map(|id| cx.tx.game(id)).transpose()?.flatten() else {
        return Err(match next {
            Some(at) => Message::new("club-mistakes-later").with("at", at).into(),
            None => Message::new("club-mistakes-none").into(),
        });
    };
    let game = Game::clone(&cx.replay(&stored)?.game);
    hints::unless_any_stands(cx, &game)?;
    let reply = cx.reply(Audience::AskerAlone, Vec::new());
    hints::send_for(cx, Job { game_id: stored.id, game, question: JobQuestion::Mistakes, reply, begun: None })?;
    let text = Message::new("club-mistakes-looking").with("id", number(stored.id));
    cx.say(Audience::AskerAlone, vec![text]);
    Ok(())
}

/// The answer once a game was looked through.
pub(in crate::club) fn looked_through(
    cx: &mut Context<'_>,
    job: &Job,
    analysis: &Analysis,
) -> Result<Draft, Rejection> {
    let Some(game) = cx.tx.game(job.game_id)? else { return refuse("club-no-game") };
    let kept = job.reply.asker_id.map_or(Ok(0), |asker| mistakes::keep(cx, asker, &game, analysis))?;
    let found = Message::new(if kept == 0 { "club-mistakes-found-none" } else { "club-mistakes-found" });
    let label = if kept == 0 { "club-button-earlier-game" } else { "club-button-mistakes" };
    let next = LearningCommand::Mistakes { number: None, answer: None };
    let buttons = vec![ButtonDraft::new(label, next, ButtonStyle::Primary)];
    let text = vec![found.with("id", number(game.id)).with("count", kept)];
    Ok(Draft { text, buttons, ..job.reply.clone() })
}

/// The task from a mistake with a number, if it's the asker's.
pub(super) fn known(cx: &RequestContext<'_>, wanted: usize) -> Result<Task, Rejection> {
    let id = i64::try_from(wanted).unwrap_or(i64::MAX);
    match cx.tx.mistake(id)?.filter(|mistake| mistake.person_id == cx.asker.person_id) {
        Some(mistake) => task_of(cx, mistake),
        None => refuse("club-mistake-which"),
    }
}

pub(super) fn task_of(cx: &RequestContext<'_>, mistake: StoredMistake) -> Result<Task, Rejection> {
    let (id, game_id) = (mistake.id, mistake.game_id);
    let kind = cx.tx.game(game_id)?.and_then(|game| GameDef::find(&game.game));
    let set = mistake_set(cx.tx, mistake)?;
    let (Some(kind), Some(set), Ok(number)) = (kind, set, usize::try_from(id)) else {
        return refuse("club-mistake-which");
    };
    Ok(Task { kind, set, number, place_id: cx.place.id, since: cx.now, line: Vec::new() })
}

/// Judges a whole turn: at once if it's the best one known or the mistake again; otherwise the computer looks at it.
pub(in crate::club) fn judge(
    cx: &mut RequestContext<'_>,
    task: Task,
    mistake: &StoredMistake,
    after_turn: &Game,
    effects: Arg,
) -> Result<(), Rejection> {
    let Some(start) = task.start() else { return refuse("club-mistake-which") };
    let leads_there = |turn: &str| {
        let tokens: Vec<String> = turn.split_whitespace().map(str::to_owned).collect();
        let reached = after(&start, &tokens);
        reached.position() == after_turn.position() && reached.outcome() == after_turn.outcome()
    };
    if leads_there(&mistake.best) {
        let text = vec![Message::new("club-mistake-best").with("effects", effects)];
        return ended(cx, &task, mistake, true, text);
    }
    if leads_there(&mistake.played) {
        put_off(cx, mistake, false)?;
        let text = Message::new("club-mistake-again").with("effects", effects);
        return set_task(cx, &Task { line: Vec::new(), ..task }, vec![text]);
    }
    let files = board_after_told(cx, &task, None)?.into_iter().collect();
    let reply = Draft { files, ..cx.reply(Audience::AskerAlone, Vec::new()) };
    let best = mistake.best.split_whitespace().map(str::to_owned).collect();
    let question = JobQuestion::Better { mistake: mistake.id, turn: task.line.clone(), best };
    hints::send_for(cx, Job { game_id: mistake.game_id, game: start, question, reply, begun: None })?;
    keep_task(cx, Some(&Task { line: Vec::new(), ..task }))?;
    let text = Message::new("club-mistake-looking").with("effects", effects);
    cx.say(Audience::AskerAlone, vec![text]);
    Ok(())
}

/// The answer once the computer has looked at a turn: whether it keeps the chance that the best one gives.
pub(in crate::club) fn compared(
    cx: &mut Context<'_>,
    job: &Job,
    [turn, best]: [f64; 2],
    answer: &[String],
) -> Result<Draft, Rejection> {
    let JobQuestion::Better { mistake, turn: line, .. } = &job.question else { return refuse("club-job-failed") };
    let known = cx.tx.mistake(*mistake)?.filter(|known| Some(known.person_id) == job.reply.asker_id);
    let Some(known) = known else { return refuse("club-mistake-which") };
    let keeps = Judgment::of(best - turn) == Judgment::Good;
    let percent = |points: f64| (points * 100.0).round() as i64;
    let told = Message::new(if keeps { "club-mistake-good" } else { "club-mistake-not-good" });
    let told = told.with("actions", Arg::notation(actions(line))).with("after", percent(turn));
    let mut text = vec![told.with("best", percent(best))];
    text.extend(why_told(job, line, answer).filter(|_| !keeps));
    put_off(cx, &known, keeps)?;
    let mut buttons = Vec::new();
    if keeps {
        let person = known.person_id;
        let is_at = |kept: &StoredTask| kept.source == TaskSource::Mistake && i64::from(kept.number) == known.id;
        if cx.tx.task_of(person)?.as_ref().is_some_and(is_at) {
            cx.tx.forget_task(person)?;
        }
        text.extend(comes_back(cx, known.id)?);
        buttons.push(next_button());
    } else {
        let again = LearningCommand::Mistakes { number: usize::try_from(known.id).ok(), answer: None };
        buttons.push(ButtonDraft::new("club-button-try-again", again, ButtonStyle::Primary));
    }
    Ok(Draft { text, buttons, ..job.reply.clone() })
}

/// The opponent's best answer to a turn, and its effects.
fn why_told(job: &Job, line: &[String], answer: &[String]) -> Option<Message> {
    let game = after(&after(&job.game, line), answer);
    let names = crate::rules::Player::BOTH.map(|player| job.reply.language.word(game.color(player).key()));
    let effects = Scene::of(&game, &SceneOptions { names, ..SceneOptions::default() }).turn_told();
    let effects = effects.filter(|_| !answer.is_empty())?;
    let why = Message::new("club-analysis-why").with("answer", Arg::notation(actions(answer)));
    Some(why.with("effects", effects))
}

/// Ends a task that was solved, or not.
fn ended(
    cx: &mut RequestContext<'_>,
    task: &Task,
    mistake: &StoredMistake,
    solved: bool,
    mut text: Vec<Message>,
) -> Result<(), Rejection> {
    put_off(cx, mistake, solved)?;
    text.extend(comes_back(cx, mistake.id)?);
    over(cx, task, text)
}

/// Notes that the asker wanted help with a task: then it isn't solved.
pub(in crate::club) fn note_help(cx: &RequestContext<'_>, mistake: &StoredMistake) -> Result<(), Rejection> {
    put_off(cx, mistake, false)
}

/// Shows the answer after some text, which counts as not solved.
pub(in crate::club) fn given_up(
    cx: &mut RequestContext<'_>,
    task: &Task,
    mistake: &StoredMistake,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    ended(cx, task, mistake, false, text)
}

fn over(cx: &mut RequestContext<'_>, task: &Task, text: Vec<Message>) -> Result<(), Rejection> {
    keep_task(cx, None)?;
    let files = board_after_told(cx, task, None)?.into_iter().collect();
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { files, buttons: vec![next_button()], ..reply });
    Ok(())
}

fn next_button() -> ButtonDraft {
    let next = LearningCommand::Mistakes { number: None, answer: None };
    ButtonDraft::new("club-button-next-mistake", next, ButtonStyle::Primary)
}

/// Notes when a task comes back that was due.
fn put_off(cx: &Context<'_>, mistake: &StoredMistake, solved: bool) -> Result<(), Rejection> {
    if mistake.due_at.is_none_or(|at| at > cx.now) {
        return Ok(());
    }
    let (box_number, due_at) = next_time(mistake.box_number, solved, cx.now);
    Ok(cx.tx.put_off_mistake(mistake.id, box_number, due_at)?)
}

/// The box in which a task is after an answer, and when it comes back. `None` if never.
fn next_time(box_number: u32, solved: bool, now: Timestamp) -> (u32, Option<Timestamp>) {
    let in_days = |days: i64| now.checked_add(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MAX);
    if !solved {
        return (0, Some(in_days(DAYS_UNSOLVED)));
    }
    let days = usize::try_from(box_number).ok().and_then(|at| DAYS.get(at));
    (box_number.saturating_add(1), days.map(|days| in_days(*days)))
}

/// When a task comes back, in a sentence.
fn comes_back(cx: &Context<'_>, id: i64) -> Result<Option<Message>, Rejection> {
    let Some(mistake) = cx.tx.mistake(id)? else { return Ok(None) };
    Ok(Some(match mistake.due_at {
        Some(at) => Message::new("club-mistake-back").with("at", at),
        None => Message::new("club-mistake-known"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_solved_comes_back_later_and_later_and_what_is_not_tomorrow() {
        let mut now = Timestamp::UNIX_EPOCH;
        let (mut number, mut days) = (0, Vec::new());
        loop {
            let (next, due) = next_time(number, true, now);
            number = next;
            let Some(due) = due else { break };
            days.push(due.duration_since(now).as_hours() / 24);
            now = due;
        }
        assert_eq!(days, DAYS);
        let (number, due) = next_time(4, false, now);
        assert_eq!((number, due.map(|due| due.duration_since(now).as_hours())), (0, Some(24)));
    }
}
