//! Pictures and words: the kept ones compared, and what must hold for all.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

mod animations;
mod brackets;
mod cases;
mod colors;
mod figures;
mod gallery;
mod golden;
mod lessons;
mod pages;
mod program;
#[path = "../common/random.rs"]
mod random;
mod sheets;
mod sizes;
mod words;
