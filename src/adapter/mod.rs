//! The platforms. Each is the only user of its library; it lays out what the club says, and decides nothing.

pub mod console;
#[cfg(feature = "discord")]
pub mod discord;
#[cfg(feature = "matrix")]
pub mod matrix;
#[cfg(any(feature = "discord", feature = "matrix"))]
mod reach;
