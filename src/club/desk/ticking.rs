//! Everything whose time has come, without a request: offers expire, clocks run out, reminders are due.

use jiff::{SignedDuration, Timestamp};

use super::club::Club;
use crate::club::context::error::ClubError;
use crate::club::context::limits::{DUE_AT_ONCE, FORGOTTEN_AT_ONCE};
use crate::club::notices::{digest, reminders};
use crate::club::play::{closing, flags, idle, rerating};
use crate::club::tournaments::{arenas, begins, deadlines, results, visiting};
use crate::faults;
use crate::store::{Bookmark, Cause, Due, DueKind, GroupEnd, StoreError, Tried, TriedKind, Undo};

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
        let due = self.store.read()?.due(now, at_most)?;
        self.look_after(&due, now)?;
        Ok(u32::try_from(due.len()).unwrap_or(u32::MAX))
    }

    /// Does what is due and matters to a request, at most this much. A notice is decided on after the request, because
    /// its reader may be acting right now.
    pub(in crate::club) fn judge_due(&mut self, now: Timestamp, at_most: u32) -> Result<(), ClubError> {
        let mut due = self.store.read()?.due(now, at_most)?;
        due.retain(|due| !due.kind.only_tells());
        self.look_after(&due, now)
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
                for kind in [DueKind::Flag, DueKind::Unclaimed] {
                    let at = tx.due_at(kind, game.id)?.filter(|at| *at <= now);
                    let Some(found) = at.map(|at| Due { kind, subject: game.id, at }) else { continue };
                    let suspect = tx.suspect(&tried(&found))?;
                    if suspect.is_none_or(|suspect| suspect.again_at.is_some_and(|at| at <= now)) {
                        due.push(found);
                    }
                }
            }
        }
        self.look_after(&due, now)
    }

    fn look_after(&mut self, due: &[Due], now: Timestamp) -> Result<(), ClubError> {
        let due: Vec<_> = due.iter().map(|due| (tried(due), *due)).collect();
        self.try_each(&due, now, |club, due| club.look_after_one(*due, now))
    }

    fn look_after_one(&mut self, due: Due, now: Timestamp) -> Result<(), ClubError> {
        faults::point("club.due");
        self.transact(Cause::Clock, now, |cx| match due.kind {
            DueKind::Flag => flags::judge_clock(cx, due.subject),
            DueKind::Reminder => reminders::remind(cx, due.subject),
            DueKind::Turn => reminders::tell_turn(cx, due.subject),
            DueKind::Time => reminders::tell_of_time(cx, due.subject),
            DueKind::Digest => digest::keep_digest(cx, due.subject),
            DueKind::Unclaimed => flags::judge_unclaimed(cx, due.subject),
            DueKind::Idle => idle::ask_about_idle(cx, due.subject),
            DueKind::IdleCloses => idle::close_idle(cx, due.subject),
            DueKind::TournamentBegins => begins::begin(cx, due.subject, due.at),
            DueKind::TournamentEnds => visiting::time_is_over(cx, due.subject),
            DueKind::Rematch => arenas::pair_again(cx, due.subject),
            DueKind::MatchEnds => deadlines::decide(cx, due.subject),
            DueKind::Roster => results::renew(cx, due.subject),
            DueKind::Rerate => rerating::go_on(cx),
        })
    }
}

/// A due thing as a suspect.
fn tried(due: &Due) -> Tried {
    Tried::numbered(TriedKind::Due(due.kind), due.subject)
}
