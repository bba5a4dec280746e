//! Discord: slash commands with completion, buttons and selects, boards as pictures, threads, private answers.
//!
//! - [`run`]: everything at once. [`invitation`]: the link that brings the bot onto a server.
//! - `gateway`: the connection over which events come. `directory`: the channels and threads that they tell of.
//! - `api`, `pace`: requests, and the limits to them.
//! - `commands`: the slash commands. `complete`: what may be typed next. `controls`: buttons and selects.
//! - `intake`: events as requests to the club. `inquiry`: questions to it.
//! - `layout`: letters as messages. `mail`: the outbox. `courier`: where each letter goes. `answer`, `asked`: the
//!   interactions that wait.
//!
//! serenity reads what comes in; what goes out is written in `layout`, `controls` and `commands`. Nothing depends on
//! the content of messages, which Discord shows only to those who mention the bot, write to it alone, or granted it.

mod answer;
mod api;
mod asked;
mod commands;
mod complete;
mod controls;
mod courier;
mod directory;
mod gateway;
mod inquiry;
mod intake;
mod layout;
mod mail;
mod pace;
mod server;

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::model::gateway::GatewayIntents;
use serenity::model::permissions::Permissions;
use thiserror::Error;
use tokio::sync::{Mutex, Notify, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::club::Desk;
use crate::config::{self, Config, Secret};
use api::{Api, ApiError, Call};
use courier::Courier;
use gateway::{Fatal, Shard};
use inquiry::Inquiry;
use server::Server;

pub use commands::commands;

/// How many events may wait for us; then the gateway waits.
const EVENTS_MAX: usize = 1_000;
/// The pauses between attempts to begin.
const PAUSE: Duration = Duration::from_secs(1);
const PAUSE_MAX: Duration = Duration::from_secs(60);

/// Why Discord cannot be used.
#[derive(Debug, Error)]
pub enum Error {
    /// The configuration lacks something.
    #[error(transparent)]
    Config(#[from] config::Error),
    /// There is no section for Discord in the configuration.
    #[error("there is no [discord] in the configuration, nor PARLOUR_DISCORD_TOKEN")]
    Off,
    /// Discord does not accept the token or the commands.
    #[error("{doing}: {reason}")]
    Refused {
        /// What was to be done.
        doing: &'static str,
        /// What Discord says.
        reason: String,
    },
    /// The gateway will not have us as we are.
    #[error("{0}")]
    Gateway(String),
}

impl From<Fatal> for Error {
    fn from(fatal: Fatal) -> Self {
        Self::Gateway(fatal.to_string())
    }
}

/// What the bot does on a server, and nothing more.
#[must_use]
pub fn permissions() -> Permissions {
    Permissions::VIEW_CHANNEL
        | Permissions::SEND_MESSAGES
        | Permissions::EMBED_LINKS
        | Permissions::ATTACH_FILES
        | Permissions::READ_MESSAGE_HISTORY
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::SEND_MESSAGES_IN_THREADS
}

/// The link by which somebody invites the bot, with the permissions that it uses.
///
/// # Errors
/// If there is no token, or Discord does not accept it.
pub async fn invitation(config: &Config) -> Result<String, Error> {
    let (api, _) = access(config)?;
    let application = api.send(&Call::get("/applications/@me")).await.map_err(refused("the application"))?;
    let id = application["id"].as_str().unwrap_or_default();
    let permissions = permissions().bits();
    Ok(format!(
        "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions={permissions}"
    ))
}

/// Plays on Discord until it is told to stop. `bell` rings when there are letters to be sent.
///
/// # Errors
/// If the configuration is wrong, or Discord will not have us as we are. What passes is waited for.
pub async fn run(
    config: &Config,
    desk: Arc<Desk>,
    bell: Arc<Notify>,
    mut stop: watch::Receiver<bool>,
) -> Result<(), Error> {
    let (api, token) = access(config)?;
    let section = config.discord.as_ref().ok_or(Error::Off)?;
    let begun = tokio::select! {
        () = stopped(&mut stop) => return Ok(()),
        begun = begin(&api, section.server.as_deref()) => begun?,
    };
    let theme = config.theme;
    let courier = Arc::new(Courier {
        api,
        inquiry: Inquiry { desk },
        asked: asked::Register::default(),
        directory: directory::Directory::default(),
        application: begun.application,
        theme,
        conversations: std::sync::Mutex::default(),
        threadless: std::sync::Mutex::default(),
    });
    let (sender, events) = mpsc::channel(EVENTS_MAX);
    let mut intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if section.message_content {
        intents |= GatewayIntents::MESSAGE_CONTENT;
    }
    let count = if section.shards == 0 { begun.shards } else { section.shards };
    let identified = Arc::new(Mutex::new(None));
    let mut shards = JoinSet::new();
    for number in 0..count {
        let shard = Shard {
            url: begun.gateway.clone(),
            token: token.clone(),
            intents: intents.bits(),
            shard: [number, count],
            identified: Arc::clone(&identified),
            events: sender.clone(),
        };
        shards.spawn(shard.run(stop.clone()));
    }
    drop(sender);
    let mut others = JoinSet::new();
    others.spawn(mail::run(Arc::clone(&courier), bell, stop.clone()));
    let server = Server { courier, me: begun.account, prefix: config.prefix.clone() };
    others.spawn(server.run(events, stop));
    let mut outcome = Ok(());
    while let Some(shard) = shards.join_next().await {
        match shard {
            Ok(Ok(())) => {}
            Ok(Err(fatal)) => {
                outcome = Err(fatal.into());
                break;
            }
            Err(error) => {
                outcome = Err(Error::Gateway(format!("a shard panicked: {error}")));
                break;
            }
        }
    }
    if outcome.is_ok() {
        while others.join_next().await.is_some() {}
    }
    outcome
}

/// What is to be known before anything can begin.
struct Begun {
    application: u64,
    account: u64,
    gateway: String,
    shards: u32,
}

/// Asks who we are and where the gateway is, and tells Discord the commands.
async fn begin(api: &Api, server: Option<&str>) -> Result<Begun, Error> {
    let application = until_answered(api, &Call::get("/applications/@me"), "the application").await?;
    let account = until_answered(api, &Call::get("/users/@me"), "the account").await?;
    let gateway = until_answered(api, &Call::get("/gateway/bot"), "the gateway's address").await?;
    let application = id(&application);
    match commands::register(api, application, server).await {
        Ok(changed) => tracing::info!(changed, "the commands are known to Discord"),
        // What was registered before still works.
        Err(error) => tracing::error!(%error, "the commands cannot be registered"),
    }
    Ok(Begun {
        application,
        account: id(&account),
        gateway: gateway["url"].as_str().unwrap_or_default().to_owned(),
        shards: gateway["shards"].as_u64().and_then(|shards| u32::try_from(shards).ok()).unwrap_or(1).max(1),
    })
}

/// Waits until everything is to stop.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it is to stop as well.
    drop(stop.wait_for(|stop| *stop).await);
}

fn id(thing: &Value) -> u64 {
    thing["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default()
}

/// Asks again and again, after growing pauses, until there is an answer.
async fn until_answered(api: &Api, call: &Call, doing: &'static str) -> Result<Value, Error> {
    let mut pause = PAUSE;
    loop {
        match api.send(call).await {
            Ok(answer) => return Ok(answer),
            Err(error @ ApiError::Refused { .. }) => return Err(refused(doing)(error)),
            Err(error) => tracing::warn!(%error, ?pause, "Discord does not answer"),
        }
        sleep(pause).await;
        pause = (pause * 2).min(PAUSE_MAX);
    }
}

fn refused(doing: &'static str) -> impl FnOnce(ApiError) -> Error {
    move |error| match error {
        ApiError::Refused { status: 401, .. } => Error::Gateway(Fatal::Token.to_string()),
        other => Error::Refused { doing, reason: other.to_string() },
    }
}

fn access(config: &Config) -> Result<(Api, Secret), Error> {
    let section = config.discord.as_ref().ok_or(Error::Off)?;
    let token = section.token()?.clone();
    let api = Api::new(&section.api, token.clone()).map_err(refused("access"))?;
    Ok((api, token))
}
