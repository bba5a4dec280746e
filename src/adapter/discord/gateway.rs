//! Discord's gateway, version 10: the connection over which events come.
//!
//! serenity reads the events. The connection is kept here rather than by serenity's client, which resumes again and
//! again without a pause, spins on some close codes, cannot be stopped while it reconnects, and goes to Discord's own
//! address when the one it was given does not answer.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::model::event::Event;
use thiserror::Error;
use tokio::net::TcpStream;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::intake::PLATFORM;
use super::stopped;
use crate::config::Secret;
use crate::watch::Watch;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long connecting, and the first word of the gateway, may take.
const HELLO_TIMEOUT: Duration = Duration::from_secs(20);
/// How long lies between two identifications; Discord allows one in this time.
const IDENTIFY_EVERY: Duration = Duration::from_secs(5);
/// The pause before the second attempt to connect; it doubles. The first attempt after a connection that held is made
/// at once.
const PAUSE: Duration = Duration::from_millis(250);
const PAUSE_MAX: Duration = Duration::from_secs(60);
/// How long a connection must have worked so that its end counts as the first failure.
const HELD: Duration = Duration::from_secs(60);

/// Why a shard will never connect as things are.
#[derive(Debug, Error)]
pub(super) enum Fatal {
    /// The token is wrong.
    #[error("Discord does not accept the token; make a new one in its developer portal")]
    Token,
    /// The number of shards is wrong.
    #[error("Discord does not accept {0} shards; set discord.shards to 0 for as many as it recommends")]
    Shards(u32),
    /// An intent was not granted.
    #[error(
        "the application was not granted the message content intent; grant it in the developer portal, \
         or set discord.message_content to false"
    )]
    Intents,
    /// It speaks another version.
    #[error("the gateway closed with {0}: {1}")]
    Other(u16, String),
}

/// One shard's way to the gateway.
pub(super) struct Shard {
    /// Where the gateway is.
    pub(super) url: String,
    pub(super) token: Secret,
    /// The events that are wanted, as Discord's bits.
    pub(super) intents: u64,
    /// This shard's number and how many there are.
    pub(super) shard: [u32; 2],
    /// When a shard last identified.
    pub(super) identified: Arc<Mutex<Option<Instant>>>,
    pub(super) events: mpsc::Sender<Event>,
    pub(super) watch: Watch,
}

/// What a connection can go on from.
struct Session {
    id: String,
    url: String,
    seq: u64,
}

/// How a connection ended.
enum End {
    Stopped,
    Fatal(Fatal),
    /// To be connected again: since when it worked, if it did, and after which pause at least.
    Lost(Option<Instant>, Duration),
}

#[derive(Deserialize)]
struct Frame {
    op: u8,
    s: Option<u64>,
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

impl Shard {
    /// Stays connected until it is told to stop.
    ///
    /// # Errors
    /// If the gateway will not have us as we are.
    pub(super) async fn run(self, mut stop: watch::Receiver<bool>) -> Result<(), Fatal> {
        let mut session = None;
        let mut failures: u32 = 0;
        loop {
            let connected = tokio::select! {
                () = stopped(&mut stop) => return Ok(()),
                connected = self.connect(session.as_ref()) => connected,
            };
            let end = match connected {
                Some((socket, interval)) => self.listen(socket, interval, &mut session, &mut stop).await,
                None => End::Lost(None, Duration::ZERO),
            };
            let (worked, at_least) = match end {
                End::Stopped => return Ok(()),
                End::Fatal(fatal) => return Err(fatal),
                End::Lost(worked, at_least) => (worked, at_least),
            };
            failures = if worked.is_some_and(|since| since.elapsed() >= HELD) { 1 } else { failures + 1 };
            let pause = pause(failures).max(at_least);
            tracing::info!(shard = self.shard[0], ?pause, resumes = session.is_some(), "the gateway is gone");
            tokio::select! {
                () = stopped(&mut stop) => return Ok(()),
                () = sleep(pause) => {}
            }
        }
    }

