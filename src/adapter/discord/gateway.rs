//! Discord's gateway: the connection over which events come. serenity's client keeps it.
//!
//! Around the client is what it lacks:
//! - It attempts to connect again and again without a pause. It reads the gateway's address before each attempt, so
//!   whoever holds the address holds up the attempts: see [`hold_up`].
//! - It cannot be stopped while it connects, and what it has spawned outlives it. It has a runtime of its own, which ends
//!   with everything in it. That has one thread, so that events arrive in their order although serenity spawns a task for
//!   each.
//! - It goes to Discord's own address if it is not told another. It is told the one that [`Rest`](super::rest::Rest) was
//!   answered.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use serenity::all::{
    ClientBuilder, ConnectionStage, Context, EventHandler, GatewayError, GatewayIntents, RawEventHandler, ShardId,
    ShardStageUpdateEvent,
};
use serenity::async_trait;
use serenity::model::event::Event;
use thiserror::Error;
use tokio::runtime::Builder;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use super::intake::PLATFORM;
use super::rest;
use crate::adapter::stop::stopped;
use crate::config::Secret;
use crate::watch::{Online, Watch};

/// The events that we live by.
const NEEDED: &[&str] = &[
    "READY",
    "INTERACTION_CREATE",
    "MESSAGE_CREATE",
    "GUILD_CREATE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
];
/// How long goodbye may take.
const GOODBYE: Duration = Duration::from_secs(2);
/// How often is looked whether somebody waits to connect.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// The pause after the second attempt of each shard; it doubles with each further one.
const PAUSE: Duration = Duration::from_millis(250);
const PAUSE_MAX: Duration = Duration::from_secs(60);
/// How long there must be no attempt so that the next counts as the first: the connections held.
const HELD: Duration = Duration::from_secs(60);

/// Why the gateway will never have us as things are.
#[derive(Debug, Error)]
pub(super) enum Fatal {
    /// The token is wrong.
    #[error("Discord does not accept the token; make a new one in its developer portal")]
    Token,
    /// An intent was not granted.
    #[error(
        "the application was not granted the message content intent; grant it in the developer portal, \
         or set discord.message_content to false"
    )]
    Intents,
    /// The client ended or could not begin.
    #[error("the connection to the gateway ended: {0}")]
    Other(String),
}

/// What is to be connected.
pub(super) struct Gateway {
    pub(super) token: Secret,
    pub(super) intents: GatewayIntents,
    /// Where the gateway is.
    pub(super) url: String,
    /// How many shards there are.
    pub(super) shards: u32,
    pub(super) events: mpsc::Sender<Event>,
    pub(super) watch: Watch,
}

impl Gateway {
    /// Stays connected until it is told to stop.
    ///
    /// # Errors
    /// If the gateway will not have us as we are.
    pub(super) async fn run(self, mut stop: watch::Receiver<bool>) -> Result<(), Fatal> {
        let ending = stop.clone();
        let connected = spawn_blocking(move || {
            let runtime = Builder::new_current_thread().enable_all().build().map_err(other)?;
            runtime.block_on(self.listen(ending))
        });
        tokio::select! {
            ended = connected => ended.map_err(other)?,
            // It may be busy with nothing and not hear that it is to stop; then it ends with the program.
            () = async { stopped(&mut stop).await; sleep(GOODBYE * 2).await } => Ok(()),
        }
    }

