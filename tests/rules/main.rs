//! The rules, held against the rule pages: rulings by game, laws that hold in every game, perft counts, notation.

#![allow(clippy::unwrap_used, unreachable_pub, reason = "a test may panic, and has nobody to publish for")]

mod chifoumi;
mod complete;
mod fursaz;
mod hints;
mod laws;
mod notation;
mod odds;
mod perft;
mod records;
mod sfirs;
mod sia_doble;
mod support;
mod the_game;
mod threats;
mod touch;
