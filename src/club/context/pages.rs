//! The links of games' pages. Whoever has a game's link may look at it.
//!
//! A link ends in the game's number and a secret that follows from it, from the key of the database, and from how often it
//! was renewed. So a link needs no row, and finding a game by one reads one.

use super::choices;
use super::secrets::{are_the_same, long};
use crate::command::settings::PAGE;
use crate::store::{StoreError, StoredGame, Transaction};

/// The key of a game's page: `12-` and a secret.
pub(in crate::club) fn key_of(tx: &Transaction<'_>, game_id: i64) -> Result<String, StoreError> {
    let (id, renewed) = (game_id.to_string(), tx.page_renewed(game_id)?.to_string());
    let secret = long(&[&tx.key_of_codes()?, "page", &id, &renewed]);
    Ok(format!("{id}-{secret}"))
}

/// The game of a page by its key.
pub(in crate::club) fn game_by(tx: &Transaction<'_>, key: &str) -> Result<Option<StoredGame>, StoreError> {
    let Some((id, _)) = key.split_once('-') else { return Ok(None) };
    let Ok(id) = id.parse::<i64>() else { return Ok(None) };
    // A wrong key takes as long, whether there is such a game or not.
    let is_right = are_the_same(&key_of(tx, id)?, key);
    Ok(tx.game(id)?.filter(|_| is_right))
}

/// Whether a game has a page: where all its communities have switched pages on, and in conversations of two if both
/// players have.
pub(in crate::club) fn is_open(tx: &Transaction<'_>, game: &StoredGame) -> Result<bool, StoreError> {
    let mut places = vec![tx.place(game.place_id)?];
    places.extend(tx.further_places(game.id)?.into_iter().map(|further| further.place));
    for place in places.iter().filter(|place| !place.direct) {
        if !choices::in_place(tx, place, &PAGE)?.unwrap_or_else(|| PAGE.usual()) {
            return Ok(false);
        }
    }
    if places.iter().any(|place| place.direct) {
        for seat in game.seats.iter().filter(|seat| !seat.is_computer() && !seat.is_community()) {
            if !choices::by_person(tx, seat.person_id, &PAGE)?.unwrap_or_else(|| PAGE.usual()) {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// The link of a game's page, if it has one, under the address of all pages.
pub(in crate::club) fn link(
    tx: &Transaction<'_>,
    pages_at: Option<&str>,
    game_id: i64,
) -> Result<Option<String>, StoreError> {
    let Some(address) = pages_at else { return Ok(None) };
    match tx.game(game_id)? {
        Some(game) if is_open(tx, &game)? => Ok(Some(format!("{address}/g/{}", key_of(tx, game_id)?))),
        _ => Ok(None),
    }
}
