//! What happens without anybody asking for it: offers run out, games begin and end by themselves.

use jiff::{SignedDuration, Timestamp};

use super::club::Club;
use crate::clock::Terms;
use crate::club::To;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::error::ClubError;
use crate::club::context::limits::{DUE_AT_ONCE, FORGOTTEN_AT_ONCE};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{offered, person};
use crate::club::notices::calls;
use crate::club::notices::digest;
use crate::club::play::idle;
use crate::club::play::playing;
use crate::club::play::playing::{Beginning, NewEntry};
use crate::club::time::clocks;
use crate::club::time::outages;
use crate::club::tournaments::organizing;
use crate::club::tournaments::rounds;
use crate::faults;
use crate::rules::{Player, Reason};
use crate::store::{
    Account, Bookmark, Cause, Due, DueKind, EntryKind, GameState, GroupEnd, Offer, OfferKind, OfferState, StoreError,
    StoredGame, Tried, TriedKind, Undo,
};
use crate::text::{Language, Message};

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
            club.transact(Cause::Clock, now, |cx| expire(cx, offer))
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
            DueKind::Flag => clocks::judge_clock(cx, due.subject),
            DueKind::Reminder => clocks::remind(cx, due.subject),
            DueKind::Turn => calls::tell_turn(cx, due.subject),
            DueKind::Time => clocks::tell_of_time(cx, due.subject),
            DueKind::Digest => digest::keep_digest(cx, due.subject),
            DueKind::Unclaimed => clocks::judge_unclaimed(cx, due.subject),
            DueKind::Idle => idle::ask_about_idle(cx, due.subject),
            DueKind::Asked => idle::close_idle(cx, due.subject),
            DueKind::TournamentBegins => rounds::begin_weekly(cx, due.subject, due.at),
            DueKind::Roster => organizing::renew_roster(cx, due.subject),
        })
    }
}

/// What it is to look after something that is due.
fn tried(due: &Due) -> Tried {
    Tried::numbered(TriedKind::Due(due.kind), due.subject)
}

/// Ends a live game by something that neither player did; says whether it went on until then.
pub(in crate::club) fn end_game(
    cx: &mut Context<'_>,
    id: i64,
    loser: Option<Player>,
    reason: Reason,
) -> Result<bool, Rejection> {
    let Some(mut game) = cx.tx.game(id)?.filter(|game| game.state == GameState::Live) else {
        return Ok(false);
    };
    finish_game(cx, &mut game, loser, reason, Vec::new())?;
    Ok(true)
}

/// The same with a game that is known to go on; the text says why.
pub(in crate::club) fn finish_game(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    loser: Option<Player>,
    reason: Reason,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    if !reason.ends_from_outside() {
        return refuse("club-no-such-end");
    }
    let mut replayed = cx.replay(game)?;
    let entry = NewEntry { kind: EntryKind::End, token: reason.word(), player: loser, account_id: None };
    playing::enter(cx, game, &mut replayed, &entry)?;
    playing::conclude(cx, game, replayed, text, Vec::new())
}

/// Whether the time in which an offer could be accepted is over, outages not counted.
pub(in crate::club) fn has_run_out(cx: &Context<'_>, offer: &Offer) -> Result<bool, Rejection> {
    if offer.expires_at > cx.now {
        return Ok(false);
    }
    let maker = cx.tx.account_numbered(offer.maker_id)?.platform;
    let other = match offer.taker_id {
        Some(taker) => cx.tx.account_numbered(taker)?.platform,
        None => cx.tx.place(offer.place_id)?.platform,
    };
    let lasts = offer.expires_at.duration_since(offer.made_at);
    Ok(outages::passed_at(cx, [&maker, &other], offer.made_at, lasts)? <= cx.now)
}

/// Closes an offer, which is then in nobody's digest.
pub(in crate::club) fn close_offer(cx: &Context<'_>, offer: &Offer, state: OfferState) -> Result<(), Rejection> {
    cx.tx.close_offer(offer.id, state, cx.now)?;
    touch_digest_of_taker(cx, offer)
}

/// Has the digest of whoever is challenged looked at anew.
pub(in crate::club) fn touch_digest_of_taker(cx: &Context<'_>, offer: &Offer) -> Result<(), Rejection> {
    let is_listed = matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch);
    let Some(taker) = offer.taker_id.filter(|_| is_listed) else { return Ok(()) };
    let taker = cx.tx.account_numbered(taker)?;
    digest::touch_digest(cx, taker.person_id, taker.id)
}

/// Closes an offer that nobody answered in time. Whoever wanted to play a game is told; an offer in a game that
/// goes on is forgotten in silence.
fn expire(cx: &mut Context<'_>, offer: &Offer) -> Result<(), Rejection> {
    if !has_run_out(cx, offer)? {
        return Ok(());
    }
    close_offer(cx, offer, OfferState::Expired)?;
    if !matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch) {
        return Ok(());
    }
    let maker = cx.tx.account_numbered(offer.maker_id)?;
    let taker = offer.taker_id.map(|id| cx.tx.account_numbered(id)).transpose()?;
    let home = cx.tx.place(offer.place_id)?;
    let text = vec![offered(offer, "club-offer-ran-out").with("name", person(&maker))];
    let letter = |platform: &str, to: To, language: &'static Language| {
        let about = Some(offer.id);
        Draft { about, text: text.clone(), ..Draft::new(platform, to, language) }
    };
    if !home.direct {
        let language = cx.language_in(&home)?;
        cx.drafts.push(letter(&home.platform, To::Place(home.external_id.clone()), language));
        return Ok(());
    }
    for account in [Some(maker), taker].into_iter().flatten().filter(|account: &Account| !account.is_forgotten()) {
        let language = cx.language_of(account.person_id, &home)?;
        cx.drafts.push(letter(&account.platform, To::Account(account.external_id), language));
    }
    Ok(())
}
