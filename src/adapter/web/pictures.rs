//! The pictures of boards. They lie behind the key of their game, so that a new key closes them too, and browsers keep them
//! to themselves.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::refused::{Refused, refused};
use super::site::Site;
use crate::page::{BoardPicture, PICTURE_WIDTH};
use crate::render::{self, Theme};
use crate::rules::{GAMES, Game, GameDef};
use crate::scene::Scene;
use crate::text::Language;

/// The longest name of a picture: it holds a line of actions.
const NAME_LENGTH_MAX: usize = 2_100;

/// A picture of a game's board.
pub(super) async fn picture(State(site): State<Site>, Path((key, name)): Path<(String, String)>) -> Response {
    match found(&site, key, name).await {
        Ok(bytes) => {
            let kept = "private, max-age=31536000, immutable";
            ([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, kept)], bytes).into_response()
        }
        Err(why) => refused(&site, why),
    }
}

async fn found(site: &Site, key: String, name: String) -> Result<Bytes, Refused> {
    if name.len() > NAME_LENGTH_MAX {
        return Err(Refused::Unknown);
    }
    let picture: BoardPicture = name.parse().map_err(|_| Refused::Unknown)?;
    let game = site.0.door.ask(move |club, now| club.game_of_page(&key, now)).await?;
    let (id, game) = game.ok_or(Refused::Unknown)?;
    let known = (id, name);
    if let Some(bytes) = site.0.pictures.known(&known) {
        return Ok(bytes);
    }
    let drawn = site.make(move || draw(&picture, &game)).await.ok_or(Refused::Failed)?;
    let bytes = drawn.ok_or(Refused::Unknown)?;
    site.0.pictures.keep(known, bytes.clone());
    Ok(bytes)
}

/// Draws a board, if it is one of this game.
pub(super) fn draw(picture: &BoardPicture, game: &Arc<Game>) -> Option<Bytes> {
    let scene = picture.scene(game)?;
    let drawn = render::board(&scene, picture.theme, PICTURE_WIDTH);
    drawn.inspect_err(|error| tracing::error!(%error, "a board cannot be drawn")).ok().map(Bytes::from)
}

/// The picture of a page of a lesson, by its game and a name like `3.light.png`. Nothing in it is secret.
pub(super) async fn lesson(State(site): State<Site>, Path((game, name)): Path<(String, String)>) -> Response {
    let parts: Vec<&str> = name.split('.').collect();
    let known = match parts[..] {
        [page, theme, "png"] => page.parse::<usize>().ok().zip(theme.parse::<Theme>().ok()),
        _ => None,
    };
    let kind = GAMES.iter().find(|kind| kind.about.id == game);
    let (Some((page, theme)), Some(kind)) = (known, kind) else { return refused(&site, Refused::Unknown) };
    let known = (-1, format!("{game} {name}"));
    let bytes = match site.0.pictures.known(&known) {
        Some(bytes) => Some(bytes),
        None => site.make(move || draw_lesson(kind, page, theme)).await.flatten(),
    };
    let Some(bytes) = bytes else { return refused(&site, Refused::Unknown) };
    site.0.pictures.keep(known, bytes.clone());
    ([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")], bytes).into_response()
}

fn draw_lesson(kind: &'static GameDef, page: usize, theme: Theme) -> Option<Bytes> {
    let scene = Scene::of_page(kind, page, &[], Language::english())?;
    render::png(&scene, theme, PICTURE_WIDTH).ok().map(Bytes::from)
}
