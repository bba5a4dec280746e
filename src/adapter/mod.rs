//! The platforms. Each is the only user of its library; it lays out what the club says, and decides nothing.
//!
//! `delivery` brings letters out, in order, for all of them. `club_link` is the way from async code to the club.

#[cfg(feature = "service")]
mod club_link;
pub mod console;
mod delivery;
#[cfg(feature = "discord")]
pub mod discord;
#[cfg(feature = "matrix")]
pub mod matrix;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod reach;
#[cfg(feature = "service")]
mod stop;
