//! A command of the table: what it is called, what it takes, who may use it.

use super::{Args, Command, Param};

/// A command: what it is called, what it takes and what it makes of that.
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
    /// Lines that use it.
    pub examples: &'static [&'static str],
    /// What the values that were read ask for.
    pub(super) build: fn(&Args) -> Option<Command>,
}

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
