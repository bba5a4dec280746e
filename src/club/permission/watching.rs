//! Who may have a game shown where it isn't played.

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::rules::Player;
use crate::store::{StoredGame, StoredPlace};

/// Whether a game is played in a place, so that it's shown there anyway.
pub(in crate::club) fn is_played_in(
    cx: &Context<'_>,
    game: &StoredGame,
    place: &StoredPlace,
) -> Result<bool, Rejection> {
    Ok(game.place_id == place.id || cx.tx.is_shown_in(game.id, place.id)?)
}

/// Whether a game may be shown in a place: in any room of a community in which it is played, and to somebody alone who
/// was seen in such a community, isn't banned there, and whom neither player blocks.
pub(in crate::club) fn may_watch(
    cx: &Context<'_>,
    game: &StoredGame,
    place: &StoredPlace,
    person_id: i64,
) -> Result<bool, Rejection> {
    if !place.direct {
        return Ok(game.community_id == place.community_id || cx.tx.is_shown_to(game.id, place.community_id)?);
    }
    for player in Player::BOTH {
        let other_id = game.seat(player).person_id;
        if other_id == person_id || cx.tx.blocks(other_id, person_id)? {
            return Ok(false);
        }
    }
    let mut communities = vec![game.community_id];
    for further in cx.tx.further_places(game.id)? {
        communities.push(further.place.community_id);
    }
    for community_id in communities {
        if cx.tx.was_seen_in(community_id, person_id)? && cx.tx.banned_since(community_id, person_id)?.is_none() {
            return Ok(true);
        }
    }
    Ok(false)
}
