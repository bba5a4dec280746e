//! Everything at once: the gateway, events, letters.

use std::sync::Arc;
use std::time::Duration;

use serenity::model::event::Event;
use serenity::model::gateway::BotGateway;
use serenity::model::id::{GuildId, UserId};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, Notify, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;
use twilight_gateway::Intents;

use super::api::rest::{MYSELF, Rest, RestError};
use super::config::Discord;
use super::error::{DiscordError, refused};
use super::incoming::dialogs::Dialogs;
use super::incoming::events::EventServer;
use super::incoming::gateway::{Fatal, Gateway};
use super::incoming::polls::{Heard, PollReader};
use super::incoming::reception::Reception;
use super::outgoing::channels::Channels;
use super::outgoing::courier::Courier;
use super::outgoing::interactions::Interactions;
use super::outgoing::polls::Polls;
use super::outgoing::threads::Threads;
use super::outgoing::tidying::Tidying;
use super::shown::commands::{self, Registered};
use super::shown::guild_commands::GuildCommands;
use super::shown::hub::Hub;
use super::state::directory::Directory;
use super::state::game_cache::GameCache;
use super::state::pending::PendingEvents;
use super::state::poll_news::{PollNews, poll_news};
use crate::adapter::club_link::ClubLink;
use crate::adapter::delivery::{self, Signals};
use crate::adapter::stop::stopped;
use crate::club::Desk;
use crate::config::Config;
use crate::render::Theme;
use crate::watch::Watch;

/// How many events may wait for us; then the gateway has to.
const EVENTS_MAX: usize = 100;
/// The pauses between attempts to begin.
const PAUSE: Duration = Duration::from_secs(1);
const PAUSE_MAX: Duration = Duration::from_secs(60);

/// Plays on Discord until it is told to stop. `mail` tells that there are letters to send.
///
/// # Errors
/// If the configuration is wrong, or Discord doesn't accept us. It waits out passing failures.
pub(super) async fn run(
    config: &Config,
    desk: Arc<Desk>,
    mail: Arc<Notify>,
    mut stop: watch::Receiver<bool>,
) -> Result<(), DiscordError> {
    let section = config.platform::<Discord>().ok_or(DiscordError::Off)?;
    let rest = Rest::new(section.token()?).map_err(|error| DiscordError::Access(error.to_string()))?;
    let server = section.server.as_deref().and_then(|server| server.parse::<GuildId>().ok());
    let begun = tokio::select! {
        () = stopped(&mut stop) => return Ok(()),
        begun = begin(&rest, server) => begun?,
    };
    let (sender, events) = mpsc::channel(EVENTS_MAX);
    let gateway = gateway(section, &begun, sender, desk.watch().clone())?;
    let (news, heard) = poll_news();
    let shared = Shared::new(rest, ClubLink::new(desk), &begun, news);
    let (club, watch) = (shared.club.clone(), shared.club.watch().clone());
    let courier = Arc::new(shared.courier(config.theme));
    let reception = Arc::new(shared.reception());
    let state = Mutex::new(Heard::new(heard));
    let reader = Arc::new(PollReader { reception: Arc::clone(&reception), rest: Arc::clone(&shared.rest), state });
    let event_server = shared.event_server(reception, &begun, server, section, config);
    let serving = event_server.run(events, stop.clone());
    let stopping = stop.clone();
    let send = move || {
        // Nothing tells us when Discord answers again. Unsent letters are tried again after their pauses.
        let signals = Signals { mail: Arc::clone(&mail), back: Arc::default(), stop: stopping.clone() };
        delivery::run(Arc::clone(&courier), club.clone(), signals)
    };
    let stopping = stop.clone();
    let read = move || {
        let (reader, stop) = (Arc::clone(&reader), stopping.clone());
        async move { reader.run(stop).await }
    };
    let others = async move {
        tokio::join!(watch.keep_going("discord's delivery", send), watch.keep_going("discord's polls", read));
    };
    all_at_once(gateway.run(stop), serving, others).await
}

/// What several parts use.
struct Shared {
    rest: Arc<Rest>,
    club: ClubLink,
    commands: Registered,
    interactions: Arc<Interactions>,
    channels: Arc<Channels>,
    pending: Arc<PendingEvents>,
    directory: Arc<Directory>,
    game_cache: Arc<GameCache>,
    threads: Arc<Threads>,
    news: PollNews,
}

impl Shared {
    fn new(rest: Rest, club: ClubLink, begun: &Begun, news: PollNews) -> Self {
        let (rest, commands) = (Arc::new(rest), begun.commands.clone());
        let directory = Arc::new(Directory::new(begun.account));
        Self {
            interactions: Arc::new(Interactions { rest: Arc::clone(&rest), commands: commands.clone() }),
            channels: Arc::new(Channels::new(Arc::clone(&rest))),
            pending: Arc::default(),
            game_cache: Arc::new(GameCache::new(club.clone())),
            threads: Arc::new(Threads::new(Arc::clone(&rest), club.clone(), Arc::clone(&directory))),
            rest,
            club,
            commands,
            directory,
            news,
        }
    }

