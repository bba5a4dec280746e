//! Who leaves a tournament, before or while it is played.

use super::{roster, telling};
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person};
use crate::club::play::attendance::{self, Attendance};
use crate::club::play::{ending, series};
use crate::rules::{Player, Reason};
use crate::store::{EntrantRow, GameState, MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// Somebody leaves a tournament that is played: they give up their game in it, and their opponents to come win without
/// one. If they leave a league before half of their games, its table leaves them out. Its place is told.
///
/// Where people come and go, they are only not paired anymore, and nobody is told.
pub(in crate::club) fn leave_tournament(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    person_id: i64,
    leaving: Leaving,
) -> Result<(), Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    // Where people come and go, their last game goes on when they do.
    let comes_and_goes = tournament.system.lasts.is_some();
    let goes = matches!(leaving, Leaving::GivesUp | Leaving::Absent);
    let is_there = |entrant: &EntrantRow| !entrant.withdrawn || (comes_and_goes && !goes && !entrant.removed);
    let Some(seed) = entrants.iter().position(|entrant| entrant.person_id == person_id && is_there(entrant)) else {
        return refuse("club-tournament-not-in");
    };
    if comes_and_goes && goes {
        cx.tx.put_entrant(tournament.id, seed, &EntrantRow { withdrawn: true, ..entrants[seed].clone() })?;
        return roster::roster_changed(cx, tournament);
    }
    let own = entrants[seed].account_id;
    let mut matches = cx.tx.readable_matches_of(tournament.id)?;
    let former = cx.tx.former_entrants(tournament.id)?;
    let is_own = |account: i64| EntrantRow::seed_of(account, &entrants, &former) == Some(seed);
    matches.retain(|row| is_own(row.one_id) || row.two_id.is_some_and(is_own));
    let played = matches.iter().filter(|row| row.ended.is_some() && row.two_id.is_some()).count();
    let fixtures = tournament.system.fixtures.map(|fixtures| fixtures(&tournament.setup(entrants.len())));
    let of = fixtures.iter().flatten().flatten().filter(|meeting| meeting.side_of(seed).is_some()).count();
    let annulled = 2 * played < of;
    let removed = entrants[seed].removed || leaving == Leaving::TakenOut;
    let gone = EntrantRow { withdrawn: true, annulled, removed, ..entrants[seed].clone() };
    cx.tx.put_entrant(tournament.id, seed, &gone)?;
    let name = match leaving {
        Leaving::Forgotten => Message::new("club-forgotten-name").into(),
        _ => person(&cx.tx.account_numbered(own)?),
    };
    let key = match leaving {
        Leaving::Absent => "club-tournament-missed-twice",
        Leaving::TakenOut => "club-tournament-taken-out",
        _ => "club-tournament-leaves",
    };
    let gone = Message::new(key).with("name", name).with("id", number(tournament.id));
    let uncounted = annulled.then(|| Message::new("club-tournament-annulled"));
    // Whoever is taken out was named already, with the reason.
    if leaving != Leaving::TakenOut || annulled {
        telling::tell_tournament(cx, tournament, std::iter::once(gone.clone()).chain(uncounted).collect())?;
    }
    matches.retain(|row| row.ended.is_none());
    for row in matches {
        lose_match(cx, row, person_id, leaving, &gone)?;
    }
    Ok(())
}

/// Somebody who leaves loses a match that goes on.
fn lose_match(
    cx: &mut Context<'_>,
    mut row: MatchRow,
    person_id: i64,
    leaving: Leaving,
    gone: &Message,
) -> Result<(), Rejection> {
    let own = cx.tx.account_numbered(row.one_id)?.person_id == person_id;
    let winner = if own { Player::Two } else { Player::One };
    let game = cx.tx.last_game_of(row.id)?;
    let stored = game.map(|id| cx.tx.game(id)).transpose()?.flatten();
    let Some(mut stored) = stored.filter(|stored| stored.state == GameState::Live) else {
        row.ended = Some(Attendance::default().won_by(winner));
        cx.tx.update_match(&row)?;
        cx.ended.extend(game.map(|id| (id, false)));
        return Ok(());
    };
    let Some(loser) = stored.player_of(person_id) else { return Ok(()) };
    let is_sent_off = matches!(leaving, Leaving::Banned | Leaving::TakenOut);
    let attendance = if is_sent_off {
        Attendance::default()
    } else {
        let game = cx.replay(&stored)?.game;
        attendance::attendance(cx, &row, stored.id, &game)?
    };
    row.ended = Some(attendance.won_by(winner));
    cx.tx.update_match(&row)?;
    match is_sent_off {
        true => ending::finish_game(cx, &mut stored, None, Reason::Void, vec![gone.clone()]),
        false => series::give_game_up(cx, &mut stored, loser, None, vec![gone.clone()]),
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
    /// The organizer takes them out: the game that goes on does not count.
    TakenOut,
    /// They are forgotten, and their name with them.
    Forgotten,
    /// They missed too many pairings.
    Absent,
}