    async fn listen(self, mut stop: watch::Receiver<bool>) -> Result<(), Fatal> {
        // The other requests belong to another runtime, and their connections with them.
        let http = rest::http(&self.token).map_err(other)?;
        let listener = Listener { events: self.events, watch: self.watch, online: Arc::default() };
        let client = ClientBuilder::new_with_http(http, self.intents)
            .raw_event_handler(listener.clone())
            .event_handler(listener.clone());
        let mut client = tokio::select! {
            () = stopped(&mut stop) => return Ok(()),
            client = client => client.map_err(other)?,
        };
        *client.ws_url.lock().await = self.url;
        let (manager, address) = (Arc::clone(&client.shard_manager), Arc::clone(&client.ws_url));
        tokio::select! {
            () = stopped(&mut stop) => {
                if timeout(GOODBYE, manager.shutdown_all()).await.is_err() {
                    tracing::debug!("the gateway does not say goodbye");
                }
                Ok(())
            }
            () = hold_up(&address, self.shards, &listener) => Ok(()),
            ended = client.start_shards(self.shards) => Err(match ended {
                Ok(()) => other("no reason is known"),
                Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Fatal::Token,
                Err(serenity::Error::Gateway(
                    GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents,
                )) => Fatal::Intents,
                Err(error) => other(error),
            }),
        }
    }
}

fn other(error: impl ToString) -> Fatal {
    Fatal::Other(error.to_string())
}

/// Hands events on, and says which shards are connected.
#[derive(Clone)]
struct Listener {
    events: mpsc::Sender<Event>,
    watch: Watch,
    online: Arc<std::sync::Mutex<HashMap<ShardId, Online>>>,
}

impl Listener {
    fn is_online(&self, shard: ShardId, online: bool) {
        let mut shards = self.online.lock().unwrap_or_else(PoisonError::into_inner);
        if online {
            // The client does not tell that a connection was lost, only that there is another one.
            shards.insert(shard, self.watch.online(PLATFORM));
        } else {
            shards.remove(&shard);
        }
    }

    /// Somebody attempts to connect: the only shard, or one of several, which goes on counting as it did.
    fn connects(&self, shards: u32) {
        if shards == 1 {
            self.online.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }
}

#[async_trait]
impl EventHandler for Listener {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        self.is_online(event.shard_id, event.new == ConnectionStage::Connected);
    }
}

#[async_trait]
impl RawEventHandler for Listener {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(event) = &event {
            match NEEDED.iter().find(|needed| **needed == event.kind) {
                Some(kind) => {
                    tracing::warn!(kind, "an event cannot be read");
                    self.watch.unreadable(PLATFORM, kind);
                }
                None => tracing::debug!(kind = event.kind, "an event of an unknown form"),
            }
            return;
        }
        // To wait here would only move the queue into as many tasks, without an end and without order.
        if self.events.try_send(event).is_err() {
            tracing::error!("there are too many events; one is lost");
        }
    }
}

/// Holds up attempts to connect, the longer the more of them there are: whoever connects reads the address.
async fn hold_up(address: &Mutex<String>, shards: u32, listener: &Listener) {
    let mut look = interval(LOOK_EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut held = address.lock().await;
    let (mut attempts, mut last, mut pause) = (0, Instant::now(), Duration::ZERO);
    loop {
        look.tick().await;
        drop(held);
        // The lock is fair: if it cannot be had at once, somebody has been waiting for it and has it now.
        if let Ok(free) = address.try_lock() {
            held = free;
            continue;
        }
        held = address.lock().await;
        attempts = if last.elapsed() > pause + HELD { 1 } else { attempts + 1 };
        last = Instant::now();
        listener.connects(shards);
        pause = pause_after(attempts, shards);
        tracing::info!(attempts, ?pause, "connecting to the gateway; whoever is next waits so long");
        sleep(pause).await;
    }
}

/// The pause after so many attempts of so many shards.
fn pause_after(attempts: u32, shards: u32) -> Duration {
    match attempts.saturating_sub(1) / shards {
        0 => Duration::ZERO,
        rounds => (PAUSE * 2_u32.saturating_pow((rounds - 1).min(16))).min(PAUSE_MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_attempts_are_made_at_once_and_later_ones_after_growing_pauses() {
        let pauses: Vec<u128> = (1..6).map(|attempts| pause_after(attempts, 1).as_millis()).collect();
        assert_eq!(pauses, [0, 250, 500, 1_000, 2_000]);
        assert_eq!(pause_after(1_000, 1), PAUSE_MAX);
        assert_eq!(pause_after(16, 16), Duration::ZERO);
        assert_eq!(pause_after(17, 16), PAUSE);
    }
}
