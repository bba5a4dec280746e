//! Discord's gateway: the connections over which events come, one for each shard. `twilight-gateway` keeps them: it
//! resumes by the session's own address, answers every opcode and close code, and queues identifications by Discord's
//! limits. `docs/discord.md` compares it with serenity's client.
//!
//! This adds pauses that grow only while attempts fail, up to a minute, and events as serenity's models.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::futures::StreamExt;
use serenity::model::event::Event;
use serenity::model::gateway::SessionStartLimit;
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};

use crate::adapter::discord::PLATFORM;
use crate::adapter::reach::why;
use crate::adapter::stop::stopped;
use crate::config::Secret;
use crate::watch::{Online, Watch};

/// The events that we need. If one of them can't be read, that is a fault.
const NEEDED: &[&str] = &[
    "READY",
    "INTERACTION_CREATE",
    "MESSAGE_CREATE",
    "GUILD_CREATE",
    "CHANNEL_CREATE",
    "CHANNEL_UPDATE",
    "THREAD_CREATE",
    "THREAD_UPDATE",
    "GUILD_ROLE_CREATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
    "GUILD_MEMBER_UPDATE",
    "MESSAGE_POLL_VOTE_ADD",
    "MESSAGE_POLL_VOTE_REMOVE",
];
/// Further events that are listened to.
const WELCOME: &[&str] = &["GUILD_DELETE", "CHANNEL_DELETE", "THREAD_DELETE", "THREAD_LIST_SYNC"];
/// The opcodes of events, and of the first word on a connection.
const DISPATCH: u8 = 0;
const HELLO: u8 = 10;
/// How long goodbye may take.
const GOODBYE: Duration = Duration::from_secs(2);
/// The pause after the second attempt in a row that failed; it doubles with each further one.
const PAUSE: Duration = Duration::from_millis(250);
const PAUSE_MAX: Duration = Duration::from_secs(60);

/// Why the gateway will never have us as things are.
#[derive(Debug, Error)]
pub(in crate::adapter::discord) enum Fatal {
    /// The token is wrong.
    #[error("Discord doesn’t accept the token; make a new one in its developer portal")]
    Token,
    /// An intent wasn't granted.
    #[error(
        "the application doesn’t have the message content intent; grant it in the developer portal, \
         or set discord.message_content to false"
    )]
    Intents,
    /// There are too few shards, or more than it takes.
    #[error(
        "Discord wants another number of connections; set discord.shards to 0 for as many as it recommends, and start again"
    )]
    Shards,
    /// It has a reason that another attempt won't change.
    #[error("the gateway ended the connection for good, with code {0}")]
    Closed(u16),
}

/// The connection's parameters.
pub(in crate::adapter::discord) struct Gateway {
    pub(in crate::adapter::discord) token: Secret,
    pub(in crate::adapter::discord) intents: Intents,
    /// Where the gateway is.
    pub(in crate::adapter::discord) url: String,
    /// The number of shards.
    pub(in crate::adapter::discord) shards: u32,
    /// How many sessions may be begun, and when.
    pub(in crate::adapter::discord) limit: SessionStartLimit,
    /// The sender of events waits while it is full.
    pub(in crate::adapter::discord) events: mpsc::Sender<Event>,
    pub(in crate::adapter::discord) watch: Watch,
}

impl Gateway {
    /// Stays connected until it is told to stop.
    ///
    /// # Errors
    /// If the gateway doesn't accept us.
    pub(in crate::adapter::discord) async fn run(self, stop: watch::Receiver<bool>) -> Result<(), Fatal> {
        // Two sorts of cryptography may be compiled in, and then one has to be chosen; nothing is lost if it was.
        rustls::crypto::ring::default_provider().install_default().unwrap_or_default();
        self.watch.expect(PLATFORM, self.shards);
        let (gateway, mut shards) = (Arc::new(self), JoinSet::new());
        let queue = gateway.queue();
        for number in 0..gateway.shards {
            let (gateway, queue, stop) = (Arc::clone(&gateway), queue.clone(), stop.clone());
            shards.spawn(async move {
                let connect = || {
                    let id = ShardId::new(number, gateway.shards);
                    let (gateway, queue) = (Arc::clone(&gateway), queue.clone());
                    Connection { gateway, id, queue, failures: 0, online: None }.run(stop.clone())
                };
                gateway.watch.keep_going("a connection to discord", connect).await
            });
        }
        while let Some(ended) = shards.join_next().await {
            // Nobody ends one from outside, and none panics.
            ended.unwrap_or(Ok(()))?;
        }
        Ok(())
    }

    /// Lets shards identify as fast as Discord allows, and no more of them within a day.
    fn queue(&self) -> InMemoryQueue {
        let SessionStartLimit { remaining, reset_after, total, max_concurrency, .. } = self.limit;
        let [remaining, total] =
            [remaining, total.max(remaining)].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        let at_once = u16::try_from(max_concurrency.max(1)).unwrap_or(u16::MAX);
        let reset_after = Duration::from_millis(reset_after);
        if remaining < self.shards {
            // Discord makes a token invalid with which too many sessions were begun.
            tracing::warn!(?reset_after, "too many sessions were begun; Discord lets the next ones begin later");
        }
        InMemoryQueue::new(at_once, remaining, reset_after, total)
    }
}

