//! Tournaments as they are played: they begin, one round follows the other, they end.

use jiff::Timestamp;

use super::field::Field;
use super::{absence, results, roster, rows, seeds, telling};
use crate::club::context::base::Context;
use crate::club::context::error::ClubError;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{called, number};
use crate::club::play::{ending, overtime, series};
use crate::rules::Reason;
use crate::store::{DueKind, EntrantRow, GameState, MatchEnd, MatchRow, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{Meeting, Played, Round};

/// Begins a tournament with those who have joined.
pub(in crate::club) fn start_tournament(
    cx: &mut Context<'_>,
    mut tournament: StoredTournament,
) -> Result<(), Rejection> {
    let mut entrants = cx.tx.entrants(tournament.id)?;
    if entrants.len() < 2 {
        return Err(Message::new("club-tournament-too-few").with("id", number(tournament.id)).into());
    }
    seeds::seed(cx, &tournament, &mut entrants)?;
    for (seed, entrant) in entrants.iter().enumerate() {
        cx.tx.put_entrant(tournament.id, seed, entrant)?;
    }
    tournament.rounds = Some(rows::setup(&tournament, &entrants).length(tournament.rounds));
    tournament.state = TournamentState::Live;
    cx.tx.set_due(DueKind::TournamentBegins, tournament.id, None)?;
    cx.tx.set_due(DueKind::Roster, tournament.id, None)?;
    roster::close_roster(cx, &tournament)?;
    next_rounds(cx, tournament)
}

/// Pairs the next round, and those after it as long as nothing is to be played in them or several are played at a time;
/// ends the tournament after the last.
fn next_rounds(cx: &mut Context<'_>, mut tournament: StoredTournament) -> Result<(), Rejection> {
    let mut begun = Vec::new();
    loop {
        let entrants = cx.tx.entrants(tournament.id)?;
        let Some(meetings) = pair(cx, &tournament, &entrants)? else { break };
        tournament.round += 1;
        cx.tx.update_tournament(&tournament, None)?;
        let rows = note_round(cx, &tournament, &entrants, &meetings)?;
        if tournament.at_once == 1 {
            telling::tell_round(cx, &tournament, &entrants, &rows)?;
        }
        begun.extend(rows.into_iter().filter(|row| row.ended.is_none()));
        if cx.tx.rounds_underway(tournament.id)?.is_none_or(|underway| underway >= tournament.at_once as usize) {
            break;
        }
    }
    if tournament.at_once > 1 && !begun.is_empty() {
        telling::tell_rounds(cx, &tournament, &begun)?;
    }
    for row in &begun {
        overtime::set(cx, &tournament, row)?;
        series::begin_noted_match(cx, row)?;
    }
    if cx.tx.rounds_underway(tournament.id)? == Some(0) { end_tournament(cx, tournament) } else { Ok(()) }
}

/// The places of the next round; nothing if there is none.
pub(in crate::club) fn pair(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
) -> Result<Option<Round>, Rejection> {
    let played = rows::rounds_of(cx, tournament, entrants)?;
    let of = tournament.rounds.unwrap_or(0);
    if !rows::setup(tournament, entrants).may_have(of) {
        return Err(rows::broken(tournament, format!("no such tournament has {of} rounds")));
    }
    if tournament.round >= of {
        return Ok(None);
    }
    let present: Vec<bool> = entrants.iter().map(|entrant| !entrant.withdrawn).collect();
    let (setup, scoring) = (rows::setup(tournament, entrants), rows::scoring(tournament));
    Ok((tournament.system.next)(&Played { setup, rounds: &played, present: &present, of, scoring }))
}

/// Notes the matches of a round, those at once as over in which somebody is gone or has no opponent.
fn note_round(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    meetings: &[Option<Meeting>],
) -> Result<Vec<MatchRow>, Rejection> {
    let mut rows = Vec::new();
    for (board, meeting) in meetings.iter().enumerate() {
        let Some(meeting) = meeting else { continue };
        let (one, two) = (&entrants[meeting.one], meeting.two.map(|two| &entrants[two]));
        let ended = match (one.withdrawn, two.map(|two| two.withdrawn)) {
            (false, Some(false)) => None,
            (true, Some(true) | None) => Some(MatchEnd::Absent),
            (true, Some(false)) => Some(MatchEnd::WalkoverTwo),
            (false, Some(true) | None) => Some(MatchEnd::WalkoverOne),
        };
        let row = MatchRow {
            id: 0,
            tournament_id: Some(tournament.id),
            round: tournament.round,
            board: u32::try_from(board).unwrap_or(u32::MAX),
            place_id: tournament.place_id,
            game: tournament.game.clone(),
            variant: tournament.variant.clone(),
            rated: tournament.rated,
            clock: Some(tournament.clock),
            goal: tournament.goal,
            one_id: one.account_id,
            two_id: two.map(|two| two.account_id),
            score: Default::default(),
            began_at: cx.now,
            ended,
        };
        rows.push(MatchRow { id: cx.tx.add_match(&row)?, ..row });
    }
    Ok(rows)
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
            go_on_with(cx, tournament)?;
        }
    }
    Ok(())
}

/// Begins the next round of a tournament if all matches are over, and where several are played at a time, as soon as there
/// is one fewer; unless it is paused.
pub(in crate::club) fn go_on_with(cx: &mut Context<'_>, tournament_id: i64) -> Result<(), Rejection> {
    let Some(tournament) = cx.tx.tournament(tournament_id)? else {
        let what = "it cannot be read, so that it cannot go on".to_owned();
        return Err(Rejection::Failed(ClubError::Tournament { tournament: tournament_id, what }));
    };
    let underway = cx.tx.rounds_underway(tournament_id)?;
    let has_room = underway.is_some_and(|underway| underway < tournament.at_once as usize);
    let goes_on = tournament.state == TournamentState::Live && !tournament.paused;
    if !goes_on || !has_room {
        return Ok(());
    }
    results::close(cx, &tournament)?;
    next_rounds(cx, tournament)
}

/// Ends a tournament and shows its table.
fn end_tournament(cx: &mut Context<'_>, mut tournament: StoredTournament) -> Result<(), Rejection> {
    tournament.state = TournamentState::Over;
    cx.tx.update_tournament(&tournament, Some(cx.now))?;
    let over = Message::new("club-tournament-over").with("id", number(tournament.id));
    let over = over.with("game", called(&tournament));
    let field = Field::of(cx, &tournament)?;
    let text = [over, field.won_told()].into_iter().chain(field.way_told()).collect();
    telling::tell_table(cx, &tournament, text)
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
    cx.tx.set_due(DueKind::TournamentBegins, tournament.id, begins)?;
    roster::show_roster(cx, &tournament, None)?;
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
    cx.tx.set_due(DueKind::TournamentBegins, tournament.id, None)?;
    cx.tx.set_due(DueKind::Roster, tournament.id, None)?;
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
