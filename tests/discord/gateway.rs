//! The gateway's side: hello, identify, heartbeats, resume with replay, reconnect, invalid session.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_rustls::server::TlsStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use super::checks::assert_event_is_readable;
use super::world::{BOT, OTHER_SHARD_SERVER, SECOND_SERVER, SERVER, StandIn, TOKEN, World};

/// The intent of whoever wants to hear what is pressed in polls of servers.
const GUILD_MESSAGE_POLLS: u64 = 1 << 24;

/// What the gateway knows and does.
pub(crate) struct Gateway {
    pub(crate) sessions: HashMap<String, Session>,
    /// Heartbeats are wanted so often.
    pub(crate) interval: Duration,
    /// Whether heartbeats are answered.
    pub(crate) acknowledges: bool,
    /// How many more connections are closed before a word.
    pub(crate) turns_away: u32,
    /// The next greeting is answered by an invalid session that can (true) or cannot (false) be resumed.
    pub(crate) invalidates: Option<bool>,
    /// The next greetings are answered by closing with these codes, the last one first.
    pub(crate) closes_with: Vec<u16>,
    pub(crate) shards: u64,
    /// How many sessions may still be begun before so many milliseconds have gone by.
    pub(crate) sessions_left: (u64, u64),
    /// Whether presses do not say at what the message came of that was pressed.
    pub(crate) hides_what_was_pressed: bool,
    /// When somebody connected, and to which path; identified, with what; resumed; and heartbeats.
    pub(crate) connections: Vec<Instant>,
    pub(crate) paths: Vec<String>,
    pub(crate) identifies: Vec<Value>,
    pub(crate) identified: Vec<Instant>,
    pub(crate) resumes: Vec<Value>,
    pub(crate) heartbeats: u32,
    /// The codes that clients closed with.
    pub(crate) goodbyes: Vec<u16>,
}

impl Default for Gateway {
    fn default() -> Self {
        Self {
            sessions: HashMap::new(),
            interval: Duration::from_secs(40),
            acknowledges: true,
            turns_away: 0,
            invalidates: None,
            closes_with: Vec::new(),
            shards: 1,
            sessions_left: (999, 0),
            hides_what_was_pressed: false,
            connections: Vec::new(),
            paths: Vec::new(),
            identifies: Vec::new(),
            identified: Vec::new(),
            resumes: Vec::new(),
            heartbeats: 0,
            goodbyes: Vec::new(),
        }
    }
}

/// A session, with everything that was sent in it.
pub(crate) struct Session {
    shard: [u64; 2],
    /// What it wants to hear of.
    intents: u64,
    seq: u64,
    sent: Vec<Value>,
    live: Option<mpsc::UnboundedSender<Order>>,
    /// Whether its connection only looks alive: nothing arrives over it any more.
    pub(crate) dead: bool,
}

/// What a connection is told to do.
pub(crate) enum Order {
    Send(Value),
    Close(u16),
    /// Without a word.
    Drop,
}

impl Gateway {
    /// Sends an event to the shard of a server, or to the first if there is none.
    pub(crate) fn dispatch(&mut self, guild: Option<u64>, name: &str, data: &Value) {
        let mut data = data.clone();
        let metadata = data.pointer_mut("/message/interaction_metadata").and_then(Value::as_object_mut);
        let hidden = metadata.filter(|_| self.hides_what_was_pressed);
        let is_whole = hidden.is_none_or(|metadata| metadata.remove("interacted_message_id").is_none());
        for session in self.sessions.values_mut() {
            let wanted = guild.map_or(0, |guild| (guild >> 22) % session.shard[1]);
            if name.starts_with("MESSAGE_POLL_VOTE") && session.intents & GUILD_MESSAGE_POLLS == 0 {
                continue;
            }
            match session.shard[0] == wanted {
                true if is_whole => session.dispatch(name, &data),
                true => session.send(name, &data),
                false => {}
            }
        }
    }

    /// Gives an order to every connection.
    pub(crate) fn order(&mut self, order: impl Fn() -> Order) {
        for session in self.sessions.values_mut() {
            if let Some(live) = &session.live {
                live.send(order()).unwrap_or_default();
            }
        }
    }

