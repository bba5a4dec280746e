//! Which address leads where.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::{get, post};

use super::refused::{Refused, refused};
use super::site::Site;
use super::{acting, events, files, games, guard, home, learning, looking, pictures, signing};

/// The longest form, in bytes.
const FORM_BYTES_MAX: usize = 16 << 10;

/// All pages.
pub(super) fn routes(site: Site) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/look", get(looking::look).post(learning::act))
        .route("/learn", get(learning::show).post(learning::act))
        .route("/learn/p/{name}", get(learning::picture))
        .route("/l/{game}/{name}", get(pictures::lesson))
        .route("/g/{key}", get(games::show))
        .route("/g/{key}/do", post(acting::act))
        .route("/g/{key}/live", get(events::events))
        .route("/g/{key}/p/{name}", get(pictures::picture))
        .route("/in/{link}", get(signing::ask).post(signing::sign_in))
        .route("/out", post(signing::sign_out))
        .route("/b/{name}", get(files::board))
        .route("/s/{name}", get(files::asset))
        .route("/robots.txt", get(files::robots))
        .route("/favicon.ico", get(files::icon))
        .fallback(unknown)
        .layer(DefaultBodyLimit::max(FORM_BYTES_MAX))
        .layer(from_fn_with_state(site.clone(), guard::guard))
        .with_state(site)
}

async fn unknown(State(site): State<Site>) -> Response {
    refused(&site, Refused::Unknown)
}
