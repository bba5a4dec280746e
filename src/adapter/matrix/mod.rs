//! Matrix: rooms, encrypted or not.
//!
//! - `session`, `trust`: logging in, coming back, and keys that survive. `trouble`: errors by what is to be done.
//! - `inbox`: what comes in; `heard`: what it says; `rooms`, `members`: where, by whom, and coming and going.
//! - `outbox`: what goes out, through `gate`, to one reader in `conversations`; `content`, `layout`, `pictures`, `buttons`: what it looks like.

mod buttons;
mod content;
mod conversations;
mod gate;
mod heard;
mod inbox;
mod layout;
mod members;
mod outbox;
mod pictures;
mod rooms;
mod session;
mod trouble;
mod trust;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result};
use matrix_sdk::Client;
use matrix_sdk::ruma::UserId;
use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::club::{Club, Desk};
use crate::config::{Config, Matrix};
use content::Style;
use conversations::Conversations;
use gate::Gate;
use heard::Names;
use inbox::Inbox;
use outbox::Outbox;
use rooms::Rooms;
use trouble::Trouble;

/// The name of this platform.
pub const PLATFORM: &str = "matrix";
/// How long what is in hand may take when everything is to end.
const FAREWELL: Duration = Duration::from_secs(7);

/// How it ended.
enum End {
    /// As it was meant to.
    Stopped,
    /// The login is no longer good.
    Expired,
}

/// Talks to the homeserver until `stop` turns true; then finishes what is in hand. The bell says that the club wrote
/// letters.
///
/// # Errors
/// If the configuration lacks something, or the homeserver refuses the login for good.
pub async fn run(config: &Config, desk: &Arc<Desk>, bell: &Notify, mut stop: watch::Receiver<bool>) -> Result<()> {
    let matrix = config.matrix.as_ref().context("[matrix] is not configured")?;
    loop {
        let client = tokio::select! {
            client = connect(matrix) => client?,
            () = stopped(&mut stop) => return Ok(()),
        };
        match serve(config, matrix, &client, desk, bell, &stop).await? {
            End::Stopped => return Ok(()),
            End::Expired => tracing::warn!("the login is no longer good; logging in again"),
        }
    }
}

/// Logs in, however long the homeserver takes to be there.
async fn connect(config: &Matrix) -> Result<Client> {
    const RETRY_MAX: Duration = Duration::from_secs(30);
    let mut wait = Duration::from_millis(500);
    loop {
        let error = match session::connect(config).await {
            Ok(client) => return Ok(client),
            Err(error) => error,
        };
        match error.downcast_ref::<Trouble>() {
            Some(Trouble::Limited(limit)) => wait = *limit,
            Some(Trouble::Passing(_)) => wait = (wait * 2).min(RETRY_MAX),
            _ => return Err(error),
        }
        tracing::warn!(error = format!("{error:#}"), "logging in failed; trying on");
        tokio::time::sleep(wait).await;
    }
}

async fn serve(
    config: &Config,
    matrix: &Matrix,
    client: &Client,
    desk: &Arc<Desk>,
    bell: &Notify,
    stop: &watch::Receiver<bool>,
) -> Result<End> {
    let me = client.user_id().context("the session has no user")?;
    let (back, came_back) = watch::channel(0);
    let (expired, mut has_expired) = mpsc::channel(1);
    let outbox = Arc::new(Outbox {
        client: client.clone(),
        conversations: Conversations::new(client.clone()),
        desk: Arc::clone(desk),
        style: Style { prefix: config.prefix.clone(), theme: config.theme },
        owner: matrix.owner.as_deref().and_then(|owner| UserId::parse(owner).ok()),
        language: config.language(),
        back: came_back,
        stop: stop.clone(),
        expired,
        gate: Gate::default(),
        told: Mutex::new(BTreeSet::new()),
        presses: Outbox::no_presses(),
    });
    let mut inbox = Inbox {
        client: client.clone(),
        desk: Arc::clone(desk),
        rooms: Arc::new(Rooms::new(client.clone(), matrix)),
        outbox: Arc::clone(&outbox),
        names: Names { prefix: config.prefix.clone(), id: me.to_string(), shown: String::new() },
        back,
        unread: Vec::new(),
        told: BTreeSet::new(),
        online: None,
    };
    let mut stopping = stop.clone();
    let sending = outbox.run(bell);
    tokio::pin!(sending);
    let end = tokio::select! {
        end = hear(&mut inbox, client, matrix) => end?,
        // It ends only when everything does.
        () = &mut sending => return Ok(End::Stopped),
        _ = has_expired.recv() => End::Expired,
        () = stopped(&mut stopping) => End::Stopped,
    };
    if matches!(end, End::Stopped) && tokio::time::timeout(FAREWELL, sending).await.is_err() {
        tracing::warn!("some letters were not sent in time; they are sent at the next start");
    }
    Ok(end)
}

/// Waits until everything is to end.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // That nobody is left who could say so means the same.
    drop(stop.wait_for(|stop| *stop).await);
}

/// Hears until the login expires. What a response brought is handed in whole before the position after it is kept.
async fn hear(inbox: &mut Inbox, client: &Client, config: &Matrix) -> Result<End> {
    let mut since = session::position(client).await?;
    let first = since.is_none();
    let mut settled = false;
    loop {
        // The first response is to come at once, whether something happened or not.
        let poll = if settled { inbox.poll() } else { Duration::ZERO };
        let Ok(response) = inbox.sync(since.as_deref(), poll).await else { return Ok(End::Expired) };
        if !settled {
            settled = true;
            inbox.names.shown = client.account().get_display_name().await.ok().flatten().unwrap_or_default();
            if first {
                trust::establish(client, config).await;
            } else {
                let (client, config) = (client.clone(), config.clone());
                tokio::spawn(async move { trust::establish(&client, &config).await });
            }
            inbox.answer_older_invitations(&response);
            tracing::info!(user = %inbox.names.id, "Matrix is ready");
        }
        let next = response.next_batch.clone();
        if inbox.receive(response, since.as_deref()).await.is_err() {
            return Ok(End::Expired);
        }
        inbox.keep(&next).await;
        since = Some(next);
    }
}

/// Does something with the club on its thread; `None` if the club is closed.
async fn ask<T: Send + 'static>(desk: &Desk, job: impl FnOnce(&mut Club) -> T + Send + 'static) -> Option<T> {
    const PAUSE: Duration = Duration::from_millis(20);
    let job = Arc::new(Mutex::new(Some(job)));
    loop {
        let (told, answer) = oneshot::channel();
        let kept = Arc::clone(&job);
        let taken = desk.with(move |club| {
            let job = kept.lock().ok().and_then(|mut job| job.take());
            if let Some(job) = job {
                drop(told.send(job(club)));
            }
        });
        if taken.is_ok() {
            return answer.await.ok();
        }
        // The club has too much to do.
        tokio::time::sleep(PAUSE).await;
    }
}
