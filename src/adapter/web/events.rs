//! How a page hears that something has changed: server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;

use super::refused::{Refused, refused};
use super::site::Site;

/// How often something is sent even if nothing happens, so that proxies keep the connection.
const ALIVE: Duration = Duration::from_secs(25);

/// Tells a browser whenever something has changed in a game. The data is how often that was since somebody looks at it.
pub(super) async fn events(State(site): State<Site>, Path(key): Path<String>) -> Response {
    let game = match site.0.door.ask(move |club, now| club.game_of_page(&key, now)).await {
        Ok(Some((id, _))) => id,
        Ok(None) => return refused(&site, Refused::Unknown),
        Err(none) => return refused(&site, none.into()),
    };
    let changes = site.0.live.listen(game);
    let heard = unfold(changes, |mut changes| async move {
        changes.changed().await.ok()?;
        let data = changes.borrow_and_update().to_string();
        Some((Ok::<_, Infallible>(Event::default().data(data)), changes))
    });
    Sse::new(heard).keep_alive(KeepAlive::new().interval(ALIVE)).into_response()
}