    /// Connects, and waits for the gateway's first word: how often it wants to hear from us.
    async fn connect(&self, session: Option<&Session>) -> Option<(Socket, Duration)> {
        if session.is_none() {
            self.wait_to_identify().await;
        }
        let address = session.map_or(self.url.as_str(), |session| session.url.as_str());
        let url = format!("{}/?v=10&encoding=json", address.trim_end_matches('/'));
        let connected = timeout(HELLO_TIMEOUT, async {
            let (mut socket, _) = connect_async(&url).await?;
            while let Some(message) = socket.next().await {
                let Message::Text(text) = message? else { continue };
                let Ok(frame) = serde_json::from_str::<Frame>(&text) else { continue };
                if let (10, Some(ms)) = (frame.op, frame.d["heartbeat_interval"].as_u64()) {
                    return Ok(Some((socket, Duration::from_millis(ms.max(1)))));
                }
            }
            Ok::<_, tokio_tungstenite::tungstenite::Error>(None)
        });
        match connected.await {
            Ok(Ok(connected)) => connected,
            Ok(Err(error)) => {
                tracing::warn!(shard = self.shard[0], %error, "the gateway cannot be reached");
                None
            }
            Err(_) => {
                tracing::warn!(shard = self.shard[0], "the gateway does not answer");
                None
            }
        }
    }

    /// Waits until this shard may identify: one at a time, whatever the number of shards.
    async fn wait_to_identify(&self) {
        let mut last = self.identified.lock().await;
        if let Some(last) = *last {
            sleep_until(last + IDENTIFY_EVERY).await;
        }
        *last = Some(Instant::now());
    }

    /// Identifies or resumes.
    async fn greet(&self, socket: &mut Socket, session: Option<&Session>) -> Result<(), ()> {
        let token = self.token.reveal();
        let greeting = match session {
            Some(session) => {
                json!({"op": 6, "d": {"token": token, "session_id": session.id, "seq": session.seq}})
            }
            None => {
                json!({"op": 2, "d": {
                    "token": token,
                    "intents": self.intents,
                    "shard": self.shard,
                    "properties": {"os": std::env::consts::OS, "browser": "parlour", "device": "parlour"},
                }})
            }
        };
        say(socket, &greeting).await
    }

    async fn listen(
        &self,
        mut socket: Socket,
        interval: Duration,
        session: &mut Option<Session>,
        stop: &mut watch::Receiver<bool>,
    ) -> End {
        let greeted = tokio::select! {
            () = stopped(stop) => return leave(socket, 1000, End::Stopped).await,
            greeted = self.greet(&mut socket, session.as_ref()) => greeted,
        };
        if greeted.is_err() {
            return End::Lost(None, Duration::ZERO);
        }
        // The first heartbeat comes after a part of the interval by lot, so that not all bots beat as one.
        let mut beat_at = Instant::now() + interval.mul_f64(lot());
        let mut acknowledged = true;
        let mut worked = None;
        let mut _online = None;
        loop {
            let message = tokio::select! {
                () = stopped(stop) => return leave(socket, 1000, End::Stopped).await,
                () = sleep_until(beat_at) => {
                    let seq = session.as_ref().map(|session| session.seq);
                    // Whoever does not answer a heartbeat is not there any more, whatever the connection looks like.
                    if !acknowledged || say(&mut socket, &json!({"op": 1, "d": seq})).await.is_err() {
                        return leave(socket, 4000, End::Lost(worked, Duration::ZERO)).await;
                    }
                    acknowledged = false;
                    beat_at = Instant::now() + interval;
                    continue;
                }
                message = socket.next() => message,
            };
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => return self.closed(frame.as_ref(), session, worked),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return End::Lost(worked, Duration::ZERO),
            };
            let Ok(frame) = serde_json::from_str::<Frame>(&text) else {
                tracing::warn!("the gateway said something unreadable");
                continue;
            };
            match frame.op {
                0 => {
                    if let (Some(seq), Some(session)) = (frame.s, session.as_mut()) {
                        session.seq = seq;
                    }
                    match frame.t.as_deref() {
                        Some("READY") => {
                            worked = Some(Instant::now());
                            _online = Some(self.watch.online(PLATFORM));
                            *session = Session::begin(&frame, &self.url);
                        }
                        Some("RESUMED") => {
                            worked = Some(Instant::now());
                            _online = Some(self.watch.online(PLATFORM));
                        }
                        _ => {}
                    }
                    if let Some(event) = read(frame)
                        && self.events.send(event).await.is_err()
                    {
                        return leave(socket, 1000, End::Stopped).await;
                    }
                }
                // It wants to hear from us at once.
                1 => beat_at = Instant::now(),
                7 => return leave(socket, 4000, End::Lost(worked, Duration::ZERO)).await,
                9 => {
                    if frame.d != true {
                        *session = None;
                    }
                    // Discord asks for a pause of one to five seconds.
                    let pause = Duration::from_secs(1) + Duration::from_secs(4).mul_f64(lot());
                    return leave(socket, 4000, End::Lost(worked, pause)).await;
                }
                11 => acknowledged = true,
                _ => {}
            }
        }
    }

