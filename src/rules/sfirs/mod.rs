//! SFIRS, by Martijn Althuizen (2006–2009): the last player who can move an active piece wins.
//!
//! Rules, readings and house rules: `docs/rules/sfirs.md`. Besides the files that every game has: `way`, a slide cell
//! by cell, to explain and show it.

mod board;
mod cell;
mod evaluation;
mod explain;
mod lesson;
mod notation;
mod position;
mod state;
mod view;
mod way;
mod weights;

pub use state::Sfirs;
