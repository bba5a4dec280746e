//! Pairing and scoring against examples that others have published, with the numbers that they found.
//!
//! `compare.py` beside it asks an independent implementation about random tournaments.

#![allow(clippy::unwrap_used, unreachable_pub, reason = "a test may panic, and has nobody to publish for")]

mod dutch;
mod table;
mod tie_breaks;
