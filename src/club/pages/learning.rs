//! The task at which somebody is, as its page shows it.

use std::sync::Arc;

use super::reading::{self, ButtonOnPage, Reader};
use crate::club::ButtonStyle;
use crate::club::context::base::Context;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::lesson::{Task, TaskSet};
use crate::club::context::rejection::Rejection;
use crate::club::training::tasks::{buttons_of, told};
use crate::command::settings::ZONE;
use crate::command::{Command, LearningCommand};
use crate::rules::{Game, Player};
use crate::store::Account;
use crate::text::{Message, Paragraph};

/// A task as its page shows it.
#[derive(Clone)]
pub struct TaskOnPage {
    /// Its title.
    pub title: String,
    /// Its position, after what was played of it.
    pub game: Arc<Game>,
    /// How many actions were played of it.
    pub seen: u32,
    /// The player at the bottom.
    pub bottom: Player,
    /// What it asks for.
    pub told: Vec<Paragraph>,
    /// The beginning of the command that answers it.
    pub answered_by: Command,
    /// What else its reader may do.
    pub buttons: Vec<ButtonOnPage>,
}

/// Whoever looks at their task, and the task, if they are at one.
#[derive(Clone)]
pub struct LearnerOnPage {
    /// Who reads it.
    pub reader: Reader,
    /// The task.
    pub task: Option<TaskOnPage>,
}

/// Whether a command is about tasks.
pub(in crate::club) const fn learns(command: &Command) -> bool {
    matches!(
        command,
        Command::Learning(
            LearningCommand::Learn { .. }
                | LearningCommand::Puzzle { .. }
                | LearningCommand::Mistakes { .. }
                | LearningCommand::Leave
                | LearningCommand::LessonHint
                | LearningCommand::Solution
        )
    )
}

/// The task of somebody, if they are at one.
pub(in crate::club) fn task_on_page(
    cx: &Context<'_>,
    account: Option<&Account>,
) -> Result<Option<LearnerOnPage>, Rejection> {
    let Some(account) = account else { return Ok(None) };
    let reader = reading::reader(cx, Some(account))?;
    let Some(stored) = cx.tx.task_of(account.person_id)? else { return Ok(Some(LearnerOnPage { reader, task: None })) };
    let task = Task::of(cx.tx, stored)?;
    let shown = task.and_then(|task| Some((task.start()?, task.game()?, task)));
    let Some((start, game, task)) = shown else { return Ok(Some(LearnerOnPage { reader, task: None })) };
    let zone = cx.chosen_by(account.person_id, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone());
    let mut told = told(&task);
    let title = reader.language.say(&told.remove(0));
    let answered_by = match task.prepared() {
        Some(prepared) => prepared.answer(None),
        None => LearningCommand::Learn { game: Some(task.kind.about.id), task: Some(task.number + 1), answer: None },
    };
    let button = |draft: ButtonDraft| ButtonOnPage {
        label: reader.language.say(&draft.label),
        command: draft.command,
        seen: draft.seen,
        style: draft.style,
    };
    let buttons = buttons(&task).into_iter().map(button).collect();
    let task = TaskOnPage {
        title: title.trim_end_matches(':').to_owned(),
        seen: u32::try_from(task.line.len()).unwrap_or(u32::MAX),
        bottom: start.to_move().unwrap_or(Player::One),
        game: Arc::new(game),
        told: told.iter().map(|message: &Message| reader.language.paragraph_as_of(message, &zone, cx.now)).collect(),
        answered_by: answered_by.into(),
        buttons,
    };
    Ok(Some(LearnerOnPage { reader, task: Some(task) }))
}

/// The buttons of a task. What ends a turn is beside the board.
fn buttons(task: &Task) -> Vec<ButtonDraft> {
    let mut buttons = Vec::new();
    if matches!(task.set, TaskSet::Lesson) {
        buttons.push(ButtonDraft::new("club-button-hint", LearningCommand::LessonHint, ButtonStyle::Plain));
        buttons.push(ButtonDraft::new("club-button-solution", LearningCommand::Solution, ButtonStyle::Plain));
    }
    let ends = |button: &ButtonDraft| button.label.key == "club-button-end";
    buttons.extend(buttons_of(task).into_iter().filter(|button| !ends(button)));
    buttons.push(ButtonDraft::new("club-button-leave-lesson", LearningCommand::Leave, ButtonStyle::Plain));
    buttons
}
