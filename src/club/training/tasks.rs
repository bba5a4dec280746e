//! A task of a lesson as somebody is at it: kept, shown, and what can be said about it.

use crate::club::computer::hints;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::lesson::{Task, TaskSet};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{END, number};
use crate::club::queries::boards::pointed_out;
use crate::club::{Attachment, Audience, ButtonStyle};
use crate::command::{BoardForm, Command, LearningCommand};
use crate::rules::{Game, Goal};
use crate::store::{StoredMistake, StoredPuzzle};
use crate::text::{Arg, Message};

/// The answer that takes back the last action of a turn.
pub(in crate::club) const UNDO: &str = "undo";
/// The answer that asks for the right one.
pub(in crate::club) const SOLUTION: &str = "solution";
/// The same of all of a turn, or of a fight.
pub(in crate::club) const UNDO_ALL: &str = "undo all";

/// A game of the asker's here: a question alone would be about it, and a turn alone for it once it awaits them.
fn game_beside(cx: &RequestContext<'_>) -> Result<Option<i64>, Rejection> {
    let live = cx.tx.live_games_of(cx.asker.person_id)?;
    Ok(cx.first_here(&live)?.map(|game| game.id))
}

/// A command about a task as it is typed: after “learn” where it could be for a game.
pub(in crate::club) fn typed_beside(
    cx: &RequestContext<'_>,
    command: impl Into<Command>,
) -> Result<Command, Rejection> {
    let command = command.into();
    let answer = Some(command.to_string());
    let beside = LearningCommand::Learn { game: None, task: None, answer };
    Ok(if game_beside(cx)?.is_some() { beside.into() } else { command })
}

/// Notes which task the asker is at, or that they are at none.
pub(in crate::club) fn keep_task(cx: &RequestContext<'_>, task: Option<&Task>) -> Result<(), Rejection> {
    match task {
        Some(task) => cx.tx.put_task(cx.asker.person_id, &task.stored())?,
        None => cx.tx.forget_task(cx.asker.person_id)?,
    }
    Ok(())
}

/// Refuses help with the position of a puzzle or mistake that stands in a live game of the asker's.
pub(in crate::club) fn unless_it_stands(cx: &mut RequestContext<'_>, task: &Task) -> Result<(), Rejection> {
    match task.start().filter(|_| task.prepared().is_some()) {
        Some(start) => hints::unless_it_stands(cx, &[start.position()], &start),
        None => Ok(()),
    }
}

/// Shows a task, after some other text.
pub(in crate::club) fn set_task(
    cx: &mut RequestContext<'_>,
    task: &Task,
    mut text: Vec<Message>,
) -> Result<(), Rejection> {
    unless_it_stands(cx, task)?;
    let goes_on = !text.is_empty();
    text.extend(told(task));
    let how = match (&task.set, task.exercise()) {
        (TaskSet::Lesson, None) => return refuse("club-learn-which"),
        (TaskSet::Lesson, Some(exercise)) => {
            text.extend(pointed_out(task.kind, task.page()));
            if exercise.goal == Goal::Fight { "club-learn-how-fight" } else { "club-learn-how" }
        }
        (TaskSet::Puzzle(..) | TaskSet::Mistake(..), _) => "club-puzzle-how",
    };
    keep_task(cx, Some(task))?;
    // Otherwise they know from the task before.
    if how == "club-learn-how-fight" || !goes_on {
        let how = Message::new(how);
        text.push(match game_beside(cx)? {
            Some(id) => Message::new("club-learn-how-beside").with("id", number(id)),
            None => how,
        });
    }
    show_task(cx, task, text)
}

/// What a task asks for, after its heading.
pub(in crate::club) fn told(task: &Task) -> Vec<Message> {
    match &task.set {
        TaskSet::Lesson => {
            let page = task.exercise().map(|exercise| exercise.page.message());
            std::iter::once(task.heading("club-learn-task")).chain(page).collect()
        }
        TaskSet::Puzzle(puzzle, _) => puzzle_told(task, puzzle),
        TaskSet::Mistake(mistake, _) => mistake_told(task, mistake),
    }
}

/// What a puzzle asks for.
fn puzzle_told(task: &Task, puzzle: &StoredPuzzle) -> Vec<Message> {
    let heading = Message::new("club-puzzle").with_text("number", task.number).with("title", task.kind.about.title);
    vec![heading.with_text("variant", &puzzle.variant), goal_told(task.start().as_ref(), puzzle)]
}

/// Who wins in a position, and how fast.
pub(in crate::club) fn goal_told(start: Option<&Game>, puzzle: &StoredPuzzle) -> Message {
    let mover = start.and_then(|game| Some(game.color(game.to_move()?).key()));
    let goal = match puzzle.turns {
        Some(1) => Message::new("club-puzzle-wins-now"),
        Some(turns) => Message::new("club-puzzle-wins-in").with("turns", i64::from(turns)),
        None => Message::new("club-puzzle-wins"),
    };
    goal.with("player", Message::new(mover.unwrap_or_default()))
}

