//! The side of a game for which somebody votes, and where that side is.

use super::count;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::number;
use crate::rules::Player;
use crate::store::{StoredGame, StoredPlace, Voter};
use crate::text::Message;

/// The places of both sides of a game, by player. `None` if it isn't between communities.
pub(in crate::club) fn places_of(cx: &Context<'_>, game: &StoredGame) -> Result<Option<[StoredPlace; 2]>, Rejection> {
    if cx.tx.votes_last(game.id)?.is_none() {
        return Ok(None);
    }
    let guest = cx.tx.further_places(game.id)?.into_iter().find_map(|further| Some((further.place, further.seat?)));
    let Some((other, guest)) = guest else { return Ok(None) };
    let home = cx.tx.place(game.place_id)?;
    Ok(Some(if guest == Player::One { [other, home] } else { [home, other] }))
}

/// The side whose place this is, if it is that of one.
pub(in crate::club) fn side_in(places: &[StoredPlace; 2], place_id: i64) -> Option<Player> {
    Player::BOTH.into_iter().find(|player| places[player.index()].id == place_id)
}

/// Those whose votes count for the side that is in a place: nobody who is banned there by now.
pub(in crate::club) fn voters_for(
    cx: &Context<'_>,
    game_id: i64,
    place: &StoredPlace,
) -> Result<Vec<Voter>, Rejection> {
    let mut voters = Vec::new();
    for voter in cx.tx.voters(game_id)? {
        if cx.tx.banned_since(place.community_id, voter.person_id)?.is_none() {
            voters.push(voter);
        }
    }
    Ok(voters)
}

/// The side for which the asker votes from here: that of this place or community; in a conversation of two, that of the
/// community in which they were seen. `None` if there is none, so that the game is none of their business.
pub(in crate::club) fn side_of_asker(cx: &RequestContext<'_>, game: &StoredGame) -> Result<Option<Player>, Rejection> {
    let Some(places) = places_of(cx, game)? else { return Ok(None) };
    if let Some(side) = side_in(&places, cx.place.id) {
        return Ok(Some(side));
    }
    let mut own = Vec::new();
    for player in Player::BOTH {
        let community = places[player.index()].community_id;
        let is_own = match cx.place.direct {
            true => cx.tx.was_seen_in(community, cx.asker.person_id)?,
            false => cx.place.community_id == community,
        };
        own.extend(is_own.then_some(player));
    }
    match own.as_slice() {
        [] => Ok(None),
        [side] => Ok(Some(*side)),
        _ => match count::side_of(&cx.tx.voters(game.id)?, cx.asker.person_id) {
            Some(side) => Ok(Some(side)),
            None => Err(Message::new("club-vote-in-both").with("id", number(game.id)).into()),
        },
    }
}