/// The connection of a shard.
struct Connection {
    gateway: Arc<Gateway>,
    id: ShardId,
    queue: InMemoryQueue,
    /// How many attempts in a row came to no session.
    failures: u32,
    online: Option<Online>,
}

impl Connection {
    async fn run(mut self, mut stop: watch::Receiver<bool>) -> Result<(), Fatal> {
        let mut shard = self.shard(None);
        loop {
            let message = tokio::select! {
                () = stopped(&mut stop) => {
                    leave(&mut shard).await;
                    return Ok(());
                }
                message = shard.next() => message,
            };
            let (code, reason) = match &message {
                Some(Ok(Message::Text(frame))) => {
                    tokio::select! {
                        () = stopped(&mut stop) => {}
                        () = self.hear(frame) => {}
                    }
                    continue;
                }
                // An unreadable event doesn't end a connection.
                Some(Err(_)) if shard.state().is_identified() => continue,
                Some(Ok(Message::Close(frame))) => (frame.as_ref().map(|frame| frame.code), None),
                Some(Err(error)) => (None, Some(why(error))),
                None => (None, None),
            };
            if shard.state() == ShardState::FatallyClosed {
                return Err(fatal(code));
            }
            self.online = None;
            let pause = pause_after(self.failures);
            self.failures += 1;
            tracing::info!(
                shard = self.id.number(),
                code,
                reason,
                ?pause,
                "no connection to the gateway; it is tried again"
            );
            tokio::select! {
                () = stopped(&mut stop) => return Ok(()),
                () = sleep(pause) => {}
            }
            if !matches!(message, Some(Ok(_))) {
                // A failed connection would make pauses of its own.
                shard = self.shard(Some(&shard));
            }
        }
    }

    /// A shard, which goes on with the session of the one before.
    fn shard(&self, before: Option<&Shard>) -> Shard {
        let Gateway { token, intents, url, .. } = &*self.gateway;
        let config = ConfigBuilder::new(token.reveal().to_owned(), *intents).proxy_url(url.clone());
        let config = match before.and_then(Shard::session) {
            Some(session) => config.session(session.clone()),
            None => config,
        };
        let config = match before.and_then(Shard::resume_url) {
            Some(url) => config.resume_url(url.to_owned()),
            None => config,
        };
        Shard::with_config(self.id, config.queue(self.queue.clone()).build())
    }

    /// Notes whether there is a session, and passes an event on.
    async fn hear(&mut self, frame: &str) {
        let Ok(frame) = serde_json::from_str::<Value>(frame) else {
            tracing::warn!(shard = self.id.number(), "a frame of the gateway cannot be read");
            return;
        };
        if frame["op"] != DISPATCH {
            if frame["op"] == HELLO {
                self.online = None;
            }
            return;
        }
        let kind = frame["t"].as_str().unwrap_or_default();
        if matches!(kind, "READY" | "RESUMED") {
            self.failures = 0;
            self.online = Some(self.gateway.watch.online(PLATFORM));
        }
        let needed = NEEDED.iter().find(|needed| **needed == kind);
        if needed.is_none() && !WELCOME.contains(&kind) {
            return;
        }
        match serde_json::from_value(json!({"t": frame["t"], "d": frame["d"]})) {
            Ok(event) if !matches!(event, Event::Unknown(_)) => {
                self.gateway.events.send(event).await.unwrap_or_default()
            }
            _ => {
                tracing::warn!(kind, "an event cannot be read");
                needed.into_iter().for_each(|kind| self.gateway.watch.unreadable(PLATFORM, kind));
            }
        }
    }
}

/// Says goodbye, so that Discord shows at once that nobody is there.
async fn leave(shard: &mut Shard) {
    if !shard.state().is_identified() {
        return;
    }
    shard.close(CloseFrame::NORMAL);
    let goodbye = async {
        while let Some(Ok(Message::Text(frame))) = shard.next().await {
            // It would connect again.
            if serde_json::from_str::<Value>(&frame).is_ok_and(|frame| frame["op"] == HELLO) {
                return;
            }
        }
    };
    if timeout(GOODBYE, goodbye).await.is_err() {
        tracing::debug!("the gateway does not say goodbye");
    }
}

/// Why a connection was closed for good. The codes are in Discord's documentation, under *Gateway Close Event Codes*.
const fn fatal(code: Option<u16>) -> Fatal {
    match code {
        Some(4004) => Fatal::Token,
        Some(4010 | 4011) => Fatal::Shards,
        Some(4013 | 4014) => Fatal::Intents,
        Some(code) => Fatal::Closed(code),
        None => Fatal::Closed(0),
    }
}

/// The pause before the next attempt, after so many in a row that failed.
fn pause_after(failures: u32) -> Duration {
    match failures {
        0 => Duration::ZERO,
        failures => (PAUSE * 2_u32.saturating_pow((failures - 1).min(16))).min(PAUSE_MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_attempt_is_made_at_once_and_those_after_failures_after_growing_pauses() {
        let pauses: Vec<u128> = (0..5).map(|failures| pause_after(failures).as_millis()).collect();
        assert_eq!(pauses, [0, 250, 500, 1_000, 2_000]);
        assert_eq!(pause_after(1_000), PAUSE_MAX);
    }
}
