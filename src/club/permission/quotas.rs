//! How many games and challenges somebody, or a place, may have.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::text::Message;

/// Whether a person may begin one more game.
pub(in crate::club) fn may_begin(
    cx: &RequestContext<'_>,
    person_id: i64,
    refusal: &'static str,
) -> Result<(), Rejection> {
    let limit = cx.environment.limits.games_per_person;
    if cx.tx.live_games_of(person_id)?.len() >= limit {
        return Err(Message::new(refusal).with("limit", limit).into());
    }
    Ok(())
}

/// Whether one more game may begin in a place.
pub(in crate::club) fn may_begin_in(cx: &RequestContext<'_>, place_id: i64) -> Result<(), Rejection> {
    let limit = cx.environment.limits.games_per_place;
    if cx.tx.live_games_shown_in(place_id)? >= limit {
        return Err(Message::new("club-too-many-games-here").with("limit", limit).into());
    }
    Ok(())
}
