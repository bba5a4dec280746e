//! Reminders, and turns that are told of later.

use super::announce::{self, News};
use super::{calls, wishes};
use crate::club::ButtonStyle;
use crate::club::context::base::Context;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::{number, player as named, seated, title};
use crate::club::time::{clocks, vacation, waking};
use crate::command::{Id, SettlingCommand};
use crate::rules::Player;
use crate::store::{ClockRow, DueKind, StoredGame};
use crate::text::Message;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[
    Timed::tells(DueKind::REMINDER, remind),
    Timed::tells(calls::TURN, tell_turn),
    Timed::tells(clocks::TIME, tell_of_time),
];

/// Reminds the player to move that their time runs out, once a turn, unless they want no notices. It also tells them
/// that it's their turn.
pub(in crate::club) fn remind(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    // It may have come already, in place of a notice of their turn.
    if cx.tx.due_at(DueKind::REMINDER, game_id)?.is_none_or(|at| at > cx.now) {
        return Ok(());
    }
    cx.tx.set_due(DueKind::REMINDER, game_id, None)?;
    let (Some((game, mover)), Some(row)) = (calls::awaited(cx, game_id)?, cx.tx.clock(game_id)?) else {
        return Ok(());
    };
    if row.out_at.is_some() {
        return Ok(());
    }
    let pauses = clocks::pauses(cx, &game, &row.clock)?;
    let at = clocks::reminder_of(cx, &game, &row.clock, &pauses)?;
    let seat = game.seat(mover);
    let at = wishes::snoozed_until(cx, seat.person_id)?.map_or(at, |until| at.max(until));
    if at > cx.now {
        return Ok(cx.tx.set_due(DueKind::REMINDER, game_id, Some(at))?);
    }
    if wishes::only_looks(cx, &game, mover)? {
        return Ok(());
    }
    if let Some(at) = clocks::judged_first(cx, Some((row, row.clock.ends_at(&pauses)))) {
        return Ok(cx.tx.set_due(DueKind::REMINDER, game_id, Some(at))?);
    }
    cx.tx.set_due(calls::TURN, game_id, None)?;
    let text = Message::new("club-reminder")
        .with("id", number(game_id))
        .with("game", title(&game.game, &game.variant))
        .with("name", seated(seat))
        .with("until", row.clock.ends_at(&pauses));
    calls::notify(cx, &game, mover, vec![text])
}

/// Tells a player that they can claim a game, or that a vacation began by itself. In a game of days, it waits until the
/// player is awake.
pub(in crate::club) fn tell_of_time(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(clocks::TIME, game_id, None)?;
    let (Some((game, mover)), Some(row)) = (calls::awaited(cx, game_id)?, cx.tx.clock(game_id)?) else {
        return Ok(());
    };
    let called = if row.out_at.is_some() { mover.other() } else { mover };
    let person_id = game.seat(called).person_id;
    let at = if row.clock.terms.control.is_short() { cx.now } else { waking::awake_at(cx, person_id)? };
    if at > cx.now {
        return Ok(cx.tx.set_due(clocks::TIME, game_id, Some(at))?);
    }
    let (text, buttons) = if row.out_at.is_some() {
        let claim = SettlingCommand::Claim(Some(Id(game_id)));
        let replayed = cx.replay(&game)?;
        let told = Message::new("club-time-is-over")
            .with("id", number(game_id))
            .with("player", named(&game, &replayed.game, mover))
            .with("opponent", seated(game.seat(called)));
        (told, vec![ButtonDraft::new("club-button-claim", claim, ButtonStyle::Primary).at(game.entries)])
    } else {
        let Some(told) = vacation::vacation_told(cx, &game, called)? else { return Ok(()) };
        // A reminder would say the same.
        cx.tx.set_due(DueKind::REMINDER, game_id, None)?;
        (told, Vec::new())
    };
    announce::announce(cx, &game, &News { text: vec![text], buttons, pinged: vec![called], ..News::default() })
}

/// Tells the player to move that it's their turn, if it's time, and names their other games that await them, so that
/// several such notices become one.
pub(in crate::club) fn tell_turn(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    // A reminder says that too.
    remind(cx, game_id)?;
    // A notice of another turn may have named it already.
    if cx.tx.due_at(calls::TURN, game_id)?.is_none_or(|at| at > cx.now) {
        return Ok(());
    }
    cx.tx.set_due(calls::TURN, game_id, None)?;
    let Some((first, mover)) = calls::awaited(cx, game_id)? else { return Ok(()) };
    let places = Places::of(cx.tx, &first)?;
    let place = places.of_player(mover);
    match calls::turn_told_at(cx, &first, mover, place, clocks::running_clock(cx, &first)?)? {
        None => return Ok(()),
        Some(at) if at > cx.now => return Ok(cx.tx.set_due(calls::TURN, game_id, Some(at))?),
        Some(_) => {}
    }
    let person_id = first.seat(mover).person_id;
    let mut text = vec![turn_told(cx, &first, mover)?];
    for game in cx.tx.live_games_of(person_id)? {
        let is_due = cx.tx.due_at(calls::TURN, game.id)?.is_some_and(|at| at <= cx.now);
        let mover = game.to_move.filter(|mover| game.seat(*mover).person_id == person_id);
        let Some(mover) = mover.filter(|_| is_due) else { continue };
        let others = Places::of(cx.tx, &game)?;
        let own = others.of_player(mover);
        let is_same = match (own, place) {
            (None, None) => game.place_id == first.place_id,
            (own, place) => own.map(|own| own.id) == place.map(|place| place.id),
        };
        let told_at = calls::turn_told_at(cx, &game, mover, own, clocks::running_clock(cx, &game)?)?;
        if is_same && told_at.is_some_and(|at| at <= cx.now) {
            cx.tx.set_due(calls::TURN, game.id, None)?;
            text.push(turn_told(cx, &game, mover)?);
        }
    }
    if place.is_none() {
        // They didn't get the board when their turn began.
        return announce::send_board(cx, &first, mover, text);
    }
    calls::notify(cx, &first, mover, text)
}

pub(in crate::club) fn turn_told(cx: &Context<'_>, game: &StoredGame, mover: Player) -> Result<Message, Rejection> {
    let told = Message::new("club-your-turn")
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("name", seated(game.seat(mover)))
        .with("opponent", seated(game.seat(mover.other())));
    let time = match clocks::running_clock(cx, game)? {
        None => Message::new("club-your-turn-untimed"),
        Some((ClockRow { out_at: None, .. }, until)) => Message::new("club-your-turn-until").with("until", until),
        Some((_, until)) => Message::new("club-your-turn-out").with("until", until),
    };
    Ok(told.with("time", time))
}
