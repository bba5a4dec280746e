//! The task of a lesson at which somebody is.

use jiff::{SignedDuration, Timestamp};

use super::asker::RequestContext;
use super::base::Context;
use super::words::actions;
use crate::rules::{Exercise, Game, GameDef};
use crate::store::{StoreError, StoredTask};
use crate::text::Message;

/// For this long, a typed line may still be an answer to a task.
pub(in crate::club) const LASTS: SignedDuration = SignedDuration::from_hours(24);

/// The task that somebody is at.
pub(in crate::club) struct Task {
    pub(in crate::club) kind: &'static GameDef,
    /// Its number, from 0.
    pub(in crate::club) number: usize,
    /// Where it was asked for: there it is answered.
    pub(in crate::club) place_id: i64,
    /// Since when.
    pub(in crate::club) since: Timestamp,
    /// The actions so far of a turn that goes on.
    pub(in crate::club) line: Vec<String>,
}

impl Task {
    pub(in crate::club) fn exercise(&self) -> Option<&'static Exercise> {
        self.kind.exercises().get(self.number)
    }

    pub(in crate::club) fn page(&self) -> usize {
        self.kind.lesson().len().saturating_add(self.number)
    }

    /// The position after the turn's actions so far.
    pub(in crate::club) fn game(&self) -> Option<Game> {
        let mut game = self.kind.position_of_page(self.page())?;
        self.line.iter().all(|token| game.play(token).is_ok()).then_some(game)
    }

    /// The task and its game.
    pub(in crate::club) fn heading(&self, key: &'static str) -> Message {
        let heading = Message::new(key).with("title", self.kind.about.title).with("number", self.number + 1);
        heading.with("count", self.kind.exercises().len())
    }

    pub(in crate::club) fn stored(&self) -> StoredTask {
        StoredTask {
            place_id: self.place_id,
            set_at: self.since,
            game: self.kind.about.id.to_owned(),
            number: u32::try_from(self.number).unwrap_or(u32::MAX),
            actions: actions(&self.line),
        }
    }

    pub(in crate::club) fn of(stored: StoredTask) -> Option<Self> {
        Some(Self {
            kind: GameDef::find(&stored.game)?,
            number: usize::try_from(stored.number).ok()?,
            place_id: stored.place_id,
            since: stored.set_at,
            line: stored.actions.split_whitespace().map(str::to_owned).collect(),
        })
    }
}

/// The task at which the asker is.
pub(in crate::club) fn task(cx: &RequestContext<'_>) -> Result<Option<Task>, StoreError> {
    Ok(cx.tx.task_of(cx.asker.person_id)?.and_then(Task::of))
}

/// The same if it was set here, not long ago: what is typed may be about it.
pub(in crate::club) fn task_here(cx: &RequestContext<'_>) -> Result<Option<Task>, StoreError> {
    let is_here = |task: &Task| task.place_id == cx.place.id && cx.now.duration_since(task.since) < LASTS;
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
