//! A club with pages that are served, its people in chat, and browsers.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use parlour::adapter::SECTIONS;
use parlour::adapter::web::{Live, Site, serve};
use parlour::club::{Club, Desk, Letter, Limits, Manages, Origin, Person, Place, Request, Said};
use parlour::config::Config;
use parlour::store::Store;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch::{Sender, channel as watched};

/// How long an answer may take on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// The address that browsers know; it isn't that of the test's own port, as behind a proxy.
pub const PUBLIC: &str = "https://games.example.org";

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A club with pages.
pub struct World {
    pub desk: Arc<Desk>,
    pub address: SocketAddr,
    database: PathBuf,
    stop: Sender<bool>,
    // Ends last.
    runtime: Runtime,
    events: AtomicU32,
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub bytes: Vec<u8>,
}

/// What a browser keeps.
#[derive(Clone, Default)]
pub struct Browser {
    pub cookie: String,
}

impl World {
    pub fn new() -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("web-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self::with(&folder.join("club.db"), PUBLIC)
    }

    /// The same database, opened anew by another run of the program.
    pub fn again(self) -> Self {
        let database = self.database.clone();
        let events = self.events.load(Ordering::Relaxed);
        self.stop.send_replace(true);
        drop(self.runtime);
        drop(Arc::into_inner(self.desk).unwrap());
        let world = Self::with(&database, PUBLIC);
        world.events.store(events, Ordering::Relaxed);
        world
    }

    pub fn with(database: &Path, public: &str) -> Self {
        let text = format!("[web]\npublic_url = \"{public}\"\ntrusted_proxies = [\"127.0.0.1\"]");
        let config = Config::read(&text, Path::new("config.toml"), &|_| None, SECTIONS).unwrap();
        let limits = Limits {
            ping_wait_seconds: 0,
            requests_per_minute: 10_000,
            games_per_person: 1_000,
            games_per_place: 1_000,
            ..Limits::default()
        };
        let club = Club::new(Store::open(database).unwrap(), limits).with_pages_at(public);
        let live = Live::default();
        let rings = live.clone();
        let listener: parlour::club::ChangeListener = Box::new(move |games| rings.ring(games));
        let desk = Arc::new(Desk::open_with(club, Vec::new(), Some(listener)).unwrap());
        let runtime = Runtime::new().unwrap();
        let site = Site::new(config.web.as_ref().unwrap(), Arc::clone(&desk) as _, live).unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopping) = watched(false);
        runtime.spawn(serve(listener, site, desk.watch().clone(), stopping));
        Self { desk, address, database: database.to_owned(), stop, runtime, events: AtomicU32::new(0) }
    }

    /// A game of Chifoumi between ann and bob in a place that has pages, with ann to move, and the path of its page.
    pub fn with_game() -> (Self, String) {
        let world = Self::new();
        world.say("ann", "settings community page on");
        world.say("ann", "challenge bob chifoumi first");
        world.say("bob", "accept");
        let path = world.path(1);
        (world, path)
    }

    /// The path of a game's page.
    pub fn path(&self, game: i64) -> String {
        let letters = self.say("ann", &format!("board #{game}"));
        letters[0].page.as_ref().unwrap().strip_prefix(PUBLIC).unwrap().to_owned()
    }

    /// The letters with which a line in the place is answered.
    pub fn say(&self, who: &str, line: &str) -> Vec<Letter> {
        let request = request(who, line, self.events.fetch_add(1, Ordering::Relaxed));
        let (tell, told) = channel();
        self.desk.handle(request, move |done| tell.send(done).unwrap()).unwrap();
        told.recv_timeout(PATIENCE).unwrap().unwrap().letters.into_iter().map(|(_, letter)| letter).collect()
    }

    /// How many letters were written to the platform, and the words of the last one.
    pub fn written(&self) -> (usize, String) {
        let (tell, told) = channel();
        let look = move |club: &mut Club, now| {
            let waiting = club.waiting("console", 0, 10_000, now).unwrap();
            let last = waiting.last().and_then(|last| club.letter_to_send(last.id, now).unwrap());
            let words = last.map(|last| last.letter.text.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
            tell.send((waiting.len(), words.unwrap_or_default())).unwrap();
        };
        self.desk.with(look).unwrap();
        told.recv_timeout(PATIENCE).unwrap()
    }

    /// What was played in a game.
    pub fn played(&self, game: i64) -> Vec<String> {
        let (tell, told) = channel();
        let look = move |club: &mut Club, _| {
            let tx = club.store().read().unwrap();
            let entries = tx.entries(game, 10_000).unwrap();
            tell.send(entries.into_iter().map(|entry| entry.token).collect()).unwrap();
        };
        self.desk.with(look).unwrap();
        told.recv_timeout(PATIENCE).unwrap()
    }

    /// A connection.
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// Sends a request as it is, and reads all that comes.
    pub fn send(&self, request: &[u8]) -> Answer {
        let mut stream = self.connect();
        stream.write_all(request).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        Answer::read(&bytes)
    }

    /// Gets a page.
    pub fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = format!("GET {path} HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n");
        headers.iter().for_each(|(name, value)| request.push_str(&format!("{name}: {value}\r\n")));
        request.push_str("\r\n");
        self.send(request.as_bytes())
    }

    /// Sends a form.
    pub fn post(&self, path: &str, fields: &[(&str, &str)], headers: &[(&str, &str)]) -> Answer {
        let form: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let form = form.join("&");
        let mut request = format!(
            "POST {path} HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n",
            form.len()
        );
        headers.iter().for_each(|(name, value)| request.push_str(&format!("{name}: {value}\r\n")));
        request.push_str("\r\n");
        request.push_str(&form);
        self.send(request.as_bytes())
    }

    /// The path of a link that signs somebody in.
    pub fn link(&self, who: &str) -> String {
        let letters = self.say(who, "page");
        let text = letters[0].text.iter().map(ToString::to_string).collect::<String>();
        let from = text.find("/in/").unwrap();
        text[from..].split(' ').next().unwrap().to_owned()
    }

    /// A browser that somebody has signed in.
    pub fn signed_in(&self, who: &str) -> Browser {
        let (link, mut browser) = (self.link(who), Browser::default());
        let page = browser.get(self, &link);
        assert_eq!(page.status, 200, "{}", page.text());
        let answer = browser.send(self, &link, &page, &[]);
        assert_eq!((answer.status, answer.header("location")), (303, Some("/")), "{}", answer.text());
        browser
    }
}

