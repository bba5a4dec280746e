//! Everything at once: the login, hearing and sending.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use matrix_sdk::Client;
use matrix_sdk::ruma::UserId;
use matrix_sdk::sync::SyncResponse;
use tokio::sync::{Notify, mpsc, watch};

use super::config::Matrix;
use super::content::Style;
use super::conversations::Conversations;
use super::courier::Courier;
use super::destination::Destinations;
use super::error::HomeserverError;
use super::gate::Gate;
use super::heard::Names;
use super::inbox::Inbox;
use super::keys::Keys;
use super::notes::Notes;
use super::reactions::Reactions;
use super::reader::Reader;
use super::reply_targets::ReplyTargets;
use super::rooms::Rooms;
use super::rooms_replaced::RoomsReplaced;
use super::tasks::{Tasks, guarded};
use super::typing::Typing;
use super::{profile, session, trust, verification};
use crate::adapter::club_link::ClubLink;
use crate::adapter::delivery::{self, Signals};
use crate::adapter::stop::stopped;
use crate::club::Desk;
use crate::config::Config;

/// How long unfinished work may take when everything ends.
const FAREWELL: Duration = Duration::from_secs(7);

/// The device's becoming trusted.
static TRUSTING: Tasks = Tasks::new("signing the device and recovering its keys", 1);

/// How it ended.
enum End {
    /// As it was meant to.
    Stopped,
    /// The login is no longer good.
    Expired,
}

/// Talks to the homeserver until `stop` turns true, and then finishes. `mail` says that the club wrote letters.
///
/// # Errors
/// If the configuration lacks something, or the homeserver refuses the login for good.
pub(super) async fn run(
    config: &Config,
    desk: &Arc<Desk>,
    mail: Arc<Notify>,
    mut stop: watch::Receiver<bool>,
) -> Result<()> {
    let club = ClubLink::new(Arc::clone(desk));
    let matrix = config.platform::<Matrix>().context("the configuration has no [matrix]")?;
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
            Some(HomeserverError::Away(_) | HomeserverError::Passing(_)) => wait = (wait * 2).min(RETRY_MAX),
            _ => return Err(error),
        }
        tracing::warn!(error = format!("{error:#}"), "logging in failed; it is tried again");
        // The pause before the next try: doubled each time, unless the homeserver has said how long it is.
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
    let shared = Shared::new(config, matrix, client, club);
    verification::answer_requests(client, matrix.verification, &shared.notes);
    let back = Arc::new(Notify::new());
    let (expired, mut has_expired) = mpsc::channel(1);
    let courier = shared.courier(config, expired);
    let mut inbox = shared.inbox(config, matrix, Arc::clone(&back))?;
    let signals = Signals { mail: Arc::clone(mail), back, stop: stop.clone() };
    let mut stopping = stop.clone();
    let sending = delivery::run(Arc::new(courier), club.clone(), signals);
    tokio::pin!(sending);
    let end = tokio::select! {
        end = hear(&mut inbox, client, matrix) => end?,
        // It ends only when everything does.
        () = &mut sending => {
            ensure!(*stop.borrow(), "nothing is sent any more");
            return Ok(End::Stopped);
        }
        _ = has_expired.recv() => End::Expired,
        () = stopped(&mut stopping) => End::Stopped,
    };
    if matches!(end, End::Stopped) && tokio::time::timeout(FAREWELL, sending).await.is_err() {
        tracing::warn!("some letters were not sent in time; they are sent at the next start");
    }
    Ok(end)
}

/// Shared by hearing and sending.
struct Shared {
    client: Client,
    club: ClubLink,
    conversations: Arc<Conversations>,
    gate: Arc<Gate>,
    keys: Arc<Keys>,
    reply_targets: Arc<ReplyTargets>,
    typing: Typing,
    notes: Arc<Notes>,
}

