//! Somebody plays in a tournament for somebody else, with the points that they have so far.
//!
//! What was played stays with the seed, and its ratings with whoever played it. The game that goes on counts for nobody,
//! and the pairing goes on with the substitute, by the deadline that it has.

use super::{managing, rounds, rows, telling, which};
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, person};
use crate::club::permission::{bans, blocks};
use crate::club::play::ending;
use crate::command::{Id, TournamentCommand};
use crate::rules::Reason;
use crate::store::{Account, AuditAction, EntrantRow, GameState, MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// Has somebody play for somebody else from now on.
pub(in crate::club) fn replace(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
    named: &str,
    substitute: &str,
) -> Result<(), Rejection> {
    let tournament = which::own_tournament(cx, wish, id, &[TournamentState::Live])?;
    let entrants = cx.tx.entrants(tournament.id)?;
    let seed = rows::entrant_named(cx, &tournament, &entrants, named)?;
    let whom = cx.tx.account_numbered(entrants[seed].account_id)?;
    let substitute = cx.find_person(substitute)?;
    may_stand_in(cx, &tournament, &entrants, seed, &substitute)?;
    let noted = number(tournament.id);
    managing::note(cx, &tournament, AuditAction::TakeOut, None, Some(&whom), &noted)?;
    managing::note(cx, &tournament, AuditAction::Replace, None, Some(&substitute), &noted)?;
    let told = Message::new("club-tournament-replaced").with("organizer", telling::asker_at(cx, &tournament)?);
    let told = told.with("id", noted).with("name", person(&whom)).with("substitute", person(&substitute));
    telling::answer(cx, &tournament, vec![told.clone()])?;
    for concerned in [&whom, &substitute] {
        telling::tell_person(cx, &tournament, concerned, vec![told.clone()])?;
    }
    cx.tx.remove_entrant(tournament.id, whom.person_id)?;
    cx.tx.add_former_entrant(tournament.id, whom.id, seed)?;
    cx.tx.remove_former_entrant(tournament.id, substitute.id)?;
    let (person_id, account_id) = (substitute.person_id, substitute.id);
    let (withdrawn, annulled, removed) = (false, false, false);
    let place = entrants[seed].place_id.map(|place| cx.tx.place(place)).transpose()?;
    let place_id = place.filter(|place| place.platform == substitute.platform).map(|place| place.id);
    let seated = EntrantRow { person_id, account_id, withdrawn, annulled, removed, place_id, ..entrants[seed].clone() };
    cx.tx.put_entrant(tournament.id, seed, &seated)?;
    for row in cx.tx.readable_matches_of(tournament.id)?.into_iter().filter(|row| row.ended.is_none()) {
        take_over(cx, row, &whom, &substitute, &told)?;
    }
    // The substitute may be paired at once.
    rounds::go_on_with(cx, tournament.id)
}

/// Refuses somebody who can't play for a seed.
fn may_stand_in(
    cx: &RequestContext<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    seed: usize,
    substitute: &Account,
) -> Result<(), Rejection> {
    let refused =
        |key| Err(Message::new(key).with("name", person(substitute)).with("id", number(tournament.id)).into());
    if entrants.iter().any(|entrant| entrant.person_id == substitute.person_id) {
        return refused("club-tournament-they-are-in");
    }
    for (account, of) in cx.tx.former_entrants(tournament.id)? {
        let is_theirs = cx.tx.account_numbered(account)?.person_id == substitute.person_id;
        if is_theirs && (of != seed || account != substitute.id) {
            return refused("club-tournament-they-were-in");
        }
    }
    blocks::unless_blocked(cx, substitute)?;
    bans::unless_opponent_banned(cx, substitute, &cx.tx.place(tournament.place_id)?)?;
    let is_asker = substitute.person_id == cx.asker.person_id;
    if !is_asker && !cx.tx.share_a_community(cx.asker.person_id, substitute.person_id)? {
        return refused("club-substitute-stranger");
    }
    Ok(())
}

/// Has a substitute go on with a pairing that is not over, if it is one of whom they play for.
fn take_over(
    cx: &mut RequestContext<'_>,
    row: MatchRow,
    whom: &Account,
    substitute: &Account,
    told: &Message,
) -> Result<(), Rejection> {
    let seat = |account: i64| if account == whom.id { substitute.id } else { account };
    let now = MatchRow { one_id: seat(row.one_id), two_id: row.two_id.map(seat), ..row.clone() };
    if now == row {
        return Ok(());
    }
    cx.tx.seat_match(&now)?;
    let Some(game) = cx.tx.last_game_of(row.id)? else { return Ok(()) };
    match cx.tx.game(game)?.filter(|game| game.state == GameState::Live) {
        Some(mut live) => ending::finish_game(cx, &mut live, None, Reason::Void, vec![told.clone()]),
        None => {
            cx.ended.push((game, false));
            Ok(())
        }
    }
}
