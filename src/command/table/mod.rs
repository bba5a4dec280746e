//! The table of commands, a file for each theme; `all` joins them.

mod all;
mod learning;
mod looking;
mod managing;
mod pausing;
mod playing;
mod privacy;
mod settling;
mod standing;
mod tournaments;

pub use all::TABLE;
