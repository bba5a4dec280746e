//! The opponent: what it answers, in every game and variant.

#![allow(clippy::unwrap_used, unreachable_pub, reason = "a test may panic, and has nobody to publish for")]

mod analysis;
mod answers;
mod certain;
mod chances;
mod endings;
mod fursaz;
mod limits;
mod mistakes;
mod proofs;
mod puzzles;
mod robot;
mod strength;
mod support;
