//! How and when people hear that they must act, so that nobody hears it twice or at a bad time.

use jiff::{SignedDuration, Timestamp};

use super::{digest, reaching, wishes};
use crate::clock::morning_after;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::time::{clocks, waking};
use crate::club::{Addressee, To};
use crate::command::settings::{HOURS, NOTICES, THREADS, Way};
use crate::rules::Player;
use crate::store::{Account, ClockRow, Digest, DueKind, GameState, Owner, StoredGame, StoredPlace};
use crate::text::Message;

/// A player needs to hear that it's their turn. That could wait.
pub(in crate::club) const TURN: DueKind = DueKind::new("turn");

/// When to tell a player that it's their turn; never if they want no such notices. A player who has just acted where
/// the game is shown knows it already. A player with chosen hours is told within these in a game of days, unless their
/// time would be over before. A player who sees the game in no place, but only in letters to them, is told at once while
/// they play.
pub(in crate::club) fn turn_told_at(
    cx: &Context<'_>,
    game: &StoredGame,
    player: Player,
    place: Option<&StoredPlace>,
    clock: Option<(ClockRow, Timestamp)>,
) -> Result<Option<Timestamp>, Rejection> {
    let seat = game.seat(player);
    if wishes::only_looks(cx, game, player)? {
        return Ok(None);
    }
    if let Some(at) = clocks::judged_first(cx, clock) {
        return Ok(Some(at));
    }
    let wait = SignedDuration::from_secs(cx.environment.limits.ping_wait_seconds.into());
    let lately = cx.now.saturating_sub(wait).unwrap_or(cx.now);
    let written_to = place.is_none();
    if written_to && game.seat(player.other()).is_computer() {
        return Ok(Some(cx.now));
    }
    let plays = written_to && is_active(cx, seat.person_id, lately)?;
    let acted = match place {
        None => None,
        Some(place) => cx.tx.last_event(seat.account_id, place.id, lately)?,
    };
    let mut at = acted.and_then(|acted| acted.checked_add(wait).ok()).unwrap_or(cx.now).max(cx.now);
    // A time that is over already wakes nobody.
    let clock = clock.filter(|(row, _)| row.out_at.is_none());
    let (clock, ends_at) = clock.map(|(row, ends_at)| (row.clock, ends_at)).unzip();
    let is_short = clock.is_some_and(|clock| clock.terms.control.is_short());
    if !is_short && !plays && cx.chosen_by(seat.person_id, &HOURS)?.is_some() {
        let time = ends_at.zip(clock.map(|clock| clock.left[player.index()]));
        at = morning_after(at, time, &waking::waking(cx, seat.person_id)?).unwrap_or(at);
    }
    if ends_at.is_some_and(|ends_at| ends_at <= at) {
        at = cx.now;
    }
    Ok(Some(wishes::snoozed_until(cx, seat.person_id)?.map_or(at, |until| at.max(until))))
}

/// Whether somebody has been heard since a time, with whatever account.
fn is_active(cx: &Context<'_>, person_id: i64, since: Timestamp) -> Result<bool, Rejection> {
    for account in cx.tx.accounts_of_person(person_id)? {
        if cx.tx.events_between(account.id, since, cx.now, 1)? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A live game, and the player to move in it.
pub(in crate::club) fn awaited(cx: &Context<'_>, game_id: i64) -> Result<Option<(StoredGame, Player)>, Rejection> {
    let game = cx.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
    Ok(game.and_then(|game| game.to_move.map(|mover| (game, mover))))
}

/// Tells one player something, and nobody else: by a mention where the game is, or by a direct message, as they want
/// it.
pub(in crate::club) fn notify(
    cx: &mut Context<'_>,
    game: &StoredGame,
    player: Player,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let (seat, places) = (game.seat(player), Places::of(cx.tx, game)?);
    let here = cx.of_person(seat.person_id, &NOTICES)? != Way::Direct;
    let draft = match places.of_player(player).filter(|_| here) {
        None => {
            let language = cx.language_of(seat.person_id, &places.home)?;
            let account = reaching::account_to_reach(cx, seat.account())?;
            Draft::new(&account.platform, To::Account(account.external_id), language)
        }
        Some(place) => {
            // A community, which nobody can call, plays from there as well.
            let called = (seat.platform == place.platform).then_some(seat);
            let pings = called.map(|seat| Addressee { id: seat.external_id.clone(), name: seat.name.clone() });
            let pings = pings.into_iter().collect();
            let thread = cx.in_place(place, &THREADS)?;
            let to = To::Place(place.external_id.clone());
            Draft { pings, thread, ..Draft::new(&place.platform, to, cx.language_in(place)?) }
        }
    };
    let call = text.len() == 1;
    cx.drafts.push(Draft { about: Some(game.id), text, call, ..draft });
    Ok(())
}

/// Whether somebody is called where they are challenged; if not, their digest may say that they were.
pub(in crate::club) fn is_called_to_challenges(cx: &Context<'_>, account: &Account) -> Result<bool, Rejection> {
    digest::touch_digest(cx, account.person_id, account.id)?;
    let called = matches!(cx.of_person(account.person_id, &NOTICES)?, Way::Here | Way::Direct);
    Ok(called && wishes::snoozed_until(cx, account.person_id)?.is_none())
}

/// An account to be called where it is because of an offer, unless its owner wants to be called otherwise or not now.
pub(in crate::club) fn addressee(cx: &Context<'_>, account: &Account) -> Result<Option<Addressee>, Rejection> {
    digest::touch_digest(cx, account.person_id, account.id)?;
    let wanted = cx.of_person(account.person_id, &NOTICES)? == Way::Here
        && wishes::snoozed_until(cx, account.person_id)?.is_none();
    Ok(wanted.then(|| Addressee { id: account.external_id.clone(), name: account.name.clone() }))
}

/// From now on, tells somebody who accepts no direct messages about their games where these are.
pub(in crate::club) fn end_refused_digest(cx: &mut Context<'_>, digest: &Digest) -> Result<(), Rejection> {
    let person_id = digest.person_id;
    cx.tx.set(Owner::Person(person_id), NOTICES.name, None)?;
    cx.tx.drop_digest(person_id)?;
    cx.tx.set_due(digest::LOOK, person_id, None)?;
    let account = cx.tx.account_numbered(digest.account_id)?;
    for game in cx.tx.live_games_of(person_id)? {
        let Some(mover) = game.to_move.filter(|mover| game.seat(*mover).person_id == person_id) else { continue };
        cx.tx.set_due(TURN, game.id, Some(cx.now))?;
        if cx.drafts.is_empty() && !cx.tx.place(game.place_id)?.direct {
            let told = Message::new("club-digest-refused").with("name", crate::club::context::words::person(&account));
            notify(cx, &game, mover, vec![told])?;
        }
    }
    Ok(())
}
