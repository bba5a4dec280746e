//! What all requests share.

use std::net::IpAddr;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use tokio::sync::Semaphore;

use super::assets::Files;
use super::cookies::Cookies;
use super::door::{ClubDoor, Door};
use super::drawn::Drawn;
use super::limits::Limit;
use super::live::Live;
use crate::adapter::PLATFORMS;
use crate::config::{ConfigError, Finding, Network, Web};

/// How many requests an address may make at once, and then one in how much time. A page takes half a dozen.
const ASKED_AT_ONCE: u32 = 400;
const ASKED_EACH: Duration = Duration::from_millis(40);
/// The same of what a session may do.
const DONE_AT_ONCE: u32 = 30;
const DONE_EACH: Duration = Duration::from_secs(1);
/// How many pages are kept for everybody who isn't signed in, and for how long: clocks run.
const KEPT_MAX: std::num::NonZeroUsize = std::num::NonZeroUsize::new(500).unwrap();
const KEPT_FOR: Duration = Duration::from_secs(1);
/// How many pages and pictures are made at a time.
const MADE_AT_ONCE: usize = 4;

/// The pages of a club. Clones share everything.
#[derive(Clone)]
pub struct Site(pub(super) Arc<Shared>);

/// What all requests share.
pub(super) struct Shared {
    pub(super) door: Door,
    pub(super) live: Live,
    /// The address that browsers know.
    pub(super) origin: String,
    pub(super) cookies: Cookies,
    pub(super) proxies: Vec<Network>,
    pub(super) files: Files,
    pub(super) pictures: Drawn,
    pub(super) asked: Limit<IpAddr>,
    pub(super) done: Limit<String>,
    pub(super) making: Semaphore,
    kept: Mutex<LruCache<i64, Kept>>,
}

/// A page as everybody sees it who isn't signed in.
#[derive(Clone)]
pub(super) struct Kept {
    pub(super) key: String,
    pub(super) html: Arc<str>,
    pub(super) made: Instant,
}

/// The platforms of accounts that can be signed in.
static KNOWN: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| PLATFORMS.iter().map(|platform| platform.name).chain(["console"]).collect());

impl Site {
    /// The pages of a club, as they are configured.
    ///
    /// # Errors
    /// If the public address isn't set.
    pub fn new(config: &Web, door: Arc<dyn ClubDoor>, live: Live) -> Result<Self, ConfigError> {
        let origin = config.public_url()?.to_owned();
        Ok(Self(Arc::new(Shared {
            door: Door(door),
            live,
            cookies: Cookies { is_secure: origin.starts_with("https://") },
            origin,
            proxies: config.trusted_proxies(),
            files: Files::new(),
            pictures: Drawn::new(),
            asked: Limit::new(ASKED_AT_ONCE, ASKED_EACH),
            done: Limit::new(DONE_AT_ONCE, DONE_EACH),
            making: Semaphore::new(MADE_AT_ONCE),
            kept: Mutex::new(LruCache::new(KEPT_MAX)),
        })))
    }

    /// The platforms of accounts that can be signed in.
    pub(super) fn platforms() -> &'static [&'static str] {
        &KNOWN
    }

    /// A page that was made a moment ago, if nothing has changed since.
    pub(super) fn kept(&self, key: &str) -> Option<Arc<str>> {
        let id = key.split_once('-')?.0.parse().ok()?;
        let mut kept = self.0.kept.lock().unwrap_or_else(PoisonError::into_inner);
        for changed in self.0.live.take_changed() {
            kept.pop(&changed);
        }
        let found = kept.get(&id).filter(|kept| kept.key == key && kept.made.elapsed() < KEPT_FOR);
        found.map(|kept| Arc::clone(&kept.html))
    }

    /// Keeps a page, unless something has changed since it was asked for.
    pub(super) fn keep(&self, id: i64, page: Kept, changes: u64) {
        let mut kept = self.0.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if self.0.live.changes() == changes {
            kept.put(id, page);
        }
    }

    /// Makes something that takes some milliseconds of computing, away from the async threads. `None` if it panics.
    pub(super) async fn make<T: Send + 'static>(&self, make: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _permit = self.0.making.acquire().await.ok()?;
        let made = tokio::task::spawn_blocking(make).await;
        made.inspect_err(|error| tracing::error!(%error, "a page or picture cannot be made")).ok()
    }
}

/// What is good and what is wrong about the section of pages, for `parlour check`.
#[must_use]
pub fn check(config: &Web) -> Vec<Finding> {
    match config.public_url() {
        Ok(address) => vec![Finding::Good(format!("pages are at {address}, served on {}", config.listen))],
        Err(error) => vec![Finding::Wrong(error.to_string())],
    }
}
