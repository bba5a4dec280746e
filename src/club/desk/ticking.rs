//! What happens without anybody asking for it, because its time has come: offers expire, clocks run out, reminders are due.

use jiff::{SignedDuration, Timestamp};

use super::club::Club;
use crate::clock::Terms;
use crate::club::context::base::Context;
use crate::club::context::error::ClubError;
use crate::club::context::limits::{DUE_AT_ONCE, FORGOTTEN_AT_ONCE};
use crate::club::context::rejection::Rejection;
use crate::club::notices::{digest, reminders};
use crate::club::play::playing::{self, Beginning};
use crate::club::play::{closing, ending, flags, idle};
use crate::club::tournaments::deadlines;
use crate::club::tournaments::{roster, rounds};
use crate::faults;
use crate::rules::{Player, Reason};
use crate::store::{Bookmark, Cause, Due, DueKind, GameState, GroupEnd, StoreError, Tried, TriedKind, Undo};

/// How many times as long as others a letter is remembered that no platform has fetched.
const LONG_DUE: i64 = 3;

/// A game between two accounts that neither offered to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing<'p> {
    /// The number of the place where it is played.
    pub place_id: i64,
    /// The game's id.
    pub game: &'p str,
    /// The variant's name.
    pub variant: &'p str,
    /// Whether ratings change.
    pub rated: bool,
    /// How it is timed; not at all if there are no terms.
    pub clock: Option<Terms>,
    /// The numbers of player one's account and player two's, on whichever platforms.
    pub account_ids: [i64; 2],
}

impl Club {
    /// Begins a game that nobody offered, and tells both players; says its number.
    ///
    /// # Errors
    /// If the database fails, or there is no such game. Then nothing has changed.
    pub fn begin_game(&mut self, pairing: &Pairing<'_>, cause: Cause, now: Timestamp) -> Result<i64, ClubError> {
        self.transact(cause, now, |cx| {
            let [one, two] = pairing.account_ids.map(|id| cx.tx.account_numbered(id));
            let (one, two) = (one?, two?);
            let stored = playing::begin_game(
                cx,
                &Beginning {
                    id: None,
                    place_id: pairing.place_id,
                    game: pairing.game,
                    variant: pairing.variant,
                    rated: pairing.rated,
                    clock: pairing.clock,
                    of_match: None,
                    drawn: false,
                    seats: [&one, &two],
                },
            )?;
            Ok(stored.id)
        })
    }

    /// Ends a live game from outside, by something that neither player did: the `loser` loses it, or nobody. Says
    /// whether it went on until then.
    ///
    /// # Errors
    /// If the database fails, the game cannot be replayed, or none ends like that. Then nothing has changed.
    pub fn end_game(
        &mut self,
        id: i64,
        loser: Option<Player>,
        reason: Reason,
        cause: Cause,
        now: Timestamp,
    ) -> Result<bool, ClubError> {
        self.transact(cause, now, |cx| end_game(cx, id, loser, reason))
    }

    /// What is to be done from time to time: clocks run out, offers too, old events and letters are forgotten. Each call
    /// does only a little, so that nobody waits for it; says whether more is due already.
    ///
    /// # Errors
    /// If the database fails; what was done until then is kept, and each of these was tried.
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

    /// Looks after what is due, at most so much of it; nobody acts later than that without it being known. Says how much
    /// it was.
    pub(in crate::club) fn look_after_due(&mut self, now: Timestamp, at_most: u32) -> Result<u32, ClubError> {
        let due = self.store.read()?.due(now, at_most)?;
        self.look_after(&due, now)?;
        Ok(u32::try_from(due.len()).unwrap_or(u32::MAX))
    }

    /// Looks after what is due and changes what a request finds, at most so much of it. Whom to tell of something is
    /// decided after the request: they may be doing it right now.
    pub(in crate::club) fn judge_due(&mut self, now: Timestamp, at_most: u32) -> Result<(), ClubError> {
        let mut due = self.store.read()?.due(now, at_most)?;
        due.retain(|due| !due.kind.only_tells());
        self.look_after(&due, now)
    }

    /// Does several things in one commit, so that the disk is waited for once; what was done before one that fails is kept.
    /// In a group they are part of that.
    pub(in crate::club) fn together<T>(
        &mut self,
        deed: impl FnOnce(&mut Self) -> Result<T, ClubError>,
    ) -> Result<T, ClubError> {
        if self.store.is_in_group() {
            return deed(self);
        }
        match Self::group(self, Undo::Part, deed)? {
            (done, GroupEnd::Kept) => done,
            (done, GroupEnd::Undone) => done.and(Err(StoreError::GroupLost.into())),
        }
    }

    /// Looks after the clocks of an account's own games that are due, however much else is.
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
            DueKind::Asked => idle::close_idle(cx, due.subject),
            DueKind::TournamentBegins => rounds::begin_weekly(cx, due.subject, due.at),
            DueKind::MatchEnds => deadlines::decide(cx, due.subject),
            DueKind::Roster => roster::renew_roster(cx, due.subject),
        })
    }
}

/// What it is to look after something that is due.
fn tried(due: &Due) -> Tried {
    Tried::numbered(TriedKind::Due(due.kind), due.subject)
}

/// Ends a live game by something that neither player did; says whether it went on until then.
fn end_game(cx: &mut Context<'_>, id: i64, loser: Option<Player>, reason: Reason) -> Result<bool, Rejection> {
    let Some(mut game) = cx.tx.game(id)?.filter(|game| game.state == GameState::Live) else {
        return Ok(false);
    };
    ending::finish_game(cx, &mut game, loser, reason, Vec::new())?;
    Ok(true)
}
