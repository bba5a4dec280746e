//! The platforms. Each is the only user of its library. It lays out the club's words, and decides nothing.
//!
//! `PLATFORMS` has all of them but the console, which is a program of its own. `delivery` brings letters out, in order,
//! for every one. `club_link` is the way from async code to the club.

#[cfg(feature = "service")]
mod club_link;
pub mod console;
mod delivery;
#[cfg(feature = "discord")]
pub mod discord;
#[cfg(feature = "matrix")]
pub mod matrix;
#[cfg(feature = "service")]
mod platform;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod reach;
#[cfg(feature = "service")]
mod stop;

#[cfg(feature = "service")]
pub use platform::{Given, Platform, Playing};

/// The platforms that the program was built with.
#[cfg(feature = "service")]
pub const PLATFORMS: &[Platform] = &[
    #[cfg(feature = "discord")]
    discord::DISCORD,
    #[cfg(feature = "matrix")]
    matrix::MATRIX,
];
