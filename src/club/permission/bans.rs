//! Who is banned, and where what may be played.

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::person;
use crate::command::settings::{OFFERED, PLAY};
use crate::rules::GameDef;
use crate::store::{Account, StoredPlace};
use crate::text::Message;

/// Refuses to open a game or tournament where none are opened, of a game that is not played there, or for somebody
/// who is banned.
pub(in crate::club) fn may_open(cx: &RequestContext<'_>, game: &str, place: &StoredPlace) -> Result<(), Rejection> {
    if is_off(cx, place)? {
        return refuse("club-no-play-here");
    }
    if let Some(games) = others_offered(cx, game, place)? {
        let title = GameDef::find(game).map_or(game, |kind| kind.about.title);
        return Err(Message::new("club-game-not-here").with("game", title).with("games", games).into());
    }
    unless_banned(cx, place)
}

/// Whether a game can be opened at a place at all, whoever asks.
pub(in crate::club) fn is_offered(cx: &Context<'_>, game: &str, place: &StoredPlace) -> Result<bool, Rejection> {
    Ok(!is_off(cx, place)? && others_offered(cx, game, place)?.is_none())
}

fn is_off(cx: &Context<'_>, place: &StoredPlace) -> Result<bool, Rejection> {
    Ok(!cx.in_place(place, &PLAY)?)
}

/// The games that are played at a place, if this one is not.
fn others_offered(cx: &Context<'_>, game: &str, place: &StoredPlace) -> Result<Option<String>, Rejection> {
    let offered = cx.in_place(place, &OFFERED)?;
    Ok((!offered.contains(game)).then(|| offered.to_string()))
}

/// Refuses what somebody wants to do who is banned.
pub(in crate::club) fn unless_banned(cx: &RequestContext<'_>, place: &StoredPlace) -> Result<(), Rejection> {
    match cx.tx.banned_since(place.community_id, cx.asker.person_id)? {
        Some(_) => refuse("club-banned"),
        None => Ok(()),
    }
}

/// Refuses to play with somebody who is banned.
pub(in crate::club) fn unless_opponent_banned(
    cx: &RequestContext<'_>,
    other: &Account,
    place: &StoredPlace,
) -> Result<(), Rejection> {
    match cx.tx.banned_since(place.community_id, other.person_id)? {
        Some(_) => Err(Message::new("club-opponent-banned").with("name", person(other)).into()),
        None => Ok(()),
    }
}