impl Shared {
    fn new(config: &Config, matrix: &Matrix, client: &Client, club: &ClubLink) -> Self {
        let conversations = Arc::new(Conversations::new(client.clone()));
        let (gate, reply_targets) = (Arc::new(Gate::default()), Arc::new(ReplyTargets::default()));
        let keys = Arc::new(Keys::default());
        let notes = Arc::new(Notes {
            conversations: Arc::clone(&conversations),
            gate: Arc::clone(&gate),
            keys: Arc::clone(&keys),
            reactions: Reactions { gate: Arc::clone(&gate) },
            reply_targets: Arc::clone(&reply_targets),
            owner: matrix.owner.as_deref().and_then(|owner| UserId::parse(owner).ok()),
            language: config.language(),
            prefix: config.prefix.clone(),
            reported: Mutex::default(),
        });
        let (client, club) = (client.clone(), club.clone());
        Self { client, club, conversations, gate, keys, reply_targets, typing: Typing::default(), notes }
    }

    fn courier(&self, config: &Config, expired: mpsc::Sender<()>) -> Courier {
        Courier {
            destinations: Destinations {
                client: self.client.clone(),
                club: self.club.clone(),
                conversations: Arc::clone(&self.conversations),
                reply_targets: Arc::clone(&self.reply_targets),
            },
            style: Style { prefix: config.prefix.clone(), theme: config.theme },
            reactions: Reactions { gate: Arc::clone(&self.gate) },
            gate: Arc::clone(&self.gate),
            keys: Arc::clone(&self.keys),
            typing: self.typing.clone(),
            notes: Arc::clone(&self.notes),
            expired,
        }
    }

    fn inbox(&self, config: &Config, matrix: &Matrix, back: Arc<Notify>) -> Result<Inbox> {
        let (client, club, notes) = (self.client.clone(), self.club.clone(), Arc::clone(&self.notes));
        let me = client.user_id().context("the session has no user")?;
        let names = Names { prefix: config.prefix.clone(), id: me.to_string(), shown: String::new() };
        let rooms = Arc::new(Rooms::new(client.clone(), matrix));
        let reader =
            Reader::new(client.clone(), club.clone(), Arc::clone(&rooms), Arc::clone(&self.reply_targets), names);
        let rooms_replaced = RoomsReplaced {
            client: client.clone(),
            club: club.clone(),
            arrived: Notify::new(),
            followed: Mutex::default(),
        };
        Ok(Inbox {
            client,
            club,
            rooms,
            notes,
            typing: self.typing.clone(),
            keys: Arc::clone(&self.keys),
            rooms_replaced: Arc::new(rooms_replaced),
            reader,
            back,
            unread: Vec::new(),
            before: String::new(),
            told: BTreeSet::new(),
            online: None,
        })
    }
}

/// Hears until the login expires. A response is handed in whole before the position after it is kept.
async fn hear(inbox: &mut Inbox, client: &Client, config: &Matrix) -> Result<End> {
    let mut since = session::position(client).await?;
    let mut settled = false;
    loop {
        // The first response comes at once, even if nothing happened.
        let poll = if settled { inbox.poll() } else { Duration::ZERO };
        let response = match inbox.sync(since.as_deref(), poll).await {
            Ok(response) => response,
            Err(HomeserverError::Expired { .. }) => return Ok(End::Expired),
            Err(error) => return Err(error).context("can’t hear the homeserver any longer"),
        };
        if !settled {
            settled = true;
            settle(inbox, client, config, &response, since.is_none()).await;
        }
        let next = response.next_batch.clone();
        let received = guarded("hearing a response", inbox.receive(response, since.as_deref())).await;
        if matches!(received, Some(Err(_))) {
            return Ok(End::Expired);
        }
        inbox.keep(&next).await;
        since = Some(next);
    }
}

/// Does the work of every start, once the homeserver has answered; `first` if this device is new.
async fn settle(inbox: &mut Inbox, client: &Client, config: &Matrix, response: &SyncResponse, first: bool) {
    profile::establish(client, config).await;
    inbox.reader.names.shown = client.account().get_display_name().await.ok().flatten().unwrap_or_default();
    if first {
        trust::establish(client, config).await;
        trust::remove_old_devices(client, config).await;
        inbox.confess(response).await;
    } else {
        let (client, config) = (client.clone(), config.clone());
        TRUSTING.begin(async move { trust::establish(&client, &config).await });
    }
    inbox.answer_older_invitations(response);
    inbox.rooms_replaced.follow_all();
    tracing::info!(user = %inbox.reader.names.id, "Matrix is ready");
}
