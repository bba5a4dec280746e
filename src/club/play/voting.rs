//! When communities vote on their turns. How they do is in the part `votes`.

use jiff::{SignedDuration, Timestamp};

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, seated};
use crate::club::time::clocks;
use crate::store::{DueKind, StoredGame};
use crate::text::Message;

/// A vote is over so long before the time of its community is, at the latest.
const BEFORE_FLAG: SignedDuration = SignedDuration::from_mins(1);

/// Begins the vote on the next turn, if a game is between communities. Returns how to vote, as a sentence.
pub(in crate::club) fn open_vote(cx: &Context<'_>, game: &StoredGame) -> Result<Option<Message>, Rejection> {
    let Some(lasts) = cx.tx.votes_last(game.id)? else { return Ok(None) };
    let Some(mover) = game.to_move else {
        cx.tx.forget_voters(game.id)?;
        cx.tx.set_due(DueKind::VOTE_ENDS, game.id, None)?;
        return Ok(None);
    };
    cx.tx.end_vote(game.id)?;
    let until = plan_end(cx, game, lasts)?;
    let told = Message::new("club-vote-begins").with("name", seated(game.seat(mover)));
    Ok(Some(told.with("id", number(game.id)).with("until", until)))
}

/// Plans the end of a vote that begins now. Returns when that is.
pub(in crate::club) fn plan_end(
    cx: &Context<'_>,
    game: &StoredGame,
    lasts: SignedDuration,
) -> Result<Timestamp, Rejection> {
    let at = before_flag(cx, game, clocks::later(cx.now, lasts))?;
    cx.tx.set_due_since(DueKind::VOTE_ENDS, game.id, at, cx.now)?;
    Ok(at)
}

/// A time at which the turn is still in time, at the latest this one.
pub(in crate::club) fn before_flag(cx: &Context<'_>, game: &StoredGame, at: Timestamp) -> Result<Timestamp, Rejection> {
    let Some((_, ends_at)) = clocks::running_clock(cx, game)? else { return Ok(at) };
    let left = ends_at.duration_since(cx.now).max(SignedDuration::ZERO);
    let in_time = ends_at.saturating_sub(BEFORE_FLAG.min(left / 2)).unwrap_or(cx.now);
    Ok(at.min(in_time.max(cx.now)))
}
