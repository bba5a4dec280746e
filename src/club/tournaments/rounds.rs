//! Tournaments as they are played: they begin, one round follows the other, they end.

use jiff::Timestamp;

use super::{absence, arenas, champion, pairings, results, roster, rows, seeds, telling};
use crate::club::context::base::Context;
use crate::club::context::error::ClubError;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::number;
use crate::club::play::{ending, overtime, series};
use crate::rules::Reason;
use crate::store::{DueKind, EntrantRow, GameState, MatchEnd, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{Played, Playoff, Round};

/// Begins a tournament with those who have joined.
pub(in crate::club) fn start_tournament(
    cx: &mut Context<'_>,
    mut tournament: StoredTournament,
) -> Result<(), Rejection> {
    let mut entrants = cx.tx.entrants(tournament.id)?;
    let least = tournament.system.entrants_min;
    if entrants.len() < least {
        let told = Message::new("club-tournament-too-few").with("id", number(tournament.id)).with("least", least);
        return Err(told.into());
    }
    seeds::seed(cx, &tournament, &mut entrants)?;
    for (seed, entrant) in entrants.iter().enumerate() {
        cx.tx.put_entrant(tournament.id, seed, entrant)?;
    }
    let asked = tournament.rounds;
    let rounds = rows::setup(&tournament, &entrants).length(asked);
    tournament.rounds = Some(rounds);
    if asked.is_some_and(|asked| asked > rounds) {
        let told = Message::new("club-tournament-shorter").with("id", number(tournament.id));
        let told = told.with("rounds", i64::from(rounds)).with("players", entrants.len());
        telling::tell_tournament(cx, &tournament, vec![told])?;
    }
    tournament.state = TournamentState::Live;
    cx.tx.set_due(DueKind::TOURNAMENT_BEGINS, tournament.id, None)?;
    cx.tx.set_due(roster::CHANGED, tournament.id, None)?;
    roster::close_roster(cx, &tournament)?;
    match rows::lasts(&tournament) {
        Some(time) => arenas::begin(cx, &tournament, time),
        None => next_rounds(cx, tournament),
    }
}

/// Pairs the next round, and those after it as long as nothing is to be played in them or several are played at a time;
/// ends the tournament after the last.
fn next_rounds(cx: &mut Context<'_>, mut tournament: StoredTournament) -> Result<(), Rejection> {
    let mut begun = Vec::new();
    // How many of those are told of by themselves.
    let mut told = 0;
    loop {
        let entrants = cx.tx.entrants(tournament.id)?;
        begin_playoff(cx, &mut tournament, &entrants)?;
        let Some(meetings) = pair(cx, &tournament, &entrants)? else { break };
        results::close(cx, &tournament)?;
        tournament.round += 1;
        cx.tx.update_tournament(&tournament, None)?;
        let rows = pairings::note(cx, &tournament, &entrants, &meetings)?;
        if tournament.at_once == 1 || rows::setup(&tournament, &entrants).needs_winners(tournament.round) {
            told = begun.len() + rows.len();
            telling::tell_round(cx, &tournament, &entrants, &rows)?;
        }
        begun.extend(rows.into_iter().filter(|row| row.ended.is_none()));
        if cx.tx.rounds_underway(tournament.id)?.is_none_or(|underway| underway >= tournament.at_once as usize) {
            break;
        }
    }
    if begun.len() > told {
        telling::tell_rounds(cx, &tournament, &begun)?;
    }
    for row in &begun {
        overtime::set(cx, &tournament, row)?;
        series::begin_noted_match(cx, row)?;
    }
    if cx.tx.rounds_underway(tournament.id)? == Some(0) { end_tournament(cx, tournament) } else { Ok(()) }
}

/// The places of the next round; nothing if there is none, or not yet.
pub(in crate::club) fn pair(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
) -> Result<Option<Round>, Rejection> {
    let (of, setup) = (tournament.rounds.unwrap_or(0), rows::setup(tournament, entrants));
    if !setup.may_have(of) {
        return Err(rows::broken(tournament, format!("no such tournament has {of} rounds")));
    }
    // Who goes on to a knockout is known when everything before it is over, however many rounds are played at a time.
    let waits = setup.needs_winners(tournament.round + 1) && !cx.tx.are_matches_over(tournament.id)?;
    if tournament.round >= of || waits {
        return Ok(None);
    }
    played(cx, tournament, entrants, |played| played.next())
}

/// What follows from all that was played in a tournament.
fn played<T>(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    asked: impl FnOnce(&Played<'_>) -> T,
) -> Result<T, Rejection> {
    let rounds = rows::rounds_of(cx, tournament, entrants)?;
    let present: Vec<bool> = entrants.iter().map(|entrant| !entrant.withdrawn).collect();
    let annulled: Vec<usize> = (0..entrants.len()).filter(|at| entrants[*at].annulled).collect();
    let (setup, scoring) = (rows::setup(tournament, entrants), rows::scoring(tournament));
    let of = tournament.rounds.unwrap_or(0);
    Ok(asked(&Played { setup, rounds: &rounds, present: &present, of, scoring, annulled: &annulled }))
}

/// Begins the play-off of a tournament that has one, if its last round is over and several share the first place.
fn begin_playoff(
    cx: &mut Context<'_>,
    tournament: &mut StoredTournament,
    entrants: &[EntrantRow],
) -> Result<(), Rejection> {
    let of = tournament.rounds.unwrap_or(0);
    if tournament.playoff != Some(0) || tournament.round < of || !cx.tx.are_matches_over(tournament.id)? {
        return Ok(());
    }
    let sharing = played(cx, tournament, entrants, |played| played.sharing_first())?;
    if sharing.len() > 1 {
        (tournament.playoff, tournament.rounds) = (Some(of), Some(of + Playoff::of(sharing.len(), of).rounds));
        telling::tell_playoff(cx, tournament, &sharing)?;
    }
    Ok(())
}

/// Goes on with the matches of which a game has ended in this transaction, and with their tournaments, until nothing
/// more follows from it.
pub(in crate::club) fn go_on(cx: &mut Context<'_>) -> Result<(), Rejection> {
    while !cx.ended.is_empty() {
        let (game_id, counted) = cx.ended.remove(0);
        let Some(over) = series::go_on_after(cx, game_id, counted)? else { continue };
        if let Some(tournament) = over.tournament_id {
            absence::withdraw(cx, &over)?;
            results::came(cx, tournament)?;
            let free = [Some(over.one_id), over.two_id];
            go_on_after(cx, tournament, &free.into_iter().flatten().collect::<Vec<_>>())?;
        }
    }
    Ok(())
}

/// Begins the next round of a tournament if all matches are over, and where several are played at a time, as soon as there
/// is one fewer; pairs whoever is free where there are no rounds. Nothing begins while it is paused.
pub(in crate::club) fn go_on_with(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    go_on_after(cx, tournament_id, &[])
}

/// The same, after the match of these accounts is over.
fn go_on_after(cx: &mut Context<'_>, tournament_id: i64, free: &[i64]) -> Result<(), Rejection> {
    let Some(tournament) = cx.tx.tournament(tournament_id)? else {
        let what = "it cannot be read, so that it cannot go on".to_owned();
        return Err(Rejection::Failed(ClubError::Tournament { tournament: tournament_id, what }));
    };
    if tournament.system.lasts.is_some() {
        return if arenas::go_on(cx, &tournament, free)? { end_tournament(cx, tournament) } else { Ok(()) };
    }
    let underway = cx.tx.rounds_underway(tournament_id)?;
    let has_room = underway.is_some_and(|underway| underway < tournament.at_once as usize);
    let goes_on = tournament.state == TournamentState::Live && !tournament.paused;
    if goes_on && has_room { next_rounds(cx, tournament) } else { Ok(()) }
}

/// Ends a tournament and shows its table.
fn end_tournament(cx: &mut Context<'_>, mut tournament: StoredTournament) -> Result<(), Rejection> {
    tournament.state = TournamentState::Over;
    cx.tx.update_tournament(&tournament, Some(cx.now))?;
    results::close(cx, &tournament)?;
    champion::announce(cx, &tournament)
}

/// Opens a tournament, and tells its place.
pub(in crate::club) fn open_tournament(
    cx: &mut Context<'_>,
    new: StoredTournament,
    begins: Option<Timestamp>,
    helpers: &[i64],
) -> Result<StoredTournament, Rejection> {
    let tournament = StoredTournament { id: cx.tx.insert_tournament(&new)?, ..new };
    for helper in helpers {
        cx.tx.add_helper(tournament.id, *helper)?;
    }
    cx.tx.set_due(DueKind::TOURNAMENT_BEGINS, tournament.id, begins)?;
    roster::show_first_roster(cx, &tournament)?;
    Ok(tournament)
}

/// Calls a tournament off; games that go on in it are broken off.
pub(in crate::club) fn cancel_tournament(
    cx: &mut Context<'_>,
    mut tournament: StoredTournament,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    tournament.state = TournamentState::Cancelled;
    cx.tx.update_tournament(&tournament, Some(cx.now))?;
    for kind in [DueKind::TOURNAMENT_BEGINS, DueKind::TOURNAMENT_ENDS, DueKind::REMATCH, roster::CHANGED] {
        cx.tx.set_due(kind, tournament.id, None)?;
    }
    telling::tell_tournament(cx, &tournament, text.clone())?;
    for mut row in cx.tx.readable_matches_of(tournament.id)?.into_iter().filter(|row| row.ended.is_none()) {
        row.ended = Some(MatchEnd::Void);
        cx.tx.update_match(&row)?;
        let game = cx.tx.last_game_of(row.id)?.map(|id| cx.tx.game(id)).transpose()?.flatten();
        if let Some(mut game) = game.filter(|game| game.state == GameState::Live) {
            ending::finish_game(cx, &mut game, None, Reason::Void, text.clone())?;
        }
    }
    Ok(())
}
