//! THE GAME (author unknown, the Netherlands, 1970s): slides over exactly five squares, stacks that neutralize and
//! capture, and an opponent's base to take.
//!
//! Rules, readings and house rules: `docs/rules/the-game.md`. Besides the files that every game has: `slide`, with the
//! paths of pieces.

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
