//! What comes in from a platform.

use super::limits::ID_LENGTH_MAX;
use crate::command::{self, BoardForm, Command, CommandError, PositionCommand, Rights};
use crate::store::{Tried, TriedKind};

/// Something that a person said to the club, with all that is known about where and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The event that it came with.
    pub origin: Origin,
    /// Where it was said.
    pub place: Place,
    /// Who said it.
    pub person: Person,
    /// What that person manages.
    pub manages: Manages,
    /// People whom names in the text may mean: those mentioned, and members of the place whose names occur in it.
    pub people: Vec<Person>,
    /// The id of the message that it answers, if it answers one.
    pub replied_to: Option<String>,
    /// The newest entry of the game's record that the person could see when they pressed a button; see
    /// [`Button::seen`](crate::club::Button::seen).
    pub seen: Option<u32>,
    /// The right to answer that the platform gave with the event, if it needs one; kept with what is for the asker alone
    /// until that is sent.
    pub token: Option<String>,
    /// The language in which the platform talks to that person, a BCP 47 tag.
    pub language: Option<String>,
    /// The form in which the platform shows boards to that person, unless they or the place have chosen another.
    pub boards: Option<BoardForm>,
    /// Whether that person alone reads all that is said in the place's whole community, as at a console. What they set
    /// for themselves then holds for it too.
    pub sole_reader: bool,
    /// What was said.
    pub said: Said,
}

/// The event that a request came with. No event is applied twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// The platform: `discord`, `matrix`, `console`.
    pub platform: &'static str,
    /// The event's id on that platform.
    pub event: String,
}

/// Where something was said: a channel, a thread, a room, a conversation of two.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// Its id on the platform.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Whether only one person and the program are in it.
    pub direct: bool,
    /// The id of the community that it belongs to: a server, a space; the place's own id where there is none.
    pub community: String,
}

/// What somebody manages where they said something: a power level, a permission.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Manages {
    /// The place itself.
    pub place: bool,
    /// The whole community.
    pub community: bool,
}

impl Manages {
    /// Somebody who manages both.
    pub const ALL: Self = Self { place: true, community: true };
    /// Somebody who manages neither.
    pub const NOTHING: Self = Self { place: false, community: false };

    /// Whether it suffices for what needs these rights; that which needs none may still do more by those of the place.
    #[must_use]
    pub const fn suffices(self, rights: Rights) -> bool {
        match rights {
            Rights::None | Rights::Place => self.place,
            Rights::Community => self.community,
        }
    }
}

/// A person's account on the platform of the request.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Person {
    /// The account's id.
    pub id: String,
    /// The name that people see.
    pub name: String,
}

/// What was said, as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// To the program: after its prefix, in a mention, in a conversation of two, by a button.
    Command(Result<Command, CommandError>),
    /// To all: it counts only if it is a turn in a game that awaits this person, or a question about their game.
    Overheard(Command),
}

impl Said {
    /// Reads a line to the program.
    #[must_use]
    pub fn line(line: &str) -> Self {
        Self::Command(command::read(line))
    }

    /// Reads a line that was said to all; nothing if it can be neither a turn nor a question.
    #[must_use]
    pub fn overheard(line: &str) -> Option<Self> {
        command::read_overheard(line).map(Self::Overheard)
    }
}

impl Origin {
    /// What it is to do what is asked for.
    pub(in crate::club) fn tried(&self) -> Tried {
        Tried { kind: TriedKind::Event, subject: format!("{} {}", self.platform, self.event) }
    }
}

impl Request {
    /// Whether everything has an id, and none that is too long to be kept.
    pub(in crate::club) fn is_acceptable(&self) -> bool {
        let ids = [&self.origin.event, &self.place.id, &self.place.community, &self.person.id];
        ids.iter().all(|id| (1..=ID_LENGTH_MAX).contains(&id.len()))
    }

    /// What is asked for.
    pub(in crate::club) fn command(&self) -> Result<Command, CommandError> {
        match &self.said {
            Said::Command(read) => read.clone(),
            Said::Overheard(command) => Ok(command.clone()),
        }
    }

    /// Whether it is a question that was said to all.
    pub(in crate::club) const fn is_overheard_question(&self) -> bool {
        matches!(self.said, Said::Overheard(Command::Position(PositionCommand::Ask(..) | PositionCommand::Moves(..))))
    }

    /// Whether nobody else could read it: it was said in a conversation of two, or by way of a menu or a button.
    pub(in crate::club) const fn is_private(&self) -> bool {
        self.place.direct || self.token.is_some()
    }

    /// Whether it was said to all rather than to the program.
    pub(in crate::club) const fn is_overheard(&self) -> bool {
        matches!(self.said, Said::Overheard(_))
    }
}