/// What a task from a mistake asks for.
fn mistake_told(task: &Task, mistake: &StoredMistake) -> Vec<Message> {
    let heading = Message::new("club-mistake").with("title", task.kind.about.title);
    let mover = task.start().and_then(|game| Some(game.color(game.to_move()?).key()));
    let told = Message::new("club-mistake-task")
        .with("played", Arg::notation(mistake.played.clone()))
        .with("player", Message::new(mover.unwrap_or_default()))
        .with("before", i64::from(mistake.before))
        .with("after", i64::from(mistake.after))
        .with("cost", i64::from(mistake.before.saturating_sub(mistake.after)));
    vec![heading.with("id", number(mistake.game_id)), told]
}

/// A task's buttons: those that end or take back an unfinished turn, the next task, the rules.
pub(in crate::club) fn buttons_of(task: &Task) -> Vec<ButtonDraft> {
    let (id, count) = (task.kind.about.id, task.kind.exercises().len());
    let seen = u32::try_from(task.line.len()).ok();
    let to_this = |key, answer: &str, style| {
        let answer = Some(answer.to_owned());
        let command = match task.prepared() {
            Some(prepared) => prepared.answer(answer),
            None => LearningCommand::Learn { game: Some(id), task: Some(task.number + 1), answer },
        };
        ButtonDraft { seen, ..ButtonDraft::new(key, command, style) }
    };
    let mut buttons = Vec::new();
    if task.game().is_some_and(|game| game.legal().iter().any(|token| token == END)) {
        buttons.push(to_this("club-button-end", END, ButtonStyle::Primary));
    }
    if !task.line.is_empty() {
        buttons.push(to_this("club-button-undo", UNDO, ButtonStyle::Plain));
    }
    if let Some(prepared) = task.prepared() {
        let hint = prepared.answer(Some("hint".to_owned()));
        buttons.push(ButtonDraft::new("club-button-hint", hint, ButtonStyle::Plain));
        let solution = prepared.answer(Some(SOLUTION.to_owned()));
        buttons.push(ButtonDraft::new("club-button-solution", solution, ButtonStyle::Plain));
    } else if task.number + 1 < count {
        let next = LearningCommand::Learn { game: Some(id), task: Some(task.number + 2), answer: None };
        buttons.push(ButtonDraft::new("club-button-skip", next, ButtonStyle::Plain));
    }
    let rules = LearningCommand::Rules { game: Some(id), page: None };
    buttons.push(ButtonDraft::new("club-button-rules", rules, ButtonStyle::Plain));
    buttons
}

/// Says something about an unfinished task, with its position and the possible commands.
fn show_task(cx: &mut RequestContext<'_>, task: &Task, text: Vec<Message>) -> Result<(), Rejection> {
    let files = vec![board_of_task(cx, task, cx.liked_form()?, Some(""))?];
    let reply = cx.reply(task.audience(), text);
    cx.drafts.push(Draft { files, buttons: buttons_of(task), ..reply });
    Ok(())
}

/// Tells what was played in an unfinished task, with the board after it and the possible commands.
pub(in crate::club) fn tell_of_task(
    cx: &mut RequestContext<'_>,
    task: &Task,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let files = board_after_told(cx, task, Some(""))?.into_iter().collect();
    let reply = cx.reply(task.audience(), text);
    cx.drafts.push(Draft { files, buttons: buttons_of(task), ..reply });
    Ok(())
}

/// A task's board after its text. In words, it would only repeat all the pieces.
pub(in crate::club) fn board_after_told(
    cx: &RequestContext<'_>,
    task: &Task,
    plays: Option<&str>,
) -> Result<Option<Attachment>, Rejection> {
    let form = cx.liked_form()?;
    (form != BoardForm::Words).then(|| board_of_task(cx, task, form, plays)).transpose()
}

/// A task's board after the actions so far, with the actions to choose from that begin like this, if any.
pub(in crate::club) fn board_of_task(
    cx: &RequestContext<'_>,
    task: &Task,
    form: BoardForm,
    plays: Option<&str>,
) -> Result<Attachment, Rejection> {
    let game = task.kind.about.id.to_owned();
    let after = if task.line.is_empty() { "" } else { "-answer" };
    let name = match task.set {
        TaskSet::Lesson => format!("{game}-exercise-{}{after}.png", task.number + 1),
        TaskSet::Puzzle(..) => format!("{game}-puzzle-{}{after}.png", task.number),
        TaskSet::Mistake(..) => format!("{game}-mistake-{}{after}.png", task.number),
    };
    let prepared = task.prepared().cloned();
    let theme = cx.liked_theme()?;
    let (page, line, plays) = (task.page(), task.line.clone(), plays.map(str::to_owned));
    Ok(Attachment::Page { name, game, page, prepared, line, plays, theme, form })
}

/// Says something about a task, and that it is of a lesson.
pub(in crate::club) fn say_of_task(
    cx: &mut RequestContext<'_>,
    audience: Audience,
    task: &Task,
    mut text: Vec<Message>,
) {
    text.insert(0, task.heading("club-learn-of"));
    cx.say(audience, text);
}
