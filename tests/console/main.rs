//! The program's own console, driven as a process: whole games as transcripts, and games through which it is killed.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

mod by_ear;
mod computer;
mod kills;
mod languages;
mod listener;
#[cfg(feature = "faults")]
mod panics;
mod pictures;
#[path = "../common/pseudo.rs"]
mod pseudo;
#[path = "../common/random.rs"]
mod random;
mod support;
mod transcripts;
