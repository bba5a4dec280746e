//! Who leaves a tournament, before or while it is played.

use super::{roster, rounds};
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person};
use crate::club::play::attendance::{self, Attendance};
use crate::club::play::{ending, series};
use crate::rules::{Player, Reason};
use crate::store::{EntrantRow, GameState, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::System;

/// Somebody leaves a tournament that is played: what they play in it is given up, and what they would still play are
/// walkovers. Whoever leaves a league before half of their games is struck out of its table.
pub(in crate::club) fn leave_tournament(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
    leaving: Leaving,
) -> Result<(), Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let Some(seed) = entrants.iter().position(|entrant| entrant.person_id == person_id && !entrant.withdrawn) else {
        return refuse("club-contest-not-in");
    };
    let own = entrants[seed].account_id;
    let mut matches = cx.tx.readable_matches_of(tournament.id)?;
    matches.retain(|row| row.one_id == own || row.two_id == Some(own));
    let played = matches.iter().filter(|row| row.ended.is_some() && row.two_id.is_some()).count();
    let of = (entrants.len() - 1) * (1 + usize::from(tournament.double));
    let annulled = tournament.system == System::League && 2 * played < of;
    cx.tx.put_entrant(tournament.id, seed, &EntrantRow { withdrawn: true, annulled, ..entrants[seed].clone() })?;
    let Some(mut row) = matches.into_iter().find(|row| row.ended.is_none()) else { return Ok(()) };
    let winner = if row.one_id == own { Player::Two } else { Player::One };
    let stored = cx.tx.last_game_of(row.id)?.map(|id| cx.tx.game(id)).transpose()?.flatten();
    let Some(mut stored) = stored.filter(|stored| stored.state == GameState::Live) else {
        row.ended = Some(Attendance::default().won_by(winner));
        cx.tx.update_match(&row)?;
        return rounds::match_is_over(cx, tournament.id);
    };
    let Some(loser) = stored.player_of(person_id) else { return Ok(()) };
    let attendance = match leaving {
        Leaving::GivesUp => {
            let game = cx.replay(&stored)?.game;
            attendance::attendance(cx, &row, stored.id, &game)?
        }
        Leaving::Banned => Attendance::default(),
    };
    row.ended = Some(attendance.won_by(winner));
    cx.tx.update_match(&row)?;
    let name = person(&cx.tx.account_numbered(own)?);
    let text = Message::new("club-contest-gone").with("name", name).with("id", number(tournament.id));
    match leaving {
        Leaving::GivesUp => series::give_game_up(cx, &mut stored, loser, None, vec![text]),
        Leaving::Banned => ending::finish_game(cx, &mut stored, None, Reason::Void, vec![text]),
    }
}

/// Somebody leaves a tournament, whether it has begun or not.
pub(in crate::club) fn drop_out(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
    leaving: Leaving,
) -> Result<(), Rejection> {
    if tournament.state != TournamentState::Open {
        return leave_tournament(cx, tournament, person_id, leaving);
    }
    cx.tx.remove_entrant(tournament.id, person_id)?;
    roster::roster_changed(cx, tournament)
}

/// How somebody leaves a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::club) enum Leaving {
    /// They give up the game that goes on, which is lost if it counts already.
    GivesUp,
    /// They are banned: the game that goes on does not count.
    Banned,
}
