//! Games without a clock in which nobody plays anymore: their players are asked once, then the games are closed.

use jiff::SignedDuration;

use super::ending;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::{number, player as named, title};
use crate::club::notices::announce::{self, News};
use crate::club::notices::calls;
use crate::club::time::clocks::{self, IDLE_TIME};
use crate::club::time::outages;
use crate::club::time::waking;
use crate::rules::Reason;
use crate::store::{DueKind, GameState, StoredGame};
use crate::text::Message;

/// An idle game is closed, unless its players, who were asked about it, have played since.
pub(in crate::club) const CLOSES: DueKind = DueKind::new("idle-closes");

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] =
    &[Timed::tells(DueKind::IDLE, ask_about_idle), Timed::changes(CLOSES, close_idle)];

/// How long after that it is closed.
const ANSWER_TIME: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Nobody may have played in a game for long: then it is asked about.
pub(in crate::club) fn ask_about_idle(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::IDLE, game_id, None)?;
    let Some(game) = idle_game(cx, game_id)? else { return Ok(()) };
    let idle_at = outages::passed_in(cx, &game, game.moved_at, IDLE_TIME)?;
    if idle_at > cx.now {
        return Ok(cx.tx.set_due(DueKind::IDLE, game_id, Some(idle_at))?);
    }
    if let Some(mover) = game.to_move {
        let at = waking::awake_at(cx, game.seat(mover).person_id)?;
        if at > cx.now {
            return Ok(cx.tx.set_due(DueKind::IDLE, game_id, Some(at))?);
        }
    }
    let Some(text) = idle_told(cx, &game, "club-idle")? else { return Ok(()) };
    cx.tx.set_due_since(CLOSES, game_id, clocks::later(cx.now, ANSWER_TIME), cx.now)?;
    // The question tells them that it is their turn.
    cx.tx.set_due(calls::TURN, game_id, None)?;
    let pinged = game.to_move.into_iter().collect();
    announce::announce(cx, &game, &News { text: vec![text], board: true, pinged, ..News::default() })
}

/// Closes a game whose players were asked about it, if nobody has played since.
pub(in crate::club) fn close_idle(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    let asked_at = cx.tx.due_since(CLOSES, game_id)?;
    cx.tx.set_due(CLOSES, game_id, None)?;
    let Some(mut game) = idle_game(cx, game_id)? else { return Ok(()) };
    let Some(asked_at) = asked_at.filter(|asked_at| game.moved_at < *asked_at) else {
        return clocks::watch_idle(cx, &game);
    };
    let closes_at = outages::passed_in(cx, &game, asked_at, ANSWER_TIME)?;
    if closes_at > cx.now {
        return Ok(cx.tx.set_due_since(CLOSES, game_id, closes_at, asked_at)?);
    }
    let Some(text) = idle_told(cx, &game, "club-idle-closed")? else { return Ok(()) };
    ending::finish_game(cx, &mut game, None, Reason::Abandoned, vec![text])
}

fn idle_game(cx: &Context<'_>, game_id: i64) -> Result<Option<StoredGame>, Rejection> {
    Ok(cx.tx.game(game_id)?.filter(|game| game.state == GameState::Live))
}

/// The message about a game. `None` if its record turns out to be damaged, so that it is set aside.
fn idle_told(cx: &mut Context<'_>, stored: &StoredGame, key: &'static str) -> Result<Option<Message>, Rejection> {
    let game = match cx.replay(stored) {
        Ok(replayed) => replayed.game,
        Err(Rejection::Refused(_)) => return Ok(None),
        Err(stop) => return Err(stop),
    };
    let told = Message::new(key).with("id", number(stored.id)).with("game", title(&stored.game, &stored.variant));
    Ok(Some(stored.to_move.into_iter().fold(told, |told, mover| told.with("player", named(stored, &game, mover)))))
}