    /// What the gateway's reason to close means for the next connection.
    fn closed(&self, frame: Option<&CloseFrame<'_>>, session: &mut Option<Session>, worked: Option<Instant>) -> End {
        let code = frame.map_or(1006, |frame| u16::from(frame.code));
        match code {
            4004 => return End::Fatal(Fatal::Token),
            4010 | 4011 => return End::Fatal(Fatal::Shards(self.shard[1])),
            4013 | 4014 => return End::Fatal(Fatal::Intents),
            4012 => {
                let reason = frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                return End::Fatal(Fatal::Other(code, reason));
            }
            // The session is over: not authenticated, a wrong sequence number, timed out.
            4003 | 4005..=4007 | 4009 => *session = None,
            _ => {}
        }
        tracing::debug!(code, "the gateway closed");
        End::Lost(worked, Duration::ZERO)
    }
}

impl Session {
    fn begin(ready: &Frame, url: &str) -> Option<Self> {
        let id = ready.d["session_id"].as_str()?.to_owned();
        let url = ready.d["resume_gateway_url"].as_str().unwrap_or(url).to_owned();
        Some(Self { id, url, seq: ready.s.unwrap_or(0) })
    }
}

/// The event of a frame; nothing if serenity does not know it.
fn read(frame: Frame) -> Option<Event> {
    let name = frame.t?;
    let event = serde_json::from_value(json!({"t": name, "d": frame.d}));
    match event {
        Ok(Event::Unknown(_)) => {
            tracing::debug!(name, "an event of an unknown form");
            None
        }
        Ok(event) => Some(event),
        Err(error) => {
            tracing::warn!(name, %error, "an event that cannot be read");
            None
        }
    }
}

async fn say(socket: &mut Socket, what: &Value) -> Result<(), ()> {
    socket.send(Message::Text(what.to_string())).await.map_err(drop)
}

/// Closes the connection; a session can be resumed unless the code is 1000.
async fn leave(mut socket: Socket, code: u16, end: End) -> End {
    const GOODBYE: Duration = Duration::from_secs(1);
    let frame = CloseFrame { code: code.into(), reason: "".into() };
    // What was sent is lost if the connection is dropped with something unread in it.
    let goodbye = async {
        if socket.close(Some(frame)).await.is_ok() {
            while socket.next().await.is_some_and(|message| message.is_ok_and(|message| !message.is_close())) {}
        }
    };
    if timeout(GOODBYE, goodbye).await.is_err() {
        tracing::debug!("the gateway does not say goodbye");
    }
    end
}

/// The pause before an attempt after so many failures in a row.
fn pause(failures: u32) -> Duration {
    match failures {
        0 | 1 => Duration::ZERO,
        _ => (PAUSE * 2_u32.saturating_pow((failures - 2).min(16))).min(PAUSE_MAX),
    }
}

/// A number between 0 and 1 by lot.
fn lot() -> f64 {
    f64::from(RandomState::new().hash_one(()) as u32) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_attempt_is_made_at_once_and_later_ones_after_growing_pauses() {
        let pauses: Vec<u128> = (1..6).map(|failures| pause(failures).as_millis()).collect();
        assert_eq!(pauses, [0, 250, 500, 1_000, 2_000]);
        assert_eq!(pause(1_000), PAUSE_MAX);
    }
}
