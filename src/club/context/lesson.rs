//! The task at which somebody is: of a lesson, a puzzle, or one from a mistake of their own.

use jiff::{SignedDuration, Timestamp};

use super::asker::RequestContext;
use super::base::Context;
use super::prepared::Prepared;
use super::replay::Replayed;
use super::words::actions;
use crate::club::Audience;
use crate::rules::{Exercise, Game, GameDef};
use crate::store::{StoreError, StoredMistake, StoredPuzzle, StoredTask, TaskSource, Transaction};
use crate::text::Message;

/// For this long, a typed line may still be an answer to a task.
pub(in crate::club) const LASTS: SignedDuration = SignedDuration::from_hours(24);

/// The task that somebody is at.
#[derive(Clone)]
pub(in crate::club) struct Task {
    pub(in crate::club) kind: &'static GameDef,
    /// Where it is from.
    pub(in crate::club) set: TaskSet,
    /// Its number: from 0 in a lesson; that of the puzzle or mistake.
    pub(in crate::club) number: usize,
    /// Where it was asked for: there it is answered.
    pub(in crate::club) place_id: i64,
    /// Since when.
    pub(in crate::club) since: Timestamp,
    /// The actions so far of a turn that goes on.
    pub(in crate::club) line: Vec<String>,
}

/// Where a task is from, with what it takes.
#[derive(Clone)]
pub(in crate::club) enum TaskSet {
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle(Box<StoredPuzzle>, Box<Prepared>),
    /// A mistake of somebody's own.
    Mistake(Box<StoredMistake>, Box<Prepared>),
}

impl Task {
    /// The exercise, in a lesson.
    pub(in crate::club) fn exercise(&self) -> Option<&'static Exercise> {
        self.kind.exercises().get(self.number).filter(|_| matches!(self.set, TaskSet::Lesson))
    }

    /// The page of the lesson.
    pub(in crate::club) fn page(&self) -> usize {
        self.kind.lesson().len().saturating_add(self.number)
    }

    /// Its position, if it isn't of a lesson.
    pub(in crate::club) fn prepared(&self) -> Option<&Prepared> {
        match &self.set {
            TaskSet::Lesson => None,
            TaskSet::Puzzle(_, prepared) | TaskSet::Mistake(_, prepared) => Some(prepared),
        }
    }

    /// The position before the turn's actions.
    pub(in crate::club) fn start(&self) -> Option<Game> {
        match self.prepared() {
            Some(prepared) => prepared.game(self.kind),
            None => self.kind.position_of_page(self.page()),
        }
    }

    /// The position after the turn's actions so far.
    pub(in crate::club) fn game(&self) -> Option<Game> {
        let mut game = self.start()?;
        self.line.iter().all(|token| game.play(token).is_ok()).then_some(game)
    }

    /// Who reads about it. What solves a puzzle is for nobody else.
    pub(in crate::club) const fn audience(&self) -> Audience {
        match self.set {
            TaskSet::Lesson => Audience::Asker,
            TaskSet::Puzzle(..) | TaskSet::Mistake(..) => Audience::AskerAlone,
        }
    }

    /// The task and its game.
    pub(in crate::club) fn heading(&self, key: &'static str) -> Message {
        let key = match self.set {
            TaskSet::Lesson => key,
            TaskSet::Puzzle(..) => "club-puzzle-of",
            TaskSet::Mistake(..) => "club-mistake-of",
        };
        let heading = Message::new(key).with("title", self.kind.about.title).with("number", self.number + 1);
        heading.with("count", self.kind.exercises().len())
    }

    const fn source(&self) -> TaskSource {
        match self.set {
            TaskSet::Lesson => TaskSource::Lesson,
            TaskSet::Puzzle(..) => TaskSource::Puzzle,
            TaskSet::Mistake(..) => TaskSource::Mistake,
        }
    }

    pub(in crate::club) fn stored(&self) -> StoredTask {
        StoredTask {
            place_id: self.place_id,
            set_at: self.since,
            source: self.source(),
            game: self.kind.about.id.to_owned(),
            number: u32::try_from(self.number).unwrap_or(u32::MAX),
            actions: actions(&self.line),
        }
    }

    /// The task that was kept. `None` if its puzzle, mistake or game is gone.
    pub(in crate::club) fn of(tx: &Transaction<'_>, stored: StoredTask) -> Result<Option<Self>, StoreError> {
        let Some(kind) = GameDef::find(&stored.game) else { return Ok(None) };
        let id = i64::from(stored.number);
        let set = match stored.source {
            TaskSource::Lesson => Some(TaskSet::Lesson),
            TaskSource::Puzzle => tx.puzzle(id)?.and_then(|puzzle| puzzle_set(kind, puzzle)),
            TaskSource::Mistake => match tx.mistake(id)? {
                Some(mistake) => mistake_set(tx, mistake)?,
                None => None,
            },
        };
        let (Some(set), Ok(number)) = (set, usize::try_from(stored.number)) else { return Ok(None) };
        let line = stored.actions.split_whitespace().map(str::to_owned).collect();
        Ok(Some(Self { kind, set, number, place_id: stored.place_id, since: stored.set_at, line }))
    }
}

