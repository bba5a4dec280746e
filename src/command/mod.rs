//! The commands. Each is declared once, in [`COMMANDS`].
//!
//! Its declaration ([`Spec`]) reads typed lines ([`read`], [`read_overheard`]) and options that were filled in one by
//! one ([`Spec::build_from`]), and writes the command as a line ([`Command`]'s `Display`). The help ([`help`]) and the
//! README's table ([`help::table_in_markdown`]) follow from it, as does everything that a platform needs to offer
//! commands itself: names, descriptions, parameters with their choices, the place in the menu.
//!
//! This part only looks at the form. The club knows whether there is such a person or game.

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
mod spelling;
mod spoken;
mod start_wish;
mod written;

pub use clock_wish::ClockWish;
pub use commands::{
    COACH_BACK, COACH_OFF, COACH_PERCENT_MAX, COMMANDS, COMPUTER, Challenge, Command, IfWish, LearningCommand,
    LinkCommand, MemoryCommand, Menu, ModerationCommand, NoticeCommand, Opening, PageCommand, PauseWish, PlayCommand,
    PositionCommand, PrivacyCommand, RatingCommand, Rights, SettlingCommand, Spec, TournamentCommand, VoteCommand,
    VoteWish, Who, is_computer, may_be_computer, typed_words,
};
pub use id::{Id, NoId};
pub use misread::CommandError;
pub use options::{BoardForm, RecordForm, Scope, SettingsOf, Side, SideUp, Whose};
pub use param::{Args, Choice, Param, ParamKind, Value};
pub use parse::{read, read_overheard};
pub use question::Question;
pub use setting::{Setting, Typed};
pub use settings::SETTINGS;
pub use spelling::{spelled_cell, spelled_letter, spelled_number};
pub use start_wish::{NoStart, StartWish};
