//! What a person can ask for, said once: [`TABLE`].
//!
//! From this one table come the reading of typed lines ([`read`], [`read_overheard`]) and of options filled in one by
//! one ([`Spec::build_from`]), the help ([`help`]), the README's table ([`help::table_in_markdown`]) and whatever a
//! platform wants to know to offer commands itself (names, descriptions, parameters with their choices). A command is
//! written as the line that asks for it ([`Command`]'s `Display`), which is the inverse of reading.
//!
//! Only the form is looked at here. Whether there is such a person or game is for the club to say.

mod asked;
mod choices;
mod clock_wish;
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
mod table;
mod tournament;
mod written;

pub use asked::{COMPUTER, Challenge, Command, IfWish, PauseWish, is_computer};
pub use clock_wish::ClockWish;
pub use id::{Id, NoId};
pub use misread::CommandError;
pub use options::{BoardForm, Scope, SettingsOf, Side, SideUp, Whose};
pub use param::{Args, Choice, Param, ParamKind, Value};
pub use parse::{read, read_overheard};
pub use question::Question;
pub use setting::{Setting, Typed};
pub use settings::SETTINGS;
pub use spec::{Spec, Who};
pub use table::TABLE;
pub use tournament::{Opening, TournamentCommand};
