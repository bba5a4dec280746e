//! The club: every request, and everything without a request, is one transaction.

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::commands::{self, Heard};
use super::shown::Shown;
use super::suspicion::Suspicion;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::{Context, Done, Environment};
use crate::club::context::connections::Connections;
use crate::club::context::error::{ClubError, Panicked};
use crate::club::context::job::Job;
use crate::club::context::letter;
use crate::club::context::limits::DUE_BEFORE_A_REQUEST;
use crate::club::context::rejection::Rejection;
use crate::club::context::replay::Games;
use crate::club::tournaments::rounds;
use crate::club::{Answer, Letter, Origin, Request};
use crate::command::settings::THEME;
use crate::config::Limits;
use crate::store::{Bookmark, COMPUTER, Cause, GroupEnd, Store, StoreError, Undo};
use crate::text::Language;
use crate::watch::Tally;

/// The club.
pub struct Club {
    pub(in crate::club) store: Store,
    pub(in crate::club) limits: Limits,
    /// The language of people and places that have chosen none and whose platform names none.
    language: &'static Language,
    /// The zone of people and places without one of their own.
    zone: TimeZone,
    /// The theme of pictures for which nobody has chosen one.
    theme: &'static str,
    /// The address under which pages are, if there are any.
    pages_at: Option<String>,
    /// The answers to what was asked by pages lately.
    pub(in crate::club) shown: Shown,
    /// The games of which something has changed since somebody last asked.
    pub(in crate::club) changed: BTreeSet<i64>,
    pub(in crate::club) games: Games,
    pub(in crate::club) connections: Connections,
    /// Jobs that nobody has taken yet.
    pub(in crate::club) jobs: Vec<Job>,
    /// The people for whom there are jobs to report on.
    pub(in crate::club) jobs_underway: Vec<Option<i64>>,
    /// The platforms for which letters were written, or on which the computer was told of anything, since somebody last asked.
    pub(in crate::club) mailed: BTreeSet<String>,
    /// Whether there may be letters that nobody was told about: a panic may follow right after a commit.
    pub(in crate::club) mailed_unknown: bool,
    /// Whether something was forgotten that may still stand in the log of the database.
    in_log: bool,
    pub(in crate::club) suspicion: Suspicion,
    /// How far the old letters were searched. Those about live games stay.
    pub(in crate::club) looked_at: Bookmark,
    /// How far the overdue offers were searched. Those that outages have extended stay.
    pub(in crate::club) overdue_until: Bookmark,
}

/// The context of a transaction of a club. It borrows the parts of the club one by one, because the transaction has another.
macro_rules! context {
    ($club:ident, $tx:expr, $cause:expr, $now:expr) => {
        Context::new(
            $tx,
            &mut $club.games,
            Environment {
                limits: &$club.limits,
                usual_language: $club.language,
                connections: &$club.connections,
                jobs: &$club.jobs_underway,
                zone: &$club.zone,
                usual_theme: $club.theme,
                pages_at: $club.pages_at.as_deref(),
            },
            $cause,
            $now,
        )
    };
}

impl Club {
    /// A club that keeps its state in this database.
    #[must_use]
    pub fn new(store: Store, limits: Limits) -> Self {
        let games = Games::new(limits.games_in_memory);
        // The last run may have been killed right after something was forgotten.
        let in_log = store.was_killed();
        Self {
            store,
            limits,
            language: Language::english(),
            zone: TimeZone::UTC,
            theme: THEME.usual(),
            pages_at: None,
            shown: Shown::new(),
            changed: BTreeSet::new(),
            games,
            connections: Connections::default(),
            jobs: Vec::new(),
            jobs_underway: Vec::new(),
            mailed: BTreeSet::new(),
            mailed_unknown: false,
            in_log,
            suspicion: Suspicion::default(),
            looked_at: Bookmark::START,
            overdue_until: Bookmark::START,
        }
    }

    /// The club, with another default language than English.
    #[must_use]
    pub fn speaking(mut self, language: &'static Language) -> Self {
        self.language = language;
        self
    }

    /// The club, with another default time zone than UTC.
    #[must_use]
    pub fn in_zone(mut self, zone: TimeZone) -> Self {
        self.zone = zone;
        self
    }

    /// The club, with another theme than the light one where nobody has chosen any.
    #[must_use]
    pub const fn in_theme(mut self, theme: &'static str) -> Self {
        self.theme = theme;
        self
    }

