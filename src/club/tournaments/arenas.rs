//! Tournaments without rounds as they are played: whoever is free is paired, until the time is over.

use jiff::{SignedDuration, Timestamp};

use super::{evenings, pairings, rows, telling};
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::number;
use crate::club::listing::paired_until;
use crate::club::play::series;
use crate::store::{DueKind, EntrantRow, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::Played;

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::changes(DueKind::REMATCH, pair_again)];

/// How long two who have just met wait for somebody else before they meet again.
const REMATCH_AFTER: SignedDuration = SignedDuration::from_mins(2);

/// Begins one: it is played for so long.
pub(in crate::club) fn begin(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    time: SignedDuration,
) -> Result<(), Rejection> {
    cx.tx.update_tournament(tournament, None)?;
    let at = cx.now.saturating_add(time).unwrap_or(Timestamp::MAX);
    cx.tx.set_due(DueKind::TOURNAMENT_ENDS, tournament.id, Some(at))?;
    let waiting = pair(cx, tournament, false)?;
    if let Some(begun) = cx.tx.tournament(tournament.id)? {
        for place in telling::places_of(cx, &begun)? {
            evenings::show(cx, &begun, &place, None)?;
        }
    }
    tell_waiting(cx, tournament, &waiting)
}

/// Pairs whoever is free, and tells those of these accounts who have to wait. Returns whether it has ended: its time is
/// over, and nothing is played in it anymore.
pub(in crate::club) fn go_on(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    free: &[i64],
) -> Result<bool, Rejection> {
    if tournament.state != TournamentState::Live {
        return Ok(false);
    }
    if paired_until(cx, tournament.id)?.is_none() {
        return Ok(cx.tx.rounds_underway(tournament.id)? == Some(0));
    }
    let mut waiting = pair(cx, tournament, false)?;
    waiting.retain(|entrant| free.contains(&entrant.account_id));
    tell_waiting(cx, tournament, &waiting)?;
    Ok(false)
}

/// Two who have just met have waited long enough for somebody else.
pub(in crate::club) fn pair_again(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::REMATCH, tournament_id, None)?;
    match cx.tx.tournament(tournament_id)?.filter(|tournament| tournament.state == TournamentState::Live) {
        Some(tournament) => pair(cx, &tournament, true).map(drop),
        None => Ok(()),
    }
}

/// Pairs those who are free, as long as there is time, and begins their games. Returns who has to wait.
pub(in crate::club) fn pair(
    cx: &mut Context<'_>,
    tournament: &StoredTournament,
    have_waited: bool,
) -> Result<Vec<EntrantRow>, Rejection> {
    let Some(lasting) = tournament.system.lasts.filter(|_| !tournament.paused) else { return Ok(Vec::new()) };
    // It can't go on if one of its matches can't be read.
    if paired_until(cx, tournament.id)?.is_none() || cx.tx.rounds_underway(tournament.id)?.is_none() {
        return Ok(Vec::new());
    }
    let mut tournament = tournament.clone();
    let entrants = cx.tx.entrants(tournament.id)?;
    let setup = rows::setup(&tournament, &entrants);
    let mut played = rows::rounds_of(cx, &tournament, &entrants)?;
    let present: Vec<bool> = entrants.iter().map(|entrant| !entrant.withdrawn).collect();
    let (of, scoring) = (tournament.rounds.unwrap_or(0), rows::scoring(&tournament));
    while tournament.round < of {
        let now = Played { setup, rounds: &played, present: &present, of, scoring, annulled: &[] };
        let Some(meeting) = (lasting.pair)(&now, have_waited) else { break };
        tournament.round += 1;
        cx.tx.update_tournament(&tournament, None)?;
        for row in pairings::note(cx, &tournament, &entrants, &[Some(meeting)])? {
            series::begin_noted_match(cx, &row)?;
        }
        played.push(vec![Some(meeting)]);
    }
    let waiting: Vec<EntrantRow> =
        pairings::who_waits(&entrants, &played).into_iter().map(|seed| entrants[seed].clone()).collect();
    let rematch = cx.tx.due_at(DueKind::REMATCH, tournament.id)?;
    if waiting.len() < 2 {
        cx.tx.set_due(DueKind::REMATCH, tournament.id, None)?;
    } else if rematch.is_none() {
        let at = cx.now.saturating_add(REMATCH_AFTER).unwrap_or(Timestamp::MAX);
        cx.tx.set_due(DueKind::REMATCH, tournament.id, Some(at))?;
    }
    Ok(waiting)
}

/// Tells people that they are paired as soon as somebody is free.
fn tell_waiting(cx: &mut Context<'_>, tournament: &StoredTournament, waiting: &[EntrantRow]) -> Result<(), Rejection> {
    for entrant in waiting {
        let account = cx.tx.account_numbered(entrant.account_id)?;
        telling::tell_person(cx, tournament, &account, vec![next(tournament)])?;
    }
    Ok(())
}

/// What somebody reads who has to wait.
pub(in crate::club) fn next(tournament: &StoredTournament) -> Message {
    Message::new("club-arena-next").with("id", number(tournament.id))
}
