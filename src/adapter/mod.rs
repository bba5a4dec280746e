//! The chat platforms. Each folder is the only user of its SDK: it lays out what the club says, and decides nothing.

#[cfg(feature = "discord")]
pub mod discord;