    fn courier(&self, theme: Theme) -> Courier {
        let tidying = Tidying {
            club: self.club.clone(),
            channels: Arc::clone(&self.channels),
            interactions: Arc::clone(&self.interactions),
            pending: Arc::clone(&self.pending),
            commands: self.commands.clone(),
        };
        let polls = Polls {
            club: self.club.clone(),
            channels: Arc::clone(&self.channels),
            directory: Arc::clone(&self.directory),
            news: self.news.clone(),
        };
        Courier {
            hub: Hub { club: self.club.clone(), directory: Arc::clone(&self.directory) },
            tidying,
            polls,
            club: self.club.clone(),
            interactions: Arc::clone(&self.interactions),
            channels: Arc::clone(&self.channels),
            threads: Arc::clone(&self.threads),
            directory: Arc::clone(&self.directory),
            pending: Arc::clone(&self.pending),
            game_cache: Arc::clone(&self.game_cache),
            theme,
            commands: self.commands.clone(),
        }
    }

    fn reception(&self) -> Reception {
        Reception {
            club: self.club.clone(),
            pending: Arc::clone(&self.pending),
            interactions: Arc::clone(&self.interactions),
            channels: Arc::clone(&self.channels),
            directory: Arc::clone(&self.directory),
            game_cache: Arc::clone(&self.game_cache),
            commands: self.commands.clone(),
            runtime: Handle::current(),
        }
    }

    fn event_server(
        &self,
        reception: Arc<Reception>,
        begun: &Begun,
        server: Option<GuildId>,
        section: &Discord,
        config: &Config,
    ) -> EventServer {
        EventServer {
            threads: Arc::clone(&self.threads),
            dialogs: Arc::new(Dialogs { reception: Arc::clone(&reception) }),
            reception,
            guild_commands: Arc::new(GuildCommands::new(Arc::clone(&self.rest), server)),
            polls: self.news.clone(),
            message_content: section.message_content,
            me: begun.account,
            prefix: config.prefix.clone(),
        }
    }
}

/// Does everything until the gateway ends, and then serves and sends what is left.
async fn all_at_once(
    connecting: impl Future<Output = Result<(), Fatal>>,
    serving: impl Future<Output = ()> + Send + 'static,
    sending: impl Future<Output = ()> + Send + 'static,
) -> Result<(), DiscordError> {
    let mut others = JoinSet::new();
    others.spawn(sending);
    others.spawn(serving);
    tokio::select! {
        ended = connecting => ended?,
        // The caller ends everything in good order.
        Some(Err(error)) = others.join_next() => std::panic::resume_unwind(error.into_panic()),
    }
    while others.join_next().await.is_some() {}
    Ok(())
}

/// The gateway as it is configured and as Discord wants it.
fn gateway(
    section: &Discord,
    begun: &Begun,
    events: mpsc::Sender<Event>,
    watch: Watch,
) -> Result<Gateway, DiscordError> {
    let mut intents =
        Intents::GUILDS | Intents::GUILD_MESSAGES | Intents::GUILD_MESSAGE_POLLS | Intents::DIRECT_MESSAGES;
    if section.message_content {
        intents |= Intents::MESSAGE_CONTENT;
    }
    let told = &begun.gateway;
    let shards = if section.shards == 0 { told.shards.max(1) } else { section.shards };
    let (token, url, limit) = (section.token()?.clone(), told.url.clone(), told.session_start_limit.clone());
    Ok(Gateway { token, intents, limit, url, shards, events, watch })
}

/// Everything that must be known at the beginning.
struct Begun {
    account: UserId,
    gateway: BotGateway,
    commands: Registered,
}

/// Asks who we are and where the gateway is, and registers the commands.
async fn begin(rest: &Rest, server: Option<GuildId>) -> Result<Begun, DiscordError> {
    let http = &rest.http;
    let application = until_answered(rest, || http.get_current_application_info(), "the application").await?;
    let account = until_answered(rest, || http.get_current_user(), "the account").await?.id;
    let gateway = until_answered(rest, || http.get_bot_gateway(), "the gateway's address").await?;
    http.set_application_id(application.id);
    let registered = commands::register(rest, server).await;
    match &registered {
        Ok(registered) => tracing::info!(changed = registered.changed, "the commands are known to Discord"),
        // The earlier registration still works.
        Err(error) => tracing::error!(%error, "the commands cannot be registered"),
    }
    Ok(Begun { account, gateway, commands: registered.unwrap_or_default() })
}

/// Asks again and again, with growing pauses, until there is an answer.
async fn until_answered<T, F>(rest: &Rest, request: impl Fn() -> F, doing: &'static str) -> Result<T, DiscordError>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pause = PAUSE;
    loop {
        match rest.paced(MYSELF, &request).await {
            Ok(answer) => return Ok(answer),
            Err(RestError::Limited(wait)) => pause = wait,
            Err(error) if !error.passes() || error.status() == Some(401) => return Err(refused(doing)(error)),
            Err(error) => tracing::warn!(%error, ?pause, "Discord does not answer"),
        }
        sleep(pause).await;
        pause = (pause * 2).min(PAUSE_MAX);
    }
}