/// A puzzle as a task. `None` if it's of a variant that doesn't exist.
pub(in crate::club) fn puzzle_set(kind: &'static GameDef, puzzle: StoredPuzzle) -> Option<TaskSet> {
    let prepared = Prepared {
        source: TaskSource::Puzzle,
        number: u32::try_from(puzzle.id).ok()?,
        variant: kind.variant(&puzzle.variant)?,
        position: puzzle.position.clone(),
        actions: String::new(),
    };
    Some(TaskSet::Puzzle(Box::new(puzzle), Box::new(prepared)))
}

/// A mistake as a task. `None` if its game can't be replayed.
pub(in crate::club) fn mistake_set(
    tx: &Transaction<'_>,
    mistake: StoredMistake,
) -> Result<Option<TaskSet>, StoreError> {
    let Some(stored) = tx.game(mistake.game_id)? else { return Ok(None) };
    let Ok(replayed) = Replayed::load(tx, &stored, stored.entries)? else { return Ok(None) };
    let (game, plies) = (replayed.game, usize::try_from(mistake.plies).unwrap_or(usize::MAX));
    let Some(before) = game.plies().get(..plies) else { return Ok(None) };
    let tokens: Vec<String> = before.iter().map(|ply| ply.token.clone()).collect();
    let prepared = Prepared {
        source: TaskSource::Mistake,
        number: u32::try_from(mistake.id).unwrap_or(u32::MAX),
        variant: game.variant(),
        position: game.start_position().unwrap_or_default().to_owned(),
        actions: actions(&tokens),
    };
    Ok(Some(TaskSet::Mistake(Box::new(mistake), Box::new(prepared))))
}

/// The task at which the asker is.
pub(in crate::club) fn task(cx: &RequestContext<'_>) -> Result<Option<Task>, StoreError> {
    match cx.tx.task_of(cx.asker.person_id)? {
        Some(stored) => Task::of(cx.tx, stored),
        None => Ok(None),
    }
}

/// The same if what is typed here may be about it: if it was set here, not long ago. Anything but a lesson is answered
/// wherever nobody else reads.
pub(in crate::club) fn task_here(cx: &RequestContext<'_>) -> Result<Option<Task>, StoreError> {
    let is_here = |task: &Task| {
        let place = match task.set {
            TaskSet::Lesson => task.place_id == cx.place.id,
            TaskSet::Puzzle(..) | TaskSet::Mistake(..) => cx.request.is_private() || cx.request.sole_reader,
        };
        place && cx.now.duration_since(task.since) < LASTS
    };
    Ok(task(cx)?.filter(is_here))
}

/// Ends somebody's lesson when a game of theirs begins in a place where their turns could be taken for answers to the
/// task.
pub(in crate::club) fn end_lesson(cx: &Context<'_>, person_id: i64, place_id: i64) -> Result<(), StoreError> {
    let Some(task) = cx.tx.task_of(person_id)? else { return Ok(()) };
    if task.place_id == place_id || cx.tx.place(task.place_id)?.direct {
        cx.tx.forget_task(person_id)?;
    }
    Ok(())
}
