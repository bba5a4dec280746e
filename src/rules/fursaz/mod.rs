//! Fursaz (Saïd Galdseid, 2022): stones between two of the enemy's flip, and each flip may set off the next.
//!
//! Rules, readings and house rules: `docs/rules/fursaz.md`. Beside what every game's folder has: `grid`, the points and
//! the lines through them.

mod board;
mod evaluation;
mod explain;
mod grid;
mod lesson;
mod notation;
mod position;
mod state;
mod view;

pub use state::Fursaz;
