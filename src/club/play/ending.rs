//! How a game ends by something that neither player did.

use super::playing;
use super::record::{self, NewEntry};
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::rules::{Player, Reason};
use crate::store::{EntryKind, StoredGame};
use crate::text::Message;

/// Ends a game that is known to go on; the text says why.
pub(in crate::club) fn finish_game(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    loser: Option<Player>,
    reason: Reason,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    if !reason.ends_from_outside() {
        return refuse("club-no-such-end");
    }
    let mut replayed = cx.replay(game)?;
    let entry = NewEntry { kind: EntryKind::End, token: reason.word(), player: loser, account_id: None };
    record::enter(cx, game, &mut replayed, &entry)?;
    playing::conclude(cx, game, replayed, text, Vec::new())
}
