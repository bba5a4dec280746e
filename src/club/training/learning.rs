//! The guided first game: tasks on prepared positions, against nobody.
//!
//! Which task somebody is at is kept in the database, so that it outlives the program.

use super::asking::{answer_of, answer_to, asks, is_hint, question};
use super::tasks::{
    SOLUTION, UNDO, UNDO_ALL, board_after_told, board_of_task, buttons_of, keep_task, say_of_task, set_task,
    tell_of_task, typed_beside, unless_it_stands,
};
use super::{asking, daily, mistakes, puzzles};
use crate::club::computer::sparring::answered;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::lesson::{Task, TaskSet, task, task_here};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{END, actions};
use crate::club::play::readings::told_of_reading;
use crate::club::{Attachment, Audience};
use crate::command::{Command, LearningCommand, PlayCommand, PositionCommand};
use crate::rules::{Game, GameDef, Goal, Player, Reading};
use crate::scene::{Scene, SceneOptions};
use crate::store::{Seat, StoredGame};
use crate::text::{Arg, Message};

/// Leaves the lesson that the asker is in.
pub(in crate::club) fn leave_lesson(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let Some(task) = task(cx)? else { return refuse("club-learn-none") };
    keep_task(cx, None)?;
    let left = match task.set {
        TaskSet::Lesson => Message::new("club-learn-left").with_text("game", task.kind.about.id),
        TaskSet::Puzzle(..) => Message::new("club-puzzle-left"),
        TaskSet::Mistake(..) => Message::new("club-mistake-left"),
    };
    cx.say(Audience::Asker, vec![left.with_text("task", task.number + 1)]);
    Ok(())
}

/// Sets a task, the first of a game or another one; answers the one that the asker is at; or shows it again.
pub(in crate::club) fn learn(
    cx: &mut RequestContext<'_>,
    game: Option<&'static str>,
    number: Option<usize>,
    answer: Option<&str>,
) -> Result<(), Rejection> {
    let at = task(cx)?;
    let kind = match (game.and_then(GameDef::find), &at) {
        (Some(kind), _) => kind,
        (None, Some(task)) => task.kind,
        (None, None) => return refuse("club-learn-which"),
    };
    let (place_id, since) = (cx.place.id, cx.now);
    let is_meant = |task: &&Task| match (game, number) {
        (None, None) => true,
        (game, number) => {
            let of_lesson = matches!(task.set, TaskSet::Lesson);
            of_lesson && game == Some(task.kind.about.id) && number == Some(task.number + 1)
        }
    };
    unless_past(cx, at.as_ref().filter(is_meant), answer)?;
    if let (Some(answer), Some(task)) = (answer, at.as_ref().filter(is_meant)) {
        return answer_in(cx, Task { place_id, since, ..task.clone() }, answer);
    }
    let same = at.filter(|_| game.is_none() && number.is_none());
    if let Some(task) = same.as_ref().filter(|task| task.prepared().is_some()) {
        return set_task(cx, &Task { place_id, since, ..task.clone() }, Vec::new());
    }
    let number = number.map_or(same.map_or(0, |task| task.number), |number| number.saturating_sub(1));
    let task = Task { kind, set: TaskSet::Lesson, number, place_id, since, line: Vec::new() };
    if task.exercise().is_none() {
        let message = Message::new("club-learn-no-task").with("title", kind.about.title);
        return Err(message.with("count", kind.exercises().len()).into());
    }
    match (answer, answer.and_then(question)) {
        (_, Some(question)) => respond(cx, task, &question),
        (Some(answer), None) => answer_task(cx, task, answer),
        (None, None) => set_task(cx, &task, Vec::new()),
    }
}

/// Refuses an answer to a position of a task that is no longer there.
pub(super) fn unless_past(cx: &RequestContext<'_>, task: Option<&Task>, answer: Option<&str>) -> Result<(), Rejection> {
    let line = task.map_or(0, |task| task.line.len());
    let is_past = cx.request.seen.is_some_and(|seen| usize::try_from(seen) != Ok(line));
    if answer.is_some() && is_past { refuse("club-learn-past") } else { Ok(()) }
}

/// Answers the task that the asker is at with what follows its command.
pub(super) fn answer_in(cx: &mut RequestContext<'_>, task: Task, answer: &str) -> Result<(), Rejection> {
    match (answer, question(answer)) {
        (_, Some(question)) => respond(cx, task, &question),
        (UNDO | UNDO_ALL, _) => undo_in_task(cx, task, answer == UNDO_ALL),
        (SOLUTION, _) => solve(cx, task),
        _ => answer_task(cx, task, answer),
    }
}

