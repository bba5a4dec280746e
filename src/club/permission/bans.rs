//! Who is banned, and where what may be played.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::person;
use crate::command::ALL_GAMES;
use crate::rules::Kind;
use crate::store::{Account, StoredPlace};
use crate::text::Message;

/// Refuses to open a game or tournament where none are opened, of a game that is not played there, or for somebody
/// who is banned.
pub(in crate::club) fn may_open(cx: &RequestContext<'_>, game: &str, place: &StoredPlace) -> Result<(), Rejection> {
    if cx.setting_in(place, "play")?.as_deref() == Some("off") {
        return refuse("club-no-play-here");
    }
    let offered = cx.setting_in(place, "games")?.filter(|games| games != ALL_GAMES);
    if let Some(games) = offered.filter(|games| !games.split(", ").any(|offered| offered == game)) {
        let title = Kind::find(game).map_or(game, |kind| kind.about.title);
        return Err(Message::new("club-game-not-here").with("game", title).with("games", games).into());
    }
    unless_banned(cx, place)
}

/// Refuses what somebody wants to do who is banned.
pub(in crate::club) fn unless_banned(cx: &RequestContext<'_>, place: &StoredPlace) -> Result<(), Rejection> {
    match cx.tx.barred_since(place.community_id, cx.asker.person_id)? {
        Some(_) => refuse("club-barred"),
        None => Ok(()),
    }
}

/// Refuses to play with somebody who is banned.
pub(in crate::club) fn unless_opponent_banned(
    cx: &RequestContext<'_>,
    other: &Account,
    place: &StoredPlace,
) -> Result<(), Rejection> {
    match cx.tx.barred_since(place.community_id, other.person_id)? {
        Some(_) => Err(Message::new("club-opponent-barred").with("name", person(other)).into()),
        None => Ok(()),
    }
}
