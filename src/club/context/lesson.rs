//! The task of a lesson at which somebody is.

use jiff::Timestamp;

use super::base::Context;
use super::words::actions;
use crate::rules::{Exercise, Game, Kind};
use crate::store::{Owner, StoreError};
use crate::text::Message;

/// Under which name the task that somebody is at is kept.
pub(in crate::club) const LEARNING: &str = "learning";

/// The task that somebody is at.
pub(in crate::club) struct Task {
    pub(in crate::club) kind: &'static Kind,
    /// Its number, from 0.
    pub(in crate::club) number: usize,
    /// Where it was asked for: there it is answered.
    pub(in crate::club) place_id: i64,
    /// Since when.
    pub(in crate::club) since: Timestamp,
    /// What was played of a turn that goes on.
    pub(in crate::club) line: Vec<String>,
}

impl Task {
    pub(in crate::club) fn exercise(&self) -> Option<&'static Exercise> {
        self.kind.exercises().get(self.number)
    }

    pub(in crate::club) fn page(&self) -> usize {
        self.kind.lesson().len().saturating_add(self.number)
    }

    /// The position, with what was played of the turn.
    pub(in crate::club) fn game(&self) -> Option<Game> {
        let mut game = self.kind.position_of_page(self.page())?;
        self.line.iter().all(|token| game.play(token).is_ok()).then_some(game)
    }

    /// Which task of which game it is.
    pub(in crate::club) fn heading(&self, key: &'static str) -> Message {
        let heading = Message::new(key).with("title", self.kind.about.title).with("number", self.number + 1);
        heading.with("count", self.kind.exercises().len())
    }

    /// As it is kept: place, time, game, number, actions.
    pub(in crate::club) fn written(&self) -> String {
        let Self { place_id, since, number, .. } = self;
        format!("{place_id} {} {} {number} {}", since.as_second(), self.kind.about.id, actions(&self.line))
    }

    pub(in crate::club) fn read(kept: &str) -> Option<Self> {
        let mut words = kept.split_whitespace();
        let place_id = words.next()?.parse().ok()?;
        let since = Timestamp::from_second(words.next()?.parse().ok()?).ok()?;
        let kind = Kind::find(words.next()?)?;
        let number = words.next()?.parse().ok()?;
        Some(Self { kind, number, place_id, since, line: words.map(str::to_owned).collect() })
    }
}

/// Ends the lesson of somebody whose game begins in a place, if what they type there could be meant for it.
pub(in crate::club) fn end_lesson(cx: &Context<'_>, person_id: i64, place_id: i64) -> Result<(), StoreError> {
    let of_person = Owner::Person(person_id);
    let Some(task) = cx.tx.setting(of_person, LEARNING)?.as_deref().and_then(Task::read) else { return Ok(()) };
    if task.place_id == place_id || cx.tx.place(task.place_id)?.direct {
        cx.tx.set(of_person, LEARNING, None)?;
    }
    Ok(())
}
