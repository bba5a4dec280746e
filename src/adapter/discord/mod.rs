//! Discord: slash commands with completion, buttons and selects, boards as pictures, threads, private answers.
//!
//! - [`run`]: everything at once. [`invitation`]: the link that brings the bot onto a server.
//! - `gateway`: the connection over which events come. `directory`: the channels and threads that they tell of.
//! - `rest`: requests, and the limits to them.
//! - `commands`: the slash commands. `complete`: what may be typed next. `controls`: buttons and selects.
//! - `intake`: events as requests to the club. `inquiry`: questions to it.
//! - `layout`: letters as messages. `mail`: the outbox. `courier`: where each letter goes. `answer`, `asked`: the
//!   interactions that wait.
//!
//! serenity is the client: it reads what comes in and writes what goes out. Nothing depends on the content of messages,
//! which Discord shows only to those who mention the bot, write to it alone, or granted it.

mod answer;
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
mod rest;
mod server;

use std::sync::Arc;
use std::time::Duration;

use serenity::model::gateway::{BotGateway, GatewayIntents};
use serenity::model::id::{GuildId, UserId};
use serenity::model::permissions::Permissions;
use thiserror::Error;
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::club::Desk;
use crate::config::{self, Config};
use commands::Registered;
use courier::Courier;
use gateway::{Fatal, Gateway};
use inquiry::Inquiry;
use rest::{Rest, Trouble};
use server::Server;

/// How many events may wait for us.
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
    /// The system has no certificates by which Discord could be known, or no secure random numbers.
    #[error(
        "nothing can be asked securely ({0}); see that certificates are installed, or name a file in SSL_CERT_FILE"
    )]
    Access(String),
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
    let section = config.discord.as_ref().ok_or(Error::Off)?;
    let rest = Rest::new(section.token()?).map_err(|error| Error::Access(error.to_string()))?;
    let application =
        rest.paced(|| rest.http.get_current_application_info()).await.map_err(refused("the application"))?;
    let (id, permissions) = (application.id, permissions().bits());
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
    let section = config.discord.as_ref().ok_or(Error::Off)?;
    let rest = Rest::new(section.token()?).map_err(|error| Error::Access(error.to_string()))?;
    let begun = tokio::select! {
        () = stopped(&mut stop) => return Ok(()),
        begun = begin(&rest, section.server.as_deref()) => begun?,
    };
    let (sender, events) = mpsc::channel(EVENTS_MAX);
    let mut intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if section.message_content {
        intents |= GatewayIntents::MESSAGE_CONTENT;
    }
    let gateway = Gateway {
        token: section.token()?.clone(),
        intents,
        url: begun.gateway.url,
        shards: if section.shards == 0 { begun.gateway.shards.max(1) } else { section.shards },
        events: sender,
        watch: desk.watch().clone(),
    };
    let courier = Arc::new(Courier {
        rest,
        inquiry: Inquiry { desk },
        asked: asked::Register::default(),
        directory: directory::Directory::default(),
        theme: config.theme,
        commands: begun.commands,
        conversations: std::sync::Mutex::default(),
        threadless: std::sync::Mutex::default(),
    });
    let mut others = JoinSet::new();
    others.spawn(mail::run(Arc::clone(&courier), bell, stop.clone()));
    let server = Server { courier, me: begun.account, prefix: config.prefix.clone() };
    others.spawn(server.run(events, stop.clone()));
    gateway.run(stop).await?;
    while others.join_next().await.is_some() {}
    Ok(())
}

/// What is to be known before anything can begin.
struct Begun {
    account: UserId,
    gateway: BotGateway,
    commands: Registered,
}

/// Asks who we are and where the gateway is, and tells Discord the commands.
async fn begin(rest: &Rest, server: Option<&str>) -> Result<Begun, Error> {
    let http = &rest.http;
    let application = until_answered(rest, || http.get_current_application_info(), "the application").await?;
    let account = until_answered(rest, || http.get_current_user(), "the account").await?.id;
    let gateway = until_answered(rest, || http.get_bot_gateway(), "the gateway's address").await?;
    http.set_application_id(application.id);
    let registered = commands::register(rest, server.and_then(|server| server.parse::<GuildId>().ok())).await;
    match &registered {
        Ok(registered) => tracing::info!(changed = registered.changed, "the commands are known to Discord"),
        // What was registered before still works.
        Err(error) => tracing::error!(%error, "the commands cannot be registered"),
    }
    let limit = &gateway.session_start_limit;
    if limit.remaining < u64::from(gateway.shards) {
        // Discord makes a token invalid with which too many sessions were begun.
        let wait = Duration::from_millis(limit.reset_after);
        tracing::warn!(?wait, "too many sessions were begun; Discord lets the next one begin later");
        sleep(wait).await;
    }
    Ok(Begun { account, gateway, commands: registered.unwrap_or_default() })
}

/// Waits until everything is to stop.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it is to stop as well.
    drop(stop.wait_for(|stop| *stop).await);
}

/// Asks again and again, after growing pauses, until there is an answer.
async fn until_answered<T, F>(rest: &Rest, request: impl Fn() -> F, doing: &'static str) -> Result<T, Error>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pause = PAUSE;
    loop {
        match rest.paced(&request).await {
            Ok(answer) => return Ok(answer),
            Err(error) if !error.passes() || error.status() == Some(401) => return Err(refused(doing)(error)),
            Err(error) => tracing::warn!(%error, ?pause, "Discord does not answer"),
        }
        sleep(pause).await;
        pause = (pause * 2).min(PAUSE_MAX);
    }
}

fn refused(doing: &'static str) -> impl FnOnce(Trouble) -> Error {
    move |trouble| match trouble.status() {
        Some(401) => Fatal::Token.into(),
        _ => Error::Refused { doing, reason: trouble.to_string() },
    }
}
