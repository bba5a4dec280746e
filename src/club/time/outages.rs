//! Outages: time doesn't count for people who can't act.

use jiff::{SignedDuration, Timestamp};

use crate::clock::Pauses;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::store::{StoredGame, Stretch};

/// The outages of the program and of two platforms that ended after a time or last.
pub(in crate::club) fn outages(
    cx: &Context<'_>,
    platforms: [&str; 2],
    since: Timestamp,
) -> Result<Vec<Stretch>, Rejection> {
    let mut stretches = cx.tx.outages_after(since, platforms)?;
    stretches.extend(cx.environment.connections.lasting(platforms, cx.now));
    Ok(stretches)
}

/// When people of two platforms will have had this much time to act, with everything heard that they said until then.
pub(in crate::club) fn passed_at(
    cx: &Context<'_>,
    platforms: [&str; 2],
    since: Timestamp,
    length: SignedDuration,
) -> Result<Timestamp, Rejection> {
    let at = Pauses::new(outages(cx, platforms, since)?).after(since, length);
    let heard = cx.environment.connections.judged_from(platforms, cx.now);
    Ok(heard.map_or(at, |heard| heard.max(at)))
}

/// The platforms of a game's two players, or of those who vote for them.
pub(in crate::club) fn platforms_of(game: &StoredGame) -> [&str; 2] {
    [game.seats[0].people_on(), game.seats[1].people_on()]
}
