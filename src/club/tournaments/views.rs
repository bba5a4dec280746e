//! Tournaments as people look at them: the table, and the games of the round.

use super::field::Field;
use super::roster;
use super::tables::{self, Page, Reader, Shown};
use super::telling::{self, OtherPage};
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

/// Shows a page of a tournament's table, or who has joined one that has not begun.
pub(in crate::club) fn show_tournament(
    cx: &mut RequestContext<'_>,
    id: Option<Id>,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[])?;
    if tournament.state == TournamentState::Open {
        let text = roster::roster(cx, &tournament)?;
        let reply = cx.reply(Audience::Asker, text);
        cx.drafts.push(Draft { about: Some(tournament.id), ..reply });
        return Ok(());
    }
    if tournament.round == 0 {
        return Err(wrong_state(&tournament).into());
    }
    let shown = tables::tournament_table(cx, &tournament, &reader(cx, page)?)?;
    show_part(cx, &tournament, shown, TournamentCommand::Table)
}

/// Lists the pairings of the round that is played, with the numbers of their games.
pub(in crate::club) fn list_tournament_games(
    cx: &mut RequestContext<'_>,
    id: Option<Id>,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let tournament = which::find_tournament(cx, id, &[TournamentState::Live, TournamentState::Over])?;
    let reader = reader(cx, page)?;
    let field = Field::of(cx, &tournament)?;
    let mut matches: Vec<&MatchRow> =
        field.matches.iter().filter(|row| row.ended.is_none() || row.round == tournament.round).collect();
    // What goes on comes first.
    matches.sort_by_key(|row| row.ended.is_some());
    let page = Page::wanted(reader.page, matches.len().div_ceil(ROWS_MAX));
    let mut rows = Vec::new();
    for row in page.part(&matches) {
        rows.push((*row, cx.tx.last_game_of(row.id)?));
    }
    let mut text = vec![
        Message::new("club-contest-games")
            .with("id", number(tournament.id))
            .with("round", i64::from(tournament.round))
            .with("rounds", i64::from(tournament.rounds.unwrap_or(0))),
    ];
    for (row, game) in &rows {
        let told = field.pairing_told(row, *game);
        text.push(match game.map(|game| calls::awaited(cx, game)).transpose()?.flatten() {
            Some((stored, _)) => Message::new("club-pairing-now")
                .with("pairing", told)
                .with("status", listing::status_listed(cx, &stored)?),
            None => told,
        });
    }
    text.extend(page.told());
    let own = field.entrant_of(reader.person_id);
    let figure = Figure::Sheet(field.pairings(&rows, own, reader.language));
    show_part(cx, &tournament, Shown { text, figure, page }, TournamentCommand::Games)
}

fn reader(cx: &RequestContext<'_>, page: Option<u32>) -> Result<Reader, Rejection> {
    let (language, form) = (cx.language, cx.liked_form()?);
    Ok(Reader { language, person_id: Some(cx.asker.person_id), form, page })
}

fn show_part(
    cx: &mut RequestContext<'_>,
    tournament: &StoredTournament,
    shown: Shown,
    other: OtherPage,
) -> Result<(), Rejection> {
    let (form, theme) = (cx.liked_form()?, cx.liked_theme()?);
    let (files, buttons) = telling::dressed(tournament, shown.figure, (form, theme), (shown.page, other));
    let reply = cx.reply(Audience::Asker, shown.text);
    cx.drafts.push(Draft { about: Some(tournament.id), files, buttons, ..reply });
    Ok(())
}
