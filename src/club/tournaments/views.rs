//! Tournaments as people look at them: the table, and the games of the round.

use super::field::Field;
use super::progress;
use super::roster;
use super::tables::{self, Page, Reader, Shown};
use super::telling;
use super::which::{self, wrong_state};
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::limits::ROWS_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::number;
use crate::club::notices::calls;
use crate::club::{Audience, listing};
use crate::command::{Id, TournamentCommand};
use crate::scene::Figure;
use crate::store::{MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// Shows a page of a tournament's table, or who has joined one that hasn't begun.
pub(in crate::club) fn show_tournament(
    cx: &mut RequestContext<'_>,
    id: Option<Id>,
    cross: bool,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[])?;
    if tournament.state == TournamentState::Open {
        let text = roster::roster(cx, &tournament)?;
        let reply = cx.reply(Audience::Asker, text);
        cx.drafts.push(Draft { about: Some(tournament.id), ..reply });
        return Ok(());
    }
    let is_shown = tournament.system.lasts.is_some() && tournament.state != TournamentState::Cancelled;
    if tournament.round == 0 && !is_shown {
        return Err(wrong_state(&tournament).into());
    }
    let shown = tables::tournament_table(cx, &tournament, &Reader { cross, ..reader(cx, page)? })?;
    let of = TournamentCommand::Table(Some(Id(tournament.id)), cross, None);
    show_part(cx, &tournament, shown, &of)
}

/// Lists the pairings of a round with the numbers of their games; by default, the current round. In a league, also
/// those of coming rounds, and whom the asker still plays.
pub(in crate::club) fn list_tournament_games(
    cx: &mut RequestContext<'_>,
    id: Option<Id>,
    round: Option<u32>,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Live, TournamentState::Over])?;
    let reader = reader(cx, page)?;
    let field = Field::of(cx, &tournament)?;
    let own = field.entrant_of(reader.person_id);
    let has_rounds = tournament.system.lasts.is_none();
    if !has_rounds && round.is_some() {
        return Err(Message::new("club-arena-no-round").with("id", number(tournament.id)).into());
    }
    let shown = round.unwrap_or(tournament.round);
    if shown > tournament.round {
        return show_fixtures(cx, &field, shown);
    }
    let is_meant = |row: &&MatchRow| !has_rounds || row.round == shown || (round.is_none() && row.ended.is_none());
    let mut matches: Vec<&MatchRow> = field.matches.iter().filter(is_meant).collect();
    if !has_rounds {
        // The newest come first.
        matches.reverse();
    }
    // Running matches come first.
    matches.sort_by_key(|row| row.ended.is_some());
    let is_own = |row: &&&MatchRow| {
        let seeds = [Some(row.one_id), row.two_id].map(|id| id.and_then(|id| field.seed_of(id)));
        own.is_some() && seeds.contains(&own)
    };
    let counts = |row: &&MatchRow| has_rounds || row.ended.is_none();
    let usual =
        matches.iter().position(|row| counts(row) && is_own(&row)).and_then(|at| u32::try_from(at / ROWS_MAX + 1).ok());
    let page = Page::wanted(reader.page.or(usual), matches.len().div_ceil(ROWS_MAX));
    let mut rows = Vec::new();
    for row in page.part(&matches) {
        rows.push((*row, cx.tx.last_game_of(row.id)?));
    }
    let progress = round.map_or_else(|| field.progress(), |round| progress::from_to(&tournament, round, round));
    let mut text = vec![
        Message::new(if has_rounds { "club-tournament-games" } else { "club-arena-games-listed" })
            .with("id", number(tournament.id))
            .with("over", field.matches.iter().filter(|row| row.ended.is_some()).count())
            .with("played", field.matches.iter().filter(|row| row.ended.is_none()).count())
            .with("progress", progress.clone()),
    ];
    text.extend(progress::paused_told(&tournament));
    for (row, game) in &rows {
        let told = field.pairing_named(row, *game);
        text.push(match game.map(|game| calls::awaited(cx, game)).transpose()?.flatten() {
            Some((stored, _)) => Message::new("club-pairing-now")
                .with("pairing", told)
                .with("status", listing::status_listed(cx, &stored)?),
            None => told,
        });
    }
    text.extend(page.told());
    text.extend(field.waiting_told());
    text.extend(own.filter(|_| round.is_none()).and_then(|own| field.next_told(own)));
    let figure = Figure::Sheet(field.pairings(&rows, own, progress, reader.language));
    let of = TournamentCommand::Games { id: Some(Id(tournament.id)), round, page: None };
    show_part(cx, &tournament, Shown { text, figure, page }, &of)
}

/// Lists who plays whom in a league's round that hasn't begun.
fn show_fixtures(cx: &mut RequestContext<'_>, field: &Field<'_>, round: u32) -> Result<(), Rejection> {
    let tournament = field.tournament;
    let told = |key| {
        Message::new(key)
            .with("id", number(tournament.id))
            .with("round", i64::from(round))
            .with("rounds", i64::from(tournament.rounds.unwrap_or(0)))
    };
    if round > tournament.rounds.unwrap_or(0) {
        return Err(told("club-tournament-no-round").into());
    }
    let Some(fixtures) = field.fixtures().into_iter().nth((round - tournament.round - 1) as usize) else {
        return Err(told("club-tournament-unpaired").into());
    };
    let pairs = fixtures.iter().filter_map(|meeting| {
        let pair = Message::new("club-round-pair").with("one", field.person(meeting.one));
        Some(pair.with("two", field.person(meeting.two?)))
    });
    let text = std::iter::once(told("club-tournament-fixtures")).chain(pairs).collect();
    cx.say(Audience::Asker, text);
    Ok(())
}

fn reader(cx: &RequestContext<'_>, page: Option<u32>) -> Result<Reader, Rejection> {
    let (language, form) = (cx.language, cx.liked_form()?);
    Ok(Reader { language, person_id: Some(cx.asker.person_id), form, cross: false, page })
}

fn show_part(
    cx: &mut RequestContext<'_>,
    tournament: &StoredTournament,
    shown: Shown,
    of: &TournamentCommand,
) -> Result<(), Rejection> {
    let (form, theme) = (cx.liked_form()?, cx.liked_theme()?);
    let (files, buttons) = telling::dressed(tournament, shown.figure, (form, theme), (shown.page, of));
    let reply = cx.reply(Audience::Asker, shown.text);
    cx.drafts.push(Draft { about: Some(tournament.id), files, buttons, ..reply });
    Ok(())
}