/// Whether a command answers the asker's task: the task was set here, not long ago, and no game here awaits the asker.
/// A question is about the task if they play no game.
pub(in crate::club) fn is_for_task(cx: &RequestContext<'_>, command: &Command) -> Result<bool, Rejection> {
    let is_turn = matches!(
        command,
        Command::Play(
            PlayCommand::Move(None, _) | PlayCommand::End { id: None, .. } | PlayCommand::Undo { id: None, .. }
        )
    );
    let (asks, hints) = (asks(command), is_hint(command));
    let may_be = is_turn || ((asks || hints) && !cx.request.is_overheard());
    if !may_be || cx.request.replied_to.is_some() || task_here(cx)?.is_none() {
        return Ok(false);
    }
    let mut live = cx.tx.live_games_of(cx.asker.person_id)?;
    // A game between people has no hints.
    let comes_first = |game: &StoredGame| match hints {
        true => game.seats.iter().any(Seat::is_computer),
        false => asks || cx.is_to_move(game),
    };
    live.retain(comes_first);
    Ok(cx.first_here(&live)?.is_none())
}

/// Answers the asker's task with their command.
pub(in crate::club) fn answer_with(cx: &mut RequestContext<'_>, command: &Command) -> Result<(), Rejection> {
    let Some(task) = task(cx)? else { return refuse("club-learn-which") };
    respond(cx, task, command)
}

/// Answers a command about a task: a turn, or a question.
fn respond(cx: &mut RequestContext<'_>, task: Task, command: &Command) -> Result<(), Rejection> {
    match command {
        Command::Play(PlayCommand::Move(_, text)) => answer_task(cx, task, text),
        Command::Position(PositionCommand::Ask(_, question)) => asking::ask_of_task(cx, &task, question),
        Command::Position(PositionCommand::Moves(_, from)) => asking::moves_of_task(cx, &task, from.as_deref()),
        Command::Learning(LearningCommand::Try(_, line)) => asking::try_in_task(cx, &task, line),
        Command::Play(PlayCommand::Undo { whole, .. }) => undo_in_task(cx, task, *whole),
        Command::Learning(LearningCommand::Hint { .. }) => asking::hint_in_task(cx, &task),
        Command::Position(PositionCommand::Board { form, .. }) => {
            let form = form.map_or_else(|| cx.liked_form(), Ok)?;
            let files = vec![board_of_task(cx, &task, form, Some(""))?];
            let reply = cx.reply(Audience::AskerAlone, vec![task.heading("club-learn-of")]);
            cx.drafts.push(Draft { files, buttons: buttons_of(&task), ..reply });
            Ok(())
        }
        _ => answer_task(cx, task, END),
    }
}

/// Shows the answer to the task that the asker is at, and goes on to the next one.
pub(in crate::club) fn solve_task(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let Some(task) = task(cx)? else { return refuse("club-learn-none") };
    let task = Task { place_id: cx.place.id, since: cx.now, ..task };
    solve(cx, task)
}

/// Shows the answer to a task, and goes on.
fn solve(cx: &mut RequestContext<'_>, mut task: Task) -> Result<(), Rejection> {
    let Some(exercise) = task.exercise() else { return solve_prepared(cx, task) };
    let mut answer = task.game().and_then(|game| answer_to(exercise, &game));
    if let (Goal::Fight, Some(turn)) = (exercise.goal, &answer) {
        return answer_task(cx, task, &turn.join(" "));
    }
    if answer.is_none() {
        task.line.clear();
        answer = task.game().and_then(|game| exercise.solution(&game));
    }
    let (Some(answer), Some(mut game)) = (answer, task.game()) else { return refuse("club-learn-which") };
    let played = answer.iter().all(|token| game.play(token).is_ok());
    debug_assert!(played, "a solution consists of legal actions");
    task.line.extend(answer);
    let told = Message::new("club-learn-solution").with("actions", Arg::notation(actions(&task.line)));
    let mut text = vec![told.with("effects", effects_told(cx, &game, usize::MAX))];
    text.extend(skipped_told(&game));
    let solved = board_after_told(cx, &task, None)?;
    go_on(cx, task, text, solved)
}

