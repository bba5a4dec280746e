//! Metrics.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use super::lately::Recent;
use super::{HealthReport, Lately, Tally};

/// The upper bounds of the histograms' buckets, in seconds.
const BOUNDS: [f64; 12] = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// A label and its value. Neither comes from people.
type Label = [(&'static str, &'static str); 1];

/// The handle that parts report to. Clones share their counts.
#[derive(Clone)]
pub struct Watch {
    counts: Arc<Counts>,
}

struct Counts {
    registry: Registry,
    moves: Counter,
    refusals: Family<Label, Counter>,
    handling: Histogram,
    drawing: Histogram,
    connections: Family<Label, Counter>,
    connected: Family<Label, Gauge>,
    unreadable: Family<[(&'static str, &'static str); 2], Counter>,
    waiting: Family<Label, Gauge>,
    oldest: Family<Label, Gauge>,
    games: Family<Label, Gauge>,
    put_aside: Gauge,
    memory: Gauge,
    backup: Gauge,
    queue: Gauge,
    refused_writes: Counter,
    panics: Family<Label, Counter>,
    /// The expected platforms, with their numbers of connections.
    platforms: Mutex<Vec<(&'static str, i64)>>,
    recent: Mutex<Recent>,
}

/// The connections to a platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Links {
    /// The platform's name.
    pub platform: &'static str,
    /// How many work now.
    pub holding: i64,
    /// How many there should be. Discord has one for each shard.
    pub expected: i64,
}

impl Links {
    /// Whether every connection works.
    #[must_use]
    pub const fn are_whole(&self) -> bool {
        self.holding >= self.expected
    }
}

/// A working connection to a platform. Drop it when the connection is lost.
pub struct Online {
    gauge: Gauge,
}

impl Drop for Online {
    fn drop(&mut self) {
        self.gauge.dec();
    }
}

impl Default for Watch {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("parlour");
        let counts = Counts {
            moves: Counter::default(),
            refusals: Family::default(),
            handling: Histogram::new(BOUNDS),
            drawing: Histogram::new(BOUNDS),
            connections: Family::default(),
            connected: Family::default(),
            unreadable: Family::default(),
            waiting: Family::default(),
            oldest: Family::default(),
            games: Family::default(),
            put_aside: Gauge::default(),
            memory: Gauge::default(),
            backup: Gauge::default(),
            queue: Gauge::default(),
            refused_writes: Counter::default(),
            panics: Family::default(),
            platforms: Mutex::default(),
            recent: Mutex::default(),
            registry: Registry::default(),
        };
        registry.register("moves", "Actions that were played", counts.moves.clone());
        let refusals = "Requests that were refused, by the key of the sentence that said why";
        registry.register("refusals", refusals, counts.refusals.clone());
        let handling = "What the club took for a request, without waiting for its turn or for the disk";
        registry.register_with_unit("handle", handling, Unit::Seconds, counts.handling.clone());
        let drawing = "What drawing the picture of a message took";
        registry.register_with_unit("render", drawing, Unit::Seconds, counts.drawing.clone());
        let connections = "Connections to a platform that were made; all but the first of each are reconnects";
        registry.register("connections", connections, counts.connections.clone());
        registry.register("connected", "Connections to a platform that hold", counts.connected.clone());
        let unreadable = "Events of a platform that could not be read and were dropped";
        registry.register("unreadable_events", unreadable, counts.unreadable.clone());
        registry.register("queue_jobs", "Requests and notes that wait for the club", counts.queue.clone());
        let refused = "Requests and other work that the database did not keep";
        registry.register("store_failures", refused, counts.refused_writes.clone());
        let panics = "Panics that were caught, each of which cost what was being done, by part";
        registry.register("panics", panics, counts.panics.clone());
        registry.register("outbox_letters", "Messages that wait to be sent", counts.waiting.clone());
        let oldest = "How long the oldest message that waits has waited";
        registry.register_with_unit("outbox_oldest", oldest, Unit::Seconds, counts.oldest.clone());
        registry.register("games", "Games by state", counts.games.clone());
        let put_aside = "What is put aside because it panicked or failed again and again";
        registry.register("put_aside", put_aside, counts.put_aside.clone());
        registry.register_with_unit("memory", "Memory that is in use", Unit::Bytes, counts.memory.clone());
        let backup = "When the last backup by schedule was made, in seconds since 1970";
        registry.register_with_unit("backup_time", backup, Unit::Seconds, counts.backup.clone());
        Self { counts: Arc::new(Counts { registry, ..counts }) }
    }
}

