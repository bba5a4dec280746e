//! Eyes on the program while it runs: what the parts report, as metrics and as health.
//!
//! - [`Watch`]: the handle that club and platforms report to. It counts; nobody reads from it but the listener.
//! - [`HealthReport`]: what the club says of itself when it is asked.
//! - `panics`: what becomes of panics. [`Lately`]: what went wrong of late. `health`: whether all is well, by all of these. `listener`: `/health` and
//!   `/metrics` over HTTP.

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

/// What the club says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HealthReport {
    /// The letters that wait, by platform.
    pub waiting: Vec<Backlog>,
    /// How many games there are, by state.
    pub games: Vec<(&'static str, u64)>,
    /// What is put aside because it panicked or failed again and again, each with why.
    pub put_aside: Vec<String>,
}

/// The letters that wait for a platform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// The platform.
    pub platform: &'static str,
    /// How many there are.
    pub letters: u64,
    /// How long the oldest of them has waited, in seconds; 0 if there is none.
    pub oldest_seconds: u64,
}

/// What became of a request, to be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many actions it played.
    pub moves: u32,
    /// Why it was refused: the key of the sentence that said so.
    pub refused: Option<&'static str>,
}