/// Says how a task was solved, with its board if the asker hasn't seen how, and sets the next one.
fn go_on(
    cx: &mut RequestContext<'_>,
    task: Task,
    told: Vec<Message>,
    solved: Option<Attachment>,
) -> Result<(), Rejection> {
    let next = Task { number: task.number + 1, line: Vec::new(), ..task.clone() };
    if next.exercise().is_some() {
        set_task(cx, &next, told)?;
        if let Some(draft) = cx.drafts.last_mut() {
            draft.files.splice(0..0, solved);
        }
        return Ok(());
    }
    finish_lesson(cx, &task, told)
}

/// Says that the last task is done, after some other text.
fn finish_lesson(cx: &mut RequestContext<'_>, task: &Task, mut text: Vec<Message>) -> Result<(), Rejection> {
    keep_task(cx, None)?;
    let about = &task.kind.about;
    text.push(Message::new("club-learn-over").with_text("game", about.id).with("title", about.title));
    let files = board_after_told(cx, task, None)?.into_iter().collect();
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { files, ..reply });
    Ok(())
}

/// Goes on with a fight after the learner's action: the computer answers once it's its turn.
fn fight_on(
    cx: &mut RequestContext<'_>,
    mut task: Task,
    mut game: Game,
    told: impl Fn(&'static str) -> Message,
) -> Result<(), Rejection> {
    let Some(exercise) = task.exercise() else { return refuse("club-learn-which") };
    let learner = game.rewound(0).to_move();
    if game.outcome().is_none() && game.to_move() == learner && !game.turn_begins() {
        keep_task(cx, Some(&task))?;
        return tell_of_task(cx, &task, vec![told(how_it_goes_on(&game))]);
    }
    let mut text = vec![told("club-learn-played")];
    text.extend(skipped_told(&game));
    if game.outcome().is_none() && game.to_move() != learner {
        let answer = answered(&mut game);
        let effects = effects_told(cx, &game, answer.len());
        task.line.extend(answer);
        text.push(Message::new("club-learn-answered").with("effects", effects));
    }
    if exercise.is_done(&game) {
        return finish_lesson(cx, &task, text);
    }
    if game.outcome().is_some() {
        text.push(Message::new("club-learn-lost"));
        task.line.clear();
        return set_task(cx, &task, text);
    }
    keep_task(cx, Some(&task))?;
    let [undo, all] = [false, true].map(|whole| typed_beside(cx, PlayCommand::Undo { id: None, whole }));
    text.push(Message::new("club-learn-your-turn").with("undo", undo?).with("all", all?));
    tell_of_task(cx, &task, text)
}

/// The effects of the turn's last actions, with the players' colors. Earlier actions were told already.
fn effects_told(cx: &RequestContext<'_>, game: &Game, new: usize) -> Arg {
    let names = Player::BOTH.map(|player| cx.language.word(game.color(player).key()));
    let known = game.last_turn().len().saturating_sub(new);
    let scene = Scene::of(game, &SceneOptions { names, ..SceneOptions::default() });
    let told = scene.rest_of_turn_told(known).map(|told| match (told.key, &scene.turn) {
        // Nothing on the board says who did.
        ("scene-passed", Some(turn)) => {
            Message::new("club-learn-passes").with("player", Message::new(game.color(turn.player).key()))
        }
        _ => told,
    });
    told.map_or(Arg::List(Vec::new()), Arg::from)
}

/// That the player who would come after the last turn is skipped.
fn skipped_told(game: &Game) -> Option<Message> {
    let mover = game.to_move().filter(|_| game.turn_begins())?;
    let skips = game.plies().last().is_some_and(|ply| ply.player == mover);
    skips.then(|| Message::new("club-skipped").with("player", Message::new(game.color(mover.other()).key())))
}

/// Takes back the last action of a turn in a task, or all of them.
fn undo_in_task(cx: &mut RequestContext<'_>, mut task: Task, whole: bool) -> Result<(), Rejection> {
    let line = task.line.len();
    // The computer's answer goes with it.
    let game = task.game().filter(|_| !whole);
    let kept = game.map_or(0, |game| {
        let learner = game.rewound(game.plies().len() - line).to_move();
        let own = game.plies().iter().rposition(|ply| Some(ply.player) == learner);
        own.unwrap_or(0).saturating_sub(game.plies().len() - line)
    });
    task.line.truncate(kept);
    set_task(cx, &task, Vec::new())
}

/// Judges an answer by the rules and by the task's goal.
fn answer_task(cx: &mut RequestContext<'_>, mut task: Task, answer: &str) -> Result<(), Rejection> {
    unless_it_stands(cx, &task)?;
    if let TaskSet::Puzzle(puzzle, _) = &task.set {
        daily::unless_overheard(cx, puzzle.id)?;
    }
    let Some(mut game) = task.game() else { return refuse("club-learn-which") };
    let line = match game.read(answer) {
        Reading::Complete { actions } | Reading::Open { actions, .. } => actions,
        reading => return tell_of_misreading(cx, &task, &game, answer, &reading),
    };
    let (ends_only, new) = (line == [END], line.len());
    let played = line.iter().all(|token| game.play(token).is_ok());
    debug_assert!(played, "a reading consists of legal actions");
    task.line.extend(line);
    task.since = cx.now;
    let effects = effects_told(cx, &game, new);
    let end = typed_beside(cx, PlayCommand::End { id: None, confirmed: false })?;
    let undo = typed_beside(cx, PlayCommand::Undo { id: None, whole: false })?;
    let told = |key| match (key, ends_only) {
        ("club-learn-played", true) => Message::new("club-learn-played-ended"),
        ("club-learn-done", true) => Message::new("club-learn-done-ended"),
        _ => {
            let told = Message::new(key).with("effects", effects.clone());
            told.with("end", end.clone()).with("undo", undo.clone())
        }
    };
    let goes_on = game.outcome().is_none() && !game.turn_begins();
    if goes_on && task.exercise().is_none_or(|exercise| exercise.goal != Goal::Fight && !exercise.is_done(&game)) {
        keep_task(cx, Some(&task))?;
        return tell_of_task(cx, &task, vec![told(how_it_goes_on(&game))]);
    }
    let exercise = match &task.set {
        TaskSet::Puzzle(puzzle, _) => {
            let puzzle = puzzle.clone();
            return puzzles::judge(cx, task, &puzzle, &game, effects);
        }
        TaskSet::Mistake(mistake, _) => {
            let mistake = mistake.clone();
            return mistakes::judge(cx, task, &mistake, &game, effects);
        }
        TaskSet::Lesson => task.exercise(),
    };
    let Some(exercise) = exercise else { return refuse("club-learn-which") };
    if exercise.goal == Goal::Fight && !exercise.is_done(&game) {
        return fight_on(cx, task, game, told);
    }
    if exercise.is_done(&game) {
        let mut text = vec![told("club-learn-done")];
        text.extend(skipped_told(&game));
        return go_on(cx, task, text, None);
    }
    task.line.clear();
    set_task(cx, &task, vec![told("club-learn-again")])
}

/// Says why an answer is no turn, or shows what a chosen piece can do.
fn tell_of_misreading(
    cx: &mut RequestContext<'_>,
    task: &Task,
    game: &Game,
    answer: &str,
    reading: &Reading,
) -> Result<(), Rejection> {
    let mut text = told_of_reading(game, reading);
    // A piece was chosen.
    if let (Reading::Partial { .. }, true) = (reading, cx.request.seen.is_some()) {
        let files = vec![board_of_task(cx, task, cx.liked_form()?, Some(answer))?];
        let reply = cx.reply(task.audience(), text);
        cx.drafts.push(Draft { files, buttons: buttons_of(task), ..reply });
        return Ok(());
    }
    text.push(Message::new("club-learn-leave"));
    say_of_task(cx, task.audience(), task, text);
    Ok(())
}

/// Says that the turn goes on, and how to end it if that is legal.
fn how_it_goes_on(game: &Game) -> &'static str {
    if game.legal().iter().any(|token| token == END) { "club-learn-goes-on-or-ends" } else { "club-learn-goes-on" }
}

/// Shows the answer to a puzzle, or to a task from a mistake, with its board.
fn solve_prepared(cx: &mut RequestContext<'_>, mut task: Task) -> Result<(), Rejection> {
    unless_it_stands(cx, &task)?;
    task.line.clear();
    let Some(mut game) = task.game() else { return refuse("club-learn-which") };
    let Some(answer) = answer_of(&task, &game) else { return refuse("club-learn-which") };
    let played = answer.iter().all(|token| game.play(token).is_ok());
    debug_assert!(played, "a solution consists of legal actions");
    task.line = answer;
    let told = Message::new("club-learn-solution").with("actions", Arg::notation(actions(&task.line)));
    let mut text = vec![told.with("effects", effects_told(cx, &game, usize::MAX))];
    text.extend(skipped_told(&game));
    match task.set.clone() {
        TaskSet::Lesson => refuse("club-learn-which"),
        TaskSet::Puzzle(puzzle, _) => puzzles::given_up(cx, &task, &puzzle, text),
        TaskSet::Mistake(mistake, _) => mistakes::given_up(cx, &task, &mistake, text),
    }
}