impl Watch {
    /// Expects this many connections to a platform. Each counts as missing until it works.
    pub fn expect(&self, platform: &'static str, connections: u32) {
        // Shows the platform from now on, even before it is connected.
        drop(self.counts.connected.get_or_create(&label(platform)));
        let mut platforms = self.counts.platforms.lock().unwrap_or_else(PoisonError::into_inner);
        platforms.retain(|(known, _)| *known != platform);
        platforms.push((platform, connections.into()));
    }

    /// Counts a connection to a platform as working until the returned guard is dropped.
    #[must_use]
    pub fn online(&self, platform: &'static str) -> Online {
        self.counts.connections.get_or_create(&label(platform)).inc();
        let gauge = self.counts.connected.get_or_create(&label(platform)).clone();
        gauge.inc();
        Online { gauge }
    }

    /// Counts an event that couldn't be read, though Parlour needs its kind.
    pub fn unreadable(&self, platform: &'static str, kind: &'static str) {
        self.counts.unreadable.get_or_create(&[("platform", platform), ("kind", kind)]).inc();
    }

    /// Notes that the messages in a room couldn't be fetched.
    pub fn unheard(&self, platform: &'static str) {
        self.unreadable(platform, "history");
        self.recent().unheard(platform);
    }

    /// Notes that the database stored something, or why it refused.
    pub fn kept(&self, kept: Result<(), &str>) {
        if kept.is_err() {
            self.counts.refused_writes.inc();
        }
        self.recent().kept(kept);
    }

    pub(super) fn count_panic(&self, part: &'static str) {
        self.counts.panics.get_or_create(&[("part", part)]).inc();
    }

    /// Notes that a part's loop panicked and restarted.
    pub fn begun_anew(&self, part: &'static str) {
        self.recent().begun_anew(part);
    }

    /// Changes the number of jobs that wait for the club by this.
    pub fn queued(&self, more: i64) {
        self.counts.queue.inc_by(more);
    }

    /// Recent trouble.
    #[must_use]
    pub fn lately(&self) -> Lately {
        self.recent().lately()
    }

    fn recent(&self) -> MutexGuard<'_, Recent> {
        self.counts.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a request, and the time that it took.
    pub fn handled(&self, tally: Tally, took: Duration) {
        self.counts.handling.observe(took.as_secs_f64());
        self.counts.moves.inc_by(u64::from(tally.moves));
        if let Some(reason) = tally.refused {
            self.counts.refusals.get_or_create(&[("reason", reason)]).inc();
        }
    }

    /// Makes a message. If it has a picture, measures the time.
    pub fn drawing<T>(&self, pictured: bool, make: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let made = make();
        if pictured {
            self.counts.drawing.observe(begin.elapsed().as_secs_f64());
        }
        made
    }

    /// Notes a backup, made at this time in seconds since 1970.
    pub fn backed_up(&self, at: i64) {
        self.counts.backup.set(at);
        self.recent().saved(Ok(()));
    }

    /// Notes why a scheduled backup failed.
    pub fn not_backed_up(&self, why: &str) {
        self.recent().saved(Err(why));
    }

    /// The connections to all expected platforms.
    #[must_use]
    pub fn links(&self) -> Vec<Links> {
        let platforms = self.counts.platforms.lock().unwrap_or_else(PoisonError::into_inner);
        let links = |(platform, expected): &(&'static str, i64)| {
            let holding = self.counts.connected.get_or_create(&label(platform)).get();
            Links { platform, holding, expected: *expected }
        };
        platforms.iter().map(links).collect()
    }

    /// All metrics in Prometheus's text format, with the club's report and the memory in use, in bytes.
    #[must_use]
    pub fn exposition(&self, report: &HealthReport, memory: Option<usize>) -> String {
        for waiting in &report.waiting {
            let set = |family: &Family<Label, Gauge>, number: u64| {
                family.get_or_create(&label(waiting.platform)).set(i64::try_from(number).unwrap_or(i64::MAX));
            };
            set(&self.counts.waiting, waiting.letters);
            set(&self.counts.oldest, waiting.oldest_seconds);
        }
        for (state, games) in &report.games {
            self.counts.games.get_or_create(&[("state", *state)]).set(i64::try_from(*games).unwrap_or(i64::MAX));
        }
        self.counts.put_aside.set(i64::try_from(report.put_aside.len()).unwrap_or(i64::MAX));
        if let Some(memory) = memory {
            self.counts.memory.set(i64::try_from(memory).unwrap_or(i64::MAX));
        }
        let mut text = String::new();
        // Writing to a string can't fail.
        encode(&mut text, &self.counts.registry).unwrap_or_default();
        text
    }
}

const fn label(platform: &'static str) -> Label {
    [("platform", platform)]
}