    /// The club, with pages under an address without a slash at its end.
    #[must_use]
    pub fn with_pages_at(mut self, address: &str) -> Self {
        self.pages_at = Some(address.to_owned());
        self
    }

    /// Does a request in one transaction. The answers are letters, which are in the outbox when this returns. An event
    /// that was applied before changes nothing and gets the same answer. A refused request leaves only its answer, and
    /// a line that wasn't meant for Parlour only its id.
    ///
    /// # Errors
    /// If the database or something of ours fails. Then nothing has changed. A panic is our failure, too; within a
    /// group it fails the whole group, and continues to the group's caller.
    pub fn handle(&mut self, request: &Request, now: Timestamp) -> Result<Answer, ClubError> {
        if self.is_put_aside(&request.origin.tried())? {
            return Err(ClubError::PutAside);
        }
        if self.store.is_in_group() {
            return self.answer(request, now);
        }
        self.guarded(|club| club.answer(request, now)).unwrap_or_else(|Panicked(why)| Err(ClubError::Panicked(why)))
    }

    fn answer(&mut self, request: &Request, now: Timestamp) -> Result<Answer, ClubError> {
        let nothing = Answer { letters: Vec::new(), repeated: false, later: false, tally: Tally::default() };
        if !request.is_acceptable() {
            tracing::warn!(platform = request.origin.platform, "an id is empty or too long");
            return Ok(nothing);
        }
        let Origin { platform, event } = &request.origin;
        let mut tx = self.store.begin()?;
        if tx.knows_event(platform, event)? {
            let letters = letter::letters_of(&tx, &request.origin)?;
            return Ok(Answer { letters, repeated: true, ..nothing });
        }
        // A turn doesn't save a player whose time was over before.
        if !tx.due(now, 1)?.is_empty() {
            drop(tx);
            self.judge_due(now, DUE_BEFORE_A_REQUEST)?;
            self.judge_games_of(platform, &request.person.id, now)?;
            tx = self.store.begin()?;
        }
        let cause = Cause::Event { platform: (*platform).to_owned(), id: event.clone() };
        let cx = context!(self, &tx, cause, now);
        let mut cx = RequestContext::begin(cx, request)?;
        if commands::receive(&mut cx)? == Heard::Ignored {
            drop(cx);
            drop(tx);
            // Should it come again, it must not be taken for a turn in a game that awaits its speaker by then.
            let tx = self.store.begin()?;
            tx.note_event(platform, event, None, now)?;
            tx.commit()?;
            return Ok(nothing);
        }
        let (tally, later) = (cx.tally, cx.jobs.iter().any(|job| job.reply.answers.is_some()));
        let done = cx.finish()?;
        tx.commit()?;
        let mut letters = self.take(done);
        self.empty_log();
        letters.retain(|(to, ..)| to == platform);
        let letters = letters.into_iter().map(|(_, id, letter)| (id, letter)).collect();
        Ok(Answer { letters, repeated: false, later, tally })
    }

    /// The answers to a request of which nothing is kept or told.
    pub(in crate::club) fn look(&mut self, request: &Request, now: Timestamp) -> Result<Vec<Letter>, ClubError> {
        let tx = self.store.begin()?;
        let Origin { platform, event } = &request.origin;
        let cause = Cause::Event { platform: (*platform).to_owned(), id: event.clone() };
        let cx = context!(self, &tx, cause, now);
        let mut cx = RequestContext::begin(cx, request)?;
        commands::receive(&mut cx)?;
        let done = cx.finish()?;
        let told = done.letters.into_iter().map(|(_, _, letter)| letter);
        Ok(done.shown.into_iter().map(|(_, letter)| letter).chain(told).collect())
    }

