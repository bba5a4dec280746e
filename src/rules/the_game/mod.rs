//! THE GAME (author unknown, the Netherlands, 1970s): slides over exactly five squares, stacks that neutralize and
//! capture, and the opponent's base to be taken.
//!
//! Rules, readings and house rules: `docs/rules/the-game.md`. Beside what every game's folder has: `slide`, where a
//! piece can go.

mod board;
mod evaluation;
mod explain;
mod lesson;
mod notation;
mod position;
mod slide;
mod state;
mod view;

pub use state::TheGame;
