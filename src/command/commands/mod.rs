//! The declarations of all commands, a file for each theme; `all` joins them.

mod all;
mod command;
mod learning;
mod moderation;
mod notices;
mod params;
mod play;
mod positions;
mod privacy;
mod ratings;
mod settling;
mod tournaments;

pub use all::COMMANDS;
pub use command::{COMPUTER, Challenge, Command, IfWish, PauseWish, is_computer};
