//! When a vote is over: the turn with the most votes is played.

use jiff::{SignedDuration, Timestamp};

use super::{ballot, count, sides};
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::seated;
use crate::club::play::{playing, voting};
use crate::club::time::outages;
use crate::store::{DueKind, GameState, StoredGame};
use crate::text::Message;

/// What is done when a vote is over.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::changes(DueKind::VOTE_ENDS, end_vote)];

/// Plays the turn that has the most votes. If nobody has voted, the vote goes on for as long again: then the clock
/// decides, as in any game.
pub(in crate::club) fn end_vote(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    let never = |cx: &Context<'_>| Ok(cx.tx.set_due(DueKind::VOTE_ENDS, game_id, None)?);
    let game = cx.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
    let (Some(mut game), Some(lasts)) = (game, cx.tx.votes_last(game_id)?) else { return never(cx) };
    let (Some(side), Some(places)) = (game.to_move, sides::places_of(cx, &game)?) else { return never(cx) };
    if let Some((until, since)) = put_off(cx, &game, lasts)? {
        return Ok(cx.tx.set_due_since(DueKind::VOTE_ENDS, game_id, until, since)?);
    }
    let voters = sides::voters_for(cx, game_id, &places[side.index()])?;
    let counted = count::counted(&cx.tx.suggestions(game_id)?, &voters, side);
    let Some(chosen) = count::winner(&counted) else {
        return voting::go_on(cx, &game, lasts);
    };
    let replayed = match cx.replay(&game) {
        Ok(replayed) => replayed,
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => return never(cx),
        Err(stop) => return Err(stop),
    };
    let all: usize = counted.iter().map(|counted| counted.voters.len()).sum();
    let said = Message::new("club-vote-result").with("votes", chosen.voters.len()).with("all", all);
    let said = said.with("name", seated(game.seat(side)));
    let (actions, account) = (ballot::split(&chosen.suggestion), game.seat(side).account_id);
    playing::play_and_say(cx, &mut game, replayed, &actions, Some(account), Some(said))
}

/// Until when an outage puts the end of a vote off, and since when people vote: any that stops the clock.
fn put_off(
    cx: &Context<'_>,
    game: &StoredGame,
    lasts: SignedDuration,
) -> Result<Option<(Timestamp, Timestamp)>, Rejection> {
    let (at, since) = (cx.tx.due_at(DueKind::VOTE_ENDS, game.id)?, cx.tx.due_since(DueKind::VOTE_ENDS, game.id)?);
    let (Some(at), Some(since)) = (at, since) else { return Ok(None) };
    // An outage that put it off before counts once.
    let length = at.duration_since(since).min(lasts);
    let until = outages::passed_in(cx, game, since, length)?;
    let until = voting::before_flag(cx, game, until)?;
    Ok((until > cx.now).then_some((until, since)))
}

/// Whether a vote is over that nobody has counted yet.
pub(in crate::club) fn is_over(cx: &Context<'_>, game: &StoredGame) -> Result<bool, Rejection> {
    if cx.tx.due_at(DueKind::VOTE_ENDS, game.id)?.is_none_or(|at| at > cx.now) {
        return Ok(false);
    }
    let Some(lasts) = cx.tx.votes_last(game.id)? else { return Ok(false) };
    Ok(put_off(cx, game, lasts)?.is_none())
}
