//! What the stand-in knows: servers, channels, people, messages, interactions; and what went wrong.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout_at;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::rustls::{DEFAULT_VERSIONS, ServerConfig};

use super::gateway::Gateway;
use super::people::FIRST_ANSWER;
use super::{gateway, http, routes, servers};

/// The bot's account and application, and its token.
pub(crate) const BOT: u64 = 1_000;
pub(crate) const TOKEN: &str = "a-token";
/// The first server and its channels, the second one and its channel.
pub(crate) const SERVER: u64 = 2_000;
pub(crate) const CHANNEL: u64 = 2_001;
pub(crate) const SECOND_SERVER: u64 = 3_000;
pub(crate) const SECOND_CHANNEL: u64 = 3_001;
/// Discord's number for a text channel.
pub(crate) const TEXT: u64 = 0;
/// A voice channel in the first server, in which people can write as well.
pub(crate) const VOICE: u64 = 2_100;
/// Somebody's thread in the first channel, a forum, and a post in it.
pub(crate) const THREAD: u64 = 2_101;
pub(crate) const FORUM: u64 = 2_200;
pub(crate) const POST: u64 = 2_201;
/// A server of the second of two shards, and its channel.
pub(crate) const OTHER_SHARD_SERVER: u64 = 1 << 22;
pub(crate) const OTHER_SHARD_CHANNEL: u64 = OTHER_SHARD_SERVER + 1;
/// People.
pub(crate) const ANN: u64 = 4_001;
pub(crate) const BOB: u64 = 4_002;
/// How long anything may take.
pub(crate) const DEADLINE: Duration = Duration::from_secs(40);

/// The stand-in, on a port of its own: the gateway, and a proxy through which `https://discord.com` is the REST side.
#[derive(Clone)]
pub(crate) struct StandIn {
    pub(crate) port: u16,
    /// The certificate of the authority that vouches for it, as PEM.
    pub(crate) certificate: String,
    tls: TlsAcceptor,
    world: Arc<Mutex<World>>,
    changed: Arc<watch::Sender<u64>>,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: u64,
    pub(crate) channel: u64,
    /// The only one who sees it.
    pub(crate) only_for: Option<u64>,
    pub(crate) body: Value,
    pub(crate) files: Vec<(String, Vec<u8>)>,
    pub(crate) nonce: Option<String>,
    pub(crate) at: Instant,
    pub(crate) deleted: bool,
}

/// An interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) token: String,
    pub(crate) user: u64,
    pub(crate) channel: u64,
    pub(crate) asked_at: Instant,
    /// The message that was pressed.
    pub(crate) pressed: Option<u64>,
    /// The first answer: its type, and when it came.
    pub(crate) answer: Option<(u64, Instant)>,
    pub(crate) choices: Option<Value>,
    /// What is to be filled in.
    pub(crate) modal: Option<Value>,
    /// The message that the first answer became, or that it announced.
    pub(crate) original: Option<u64>,
    /// Messages that came of it.
    pub(crate) messages: Vec<u64>,
}

/// An answer that the stand-in is to give instead of its own.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) times: u32,
    pub(crate) status: u16,
    pub(crate) body: Value,
    /// Whether the request is carried out all the same, and only its answer is lost.
    pub(crate) done: bool,
}

/// Everything.
pub(crate) struct World {
    last_id: u64,
    pub(crate) people: BTreeMap<u64, String>,
    /// Those of them who are programs.
    pub(crate) programs: Vec<u64>,
    pub(crate) channels: BTreeMap<u64, Value>,
    pub(crate) messages: BTreeMap<u64, Message>,
    pub(crate) interactions: HashMap<u64, Interaction>,
    pub(crate) commands: HashMap<String, Value>,
    /// What is pressed in polls: by message and person, the number of the answer; and the polls that are over.
    pub(crate) presses: BTreeMap<(u64, u64), u8>,
    pub(crate) ended_polls: Vec<u64>,
    /// Requests: method, path, status, and when.
    pub(crate) requests: Vec<(String, String, u16, Instant)>,
    pub(crate) faults: Vec<Fault>,
    /// Channels of servers where the bot is no member: it was only brought along.
    pub(crate) absent: Vec<u64>,
    /// Messages that are older than an hour, and were edited as often as Discord allows.
    pub(crate) old: Vec<u64>,
    /// How many conversations of two may still be opened before Discord finds that too fast.
    pub(crate) conversations_left: u32,
    /// How long ago what people do has happened when the bot hears of it.
    pub(crate) lag: Duration,
    /// Whether files that answer interactions are on their way for longer than anybody waits.
    pub(crate) slow_uploads: bool,
    /// What the roles allow that are in every server besides that of everybody.
    pub(crate) roles: BTreeMap<u64, u64>,
    /// Whether interactions are treated as if their fifteen minutes were over.
    pub(crate) interactions_expire: bool,
    /// How long an interaction waits for its first answer, and a person for anything.
    pub(crate) first_answer_within: Duration,
    pub(crate) patience: Duration,
    pub(crate) recent: VecDeque<Instant>,
    pub(crate) buckets: HashMap<String, (u32, Instant)>,
    /// How many requests a second in all, and whether routes have limits of their own.
    pub(crate) requests_per_second: usize,
    pub(crate) route_limits: bool,
    pub(crate) gateway: Gateway,
    /// The language of everybody's app.
    pub(crate) locale: String,
    /// The language of the servers.
    pub(crate) server_locale: String,
    /// What the bot did that Discord would not have taken.
    pub(crate) wrong: Vec<String>,
}

