//! Writing and reading a game's record.

use jiff::Timestamp;

use crate::club::ClubError;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::replay::{Corrupt, Replayed};
use crate::rules::{Game, Player, Reason};
use crate::store::{Entry, EntryKind, StoredGame};

/// A new entry for a game's record.
pub(in crate::club) struct NewEntry<'e> {
    pub(in crate::club) kind: EntryKind,
    pub(in crate::club) token: &'e str,
    pub(in crate::club) player: Option<Player>,
    /// With which account it is done, if somebody does it.
    pub(in crate::club) account_id: Option<i64>,
}

/// Adds a line to a game's record.
pub(in crate::club) fn enter(
    cx: &Context<'_>,
    game: &StoredGame,
    replayed: &mut Replayed,
    new: &NewEntry<'_>,
) -> Result<(), Rejection> {
    let entry = Entry {
        number: replayed.entries + 1,
        kind: new.kind,
        token: new.token.to_owned(),
        seat: new.player,
        account_id: new.account_id,
        // However the clock is set, later entries don't get earlier times.
        made_at: cx.now.max(game.moved_at),
        cause: cx.cause.clone(),
    };
    // The entry was legal when it was checked. If it no longer is, nothing of the transaction is kept.
    let broken =
        |corrupt: Corrupt| Rejection::Failed(ClubError::Record { game_id: game.id, what: corrupt.to_string() });
    replayed.add(&entry).map_err(broken)?;
    cx.tx.append(game.id, &entry)?;
    Ok(())
}

/// Adds a line to a game's record that the asker wrote.
pub(in crate::club) fn enter_as_asker(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    replayed: &mut Replayed,
    kind: EntryKind,
    token: &str,
    player: Player,
) -> Result<(), Rejection> {
    let entry = NewEntry { kind, token, player: Some(player), account_id: Some(cx.asker.id) };
    enter(cx, game, replayed, &entry)
}

/// Whether both players have acted in a game after a time.
pub(in crate::club) fn both_have_acted(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    at: Timestamp,
) -> Result<bool, Rejection> {
    let record = cx.tx.entries(game.id, game.entries)?;
    let acted = |player: &Player| {
        let mut made = record.iter().filter(|entry| entry.kind == EntryKind::Play && entry.seat == Some(*player));
        made.any(|entry| entry.made_at > at)
    };
    Ok(Player::BOTH.iter().all(acted))
}

/// How many turns each player has to have finished, so that giving up loses the game.
const TURNS_THAT_COUNT: usize = 2;

/// Whether it counts that a game is given up or stopped here by agreement: both have finished two turns, or it is
/// one of a match.
pub(in crate::club) fn counts_if_stopped(
    cx: &Context<'_>,
    stored: &StoredGame,
    game: &Game,
) -> Result<bool, Rejection> {
    let in_match = cx.tx.match_of(stored.id)?.is_some();
    Ok(in_match || Player::BOTH.iter().all(|player| game.turns_of(*player) >= TURNS_THAT_COUNT))
}

/// Notes in a game's record that it doesn't count.
pub(in crate::club) fn enter_void(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    replayed: &mut Replayed,
) -> Result<(), Rejection> {
    let account_id = Some(cx.asker.id);
    let void = NewEntry { kind: EntryKind::End, token: Reason::Void.word(), player: None, account_id };
    enter(cx, game, replayed, &void)
}
