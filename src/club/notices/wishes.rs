//! How somebody wants to be told of something.

use jiff::Timestamp;

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::command::settings::{NOTICES, Way};
use crate::rules::Player;
use crate::store::{StoreError, StoredGame};

/// Until when a person wants no notices, if that lasts.
pub(in crate::club) fn snoozed_until(cx: &Context<'_>, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
    Ok(cx.tx.snoozed_until(person_id)?.filter(|until| *until > cx.now))
}

/// Whether a player wants nothing of a game now.
pub(in crate::club) fn is_quiet(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    Ok(snoozed_until(cx, game.seat(player).person_id)?.is_some() || wants_nothing_of(cx, game, player)?)
}

/// Whether a player wants no notices of a game at all: they have muted it, or block their opponent.
fn wants_nothing_of(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    let [own, other] = [player, player.other()].map(|player| game.seat(player).person_id);
    Ok(cx.tx.is_muted(own, game.id)? || cx.tx.blocks(own, other)?)
}

/// Whether a player wants no notices of a game, but to see it in their digest or when they look.
pub(in crate::club) fn only_looks(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    let way = cx.of_person(game.seat(player).person_id, &NOTICES)?;
    Ok(matches!(way, Way::Digest | Way::Off) || wants_nothing_of(cx, game, player)?)
}