    /// Does something that nobody asked for, in one transaction.
    pub(in crate::club) fn transact<T>(
        &mut self,
        cause: Cause,
        now: Timestamp,
        work: impl FnOnce(&mut Context<'_>) -> Result<T, Rejection>,
    ) -> Result<T, ClubError> {
        let tx = self.store.begin()?;
        let mut cx = context!(self, &tx, cause, now);
        let done = work(&mut cx).and_then(|done| rounds::go_on(&mut cx).map(|()| done));
        let done = match done {
            Ok(done) => done,
            Err(Rejection::Failed(error)) => return Err(error),
            // Nobody can be told.
            Err(Rejection::Refused(refused)) => {
                return Err(ClubError::Refused(refused.text.first().map_or("", |message| message.key)));
            }
            Err(Rejection::Ignored) => return Err(ClubError::Refused("")),
        };
        let left = cx.finish()?;
        tx.commit()?;
        self.take(left);
        Ok(done)
    }

    /// Takes the results of a transaction, and returns its letters.
    fn take(&mut self, done: Done) -> Vec<(String, i64, Letter)> {
        for (id, replayed) in done.played {
            self.changed.insert(id);
            self.games.put(id, replayed);
        }
        self.changed.extend(done.letters.iter().filter_map(|(_, _, letter)| letter.about));
        self.changed.extend(self.shown.keep(done.shown));
        if done.computer_told || !done.jobs.is_empty() {
            self.mailed.insert(COMPUTER.to_owned());
        }
        self.in_log |= done.forgotten;
        self.jobs_underway.extend(done.jobs.iter().map(|job| job.reply.asker_id));
        self.jobs.extend(done.jobs);
        self.mailed.extend(done.letters.iter().map(|(platform, ..)| platform.clone()));
        done.letters
    }

    /// Makes all requests of some work one commit, so that many of them wait for the disk once. Nobody may hear the
    /// results before this returns. `undo` says how refused requests are undone. If one of them couldn't be undone by
    /// itself, nothing of the group was done, and the caller does it all again so that each can. Work that panics
    /// leaves nothing behind. Its argument is the holder of the club.
    ///
    /// # Errors
    /// If the database fails; then nothing of the group was done.
    pub fn group<H: AsMut<Self>, T>(
        holder: &mut H,
        undo: Undo,
        work: impl FnOnce(&mut H) -> T,
    ) -> Result<(T, GroupEnd), StoreError> {
        let mut memory = GroupMemory::begin(holder);
        let ended = Store::group(&mut *memory.holder, |holder| &mut holder.as_mut().store, undo, work)?;
        memory.is_kept = ended.1 == GroupEnd::Kept;
        memory.holder.as_mut().empty_log();
        Ok(ended)
    }

    /// Throws away everything in memory that came from the database, because something panicked while it changed.
    pub(in crate::club) fn distrust(&mut self) {
        self.store.distrust();
        self.games.forget();
        (self.looked_at, self.overdue_until) = (Bookmark::START, Bookmark::START);
        // The panic may have come right after a commit.
        (self.mailed_unknown, self.in_log) = (true, true);
    }

    /// Removes forgotten data from the log, too. That's impossible while somebody reads the database; then it's done
    /// later.
    pub(in crate::club) fn empty_log(&mut self) {
        if self.in_log {
            let emptied = self.store.empty_log();
            self.in_log = !emptied.unwrap_or_else(|error| {
                tracing::error!(%error, "what was forgotten cannot be taken out of the log of the database yet");
                false
            });
        }
    }

    /// Brings the database's log into its file if the log is long. Requests have to wait meanwhile, so it's done when
    /// there are none.
    ///
    /// # Errors
    /// If the database fails.
    pub fn bring_log_in(&mut self) -> Result<(), ClubError> {
        Ok(self.store.bring_log_in()?)
    }

    /// The database, to look into it.
    pub fn store(&mut self) -> &mut Store {
        &mut self.store
    }
}

impl AsMut<Self> for Club {
    fn as_mut(&mut self) -> &mut Self {
        self
    }
}

/// The additions to memory in the open group. They leave with the group unless it is kept.
struct GroupMemory<'h, H: AsMut<Club>> {
    holder: &'h mut H,
    /// How many jobs there were before it: those that nobody has taken, and all.
    jobs_before: (usize, usize),
    is_kept: bool,
}

impl<'h, H: AsMut<Club>> GroupMemory<'h, H> {
    fn begin(holder: &'h mut H) -> Self {
        let club = holder.as_mut();
        club.games.begin_group();
        let jobs_before = (club.jobs.len(), club.jobs_underway.len());
        Self { holder, jobs_before, is_kept: false }
    }
}

impl<H: AsMut<Club>> Drop for GroupMemory<'_, H> {
    fn drop(&mut self) {
        let club = self.holder.as_mut();
        club.games.end_group(self.is_kept);
        if !self.is_kept {
            club.jobs.truncate(self.jobs_before.0);
            club.jobs_underway.truncate(self.jobs_before.1);
        }
    }
}
