//! The platforms. Each is the only user of its library. It lays out the club's words, and decides nothing.
//!
//! `SECTIONS` says what can be configured about each of them but the console, which is a program of its own, and `PLATFORMS`
//! how each starts that the program was built with. `delivery` brings letters out, in order, for every one. `club_link` is
//! the way from async code to the club. `web` is no platform: it serves
//! pages.

#[cfg(feature = "platform")]
mod club_link;
pub mod console;
mod delivery;
pub mod discord;
pub mod matrix;
#[cfg(feature = "service")]
mod platform;
#[cfg(feature = "platform")]
mod reach;
mod record_page;
#[cfg(feature = "platform")]
mod stop;
#[cfg(feature = "web")]
pub mod web;

#[cfg(feature = "service")]
pub use platform::{Given, Platform, Playing};

use crate::config::SectionSpec;

/// The sections of all platforms, also of those that the program was built without, to say so; in the order of the example.
pub const SECTIONS: &[SectionSpec] = &[discord::SECTION, matrix::SECTION];

/// The platforms that the program was built with.
#[cfg(feature = "service")]
pub const PLATFORMS: &[Platform] = &[
    #[cfg(feature = "discord")]
    discord::DISCORD,
    #[cfg(feature = "matrix")]
    matrix::MATRIX,
];