    /// Notes a connection; whether it is turned away.
    fn turns_next_away(&mut self) -> bool {
        self.connections.push(Instant::now());
        let turns_away = self.turns_away > 0;
        self.turns_away = self.turns_away.saturating_sub(1);
        turns_away
    }

    /// A session's connection is lost, unless another one has taken its place.
    fn lose(&mut self, id: &str, orders: &mpsc::UnboundedSender<Order>) {
        let session = self.sessions.get_mut(id);
        if let Some(session) =
            session.filter(|session| session.live.as_ref().is_some_and(|live| live.same_channel(orders)))
        {
            session.live = None;
        }
    }

    /// How many sessions are connected.
    pub(crate) fn connected(&self) -> usize {
        self.sessions.values().filter(|session| session.live.is_some()).count()
    }
}

impl Session {
    /// Sends an event that can be read.
    fn dispatch(&mut self, name: &str, data: &Value) {
        assert_event_is_readable(&json!({"op": 0, "s": 1, "t": name, "d": data}));
        self.send(name, data);
    }

    /// Sends an event.
    fn send(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let frame = json!({"op": 0, "s": self.seq, "t": name, "d": data});
        self.sent.push(frame.clone());
        if let Some(live) = self.live.as_ref().filter(|_| !self.dead) {
            live.send(Order::Send(frame)).unwrap_or_default();
        }
    }
}

/// Serves one connection.
pub(crate) async fn serve(stand_in: StandIn, stream: TlsStream<TcpStream>) {
    if stand_in.change(|world| world.gateway.turns_next_away()) {
        return;
    }
    #[allow(clippy::result_large_err, reason = "the library's own type")]
    let note = |request: &Request, response: Response| {
        let path = request.uri().path().to_owned();
        stand_in.change(|world| world.gateway.paths.push(path));
        Ok(response)
    };
    let Ok(mut socket) = tokio_tungstenite::accept_hdr_async(stream, note).await else { return };
    let interval = stand_in.world().gateway.interval.as_millis() as u64;
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": interval}});
    assert_event_is_readable(&hello);
    if !say(&mut socket, &hello).await {
        return;
    }
    let (orders, mut ordered) = mpsc::unbounded_channel();
    let mut session: Option<String> = None;
    loop {
        tokio::select! {
            order = ordered.recv() => match order {
                Some(Order::Send(frame)) => if !say(&mut socket, &frame).await { break },
                Some(Order::Close(code)) => {
                    let frame = CloseFrame { code: code.into(), reason: "".into() };
                    socket.close(Some(frame)).await.unwrap_or_default();
                    break;
                }
                Some(Order::Drop) | None => break,
            },
            message = socket.next() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Close(frame))) => {
                        let code = frame.map_or(1005, |frame| u16::from(frame.code));
                        stand_in.change(|world| world.gateway.goodbyes.push(code));
                        if let (Some(id), 1000 | 1001) = (&session, code) {
                            stand_in.change(|world| world.gateway.sessions.remove(id));
                        }
                        // The answer is on its way since the word was read.
                        socket.flush().await.unwrap_or_default();
                        break;
                    }
                    Some(Ok(_)) => continue,
                    _ => break,
                };
                let frame: Value = serde_json::from_str(&text).unwrap();
                if !hear(&stand_in, &frame, &orders, &mut session) {
                    break;
                }
            }
        }
    }
    if let Some(id) = session {
        stand_in.change(|world| world.gateway.lose(&id, &orders));
    }
}

async fn say(socket: &mut WebSocketStream<TlsStream<TcpStream>>, frame: &Value) -> bool {
    socket.send(Message::Text(frame.to_string())).await.is_ok()
}

