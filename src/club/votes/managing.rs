//! What managers settle for their community in a game that it plays: draws, takebacks, resigning, claims.

use super::sides;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::number;
use crate::command::{Command, Id, PlayCommand, SettlingCommand};
use crate::rules::Player;
use crate::store::{Account, GameState, StoredGame};
use crate::text::Message;

/// The account of this place's community, if a command settles something in a game that it plays, and nothing in a game
/// of the asker's own. Only managers may do so.
pub(in crate::club) fn for_community(cx: &RequestContext<'_>, command: &Command) -> Result<Option<Account>, Rejection> {
    let (id, answers) = match command {
        Command::Play(PlayCommand::Accept(id) | PlayCommand::Decline(id) | PlayCommand::Withdraw(id)) => (*id, true),
        Command::Settling(
            SettlingCommand::Resign { id, .. }
            | SettlingCommand::Draw { id, .. }
            | SettlingCommand::Takeback(id)
            | SettlingCommand::Claim(id),
        ) => (*id, false),
        _ => return Ok(None),
    };
    let Some((game, side)) = game_meant(cx, id, answers)? else { return Ok(None) };
    if !cx.request.manages.place {
        return Err(Message::new("club-vote-settled-by-managers").with("id", number(game.id)).into());
    }
    Ok(Some(cx.tx.account_numbered(game.seat(side).account_id)?))
}

/// The game of this place's community that a command means, and its side.
fn game_meant(
    cx: &RequestContext<'_>,
    id: Option<Id>,
    answers: bool,
) -> Result<Option<(StoredGame, Player)>, Rejection> {
    let own = |game: StoredGame| -> Result<Option<(StoredGame, Player)>, Rejection> {
        let side = sides::places_of(cx, &game)?.and_then(|places| sides::side_in(&places, cx.place.id));
        Ok(side.map(|side| (game, side)))
    };
    if let Some(Id(id)) = id {
        let about = cx.tx.offer(id)?.and_then(|offer| offer.game_id).unwrap_or(id);
        return cx.tx.game(about)?.map_or(Ok(None), own);
    }
    if let Some(game) = cx.game_replied_to()? {
        return own(game);
    }
    // Whoever plays here themselves means their own game.
    let busy = match answers {
        true => !cx.offers_to_answer()?.is_empty(),
        false => plays_here(cx)?,
    };
    if busy {
        return Ok(None);
    }
    let mut here = Vec::new();
    for game in cx.tx.vote_games_in(cx.place.id)? {
        let waits = game.state == GameState::Live && (!answers || !cx.tx.offers_about(game.id)?.is_empty());
        here.extend(if waits { own(game)? } else { None });
    }
    Ok(here.pop().filter(|_| here.is_empty()))
}

/// Whether the asker plays a game of their own that is shown here.
fn plays_here(cx: &RequestContext<'_>) -> Result<bool, Rejection> {
    for game in cx.tx.live_games_of(cx.asker.person_id)? {
        if cx.is_here(&game)? {
            return Ok(true);
        }
    }
    Ok(false)
}
