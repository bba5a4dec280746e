//! Fursaz (Saïd Galdseid, 2022): stones between two enemy stones flip, and each flip may cause the next.
//!
//! Rules, readings and house rules: `docs/rules/fursaz.md`. Besides the files that every game has: `grid`, with the
//! points and the lines through them, and `prospects`, with what lines hold for their points.

mod board;
mod evaluation;
mod explain;
mod grid;
mod lesson;
mod notation;
mod position;
mod prospects;
mod state;
mod view;
mod weights;

pub use state::Fursaz;