impl World {
    /// A new id; later ones are larger, and say when they were given.
    pub(crate) fn id(&mut self) -> u64 {
        self.last_id = id_of(Duration::ZERO).max(self.last_id + 1);
        self.last_id
    }

    pub(crate) fn user(&self, id: u64) -> Value {
        let name = if id == BOT { "Parlour" } else { self.people.get(&id).map_or("somebody", String::as_str) };
        json!({
            "id": id.to_string(), "username": name.to_lowercase().replace(' ', "_"), "global_name": name,
            "discriminator": "0", "avatar": null, "bot": id == BOT || self.programs.contains(&id), "public_flags": 0,
            "avatar_decoration_data": null, "flags": 0, "accent_color": null, "banner": null,
        })
    }

    /// A message as Discord describes it.
    pub(crate) fn described(&self, message: &Message) -> Value {
        let author = if message.body["author"].is_null() { self.user(BOT) } else { message.body["author"].clone() };
        let attachments: Vec<Value> = message
            .files
            .iter()
            .enumerate()
            .map(|(index, (name, bytes))| {
                json!({
                    "id": (message.id + 1 + index as u64).to_string(), "filename": name, "size": bytes.len(),
                    "url": format!("https://cdn.example/{name}"), "proxy_url": format!("https://cdn.example/{name}"),
                })
            })
            .collect();
        let metadata = message.body["interaction_metadata"].clone();
        let mut embeds = message.body["embeds"].as_array().cloned().unwrap_or_default();
        embeds.iter_mut().for_each(|embed| embed["type"] = json!("rich"));
        let loading = if message.body["thinking"] == true { 128 } else { 0 };
        let mut described = json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(), "author": author,
            "content": message.body["content"].as_str().unwrap_or_default(),
            "timestamp": "2026-01-01T00:00:00.000000+00:00", "edited_timestamp": null, "tts": false,
            "mention_everyone": false, "mentions": message.body["mentions"].as_array().cloned().unwrap_or_default(),
            "mention_roles": [], "attachments": attachments, "embeds": embeds, "pinned": false,
            "type": 0, "flags": loading | if message.only_for.is_some() { 64 } else { 0 },
            "components": message.body["components"].as_array().cloned().unwrap_or_default(),
        });
        if !message.body["poll"].is_null() {
            described["poll"] = self.described_poll(message);
        }
        if !metadata.is_null() {
            described["interaction_metadata"] = metadata;
        }
        described
    }

    /// Whether a request is never read to its end.
    fn holds_up(&self, request: &http::Request) -> bool {
        let has_files = request.headers.get("content-type").is_some_and(|kind| kind.starts_with("multipart/"));
        self.slow_uploads && has_files && request.path.ends_with("/callback")
    }

    /// Those whom a message calls.
    pub(crate) fn called(message: &Message) -> Vec<u64> {
        let content = message.body["content"].as_str().unwrap_or_default();
        let allowed = message.body["allowed_mentions"]["users"].as_array().cloned().unwrap_or_default();
        let ids = allowed.iter().filter_map(|id| id.as_str()?.parse().ok());
        ids.filter(|id: &u64| content.contains(&format!("<@{id}>"))).collect()
    }
}

/// An id that was given some time ago.
pub(crate) fn id_of(ago: Duration) -> u64 {
    let since_2015 = SystemTime::UNIX_EPOCH.elapsed().unwrap() - Duration::from_millis(1_420_070_400_000) - ago;
    (since_2015.as_millis() as u64) << 22
}

