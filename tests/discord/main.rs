//! Discord: the real binary against a stand-in for Discord, whose every word is checked by models that others wrote.

#![recursion_limit = "256"]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advance;
mod boards;
mod bot;
mod brought;
mod busy;
mod callbacks;
mod checks;
mod computer;
mod connections;
mod faults;
mod gateway;
mod held;
mod http;
mod languages;
mod lessons;
mod limits;
mod memory;
mod menus;
mod notices;
mod outages;
mod pages;
mod people;
mod play;
mod polling;
mod polls;
#[path = "../common/pseudo.rs"]
mod pseudo;
mod registration;
mod routes;
mod schema;
mod season;
mod servers;
mod snapshots;
mod threads;
mod tournaments;
mod unreachable;
mod watching;
mod world;