/// Does what the client says; says whether the connection goes on.
fn hear(
    stand_in: &StandIn,
    frame: &Value,
    orders: &mpsc::UnboundedSender<Order>,
    session: &mut Option<String>,
) -> bool {
    let send = |value: Value| {
        assert_event_is_readable(&value);
        orders.send(Order::Send(value)).unwrap_or_default();
    };
    match frame["op"].as_u64() {
        Some(1) => {
            let acknowledges = stand_in.change(|world| {
                world.gateway.heartbeats += 1;
                let dead = session.as_ref().is_some_and(|id| world.gateway.sessions[id].dead);
                world.gateway.acknowledges && !dead
            });
            if acknowledges {
                send(json!({"op": 11, "s": null, "t": null, "d": null}));
            }
            true
        }
        Some(op @ (2 | 6)) => {
            let mut world = stand_in.world();
            // With or without the word that the REST side demands.
            let token = frame["d"]["token"].as_str().unwrap_or_default();
            if token.trim_start_matches("Bot ") != TOKEN {
                orders.send(Order::Close(4004)).unwrap_or_default();
                return true;
            }
            let noted = if op == 2 { &mut world.gateway.identifies } else { &mut world.gateway.resumes };
            noted.push(frame["d"].clone());
            if op == 2 {
                world.gateway.identified.push(Instant::now());
            }
            if let Some(code) = world.gateway.closes_with.pop() {
                orders.send(Order::Close(code)).unwrap_or_default();
            } else if let Some(resumable) = world.gateway.invalidates.take() {
                if let (false, Some(id)) = (resumable, frame["d"]["session_id"].as_str()) {
                    world.gateway.sessions.remove(id);
                }
                send(json!({"op": 9, "s": null, "t": null, "d": resumable}));
            } else if op == 2 {
                *session = Some(identify(&mut world, stand_in.port, frame, orders));
            } else {
                *session = resume(&mut world, frame, orders);
            }
            drop(world);
            stand_in.change(|_| ());
            true
        }
        _ => panic!("the gateway does not expect {frame}"),
    }
}

fn identify(world: &mut World, port: u16, frame: &Value, orders: &mpsc::UnboundedSender<Order>) -> String {
    let id = format!("session-{}", world.id());
    let shard = [0, 1].map(|index| frame["d"]["shard"][index].as_u64().unwrap_or(index as u64));
    let intents = frame["d"]["intents"].as_u64().unwrap();
    let mut session = Session { shard, intents, seq: 0, sent: Vec::new(), live: Some(orders.clone()), dead: false };
    let guilds: Vec<u64> = [SERVER, SECOND_SERVER, OTHER_SHARD_SERVER]
        .into_iter()
        .filter(|guild| (guild >> 22) % shard[1] == shard[0])
        .collect();
    let unavailable: Vec<Value> =
        guilds.iter().map(|guild| json!({"id": guild.to_string(), "unavailable": true})).collect();
    session.dispatch(
        "READY",
        &json!({
            "v": 10, "user": me(world), "guilds": unavailable, "session_id": id,
            "resume_gateway_url": format!("wss://127.0.0.1:{port}/resume"), "shard": shard, "session_type": "normal",
            "application": {"id": BOT.to_string(), "flags": 0},
        }),
    );
    for guild in guilds {
        session.dispatch("GUILD_CREATE", &world.guild(guild));
    }
    world.gateway.sessions.insert(id.clone(), session);
    id
}

/// The bot's own account, of which it is told more than of others.
pub(crate) fn me(world: &World) -> Value {
    let mut me = world.user(BOT);
    me["mfa_enabled"] = json!(false);
    me["verified"] = json!(true);
    me["email"] = Value::Null;
    me
}

fn resume(world: &mut World, frame: &Value, orders: &mpsc::UnboundedSender<Order>) -> Option<String> {
    let id = frame["d"]["session_id"].as_str()?.to_owned();
    let seen = frame["d"]["seq"].as_u64()?;
    let Some(session) = world.gateway.sessions.get_mut(&id) else {
        orders.send(Order::Send(json!({"op": 9, "s": null, "t": null, "d": false}))).unwrap_or_default();
        return None;
    };
    for missed in session.sent.iter().filter(|frame| frame["s"].as_u64() > Some(seen)) {
        orders.send(Order::Send(missed.clone())).unwrap_or_default();
    }
    (session.live, session.dead) = (Some(orders.clone()), false);
    session.dispatch("RESUMED", &json!({}));
    Some(id)
}
