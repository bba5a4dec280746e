//! The declarations of all commands, a file for each theme; `command` and `all` join them.

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
pub use command::Command;
pub use learning::LearningCommand;
pub use moderation::ModerationCommand;
pub use notices::{NoticeCommand, PauseWish};
pub use play::{COMPUTER, Challenge, PlayCommand, is_computer};
pub use positions::PositionCommand;
pub use privacy::PrivacyCommand;
pub use ratings::RatingCommand;
pub use settling::{IfWish, SettlingCommand};
pub use tournaments::{Opening, TournamentCommand};
