//! Styles and scripts. Their names say what is in them, so that browsers keep them for good; nothing in them is secret.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::refused::{Refused, refused};
use super::site::Site;
use crate::page::{SCRIPT, STYLE};

/// How long browsers keep what never changes under its name.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

fn kept(kind: &'static str, content: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, FOR_GOOD)], content).into_response()
}

/// The style or the script of all pages.
pub(super) async fn asset(State(site): State<Site>, Path(name): Path<String>) -> Response {
    let address = format!("/s/{name}");
    if address == site.0.files.style {
        kept("text/css; charset=utf-8", STYLE)
    } else if address == site.0.files.script {
        kept("text/javascript; charset=utf-8", SCRIPT)
    } else {
        refused(&site, Refused::Unknown)
    }
}

/// The style of a board's shape.
pub(super) async fn board(State(site): State<Site>, Path(name): Path<String>) -> Response {
    match site.0.files.board(&name) {
        Some(css) => kept("text/css; charset=utf-8", css),
        None => refused(&site, Refused::Unknown),
    }
}

/// No program needs to look through pages.
pub(super) async fn robots() -> Response {
    kept("text/plain; charset=utf-8", "User-agent: *\nDisallow: /\n")
}

/// There is no icon.
pub(super) async fn icon() -> Response {
    (StatusCode::NO_CONTENT, [(header::CACHE_CONTROL, FOR_GOOD)]).into_response()
}
