//! The pages of whoever is signed in: first their games.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};

use super::frame;
use super::refused::refused;
use super::site::Site;
use crate::page::{ListPage, ListRow, Section};
use crate::text::Message;

/// One's games, the most urgent first; for somebody unknown, how to sign in.
pub(super) async fn home(State(site): State<Site>, headers: HeaderMap) -> Response {
    let session = site.0.cookies.secret(&headers);
    let secret = session.clone();
    let home = match site.0.door.ask(move |club, now| club.page_of_own_games(secret.as_deref(), now)).await {
        Ok(home) => home,
        Err(none) => return refused(&site, none.into()),
    };
    let frame = frame::of(&site, &home.reader, session.as_deref(), "/");
    Html(page(&home).html(&frame)).into_response()
}

fn page(home: &crate::club::OwnGamesOnPage) -> ListPage {
    let language = home.reader.language;
    let title = language.word("page-home");
    if home.reader.name.is_none() {
        let text = vec![language.paragraph(&Message::new("page-sign-in-by-chat"))];
        return ListPage { title, sections: vec![Section { text, ..Section::default() }], ..ListPage::default() };
    }
    let row = |game: &crate::club::OwnGameOnPage| ListRow {
        text: game.text.clone(),
        address: game.key.as_ref().map(|key| format!("/g/{key}")),
        urgent: game.awaits,
        ..ListRow::default()
    };
    let rows: Vec<ListRow> = home.games.iter().map(row).collect();
    let text = if rows.is_empty() { vec![language.paragraph(&Message::new("page-no-games"))] } else { Vec::new() };
    ListPage { title, sections: vec![Section { text, rows, ..Section::default() }], ..ListPage::default() }
}
