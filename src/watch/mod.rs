//! Watches the running program: parts report to it, and it gives metrics and health.
//!
//! - [`Watch`]: the handle that the club and the platforms report to. Only the listener reads it.
//! - [`HealthReport`]: the club's report about itself.
//! - `panics`: catches panics. [`Lately`]: recent trouble. `health`: judges all of these. `listener`: serves `/health`
//!   and `/metrics` over HTTP.

mod health;
mod lately;
#[cfg(feature = "service")]
mod listener;
mod metrics;
mod panics;

pub use health::Health;
pub use lately::Lately;
#[cfg(feature = "service")]
pub use listener::{BODY_BYTES_MAX, SILENT, serve};
pub use metrics::{Links, Online, Watch};

/// The club's report about itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HealthReport {
    /// The waiting letters of each platform.
    pub waiting: Vec<Backlog>,
    /// The number of games in each state.
    pub games: Vec<(&'static str, u64)>,
    /// Everything put aside after panics or repeated failures, each with its reason.
    pub put_aside: Vec<String>,
}

/// The letters that wait for a platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// The platform's name.
    pub platform: &'static str,
    /// The number of letters.
    pub letters: u64,
    /// How long the oldest one has waited, in seconds. 0 if there is none.
    pub oldest_seconds: u64,
}

/// The outcome of a request, for the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of actions played.
    pub moves: u32,
    /// The key of the refusal, if the request was refused.
    pub refused: Option<&'static str>,
}
