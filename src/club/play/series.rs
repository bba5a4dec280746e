//! Matches that begin and go on: one game after the other.

use super::attendance::is_played;
use super::playing::{self, Beginning};
use super::record::{self, NewEntry};
use crate::clock::Terms;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::rules::{Player, Reason};
use crate::store::{EntryKind, MatchRow, StoredGame};
use crate::text::Message;

/// Begins a match with its first game, which has the number of the offer that led to it, if one did.
pub(in crate::club) fn begin_match(
    cx: &mut Context<'_>,
    new: MatchRow,
    id: Option<i64>,
) -> Result<StoredGame, Rejection> {
    let row = MatchRow { id: cx.tx.add_match(&new)?, ..new };
    begin_game_of(cx, &row, Player::One, id)
}

/// Begins the first game of a match of a tournament.
pub(in crate::club) fn begin_noted_match(cx: &mut Context<'_>, row: &MatchRow) -> Result<(), Rejection> {
    begin_game_of(cx, row, Player::One, None).map(drop)
}

/// Begins a game of a match. The player whom the match names first gets this side.
fn begin_game_of(
    cx: &mut Context<'_>,
    row: &MatchRow,
    first: Player,
    id: Option<i64>,
) -> Result<StoredGame, Rejection> {
    let Some(two_id) = row.two_id else { return refuse("club-no-such-game") };
    let (one, two) = (cx.tx.account_numbered(row.one_id)?, cx.tx.account_numbered(two_id)?);
    let seats = if first == Player::One { [&one, &two] } else { [&two, &one] };
    playing::begin_game(
        cx,
        &Beginning {
            id,
            place_id: row.place_id,
            game: &row.game,
            variant: &row.variant,
            rated: row.rated,
            start: None,
            // The match names its players in one order, whoever begins.
            clock: if first == Player::One { row.clock } else { row.clock.map(Terms::turned) },
            of_match: Some((row.id, first)),
            drawn: false,
            seats,
            vote: None,
        },
    )
}

/// Goes on with a match after one of its games has ended: the next one begins with sides changed, or with the same ones
/// if it replays the last. Returns the match if it is over instead.
pub(in crate::club) fn go_on_after(
    cx: &mut Context<'_>,
    game_id: i64,
    counted: bool,
) -> Result<Option<MatchRow>, Rejection> {
    let Some((row, first)) = cx.tx.match_of(game_id)? else { return Ok(None) };
    if row.ended.is_some() {
        return Ok(Some(row));
    }
    let next = if counted { first.other() } else { first };
    let id = cx.tx.next_number()?;
    cx.tx.show_like(id, game_id, counted)?;
    begin_game_of(cx, &row, next, Some(id))?;
    Ok(None)
}

/// Ends the game of a match that goes on because one of the two gives the match up; it is lost if it counts already.
pub(in crate::club) fn give_game_up(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    loser: Player,
    account_id: Option<i64>,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let mut replayed = cx.replay(game)?;
    let counts = is_played(&replayed.game);
    let (kind, token) = if counts { (EntryKind::Resign, "") } else { (EntryKind::End, Reason::Void.word()) };
    let entry = NewEntry { kind, token, player: counts.then_some(loser), account_id };
    record::enter(cx, game, &mut replayed, &entry)?;
    playing::conclude(cx, game, replayed, text, Vec::new())
}
