//! Parlour: abstract board games, played in chat.
//!
//! ```text
//! adapter/ the platforms: they lay out what the club says, and decide nothing
//! club/    challenges, tables, offers, ratings: synchronous, deterministic, one transaction a request
//! command/ what a person can ask for, said once in a table
//! store/   SQLite: rows in, rows out
//! text/    every sentence a person reads, by key and language
//! clock/   time in games, as arithmetic
//! tournament/ pure: pairing and scoring of matches, leagues, knockouts and Swiss tournaments
//! rules/   pure: the games, their notation, positions and records
//! scene/   what a picture shows, as data and in words
//! render/  scenes as pictures: PNG, and GIF for replays
//! watch/   metrics and health, which club and platforms report to
//! engine/  an opponent for every game, on the rules alone
//! robot/   whoever thinks for the computer where it plays in the club
//! config/  what can be configured, and the only reader of the environment
//! upkeep/  backups by schedule, export and import, checks
//! files    files that somebody names, read as files
//! faults   points where a program that is built for tests fails on purpose
//! cli/     the command line
//! ```
//!
//! Who may know whom is written down, and held, in `tests/house.rs`.

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
pub mod render;
pub mod robot;
pub mod rules;
pub mod scene;
pub mod store;
pub mod text;
pub mod tournament;
pub mod upkeep;
pub mod watch;
