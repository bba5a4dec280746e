//! Parlour: abstract board games, played in chat.
//!
//! `docs/architecture.md` lists the parts; `tests/house` holds which of them may use which.

// The futures of the Matrix SDK are deeply nested.
#![recursion_limit = "256"]

pub mod adapter;
pub mod cli;
pub mod clock;
pub mod club;
pub mod command;
pub mod config;
pub mod engine;
pub mod faults;
pub mod files;
pub mod page;
pub mod render;
pub mod robot;
pub mod rules;
pub mod scene;
pub mod store;
pub mod text;
pub mod tournament;
pub mod upkeep;
pub mod watch;
