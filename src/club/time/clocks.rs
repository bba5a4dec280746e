//! Clocks in games: they start, change over with the turn, and are stopped. `play::flags` ends games by them.

use jiff::{SignedDuration, Timestamp};

use super::outages;
use super::waking;
use crate::clock::{GameClock, Pauses, Terms, reminder_at};
use crate::club::context::base::Context;
use crate::club::context::connections::HEARING_TIME;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, told_of_clock};
use crate::rules::{Game, Player};
use crate::store::{ClockRow, DueKind, StoredGame};
use crate::text::Message;

/// A player needs to hear that a game can be claimed, or that their vacation began by itself. That could wait.
pub(in crate::club) const TIME: DueKind = DueKind::new("time");

/// Starts the clock of a game that has begun.
pub(in crate::club) fn start_clock(cx: &Context<'_>, game: &StoredGame, terms: Terms) -> Result<(), Rejection> {
    let Some(mover) = game.to_move else { return Ok(()) };
    write_clock(cx, game, GameClock::start(terms, mover, cx.now))
}

/// Brings a game's clock up to date after an action or a takeback.
pub(in crate::club) fn keep_time(cx: &Context<'_>, stored: &StoredGame, game: &Game) -> Result<(), Rejection> {
    let Some(row) = cx.tx.clock(stored.id)? else { return Ok(()) };
    let Some(next) = game.to_move() else { return stop_clock(cx, stored.id) };
    let plies = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
    if plies <= row.clock.plies {
        // Within its turn, the clock runs on. An earlier turn begins with its own clock again, less the time that has
        // passed since.
        let begun = cx.tx.clock_of_turn(stored.id, row.clock.terms, plies)?;
        let Some(begun) = begun.filter(|_| plies < row.clock.plies) else { return Ok(()) };
        cx.tx.forget_turns_after(stored.id, plies)?;
        return write_clock(cx, stored, begun);
    }
    if !game.turn_begins() {
        return Ok(());
    }
    let pauses = pauses(cx, stored, &row.clock)?;
    write_clock(cx, stored, row.clock.turned(next, plies, cx.now, &pauses))
}

/// Refuses to go back to the turn that began after so many actions if nothing is left of its time.
pub(in crate::club) fn has_time_for_turn(cx: &Context<'_>, game: &StoredGame, plies: usize) -> Result<(), Rejection> {
    let Some(row) = cx.tx.clock(game.id)? else { return Ok(()) };
    let plies = u32::try_from(plies).unwrap_or(u32::MAX);
    let Some(begun) = cx.tx.clock_of_turn(game.id, row.clock.terms, plies)? else { return Ok(()) };
    if begun.ends_at(&pauses(cx, game, &begun)?) > cx.now {
        return Ok(());
    }
    Err(Message::new("club-no-time-to-take-back").with("id", number(game.id)).into())
}

/// The part of the time since the turn began that doesn't count: the program didn't run, a player's platform wasn't
/// connected, or the player to move in a game of days was away.
pub(in crate::club) fn pauses(cx: &Context<'_>, game: &StoredGame, clock: &GameClock) -> Result<Pauses, Rejection> {
    let platforms = outages::platforms_of(cx, game)?;
    let mut stretches = outages::outages(cx, platforms.each_ref().map(String::as_str), clock.since)?;
    if !clock.terms.control.is_short() {
        stretches.extend(cx.tx.vacations_after(game.seat(clock.player).person_id, clock.since)?);
    }
    Ok(Pauses::new(stretches))
}

fn write_clock(cx: &Context<'_>, game: &StoredGame, clock: GameClock) -> Result<(), Rejection> {
    cx.tx.put_clock(game.id, &ClockRow { clock, out_at: None }, true)?;
    cx.tx.set_due(DueKind::UNCLAIMED, game.id, None)?;
    cx.tx.set_due(TIME, game.id, None)?;
    // Pauses postpone it, and earlier turns would have ended earlier. The tick finds that out when it's due.
    cx.tx.set_due_by(DueKind::FLAG, game.id, clock.ends_at(&Pauses::default()))?;
    let mut reminder = reminder_of(cx, game, &clock, &Pauses::default())?;
    if reminder <= cx.now {
        reminder = reminder_of(cx, game, &clock, &pauses(cx, game, &clock)?)?;
    }
    // If it would come at once, the player hears of the turn instead.
    match reminder > cx.now {
        true => Ok(cx.tx.set_due_by(DueKind::REMINDER, game.id, reminder)?),
        false => Ok(cx.tx.set_due(DueKind::REMINDER, game.id, None)?),
    }
}

