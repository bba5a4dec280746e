//! The platforms. Each folder is the only user of its library; it lays out what the club says, and decides nothing.

#[cfg(feature = "matrix")]
pub mod matrix;
