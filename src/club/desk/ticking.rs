//! Everything whose time has come, without a request: offers expire, clocks run out, reminders are due.

use jiff::{SignedDuration, Timestamp};

use super::club::Club;
use crate::club::context::error::ClubError;
use crate::club::context::limits::{DUE_AT_ONCE, FORGOTTEN_AT_ONCE};
use crate::club::context::timed::Timed;
use crate::club::play::closing;
use crate::club::{computer, notices, play, tournaments, training, votes};
use crate::faults;
use crate::store::{Bookmark, Cause, Due, DueKind, GroupEnd, StoreError, Tried, TriedKind, Undo};

/// Everything that is done when its time has come, by parts and their files.
const TIMED: [&[&[Timed]]; 6] =
    [notices::TIMED, play::TIMED, tournaments::TIMED, votes::TIMED, training::TIMED, computer::TIMED];

/// A letter that no platform has fetched is kept this many times longer than others.
const LONG_DUE: i64 = 3;

impl Club {
    /// Does what is due: clocks run out, offers expire, old events and letters are forgotten. Each call does only a
    /// little, so that nobody waits for it. Returns whether more is due already.
    ///
    /// # Errors
    /// If the database fails. Everything before that is kept, and each of these was tried.
    pub fn tick(&mut self, now: Timestamp) -> Result<bool, ClubError> {
        faults::point("club.tick");
        self.recall(now)?;
        self.note_signs_of_life(now)?;
        let due = self.look_after_due(now, DUE_AT_ONCE);
        let offers = self.look_after_offers(now);
        self.forget_what_is_old(now)?;
        offers?;
        Ok(due? > 0)
    }

    fn look_after_offers(&mut self, now: Timestamp) -> Result<(), ClubError> {
        let (overdue, last) = self.store.read()?.offers_overdue(self.overdue_until, now, FORGOTTEN_AT_ONCE)?;
        self.overdue_until = last.unwrap_or(Bookmark::START);
        let overdue: Vec<_> =
            overdue.into_iter().map(|offer| (Tried::numbered(TriedKind::Offer, offer.id), offer)).collect();
        self.try_each(&overdue, now, |club, offer| {
            faults::point("club.offer");
            club.transact(Cause::Clock, now, |cx| closing::expire(cx, offer))
        })
    }

    fn forget_what_is_old(&mut self, now: Timestamp) -> Result<(), ClubError> {
        let days = i64::from(self.limits.memory_days);
        let ago = |days: i64| now.saturating_sub(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MIN);
        let (before, long_before) = (ago(days), ago(LONG_DUE * days));
        let tx = self.store.begin()?;
        tx.forget_events(before, FORGOTTEN_AT_ONCE)?;
        tx.forget_suspects(before)?;
        let looked_at = tx.forget_letters(self.looked_at, before, long_before, FORGOTTEN_AT_ONCE)?;
        tx.commit()?;
        self.look_for_suspects()?;
        self.looked_at = looked_at.unwrap_or(Bookmark::START);
        self.empty_log();
        Ok(())
    }

    /// Does what is due, at most this much. Nobody acts later than that without the club knowing. Returns how much it
    /// was.
    pub(in crate::club) fn look_after_due(&mut self, now: Timestamp, at_most: u32) -> Result<u32, ClubError> {
        let due = self.due(now, at_most)?;
        let count = u32::try_from(due.len()).unwrap_or(u32::MAX);
        self.look_after(due, now)?;
        Ok(count)
    }

    /// Does what is due and matters to a request, at most this much. A notice is decided on after the request, because
    /// its reader may be acting right now.
    pub(in crate::club) fn judge_due(&mut self, now: Timestamp, at_most: u32) -> Result<(), ClubError> {
        let mut due = self.due(now, at_most)?;
        due.retain(|(timed, _)| !timed.only_tells);
        self.look_after(due, now)
    }

    /// Does several things in one commit, to wait for the disk once. Everything before a failure is kept. Within a
    /// group, they are part of it.
    pub(in crate::club) fn together<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, ClubError>,
    ) -> Result<T, ClubError> {
        if self.store.is_in_group() {
            return work(self);
        }
        match Self::group(self, Undo::Part, work)? {
            (done, GroupEnd::Kept) => done,
            (done, GroupEnd::Undone) => done.and(Err(StoreError::GroupLost.into())),
        }
    }

    /// Does what is due with the clocks of an account's own games, however much else is due.
    pub(in crate::club) fn judge_games_of(
        &mut self,
        platform: &str,
        account: &str,
        now: Timestamp,
    ) -> Result<(), ClubError> {
        let mut due = Vec::new();
        {
            let tx = self.store.read()?;
            let Some(account) = tx.account(platform, account)? else { return Ok(()) };
            for game in tx.live_games_of(account.person_id)? {
                for kind in [DueKind::FLAG, DueKind::UNCLAIMED] {
                    let at = tx.due_at(kind.clone(), game.id)?.filter(|at| *at <= now);
                    let (Some(at), Some(timed)) = (at, timed(&kind)) else { continue };
                    let found = Due { kind, subject: game.id, at };
                    let suspect = tx.suspect(&tried(&found))?;
                    if suspect.is_none_or(|suspect| suspect.again_at.is_some_and(|at| at <= now)) {
                        due.push((timed, found));
                    }
                }
            }
        }
        self.look_after(due, now)
    }

    /// What is due, with what is done with it.
    fn due(&mut self, now: Timestamp, at_most: u32) -> Result<Vec<(&'static Timed, Due)>, ClubError> {
        let due = self.store.read()?.due(now, at_most)?;
        let known = due.into_iter().filter_map(|due| match timed(&due.kind) {
            Some(timed) => Some((timed, due)),
            None => {
                tracing::error!(?due, "nobody knows what is due and it is left out; `parlour check` says the same");
                None
            }
        });
        Ok(known.collect())
    }

    fn look_after(&mut self, due: Vec<(&'static Timed, Due)>, now: Timestamp) -> Result<(), ClubError> {
        let due: Vec<_> = due.into_iter().map(|(timed, due)| (tried(&due), (timed, due))).collect();
        self.try_each(&due, now, |club, (timed, due)| club.look_after_one(timed, due, now))
    }

    fn look_after_one(&mut self, timed: &Timed, due: &Due, now: Timestamp) -> Result<(), ClubError> {
        faults::point("club.due");
        self.transact(Cause::Clock, now, |cx| (timed.act)(cx, due.subject))
    }
}

/// What is done with everything of a kind.
fn timed(kind: &DueKind) -> Option<&'static Timed> {
    TIMED.iter().copied().flatten().copied().flatten().find(|timed| timed.kind == *kind)
}

/// Every kind of thing to do.
#[must_use]
pub fn due_kinds() -> Vec<DueKind> {
    TIMED.iter().copied().flatten().copied().flatten().map(|timed| timed.kind.clone()).collect()
}

/// A due thing as a suspect.
fn tried(due: &Due) -> Tried {
    Tried::numbered(TriedKind::Due(due.kind.clone()), due.subject)
}
