//! What keeps the club's data for years, and the program that does it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

mod backups;
mod checks;
mod columns;
mod communities;
mod damage;
mod faults;
#[cfg(target_os = "linux")]
mod kills;
mod migrations;
mod place;
#[cfg(unix)]
mod places;
#[path = "../common/random.rs"]
mod random;
#[allow(dead_code, reason = "it serves the club's tests too")]
#[path = "../club/support.rs"]
mod support;
mod transfers;