impl Browser {
    /// Gets a page, and keeps the cookie that it sets.
    pub fn get(&mut self, world: &World, path: &str) -> Answer {
        let answer = world.get(path, &[("Cookie", &self.cookie)]);
        self.keep(&answer);
        answer
    }

    /// Sends a form of a page: its hidden fields, and these.
    pub fn send(&mut self, world: &World, path: &str, page: &Answer, fields: &[(&str, &str)]) -> Answer {
        let (proof, form) = (page.field("proof"), page.field("form"));
        let mut all = vec![("proof", proof.as_str()), ("form", form.as_str())];
        all.extend(fields);
        let answer = world.post(path, &all, &[("Cookie", &self.cookie), ("Sec-Fetch-Site", "same-origin")]);
        self.keep(&answer);
        answer
    }

    fn keep(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.header("set-cookie") {
            cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        }
    }
}

impl Answer {
    fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no head in {:?}", String::from_utf8_lossy(bytes)));
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers: Vec<(String, String)> = lines
            .map(|line| line.split_once(": ").unwrap())
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        Self { status, headers, bytes: bytes[end + 4..].to_vec() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The value of a hidden field; empty if there is none.
    pub fn field(&self, name: &str) -> String {
        let text = self.text();
        let mark = format!("type=\"hidden\" name=\"{name}\" value=\"");
        let Some((_, rest)) = text.split_once(&mark) else { return String::new() };
        rest.split('"').next().unwrap().to_owned()
    }
}

/// What somebody says in the place, as the event with a number.
pub fn request(who: &str, line: &str, event: u32) -> Request {
    Request {
        manages: if who == "ann" { Manages::ALL } else { Manages::NOTHING },
        people: ["ann", "bob", "cas"].map(|name| Person { id: name.to_owned(), name: name.to_owned() }).to_vec(),
        ..Request::new(
            Origin { platform: "console", event: format!("event-{event}") },
            Place { id: "general".to_owned(), name: "general".to_owned(), direct: false, community: "club".to_owned() },
            Person { id: who.to_owned(), name: who.to_owned() },
            Said::line(line),
        )
    }
}

/// A value as it stands in a form.
pub fn escaped(value: &str) -> String {
    value
        .bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
