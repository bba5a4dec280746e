//! How somebody wants to be told of something.

use jiff::Timestamp;

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::permission::blocks;
use crate::rules::Player;
use crate::store::{Owner, StoreError, StoredGame};

/// The setting that lists, by number, the games in which a person wants no notices.
pub(in crate::club) const MUTED: &str = "muted";

/// The setting that says until when a person wants no notices.
pub(in crate::club) const SNOOZED: &str = "snoozed";

/// Where somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::club) enum Way {
    /// By a ping where the game is.
    Here,
    /// By a direct message.
    Direct,
    /// By one message with all their games.
    Digest,
    /// Not at all.
    Off,
}

/// Where a person is told.
pub(in crate::club) fn way_of(cx: &Context<'_>, person_id: i64) -> Result<Way, StoreError> {
    Ok(match cx.tx.setting(Owner::Person(person_id), "notices")?.as_deref() {
        Some("direct") => Way::Direct,
        Some("digest") => Way::Digest,
        Some("off") => Way::Off,
        _ => Way::Here,
    })
}

/// The games in which a person wants no notices.
pub(in crate::club) fn muted_by(cx: &Context<'_>, person_id: i64) -> Result<Vec<i64>, StoreError> {
    let listed = cx.tx.setting(Owner::Person(person_id), MUTED)?.unwrap_or_default();
    Ok(listed.split(' ').filter_map(|id| id.parse().ok()).collect())
}

/// Until when a person wants no notices, if that lasts.
pub(in crate::club) fn snoozed_until(cx: &Context<'_>, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
    let until = cx.tx.setting(Owner::Person(person_id), SNOOZED)?;
    Ok(until.and_then(|until| until.parse().ok()).filter(|until| *until > cx.now))
}

/// Whether a player wants nothing of a game now.
pub(in crate::club) fn is_quiet(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    Ok(snoozed_until(cx, game.seat(player).person_id)?.is_some() || wants_nothing_of(cx, game, player)?)
}

/// Whether a player wants no notices of a game at all: they have muted it, or block their opponent.
fn wants_nothing_of(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    let [own, other] = [player, player.other()].map(|player| game.seat(player).person_id);
    Ok(muted_by(cx, own)?.contains(&game.id) || blocks::blocked_by(cx, own)?.contains(&other))
}

/// Whether a player wants no notices of a game, but to see it in their digest or when they look.
pub(in crate::club) fn only_looks(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    let way = way_of(cx, game.seat(player).person_id)?;
    Ok(matches!(way, Way::Digest | Way::Off) || wants_nothing_of(cx, game, player)?)
}
