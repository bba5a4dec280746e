//! The command line: `line` reads it, and each command has a file.

mod backup;
mod best;
mod check;
mod computer;
mod config_args;
mod console;
#[cfg(feature = "discord")]
mod discord;
mod endings;
mod game_args;
#[cfg(feature = "service")]
mod health;
mod json_lines;
mod line;
#[cfg(feature = "service")]
mod log;
#[cfg(feature = "matrix")]
mod matrix;
#[cfg(feature = "service")]
mod pages;
mod pair;
#[cfg(feature = "service")]
mod platforms;
mod progress;
mod puzzles;
mod render;
mod repair;
mod rules;
#[cfg(feature = "service")]
mod run;
#[cfg(feature = "service")]
mod services;
mod trace;
mod transfer;

pub use game_args::GameArgs;
pub use line::main;
pub use render::RenderArgs;