impl StandIn {
    /// Opens a stand-in with two servers.
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let mut world = World {
            last_id: 10_000,
            people: BTreeMap::from([(ANN, "Ann".to_owned()), (BOB, "Bob".to_owned())]),
            programs: Vec::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            interactions: HashMap::new(),
            commands: HashMap::new(),
            presses: BTreeMap::new(),
            ended_polls: Vec::new(),
            requests: Vec::new(),
            faults: Vec::new(),
            absent: Vec::new(),
            old: Vec::new(),
            conversations_left: 100,
            lag: Duration::ZERO,
            slow_uploads: false,
            roles: servers::usual_roles().into_iter().collect(),
            interactions_expire: false,
            first_answer_within: FIRST_ANSWER,
            patience: DEADLINE,
            recent: VecDeque::new(),
            buckets: HashMap::new(),
            requests_per_second: 50,
            route_limits: false,
            gateway: Gateway::default(),
            locale: "en-US".to_owned(),
            server_locale: "en-US".to_owned(),
            wrong: Vec::new(),
        };
        world.add_channel(CHANNEL, SERVER, "games", TEXT);
        world.add_channel(VOICE, SERVER, "talk", 2);
        world.add_channel(FORUM, SERVER, "forum", 15);
        world.add_thread(THREAD, CHANNEL, "our corner", ANN);
        world.add_thread(POST, FORUM, "who plays?", ANN);
        world.add_channel(SECOND_CHANNEL, SECOND_SERVER, "play", TEXT);
        world.add_channel(OTHER_SHARD_CHANNEL, OTHER_SHARD_SERVER, "far", TEXT);
        let (certificate, tls) = certified();
        let (world, changed) = (Arc::new(Mutex::new(world)), Arc::new(watch::channel(0).0));
        let stand_in = Self { port, certificate, tls, world, changed };
        let serving = stand_in.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let serving = serving.clone();
                tokio::spawn(async move {
                    let mut begin = [0; 1_024];
                    let seen = stream.peek(&mut begin).await.unwrap_or(0);
                    if begin[..seen].starts_with(b"CONNECT discord.com:443 ") {
                        serving.serve_rest(stream).await;
                    } else if let Ok(stream) = serving.tls.accept(stream).await {
                        gateway::serve(serving, stream).await;
                    }
                });
            }
        });
        stand_in
    }

    /// Serves what comes through the proxy.
    async fn serve_rest(self, mut stream: TcpStream) {
        let mut buffer = Vec::new();
        let connected = http::Response::new(200, Value::Null);
        if http::read(&mut stream, &mut buffer).await.is_none() || !http::write(&mut stream, &connected).await {
            return;
        }
        let Ok(mut stream) = self.tls.accept(stream).await else { return };
        while let Some(request) = http::read(&mut stream, &mut buffer).await {
            if self.world().holds_up(&request) {
                // Nothing more comes of it than that the other side loses patience.
                http::read(&mut stream, &mut buffer).await;
                return;
            }
            let response = routes::answer(&self, &request);
            let (method, path) = (request.method.clone(), request.path.clone());
            self.change(|world| world.requests.push((method, path, response.status, Instant::now())));
            if !http::write(&mut stream, &response).await {
                return;
            }
        }
    }

    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Changes something, and tells those who wait.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let done = change(&mut self.world());
        self.changed.send_modify(|version| *version += 1);
        done
    }

    /// Waits until something is there.
    pub(crate) async fn until<T>(&self, what: &str, look: impl FnMut(&mut World) -> Option<T>) -> T {
        let patience = self.world().patience;
        self.until_within(patience, what, look).await
    }

    /// Waits so long at most until something is there.
    pub(crate) async fn until_within<T>(
        &self,
        patience: Duration,
        what: &str,
        mut look: impl FnMut(&mut World) -> Option<T>,
    ) -> T {
        let mut changed = self.changed.subscribe();
        let deadline = tokio::time::Instant::now() + patience;
        loop {
            {
                let mut world = self.world();
                assert!(world.wrong.is_empty(), "{:#?}", world.wrong);
                if let Some(found) = look(&mut world) {
                    return found;
                }
            }
            if timeout_at(deadline, changed.changed()).await.is_err() {
                let world = self.world();
                let last: Vec<_> = world.requests.iter().rev().take(8).collect();
                let said: Vec<_> =
                    world.messages.values().rev().take(4).map(|message| &message.body["content"]).collect();
                panic!("{what} does not come; the last requests were {last:#?}, the last messages {said:#?}");
            }
        }
    }

    /// Waits until a request whose path ends like this is refused by this status.
    pub(crate) async fn until_refused(&self, path: &str, wanted: u16) {
        let refused = |world: &mut World| {
            let mut requests = world.requests.iter();
            requests.any(|(_, known, status, _)| known.ends_with(path) && *status == wanted).then_some(())
        };
        self.until("the refusal", refused).await;
    }

    /// Waits until no program is connected to the gateway.
    pub(crate) async fn until_gone(&self) {
        self.until("the loss", |world| (world.gateway.connected() == 0).then_some(())).await;
    }

    /// Lets requests fail.
    pub(crate) fn fail(&self, method: &'static str, path: &str, times: u32, status: u16, body: Value) {
        let fault = Fault { method, path: path.to_owned(), times, status, body, done: false };
        self.change(|world| world.faults.push(fault));
    }
}

/// A certificate of Discord's address, and of the gateway's here, that vouches for itself, and what to show it with.
fn certified() -> (String, TlsAcceptor) {
    let names = ["discord.com", "127.0.0.1"].map(str::to_owned);
    let certified = rcgen::generate_simple_self_signed(names).unwrap();
    let key = PrivatePkcs8KeyDer::from(certified.signing_key.serialize_der());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(DEFAULT_VERSIONS)
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certified.cert.der().clone()], key.into())
        .unwrap();
    (certified.cert.pem(), TlsAcceptor::from(Arc::new(config)))
}
