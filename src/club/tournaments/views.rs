//! Tournaments as people look at them: the table, and the games of the round.

use super::field::Field;
use super::organizing::wrong_state;
use super::tables::{Page, Reader, Shown};
use crate::club::context::act::Act;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::ROWS_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::visit::Visit;
use crate::club::context::words::number;
use crate::club::notices::calls;
use crate::club::time::clocks;
use crate::club::tournaments::organizing;
use crate::club::tournaments::rounds;
use crate::club::tournaments::tables;
use crate::club::{Attachment, Audience, ButtonStyle};
use crate::command::{BoardForm, Command, Id, TournamentCommand};
use crate::scene::Figure;
use crate::store::{MatchRow, StoredTournament, TournamentState};
use crate::text::Message;

/// The command that shows another page of the same.
type OtherPage = fn(Option<Id>, Option<u32>) -> TournamentCommand;

/// Shows a page of a tournament's table, or who has joined one that has not begun.
pub(in crate::club) fn show_tournament(
    visit: &mut Visit<'_>,
    id: Option<Id>,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let tournament = organizing::find_tournament(visit, id, &[])?;
    if tournament.state == TournamentState::Open {
        let text = organizing::roster(&visit.act, &tournament)?;
        let reply = visit.reply(Audience::Asker, text);
        visit.act.drafts.push(Draft { about: Some(tournament.id), ..reply });
        return Ok(());
    }
    if tournament.round == 0 {
        return Err(wrong_state(&tournament).into());
    }
    let shown = tables::tournament_table(&visit.act, &tournament, &reader(visit, page)?)?;
    show_part(visit, &tournament, shown, TournamentCommand::Table)
}

/// Lists the pairings of the round that is played, with the numbers of their games.
pub(in crate::club) fn list_tournament_games(
    visit: &mut Visit<'_>,
    id: Option<Id>,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let tournament = organizing::find_tournament(visit, id, &[TournamentState::Live, TournamentState::Over])?;
    let reader = reader(visit, page)?;
    let field = Field::of(&visit.act, &tournament)?;
    let mut matches: Vec<&MatchRow> = field.matches.iter().filter(|row| row.round == tournament.round).collect();
    // What goes on comes first.
    matches.sort_by_key(|row| row.ended.is_some());
    let page = Page::wanted(reader.page, matches.len().div_ceil(ROWS_MAX));
    let mut rows = Vec::new();
    for row in page.part(&matches) {
        rows.push((*row, visit.act.tx.last_game_of(row.id)?));
    }
    let mut text = vec![
        Message::new("club-contest-games")
            .with("id", number(tournament.id))
            .with("round", i64::from(tournament.round))
            .with("rounds", i64::from(tournament.rounds.unwrap_or(0))),
    ];
    for (row, game) in &rows {
        let told = field.pairing_told(row, *game);
        text.push(match game.map(|game| calls::awaited(&visit.act, game)).transpose()?.flatten() {
            Some((stored, _)) => Message::new("club-pairing-now")
                .with("pairing", told)
                .with("status", clocks::status_listed(&visit.act, &stored)?),
            None => told,
        });
    }
    text.extend(page.told());
    let own = field.entrant_of(reader.person_id);
    let figure = Figure::Sheet(field.pairings(&rows, own, reader.language));
    show_part(visit, &tournament, Shown { text, figure, page }, TournamentCommand::Games)
}

fn reader(visit: &Visit<'_>, page: Option<u32>) -> Result<Reader, Rejection> {
    let (language, form) = (visit.language, visit.liked_form()?);
    Ok(Reader { language, person_id: Some(visit.asker.person_id), form, page })
}

fn show_part(
    visit: &mut Visit<'_>,
    tournament: &StoredTournament,
    shown: Shown,
    other: OtherPage,
) -> Result<(), Rejection> {
    let (form, theme) = (visit.liked_form()?, visit.liked("theme")?.unwrap_or_default());
    let (files, buttons) = dressed(tournament, shown.figure, (form, theme), (shown.page, other));
    let reply = visit.reply(Audience::Asker, shown.text);
    visit.act.drafts.push(Draft { about: Some(tournament.id), files, buttons, ..reply });
    Ok(())
}

/// Tells the place of a tournament something, and shows its table there.
pub(in crate::club) fn tell_table(
    act: &mut Act<'_>,
    tournament: &StoredTournament,
    mut text: Vec<Message>,
) -> Result<(), Rejection> {
    let home = act.tx.place(tournament.place_id)?;
    let language = act.language_in(&home)?;
    let form = act.setting_in(&home, "boards")?.as_deref().and_then(BoardForm::find).unwrap_or_default();
    let theme = act.setting_in(&home, "theme")?.unwrap_or_default();
    let shown = tables::tournament_table(act, tournament, &Reader { language, person_id: None, form, page: None })?;
    text.extend(shown.text);
    let (files, buttons) = dressed(tournament, shown.figure, (form, theme), (shown.page, TournamentCommand::Table));
    let first = act.drafts.len();
    rounds::tell_tournament(act, tournament, text)?;
    let draft = &mut act.drafts[first];
    (draft.files, draft.buttons) = (files, buttons);
    Ok(())
}

/// What goes with a page of a tournament: its picture, where boards are seen as pictures, and buttons to the pages around it.
fn dressed(
    tournament: &StoredTournament,
    figure: Figure,
    (form, theme): (BoardForm, String),
    (page, other): (Page, OtherPage),
) -> (Vec<Attachment>, Vec<ButtonDraft>) {
    let name = format!("tournament-{}.png", tournament.id);
    let file = (form == BoardForm::Picture).then_some(Attachment::Figure { name, figure, theme });
    let turn = |label, number: usize| {
        let page = u32::try_from(number).ok();
        ButtonDraft::new(label, Command::Tournament(other(Some(Id(tournament.id)), page)), ButtonStyle::Plain)
    };
    let back = (page.number > 1).then(|| turn("club-button-back", page.number - 1));
    let next = (page.number < page.of).then(|| turn("club-button-next", page.number + 1));
    (file.into_iter().collect(), back.into_iter().chain(next).collect())
}
