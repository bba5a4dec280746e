//! Parlour: abstract board games, played in chat.
//!
//! ```text
//! rules/   pure: the games, their notation, positions and records
//! text/    every sentence a person reads, by key and language
//! cli/     the commands that need no chat platform
//! ```

pub mod rules;
pub mod text;
