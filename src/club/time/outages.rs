//! Outages: time doesn't count for people who can't act.

use jiff::{SignedDuration, Timestamp};

use crate::clock::Pauses;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::rules::Player;
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

/// When both players of a game, or those who vote for them, will have had this much time to act.
pub(in crate::club) fn passed_in(
    cx: &Context<'_>,
    game: &StoredGame,
    since: Timestamp,
    length: SignedDuration,
) -> Result<Timestamp, Rejection> {
    passed_at(cx, platforms_of(cx, game)?.each_ref().map(String::as_str), since, length)
}

/// From when on the time of a game may be judged, so that everything that was said during an outage is heard first; not
/// now if it is later.
pub(in crate::club) fn judged_from(cx: &Context<'_>, game: &StoredGame) -> Result<Option<Timestamp>, Rejection> {
    let platforms = platforms_of(cx, game)?;
    Ok(cx.environment.connections.judged_from(platforms.each_ref().map(String::as_str), cx.now))
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

/// The platforms of a game's two players. A community's people vote in its place, whichever of its platforms that is on.
pub(in crate::club) fn platforms_of(cx: &Context<'_>, game: &StoredGame) -> Result<[String; 2], Rejection> {
    let mut platforms = [game.seats[0].platform.clone(), game.seats[1].platform.clone()];
    if game.seats[0].is_community() {
        let further = cx.tx.further_places(game.id)?;
        for player in Player::BOTH {
            let guest = further.iter().find(|place| place.seat == Some(player));
            platforms[player.index()] = match guest {
                Some(guest) => guest.place.platform.clone(),
                None => cx.tx.place(game.place_id)?.platform,
            };
        }
    }
    Ok(platforms)
}
