//! Players who run out of time: games that are lost by it, can be claimed, or end without a result.

use jiff::{SignedDuration, Timestamp};

use super::record::{self, NewEntry};
use super::{closing, ending, playing};
use crate::clock::Terms;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::{number, player as named, seated, title};
use crate::club::lookup::Want;
use crate::club::notices::reminders;
use crate::club::time::{clocks, outages, vacation};
use crate::command::{Command, Id};
use crate::rules::{Player, Reason};
use crate::store::{ClockRow, DueKind, EntryKind, GameState, OfferState, StoredGame};
use crate::text::Message;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] =
    &[Timed::changes(DueKind::FLAG, judge_clock), Timed::changes(DueKind::UNCLAIMED, judge_unclaimed)];

/// The opponent of a player who is out of time can claim the game for this long.
const CLAIM_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The player to move may be out of time. Then the game is lost, can be claimed, or ends without a result.
pub(in crate::club) fn judge_clock(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    let (Some(mut game), Some(row)) = (cx.tx.game(game_id)?, cx.tx.clock(game_id)?) else { return Ok(()) };
    let mover = match (game.state, game.to_move, row.out_at) {
        (GameState::Live, Some(mover), None) => mover,
        _ => return clocks::stop_clock(cx, game_id),
    };
    let ends_at = row.clock.ends_at(&clocks::pauses(cx, &game, &row.clock)?);
    let judged_at = outages::judged_from(cx, &game)?.unwrap_or(ends_at).max(ends_at);
    if judged_at > cx.now {
        return Ok(cx.tx.set_due(DueKind::FLAG, game_id, Some(judged_at))?);
    }
    let replayed = match cx.replay(&game) {
        Ok(replayed) => replayed,
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => return clocks::stop_clock(cx, game_id),
        Err(stop) => return Err(stop),
    };
    let Terms { claimable, tournament, .. } = row.clock.terms;
    let never_came = replayed.game.turns_of(mover) == 0;
    if never_came && !tournament {
        return end_by_clock(cx, &mut game, None, Reason::Void, "club-time-void", mover);
    }
    if !never_came && let Some(begins) = vacation::rests(cx, &game, mover, &row, ends_at)? {
        return if begins { reminders::tell_of_time(cx, game_id) } else { Ok(()) };
    }
    if !claimable {
        return end_by_clock(cx, &mut game, Some(mover), Reason::Time, "club-time-lost", mover);
    }
    cx.tx.set_due(DueKind::FLAG, game_id, None)?;
    // Outages put it off; that is found out when it is due.
    let unclaimed_at = ends_at.saturating_add(CLAIM_TIME).unwrap_or(Timestamp::MAX);
    cx.tx.set_due(DueKind::UNCLAIMED, game_id, Some(unclaimed_at))?;
    cx.tx.put_clock(game_id, &ClockRow { out_at: Some(ends_at), ..row }, false)?;
    for offer in cx.tx.offers_about(game_id)? {
        closing::close_offer(cx, &offer, OfferState::Void)?;
    }
    reminders::tell_of_time(cx, game_id)
}

/// A game that nobody claimed for a long time ends without a winner.
pub(in crate::club) fn judge_unclaimed(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    let out_at = cx.tx.clock(game_id)?.and_then(|row| row.out_at);
    let game = cx.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
    let (Some(out_at), Some(mut game)) = (out_at, game) else { return clocks::stop_clock(cx, game_id) };
    let until = outages::passed_in(cx, &game, out_at, CLAIM_TIME)?;
    if until > cx.now {
        return Ok(cx.tx.set_due(DueKind::UNCLAIMED, game_id, Some(until))?);
    }
    let Some(mover) = game.to_move else { return clocks::stop_clock(cx, game_id) };
    match end_by_clock(cx, &mut game, None, Reason::Abandoned, "club-time-unclaimed", mover) {
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => clocks::stop_clock(cx, game_id),
        ended => ended,
    }
}

/// Ends a game because the time of a player is over.
fn end_by_clock(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    loser: Option<Player>,
    reason: Reason,
    key: &'static str,
    late: Player,
) -> Result<(), Rejection> {
    let replayed = cx.replay(game)?;
    let text = Message::new(key)
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("player", named(game, &replayed.game, late));
    ending::finish_game(cx, game, loser, reason, vec![text])
}

/// Claims a game because the opponent's time is over.
pub(in crate::club) fn claim(cx: &mut RequestContext<'_>, command: &Command, id: Option<Id>) -> Result<(), Rejection> {
    let (mut game, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let id = number(game.id);
    let Some(row) = cx.tx.clock(game.id)? else {
        return Err(Message::new("club-no-clock").with("id", id).into());
    };
    if row.out_at.is_none() || row.clock.player == seat {
        let runs = clocks::clock_told(cx, &game)?;
        let mut refusal = vec![Message::new("club-nothing-to-claim").with("id", id)];
        refusal.extend(runs);
        return Err(crate::club::context::rejection::Refused {
            text: refusal,
            about: Some(game.id),
            ..Default::default()
        }
        .into());
    }
    let mut replayed = cx.replay(&game)?;
    let word = Reason::Time.word();
    let entry =
        NewEntry { kind: EntryKind::End, token: word, player: Some(row.clock.player), account_id: Some(cx.asker.id) };
    record::enter(cx, &game, &mut replayed, &entry)?;
    let text = Message::new("club-claimed").with("name", seated(game.seat(seat))).with("id", id);
    playing::conclude_for_asker(cx, &mut game, replayed, vec![text], Vec::new())
}
