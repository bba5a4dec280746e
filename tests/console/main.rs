//! The program's own console, driven as a process: whole games as transcripts, and games through which it is killed.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod by_ear;
mod computer;
mod kills;
mod listener;
mod pictures;
mod support;
mod transcripts;
