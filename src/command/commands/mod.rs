//! The declarations of all commands, a file for each theme; `command` and `all` join them.
//!
//! What a command holds stands beside its declaration, so these files are one subject in several: [`Command`] is made
//! of what they hold, and a [`Spec`] makes a [`Command`].

mod all;
mod command;
mod learning;
mod links;
mod memory;
mod moderation;
mod notices;
mod pages;
mod params;
mod play;
mod positions;
mod privacy;
mod ratings;
mod settling;
mod spec;
mod spoken;
mod tournaments;
mod votes;

pub use all::COMMANDS;
pub use command::Command;
pub use learning::{COACH_BACK, COACH_OFF, COACH_PERCENT_MAX, LearningCommand};
pub use links::LinkCommand;
pub use memory::MemoryCommand;
pub use moderation::ModerationCommand;
pub use notices::{NoticeCommand, PauseWish};
pub use pages::PageCommand;
pub use play::{COMPUTER, Challenge, PlayCommand, is_computer, may_be_computer};
pub use positions::PositionCommand;
pub use privacy::PrivacyCommand;
pub use ratings::RatingCommand;
pub use settling::{IfWish, SettlingCommand};
pub use spec::{Menu, Rights, Spec, Who};
pub(in crate::command) use spoken::names;
pub use spoken::typed_words;
pub use tournaments::{Opening, TournamentCommand};
pub use votes::{VoteCommand, VoteWish};
