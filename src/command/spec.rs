//! The declaration of a command: what it is called, what it takes, who may use it, how it is read and written.

use super::{Args, Command, Param};

/// All that there is to know of a command but what the club does about it.
#[derive(Clone, Copy)]
pub struct Spec {
    /// Its name: lower case, at most 32 characters.
    pub name: &'static str,
    /// Other names for the same.
    pub aliases: &'static [&'static str],
    /// The key of the sentence that says what it does; the sentence is at most 100 characters long.
    pub about: &'static str,
    /// What it takes, in order; at most one takes the rest of the line, and it is the last.
    pub params: &'static [Param],
    /// Who may use it.
    pub who: Who,
    /// The rights that it may need, by what it says.
    pub(super) rights: fn(&Command) -> Rights,
    /// Whether its answer is for the asker alone, in whatever form they like boards.
    pub is_private: bool,
    /// Where it stands in a platform's menu.
    pub menu: Menu,
    /// Lines that use it.
    pub examples: &'static [&'static str],
    /// What the values that were read ask for.
    pub(super) build: fn(&Args) -> Option<Command>,
    /// The values that ask for this, which is the inverse; `None` if it is another command's.
    pub(super) write: fn(&Command) -> Option<Args>,
}

impl Spec {
    /// What holds of a command that says nothing else of itself.
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

/// What a command takes, and how it is read and written: `takes!(|id: ID| Command::Notice(NoticeCommand::Mute(id)))`. The
/// expression after the parameters is also the pattern by which the command is taken apart again.
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

/// Who may use a command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// Everybody.
    Anyone,
    /// The two players of the game.
    Players,
    /// The one to whom something was offered.
    Offered,
    /// The one who made the offer.
    Offerer,
    /// Whoever opened the tournament, and those who manage the place.
    Organizer,
    /// Everybody for themselves; for a place or community, those who manage it.
    Manager,
    /// Those who manage the place or community.
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
    /// Those of the people who manage the place where it is asked.
    Place,
    /// Those of the people who manage the whole community, which is more than the place.
    Community,
}

/// Where a command stands in the menu of a platform that has one, and room for few.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Menu {
    /// By itself: people reach for it daily.
    Top,
    /// Under a name that it shares with others. A command of two words stands under the first of them, whatever is said here.
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
