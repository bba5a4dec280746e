//! Who is banned, and which games are played where.

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::person;
use crate::command::settings::{OFFERED, PLAY};
use crate::rules::GameDef;
use crate::store::{Account, StoredPlace};
use crate::text::Message;

/// Refuses to open a game or tournament if none may be opened here, if its game isn't played here, or if the person is
/// banned.
pub(in crate::club) fn may_open(cx: &RequestContext<'_>, game: &str, place: &StoredPlace) -> Result<(), Rejection> {
    unless_not_offered(cx, game, place)?;
    unless_banned(cx, place)
}

/// Refuses what begins a game that isn't played at a place.
pub(in crate::club) fn unless_not_offered(cx: &Context<'_>, game: &str, place: &StoredPlace) -> Result<(), Rejection> {
    if is_off(cx, place)? {
        return refuse("club-no-play-here");
    }
    if let Some(games) = others_offered(cx, game, place)? {
        let title = GameDef::find(game).map_or(game, |kind| kind.about.title);
        return Err(Message::new("club-game-not-here").with("game", title).with("games", games).into());
    }
    Ok(())
}

/// Whether anybody can open a game at a place.
pub(in crate::club) fn is_offered(cx: &Context<'_>, game: &str, place: &StoredPlace) -> Result<bool, Rejection> {
    Ok(!is_off(cx, place)? && others_offered(cx, game, place)?.is_none())
}

fn is_off(cx: &Context<'_>, place: &StoredPlace) -> Result<bool, Rejection> {
    Ok(!cx.in_place(place, &PLAY)?)
}

/// The games of a place, unless this one is among them.
fn others_offered(cx: &Context<'_>, game: &str, place: &StoredPlace) -> Result<Option<String>, Rejection> {
    let offered = cx.in_place(place, &OFFERED)?;
    Ok((!offered.contains(game)).then(|| offered.to_string()))
}

/// Whether somebody whose account this is can still open what follows by itself: they aren't banned, and not forgotten.
pub(in crate::club) fn may_go_on_opening(
    cx: &Context<'_>,
    account_id: i64,
    place: &StoredPlace,
) -> Result<bool, Rejection> {
    let person_id = cx.tx.account_numbered(account_id)?.person_id;
    Ok(cx.tx.banned_since(place.community_id, person_id)?.is_none() && cx.tx.is_known(person_id)?)
}

/// Refuses the request of a banned person.
pub(in crate::club) fn unless_banned(cx: &RequestContext<'_>, place: &StoredPlace) -> Result<(), Rejection> {
    match cx.tx.banned_since(place.community_id, cx.asker.person_id)? {
        Some(_) => refuse("club-banned"),
        None => Ok(()),
    }
}

/// Refuses to play with a banned person.
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
