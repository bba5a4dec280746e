//! Everything fails on purpose: statements, functions, the thread. Answered requests stay, and no other is half there.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

mod deaths;
mod deed;
mod everywhere;
#[path = "../common/offered.rs"]
mod offered;
mod outages;
#[path = "../common/random.rs"]
mod random;
mod script;
mod seeds;
mod shown;
mod statements;
#[allow(dead_code, reason = "only a part of it is used")]
#[path = "../club/support.rs"]
mod support;
mod suspects;
mod times;
mod world;

use std::panic;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use parlour::faults::PURPOSE;

/// A plan is the whole process's: tests that follow one wait for each other.
static ALONE: Mutex<()> = Mutex::new(());
static QUIET: Once = Once::new();

/// Waits until no other test follows a plan. What panics on purpose from here on is not told on the terminal.
fn alone() -> MutexGuard<'static, ()> {
    QUIET.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !panic.payload_as_str().is_some_and(|message| message.starts_with(PURPOSE)) {
                usual(panic);
            }
        }));
    });
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
