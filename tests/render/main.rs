//! Pictures and words: the kept ones compared, and what must hold for all.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod cases;
mod golden;
