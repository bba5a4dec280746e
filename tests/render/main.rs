//! Pictures and words: the kept ones compared, and what must hold for all.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod animations;
mod brackets;
mod cases;
mod colors;
mod figures;
mod gallery;
mod golden;
mod lessons;
mod program;
mod sheets;
mod sizes;
mod words;
