//! Deadlines of rounds: unfinished matches are decided by rules that were announced before.
//!
//! The player to move loses the current game, and the match ends with that score. If nobody has come, both lose, unless
//! somebody must go on: then only the player to move loses.

use jiff::{SignedDuration, Timestamp};

use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::timed::Timed;
use crate::club::context::words::number;
use crate::club::play::{attendance, ending, overtime};
use crate::rules::Reason;
use crate::store::{DueKind, GameState, MatchEnd, StoredTournament};
use crate::text::Message;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::changes(DueKind::MATCH_ENDS, decide)];

/// Decides a match at its deadline.
pub(in crate::club) fn decide(cx: &mut Context<'_>, match_id: i64) -> Result<(), Rejection> {
    let row = cx.tx.match_numbered(match_id)?.filter(|row| row.ended.is_none());
    let tournament = row.as_ref().and_then(|row| row.tournament_id).map(|id| cx.tx.tournament(id)).transpose()?;
    let (Some(mut row), Some(tournament)) = (row, tournament.flatten()) else {
        return Ok(cx.tx.set_due(DueKind::MATCH_ENDS, match_id, None)?);
    };
    let game = cx.tx.last_game_of(row.id)?;
    let stored = game.map(|id| cx.tx.game(id)).transpose()?.flatten();
    if let Some(mut game) = stored.filter(|game| game.state == GameState::Live) {
        let position = cx.replay(&game)?.game;
        let came = attendance::attendance(cx, &row, game.id, &position)?.somebody_came();
        let text = vec![Message::new("club-round-ended").with("id", number(tournament.id))];
        let needs_winner = tournament.setup(cx.tx.entrants(tournament.id)?.len()).needs_winners(row.round);
        let loser = game.to_move.filter(|_| came || needs_winner);
        if loser.is_none() {
            row.ended = Some(MatchEnd::Absent);
            cx.tx.update_match(&row)?;
        }
        let reason = if loser.is_some() { Reason::Time } else { Reason::Void };
        ending::finish_game(cx, &mut game, loser, reason, text)?;
    } else {
        // Its game is put aside: it ends as it stands.
        row.ended = Some(overtime::as_it_stands(&row));
        cx.tx.update_match(&row)?;
        cx.ended.extend(game.map(|id| (id, false)));
    }
    Ok(cx.tx.set_due(DueKind::MATCH_ENDS, match_id, None)?)
}

/// Puts off the deadlines of the rounds that are played, once each; says until when.
pub(in crate::club) fn extend(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    length: SignedDuration,
) -> Result<Message, Rejection> {
    let Some(most) = tournament.round_time else {
        let is_timed = tournament.system.lasts.is_some();
        return refuse(if is_timed { "club-arena-no-extension" } else { "club-tournament-no-deadline" });
    };
    if length > most || length <= SignedDuration::ZERO {
        return refuse("club-tournament-extend-less");
    }
    let live = cx.tx.readable_matches_of(tournament.id)?;
    let mut last = None;
    for row in live.iter().filter(|row| row.ended.is_none() && row.round > tournament.extended) {
        let Some(at) = cx.tx.due_at(DueKind::MATCH_ENDS, row.id)? else { continue };
        let later = at.saturating_add(length).unwrap_or(Timestamp::MAX);
        cx.tx.set_due(DueKind::MATCH_ENDS, row.id, Some(later))?;
        last = last.max(Some(later));
    }
    let Some(last) = last else { return refuse("club-tournament-extended") };
    cx.tx.update_tournament(&StoredTournament { extended: tournament.round, ..tournament.clone() }, None)?;
    Ok(Message::new("club-tournament-extends").with("id", number(tournament.id)).with("at", last))
}
