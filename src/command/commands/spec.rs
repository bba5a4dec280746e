//! The declaration of a command: its name, its parameters, its users, and how to read and write it.

use super::Command;
use crate::command::{Args, Param};

/// Everything about a command except the club's part.
#[derive(Clone, Copy)]
pub struct Spec {
    /// Its name: lower case, at most 32 characters.
    pub name: &'static str,
    /// Other names for the same.
    pub aliases: &'static [&'static str],
    /// The key of its description, a sentence of at most 100 characters.
    pub about: &'static str,
    /// Its parameters, in order. At most one takes the rest of the line, and it is the last.
    pub params: &'static [Param],
    /// The people who may use it.
    pub who: Who,
    /// The rights that it needs, depending on its content.
    pub(in crate::command) rights: fn(&Command) -> Rights,
    /// Whether only the asker sees its answer, in any form of boards.
    pub is_private: bool,
    /// Where it stands in a platform's menu.
    pub menu: Menu,
    /// Lines that use it.
    pub examples: &'static [&'static str],
    /// Makes the command of values.
    pub(in crate::command) build: fn(&Args) -> Option<Command>,
    /// Makes values of the command, which is the inverse. `None` if it is another command.
    pub(in crate::command) write: fn(&Command) -> Option<Args>,
}

impl Spec {
    /// The defaults of a declaration.
    pub(super) const USUAL: Self = Self {
        name: "",
        aliases: &[],
        about: "",
        params: &[],
        who: Who::Anyone,
        rights: |_| Rights::None,
        is_private: false,
        menu: Menu::Under("parlour"),
        examples: &[],
        build: |_| None,
        write: |_| None,
    };
}

/// The parameters of a command, and how to read and write it: `takes!(|id: ID|
/// Command::Notice(NoticeCommand::Mute(id)))`. The expression after the parameters is also the pattern that takes the
/// command apart again.
macro_rules! takes {
    (|| $($command:tt)+) => {
        Spec {
            build: |_| Some($($command)+),
            write: |command| matches!(command, $($command)+).then($crate::command::Args::default),
            ..Spec::USUAL
        }
    };
    (|$($field:ident: $param:ident),+ $(,)?| { $($command:tt)+ }) => {
        takes!(|$($field: $param),+| $($command)+)
    };
    (|$($field:ident: $param:ident),+ $(,)?| $($command:tt)+) => {
        Spec {
            params: &[$($param),+],
            build: |args| {
                $(let $field = args.read(&$param)?;)+
                Some($($command)+)
            },
            write: |command| match command {
                $($command)+ => Some($crate::command::Args::default()$(.with(&$param, $field))+),
                _ => None,
            },
            ..Spec::USUAL
        }
    };
}

pub(super) use takes;

/// The users of a command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// Everybody.
    Anyone,
    /// The two players of the game.
    Players,
    /// The person who got the offer.
    Offered,
    /// The person who made the offer.
    Offerer,
    /// The tournament's organizer, and managers of the place.
    Organizer,
    /// The same, and the tournament's helpers.
    Helper,
    /// Everybody for themselves; for a place or community, its managers.
    Manager,
    /// Managers of the place or community.
    Moderator,
}

impl Who {
    /// The key of the sentence that says so.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Anyone => "command-who-anyone",
            Self::Players => "command-who-players",
            Self::Offered => "command-who-offered",
            Self::Offerer => "command-who-offerer",
            Self::Organizer => "command-who-organizer",
            Self::Helper => "command-who-helper",
            Self::Manager => "command-who-manager",
            Self::Moderator => "command-who-moderator",
        }
    }
}

/// The rights that a command may need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rights {
    /// None.
    None,
    /// Those of the managers of the place where it is given.
    Place,
    /// Those of the managers of the whole community, which is more than the place.
    Community,
}

/// Where a command stands in the menu of a platform that has one, and room for few.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Menu {
    /// By itself, because people use it daily.
    Top,
    /// Under a name that it shares with others. A command of two words that names none is under its first word.
    Under(&'static str),
}

impl PartialEq for Spec {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Spec {}

impl std::fmt::Debug for Spec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Spec({})", self.name)
    }
}
