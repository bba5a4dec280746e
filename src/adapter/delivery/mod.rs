//! The delivery of letters, the same for every platform.
//!
//! - [`Lanes`]: which letter is next: order within a place, places beside each other, pauses after failures, answers to
//!   somebody who waits before a backlog. It has no clock and sends nothing.
//! - [`Carrier`]: what a platform does for it: draw a letter, send it, say where it landed or why it did not.
//! - [`run`]: both together, until everything is to end.

#[cfg(feature = "service")]
mod carrier;
mod lanes;
#[cfg(feature = "service")]
mod runner;

#[cfg(feature = "service")]
pub(super) use carrier::Carrier;
pub(super) use lanes::{LETTERS_AT_ONCE, Lanes, Order};
#[cfg(feature = "service")]
pub(super) use runner::{Signals, run};