/// Gives a player more time, also in the turns that may be gone back to.
pub(in crate::club) fn add_time(
    cx: &Context<'_>,
    game: &StoredGame,
    row: &ClockRow,
    player: Player,
    more: SignedDuration,
) -> Result<(), Rejection> {
    let clock = row.clock.given(player, more);
    // A player who is out of time and gets some is still out of time, unless it was enough.
    let out_at = row.out_at.filter(|_| clock.ends_at(&Pauses::default()) <= cx.now);
    cx.tx.give_time_in_turns(game.id, player, more)?;
    cx.tx.put_clock(game.id, &ClockRow { clock, out_at }, false)?;
    if out_at.is_none() {
        cx.tx.set_due(DueKind::UNCLAIMED, game.id, None)?;
        cx.tx.set_due(DueKind::FLAG, game.id, Some(clock.ends_at(&Pauses::default())))?;
        let pauses = pauses(cx, game, &clock)?;
        let reminder = reminder_at(clock.ends_at(&pauses), clock.left[player.index()], None, cx.now);
        // Nobody is reminded again because their opponent got time, or they got only a little.
        if player == clock.player && reminder > cx.now {
            let reminder = reminder_of(cx, game, &clock, &pauses)?;
            cx.tx.set_due(DueKind::REMINDER, game.id, Some(reminder))?;
        }
    }
    Ok(())
}

pub(in crate::club) fn stop_clock(cx: &Context<'_>, game_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::FLAG, game_id, None)?;
    cx.tx.set_due(DueKind::REMINDER, game_id, None)?;
    cx.tx.set_due(DueKind::UNCLAIMED, game_id, None)?;
    cx.tx.set_due(TIME, game_id, None)?;
    Ok(())
}

/// When to tell a player that their time seems to be over: a little later, because the game may be over by then, or a
/// vacation may have begun.
pub(in crate::club) fn judged_first(cx: &Context<'_>, clock: Option<(ClockRow, Timestamp)>) -> Option<Timestamp> {
    let (_, ends_at) = clock.filter(|(row, _)| row.out_at.is_none())?;
    (ends_at <= cx.now).then(|| cx.now.saturating_add(HEARING_TIME).unwrap_or(cx.now))
}

/// When to remind the player to move: within their hours, unless the clock is one for an evening.
pub(in crate::club) fn reminder_of(
    cx: &Context<'_>,
    game: &StoredGame,
    clock: &GameClock,
    pauses: &Pauses,
) -> Result<Timestamp, Rejection> {
    let waking = match clock.terms.control.is_short() {
        true => None,
        false => Some(waking::waking(cx, game.seat(clock.player).person_id)?),
    };
    Ok(reminder_at(clock.ends_at(pauses), clock.left[clock.player.index()], waking.as_ref(), cx.now))
}

/// The running clock of a game, and when the player to move runs out of time, or did. `None` if no clock runs.
pub(in crate::club) fn running_clock(
    cx: &Context<'_>,
    game: &StoredGame,
) -> Result<Option<(ClockRow, Timestamp)>, Rejection> {
    let Some(row) = cx.tx.clock(game.id)?.filter(|_| game.to_move.is_some()) else { return Ok(None) };
    let ends_at = match row.out_at {
        Some(at) => at,
        None => row.clock.ends_at(&pauses(cx, game, &row.clock)?),
    };
    Ok(Some((row, ends_at)))
}

/// When the player to move runs out of time, or did, as a sentence. `None` if no clock runs.
pub(in crate::club) fn clock_told(cx: &Context<'_>, game: &StoredGame) -> Result<Option<Message>, Rejection> {
    Ok(told_of_clock(game, running_clock(cx, game)?))
}

/// How long nobody plays before the club asks about a game without a clock.
pub(in crate::club) const IDLE_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Plans the next look at a game without a clock.
pub(in crate::club) fn watch_idle(cx: &Context<'_>, game: &StoredGame) -> Result<(), Rejection> {
    Ok(cx.tx.set_due(DueKind::IDLE, game.id, Some(later(game.moved_at, IDLE_TIME)))?)
}

pub(in crate::club) fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(Timestamp::MAX)
}
