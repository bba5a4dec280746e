//! The club: challenges, tables and their players, offers, ratings.
//!
//! It is given a [`Request`] and the time, and answers with [`Letter`]s, which it has put into the outbox by then. It
//! does so in one transaction, one request after the other, and the same requests lead to the same state.
//!
//! - [`Club`]: the door. [`Desk`]: the thread behind which it sits while the program runs.
//! - [`Request`], [`Letter`]: what comes in and what goes out, the same on every platform.
//! - `clock`: the time it goes by. `visit`: one request within its transaction; `finding`: which game, offer or person
//!   is meant.
//! - `offers`, `answers`, `turns`, `views`, `standing`, `settings`, `forgetting`: the commands.
//! - `post`, `words`: letters in the making. `replay`: games from their records. `rating`: Glicko-2.

mod answers;
mod clock;
mod desk;
mod finding;
mod forgetting;
mod glance;
mod letter;
mod limits;
mod offers;
mod outbox;
mod post;
mod rating;
mod replay;
mod request;
mod settings;
mod standing;
mod turns;
mod views;
mod visit;
mod vitals;
mod words;

use std::collections::BTreeSet;

use jiff::Timestamp;
use thiserror::Error;

pub use desk::{Bell, Desk, Full, Sorry};
pub use glance::Ongoing;
pub use letter::{Addressee, Answer, Attachment, Audience, Button, ButtonStyle, Letter, Outgoing, Picture, To};
pub use limits::Limits;
pub use outbox::Failure;
pub use replay::{Corrupt, verify};
pub use request::{Origin, Person, Place, Request, Said};

use crate::store::{self, Store};
use crate::text::Language;
use crate::watch::Tally;
use replay::Games;
use visit::Visit;

/// What went wrong on our side; what a person did wrong is an answer.
#[derive(Debug, Error)]
pub enum Trouble {
    /// The database failed.
    #[error("the database failed")]
    Store(#[from] store::Error),
    /// What was to be written into the record of a game does not fit it.
    #[error("game #{table}: {what}")]
    Record {
        /// The game's number.
        table: i64,
        /// What does not fit.
        what: String,
    },
}

/// The club.
pub struct Club {
    store: Store,
    limits: Limits,
    /// The language for people and places that have chosen none and of whom the platform knows none.
    language: &'static Language,
    games: Games,
    /// The platforms for which letters were written since somebody last asked.
    mailed: BTreeSet<String>,
}

impl Club {
    /// A club that keeps its state in this database.
    #[must_use]
    pub fn new(store: Store, limits: Limits) -> Self {
        let games = Games::new(limits.games_in_memory);
        Self { store, limits, language: Language::english(), games, mailed: BTreeSet::new() }
    }

    /// The club, speaking another language than English to those whose own is not known.
    #[must_use]
    pub fn speaking(mut self, language: &'static Language) -> Self {
        self.language = language;
        self
    }

    /// Does what is asked for, in one transaction, and says so in letters that are in the outbox when this returns. An
    /// event that was applied before changes nothing and is answered as it was.
    ///
    /// # Errors
    /// If the database fails, or something of ours; then nothing has changed.
    pub fn handle(&mut self, request: &Request, now: Timestamp) -> Result<Answer, Trouble> {
        let nothing = Answer { letters: Vec::new(), repeated: false, tally: Tally::default() };
        if !request.is_acceptable() {
            tracing::warn!(platform = request.origin.platform, "an id is empty or too long");
            return Ok(nothing);
        }
        let Some(command) = request.read() else { return Ok(nothing) };
        let tx = self.store.begin()?;
        let Some(mut visit) = Visit::begin(&tx, &mut self.games, &self.limits, self.language, request, now)? else {
            let letters = outbox::letters_of(&tx, &request.origin)?;
            return Ok(Answer { letters, repeated: true, ..nothing });
        };
        visit.receive(command)?;
        let tally = visit.tally;
        let (letters, played, platforms) = visit.finish()?;
        tx.commit()?;
        for (id, replayed) in played {
            self.games.put(id, replayed);
        }
        self.mailed.extend(platforms);
        Ok(Answer { letters, repeated: false, tally })
    }

    /// Makes everything from here to [`Club::end_group`] one commit, so that many requests wait for the disk once. Until
    /// then nobody may be told what came of them.
    ///
    /// # Errors
    /// If the database fails.
    pub fn begin_group(&mut self) -> Result<(), store::Error> {
        self.store.begin_group()
    }

    /// Commits a group.
    ///
    /// # Errors
    /// If the database fails; then nothing of the group was done.
    pub fn end_group(&mut self) -> Result<(), store::Error> {
        self.store.end_group().inspect_err(|_| self.games = Games::new(self.limits.games_in_memory))
    }

    /// The database, to look into it.
    pub fn store(&mut self) -> &mut Store {
        &mut self.store
    }
}
