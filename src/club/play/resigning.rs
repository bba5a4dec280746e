//! Games and matches that are given up.

use super::attendance::{self};
use super::playing::{self};
use super::record::{self};
use super::series;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, seated};
use crate::club::lookup::Want;
use crate::command::{Command, Id, SettlingCommand};
use crate::rules::Player;
use crate::store::{EntryKind, StoredGame};
use crate::text::Message;
use crate::tournament::MatchGoal;

/// Gives a game up, or the whole match that it belongs to, or asks whether that is meant. Before both have finished
/// two turns nobody loses by it, unless it is one of a match.
pub(in crate::club) fn resign(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    whole: bool,
    confirmed: bool,
) -> Result<(), Rejection> {
    let (mut game, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let number = number(game.id);
    if whole {
        return resign_match(cx, game, seat, confirmed);
    }
    let mut replayed = cx.replay(&game)?;
    let counts = record::counts_if_stopped(cx, &game, &replayed.game)?;
    if !confirmed {
        let question = Message::new(if counts { "club-resign-loses" } else { "club-resign-void" })
            .with("opponent", seated(game.seat(seat.other())));
        let confirming = SettlingCommand::Resign { id: Some(Id(game.id)), whole: false, confirmed: true };
        confirm::ask_whether(cx, &game, question, "club-button-resign", confirming);
        return Ok(());
    }
    if counts {
        record::enter_as_asker(cx, &game, &mut replayed, EntryKind::Resign, "", seat)?;
    } else {
        record::enter_void(cx, &game, &mut replayed)?;
    }
    let text = Message::new(if counts { "club-resigned" } else { "club-broken-off" });
    let text = text.with("name", seated(game.seat(seat))).with("id", number);
    playing::conclude_for_asker(cx, &mut game, replayed, vec![text], Vec::new())
}

/// Resigns a whole match, whatever its score.
fn resign_match(
    cx: &mut RequestContext<'_>,
    mut stored: StoredGame,
    seat: Player,
    confirmed: bool,
) -> Result<(), Rejection> {
    let Some((mut row, first)) = cx.tx.match_of(stored.id)?.filter(|(row, _)| row.goal != MatchGoal::OneGame) else {
        return Err(Message::new("club-no-match").with("id", number(stored.id)).into());
    };
    if !confirmed {
        let question = Message::new("club-resign-match").with("opponent", seated(stored.seat(seat.other())));
        let confirming = SettlingCommand::Resign { id: Some(Id(stored.id)), whole: true, confirmed: true };
        confirm::ask_whether(cx, &stored, question, "club-button-resign-match", confirming);
        return Ok(());
    }
    let game = cx.replay(&stored)?.game;
    let winner = if seat == first { Player::Two } else { Player::One };
    row.ended = Some(attendance::attendance(cx, &row, stored.id, &game)?.won_by(winner));
    cx.tx.update_match(&row)?;
    let text = Message::new("club-resigned-match").with("name", seated(stored.seat(seat)));
    let text = text.with("id", number(stored.id));
    let written = cx.drafts.len();
    let asker = Some(cx.asker.id);
    series::give_game_up(cx, &mut stored, seat, asker, vec![text])?;
    cx.answer_by(&stored, written)
}
