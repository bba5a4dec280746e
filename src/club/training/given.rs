//! Puzzles and mistakes as somebody asks for them: the one that they are at, that with a number, or the next one.

use super::learning::{answer_in, unless_past};
use super::tasks::set_task;
use super::{mistakes, puzzles, shelf};
use crate::club::context::asker::RequestContext;
use crate::club::context::lesson::{Task, TaskSet, task};
use crate::club::context::rejection::{Rejection, refuse};
use crate::command::settings::OFFERED;
use crate::rules::{GAMES, GameDef};
use crate::store::Solver;
use crate::text::Message;

/// Gives the asker a puzzle: the one with this number, the one that they have left open, or another one. Or answers it.
pub(in crate::club) fn puzzle(
    cx: &mut RequestContext<'_>,
    game: Option<&'static str>,
    number: Option<usize>,
    answer: Option<&str>,
) -> Result<(), Rejection> {
    let at = task(cx)?.filter(|task| matches!(task.set, TaskSet::Puzzle(..)));
    let is_meant = |task: &Task| {
        number.is_none_or(|number| number == task.number) && game.is_none_or(|game| game == task.kind.about.id)
    };
    let meant = match (at.filter(is_meant), number) {
        (None, Some(number)) => Some(puzzles::known(cx, number)?),
        (at, _) => at,
    };
    if take_up(cx, meant, answer, "club-puzzle-none")? {
        return Ok(());
    }
    let kind = match game.and_then(GameDef::find) {
        Some(kind) => kind,
        None => kind_for(cx)?,
    };
    let open = cx.tx.puzzle_left_open(cx.asker.person_id, kind.about.id)?;
    let next = match open {
        Some(open) => Some(open),
        None => shelf::next_for(cx, kind)?,
    };
    let Some(next) = next else {
        return Err(Message::new("club-puzzle-no-more").with("title", kind.about.title).into());
    };
    puzzles::give(cx, next, None)
}

/// The kind of game of which the asker has got the fewest puzzles, of those that are offered here.
fn kind_for(cx: &RequestContext<'_>) -> Result<&'static GameDef, Rejection> {
    let offered = cx.in_place(&cx.place, &OFFERED)?;
    let mut fewest: Option<(u32, &GameDef)> = None;
    for kind in GAMES.iter().filter(|kind| offered.contains(kind.about.id)) {
        let solver = cx.tx.solver(cx.asker.person_id, kind.about.id)?.unwrap_or(Solver::NEW);
        let tried = solver.solved.saturating_add(solver.failed);
        if fewest.is_none_or(|(fewest, _)| tried < fewest) {
            fewest = Some((tried, kind));
        }
    }
    fewest.map(|(_, kind)| kind).ok_or_else(|| Message::new("club-learn-which").into())
}

/// Gives the asker the task from a mistake that is due; otherwise has their last game looked through. Or answers one.
pub(in crate::club) fn mistakes(
    cx: &mut RequestContext<'_>,
    wanted: Option<usize>,
    answer: Option<&str>,
) -> Result<(), Rejection> {
    let at = task(cx)?.filter(|task| matches!(task.set, TaskSet::Mistake(..)));
    let meant = match (at.filter(|task| wanted.is_none_or(|wanted| wanted == task.number)), wanted) {
        (None, Some(wanted)) => Some(mistakes::known(cx, wanted)?),
        (at, _) => at,
    };
    if take_up(cx, meant, answer, "club-mistake-which")? {
        return Ok(());
    }
    let next = cx.tx.mistakes_of(cx.asker.person_id, 1)?.into_iter().next();
    match next {
        Some(next) if next.due_at.is_some_and(|at| at <= cx.now) => {
            let task = mistakes::task_of(cx, next)?;
            set_task(cx, &task, Vec::new())
        }
        next => mistakes::look_through(cx, next.and_then(|next| next.due_at)),
    }
}

/// Takes up a task that isn't of a lesson, if a command means one: answers it, or shows it here. Returns whether it means one;
/// `none` refuses an answer to nothing.
fn take_up(
    cx: &mut RequestContext<'_>,
    meant: Option<Task>,
    answer: Option<&str>,
    none: &'static str,
) -> Result<bool, Rejection> {
    unless_past(cx, meant.as_ref(), answer)?;
    let Some(task) = meant else { return if answer.is_some() { refuse(none) } else { Ok(false) } };
    let task = Task { place_id: cx.place.id, since: cx.now, ..task };
    match answer {
        Some(answer) => answer_in(cx, task, answer)?,
        None => set_task(cx, &task, Vec::new())?,
    }
    Ok(true)
}
