//! Chifoumi, by Nicolas Halpern-Herla (1999): rock, paper, scissors and well on a cross of 33 cells.
//!
//! Rules, readings and house rules: `docs/rules/chifoumi.md`. Besides the files that every game has: `piece`, with
//! kinds and stacks, and `endings`, with solved positions.

mod board;
mod cell;
pub mod endings;
mod evaluation;
mod explain;
mod lesson;
mod notation;
mod piece;
mod position;
mod state;
mod view;
mod weights;

pub use state::Chifoumi;
