//! Sia Doble, by Oliver Schaudt and Hendrik Simon (2012): markers cross lines that hold exactly one buoy.
//!
//! Rules, readings and house rules: `docs/rules/sia-doble.md`.

mod board;
mod cell;
mod evaluation;
mod explain;
mod lesson;
mod notation;
mod position;
mod state;
mod view;
mod weights;

pub use state::SiaDoble;
