//! Everything at once: the login, what comes in, what goes out.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result};
use matrix_sdk::Client;
use matrix_sdk::ruma::UserId;
use tokio::sync::{Notify, mpsc, watch};

use super::asked::Asked;
use super::content::Style;
use super::conversations::Conversations;
use super::courier::Courier;
use super::destination::Destinations;
use super::error::HomeserverError;
use super::gate::Gate;
use super::heard::Names;
use super::inbox::Inbox;
use super::moving::Moving;
use super::notes::Notes;
use super::reactions::Reactions;
use super::reader::Reader;
use super::rooms::Rooms;
use super::typing::Typing;
use super::{profile, session, trust, verification};
use crate::adapter::club_link::ClubLink;
use crate::adapter::delivery::{self, Signals};
use crate::adapter::stop::stopped;
use crate::club::Desk;
use crate::config::{Config, Matrix};

/// How long what is in hand may take when everything is to end.
const FAREWELL: Duration = Duration::from_secs(7);

/// How it ended.
enum End {
    /// As it was meant to.
    Stopped,
    /// The login is no longer good.
    Expired,
}

/// Talks to the homeserver until `stop` turns true; then finishes what is in hand. `mail` says that the club wrote
/// letters.
///
/// # Errors
/// If the configuration lacks something, or the homeserver refuses the login for good.
pub async fn run(config: &Config, desk: &Arc<Desk>, mail: Arc<Notify>, mut stop: watch::Receiver<bool>) -> Result<()> {
    let club = ClubLink::new(Arc::clone(desk));
    let matrix = config.matrix.as_ref().context("[matrix] is not configured")?;
    loop {
        let client = tokio::select! {
            client = connect(matrix) => client?,
            () = stopped(&mut stop) => return Ok(()),
        };
        match serve(config, matrix, &client, &club, &mail, &stop).await? {
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
        match error.downcast_ref::<HomeserverError>() {
            Some(HomeserverError::Limited(limit)) => wait = *limit,
            Some(HomeserverError::Passing(_)) => wait = (wait * 2).min(RETRY_MAX),
            _ => return Err(error),
        }
        tracing::warn!(error = format!("{error:#}"), "logging in failed; it is tried again");
        tokio::time::sleep(wait).await;
    }
}

async fn serve(
    config: &Config,
    matrix: &Matrix,
    client: &Client,
    club: &ClubLink,
    mail: &Arc<Notify>,
    stop: &watch::Receiver<bool>,
) -> Result<End> {
    let me = client.user_id().context("the session has no user")?;
    let back = Arc::new(Notify::new());
    let (expired, mut has_expired) = mpsc::channel(1);
    let conversations = Arc::new(Conversations::new(client.clone()));
    let (gate, asked) = (Arc::new(Gate::default()), Arc::new(Asked::default()));
    let typing = Typing::default();
    let rooms = Arc::new(Rooms::new(client.clone(), matrix));
    let names = Names { prefix: config.prefix.clone(), id: me.to_string(), shown: String::new() };
    let notes = notes(config, matrix, &conversations, &gate, &asked);
    verification::answer_requests(client, matrix.verification, &notes);
    let courier = Courier {
        destinations: Destinations {
            client: client.clone(),
            club: club.clone(),
            conversations,
            asked: Arc::clone(&asked),
        },
        style: Style { prefix: config.prefix.clone(), theme: config.theme },
        reactions: Reactions { gate: Arc::clone(&gate) },
        gate,
        typing: typing.clone(),
        notes: Arc::clone(&notes),
        expired,
    };
    let mut inbox = Inbox {
        client: client.clone(),
        club: club.clone(),
        rooms: Arc::clone(&rooms),
        typing,
        moving: Arc::new(Moving {
            client: client.clone(),
            club: club.clone(),
            notes: Arc::clone(&notes),
            arrived: Notify::new(),
            followed: Mutex::default(),
        }),
        notes,
        reader: Reader::new(client.clone(), club.clone(), rooms, asked, names),
        back: Arc::clone(&back),
        unread: Vec::new(),
        told: BTreeSet::new(),
        online: None,
    };
    let signals = Signals { mail: Arc::clone(mail), back, stop: stop.clone() };
    let mut stopping = stop.clone();
    let sending = delivery::run(Arc::new(courier), club.clone(), signals);
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

fn notes(
    config: &Config,
    matrix: &Matrix,
    conversations: &Arc<Conversations>,
    gate: &Arc<Gate>,
    asked: &Arc<Asked>,
) -> Arc<Notes> {
    Arc::new(Notes {
        conversations: Arc::clone(conversations),
        gate: Arc::clone(gate),
        asked: Arc::clone(asked),
        owner: matrix.owner.as_deref().and_then(|owner| UserId::parse(owner).ok()),
        language: config.language(),
        prefix: config.prefix.clone(),
        reported: Mutex::default(),
    })
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
            profile::establish(client, config).await;
            inbox.reader.names.shown = client.account().get_display_name().await.ok().flatten().unwrap_or_default();
            if first {
                trust::establish(client, config).await;
                trust::remove_old_devices(client, config).await;
            } else {
                let (client, config) = (client.clone(), config.clone());
                tokio::spawn(async move { trust::establish(&client, &config).await });
            }
            if first {
                inbox.confess(&response).await;
            }
            inbox.answer_older_invitations(&response);
            inbox.moving.follow_all();
            tracing::info!(user = %inbox.reader.names.id, "Matrix is ready");
        }
        let next = response.next_batch.clone();
        if inbox.receive(response, since.as_deref()).await.is_err() {
            return Ok(End::Expired);
        }
        inbox.keep(&next).await;
        since = Some(next);
    }
}
