//! What is asked about the position of a task: how it stands, what may be played, what a line would do, and hints.

use super::tasks::{say_of_task, typed_beside, unless_it_stands};
use super::{mistakes, puzzles};
use crate::club::Audience;
use crate::club::computer::sparring::good_turn;
use crate::club::context::asker::RequestContext;
use crate::club::context::lesson::{Task, TaskSet, task};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{actions, after, or_end, typed_like, ways};
use crate::club::play::readings::told_of_reading;
use crate::club::queries::boards::begun;
use crate::club::queries::questions;
use crate::command::{self, Command, LearningCommand, PlayCommand, PositionCommand, Question};
use crate::rules::{Attempt, Exercise, Game, Goal, Player, Reading};
use crate::scene::turns_told;
use crate::text::{Arg, Message};

/// A question about a task's position, as it follows “learn”: what would be one about a game.
pub(super) fn question(answer: &str) -> Option<Command> {
    let said = command::read(answer).ok()?;
    (asks(&said) || is_hint(&said)).then_some(said)
}

/// Whether a command asks about a position without saying of which game.
pub(super) const fn asks(command: &Command) -> bool {
    matches!(
        command,
        Command::Position(
            PositionCommand::Ask(None, _)
                | PositionCommand::Moves(None, _)
                | PositionCommand::Board { id: None, turn: None, .. }
        ) | Command::Learning(LearningCommand::Try(None, _))
    )
}

/// Whether a command asks for a hint without saying in which game.
pub(super) const fn is_hint(command: &Command) -> bool {
    matches!(command, Command::Learning(LearningCommand::Hint { id: None, turn: None }))
}

/// Answers a question about the position of a task.
pub(super) fn ask_of_task(cx: &mut RequestContext<'_>, task: &Task, question: &Question) -> Result<(), Rejection> {
    let Some(game) = task.game() else { return refuse("club-learn-which") };
    let mover = game.to_move().unwrap_or(Player::One);
    // Nobody plays, so the players are called by their colors.
    let mut text = questions::told_of(cx, &game, Default::default(), Some(mover), question)?;
    if *question == Question::Status {
        text.insert(0, Message::new("club-to-move").with("player", Message::new(game.color(mover).key())));
    }
    say_of_task(cx, Audience::AskerAlone, task, text);
    Ok(())
}

/// Shows the result of a line in a task.
pub(super) fn try_in_task(cx: &mut RequestContext<'_>, task: &Task, line: &str) -> Result<(), Rejection> {
    let Some(game) = task.game() else { return refuse("club-learn-which") };
    let text = match game.read_line(line) {
        Reading::Complete { actions: line } | Reading::Open { actions: line, .. } => {
            let tried = Message::new("club-learn-tried").with("actions", Arg::notation(actions(&line)));
            let told = turns_told(&after(&game, &line), &Default::default(), game.plies().len());
            std::iter::once(tried).chain(told).collect()
        }
        reading => told_of_reading(&game, &reading),
    };
    say_of_task(cx, Audience::AskerAlone, task, text);
    Ok(())
}

/// Hints at the task that the asker is at, even where they play a game.
pub(in crate::club) fn hint_in_lesson(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let Some(task) = task(cx)? else { return refuse("club-learn-none") };
    hint_in_task(cx, &task)
}

/// Tells with which piece a task is solved or begun, or about where.
pub(super) fn hint_in_task(cx: &mut RequestContext<'_>, task: &Task) -> Result<(), Rejection> {
    let Some(game) = task.game() else { return refuse("club-learn-which") };
    unless_it_stands(cx, task)?;
    match &task.set {
        TaskSet::Lesson => {}
        TaskSet::Puzzle(puzzle, _) => puzzles::note_help(cx, puzzle)?,
        TaskSet::Mistake(mistake, _) => mistakes::note_help(cx, mistake)?,
    }
    let first = answer_of(task, &game).and_then(|line| line.into_iter().next());
    let text = match first.map(|token| Attempt::parse(&token)) {
        Some(Some(Attempt::Step { from, .. })) => {
            let moves = typed_beside(cx, PositionCommand::Moves(None, Some(from.to_string())))?;
            Message::new("club-learn-hint-piece").with_text("at", from).with("moves", moves)
        }
        Some(Some(Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at))) => {
            let letter = at.to_string().chars().next().unwrap_or_default();
            Message::new("club-learn-hint-place").with_text("letter", letter)
        }
        Some(Some(Attempt::Word(_)) | None) => {
            let moves = typed_beside(cx, PositionCommand::Moves(None, None))?;
            Message::new("club-learn-hint-word").with("moves", moves)
        }
        None => {
            let all = typed_beside(cx, PlayCommand::Undo { id: None, whole: true })?;
            Message::new("club-learn-no-hint").with("all", all)
        }
    };
    say_of_task(cx, Audience::AskerAlone, task, vec![text]);
    Ok(())
}

/// Lists the legal actions in a task.
pub(super) fn moves_of_task(cx: &mut RequestContext<'_>, task: &Task, from: Option<&str>) -> Result<(), Rejection> {
    let Some(game) = task.game() else { return refuse("club-learn-which") };
    let text = match begun(&game, from) {
        Ok((before, legal)) => {
            let (may_end, legal) = or_end(legal);
            let told = Message::new("club-learn-moves").with("count", legal.len());
            let mut text = vec![told.with("moves", ways(&after(&game, &before), &legal))];
            text.extend(may_end.then(|| Message::new("club-moves-end")));
            text.extend(typed_like(&legal));
            text
        }
        Err(reading) => told_of_reading(&game, &reading),
    };
    say_of_task(cx, Audience::AskerAlone, task, text);
    Ok(())
}

/// The rest of a turn that solves a task.
pub(super) fn answer_of(task: &Task, game: &Game) -> Option<Vec<String>> {
    let turns: Vec<Vec<String>> = match &task.set {
        TaskSet::Lesson => return answer_to(task.exercise()?, game),
        TaskSet::Puzzle(puzzle, _) => puzzles::wins(puzzle),
        TaskSet::Mistake(mistake, _) => vec![mistake.best.split_whitespace().map(str::to_owned).collect()],
    };
    turns.iter().find_map(|turn| Some(turn.strip_prefix(&task.line[..])?.to_vec())).filter(|rest| !rest.is_empty())
}

/// The actions that reach the goal of a task; in a fight, a good turn.
pub(super) fn answer_to(exercise: &Exercise, game: &Game) -> Option<Vec<String>> {
    let fights = exercise.goal == Goal::Fight;
    exercise.solution(game).or_else(|| fights.then(|| good_turn(game))).filter(|line| !line.is_empty())
}
