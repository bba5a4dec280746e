//! Delivers letters, in the same way on every platform.
//!
//! - [`Lanes`]: decides which letter is next. It keeps the order within a place, lets places go side by side, pauses
//!   after failures, and puts answers before a backlog. It has no clock and sends nothing.
//! - [`Carrier`]: the platform's part: it draws a letter, sends it, and returns where it landed or why it didn't.
//! - `attempt`: one letter, once. [`run`]: joins all until the program stops.

#[cfg(feature = "platform")]
mod attempt;
#[cfg(feature = "platform")]
mod carrier;
mod lanes;
#[cfg(feature = "platform")]
mod runner;

#[cfg(feature = "platform")]
pub(super) use carrier::Carrier;
pub(super) use lanes::{LETTERS_AT_ONCE, Lanes, Order};
#[cfg(feature = "platform")]
pub(super) use runner::{Signals, run};
