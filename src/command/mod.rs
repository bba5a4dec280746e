//! What a person can ask for. Each command is declared once, in [`COMMANDS`].
//!
//! From its declaration ([`Spec`]) come the reading of typed lines ([`read`], [`read_overheard`]) and of options filled in
//! one by one ([`Spec::build_from`]), and the writing: a command is written as the line that asks for it ([`Command`]'s
//! `Display`). So do the help ([`help`]), the README's table ([`help::table_in_markdown`]) and whatever a platform wants to
//! know to offer commands itself: names, descriptions, parameters with their choices, where in the menu.
//!
//! Only the form is looked at here. Whether there is such a person or game is for the club to say.

mod clock_wish;
mod commands;
mod field;
pub mod help;
mod id;
mod meant;
mod misread;
mod options;
mod param;
mod parse;
mod question;
mod setting;
pub mod settings;
mod spec;
mod start_wish;
mod written;

pub use clock_wish::ClockWish;
pub use commands::{
    COMMANDS, COMPUTER, Challenge, Command, IfWish, LearningCommand, ModerationCommand, NoticeCommand, Opening,
    PauseWish, PlayCommand, PositionCommand, PrivacyCommand, RatingCommand, SettlingCommand, TournamentCommand,
    is_computer,
};
pub use id::{Id, NoId};
pub use misread::CommandError;
pub use options::{BoardForm, Scope, SettingsOf, Side, SideUp, Whose};
pub use param::{Args, Choice, Param, ParamKind, Value};
pub use parse::{read, read_overheard};
pub use question::Question;
pub use setting::{Setting, Typed};
pub use settings::SETTINGS;
pub use spec::{Menu, Rights, Spec, Who};
pub use start_wish::{NoStart, StartWish};
