//! Requests from the platforms.

use super::limits::ID_LENGTH_MAX;
use crate::command::{self, BoardForm, Command, CommandError, PositionCommand, Rights};
use crate::store::{Tried, TriedKind};

/// Something that a person said to the club, with everything that is known about the person and the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The event that it came with.
    pub origin: Origin,
    /// Where it was said.
    pub place: Place,
    /// The person.
    pub person: Person,
    /// The rights of that person.
    pub manages: Manages,
    /// People whom names in the text may mean: those mentioned, and members of the place whose names occur in the text.
    pub people: Vec<Person>,
    /// The id of the message that it answers, if it answers one.
    pub replied_to: Option<String>,
    /// The newest entry of the game's record that the person could see when they pressed a button; see
    /// [`Button::seen`](crate::club::Button::seen).
    pub seen: Option<u32>,
    /// Whether it came by a page: what only the asker would read is shown there and goes to no platform.
    pub by_page: bool,
    /// The right to answer that the platform gave with the event, if answers need one. It is kept with letters to the
    /// asker alone until they are sent.
    pub token: Option<String>,
    /// The person's language on the platform, a BCP 47 tag.
    pub language: Option<String>,
    /// The language that the platform names for the community, a BCP 47 tag.
    pub language_here: Option<String>,
    /// The platform's form of boards for that person, unless they or the place chose another.
    pub boards: Option<BoardForm>,
    /// Whether that person alone reads everything in the place's whole community, as at a console. Then their own
    /// settings hold for the community too.
    pub sole_reader: bool,
    /// The line that they said.
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
    /// Its name among people.
    pub name: String,
    /// Whether only one person and the program are in it.
    pub direct: bool,
    /// The id of its community: a server or a space, or the place itself if it has neither.
    pub community: String,
}

/// A person's rights in a place, such as a power level or a permission.
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

    /// Whether these rights suffice for a command that needs those. A command that needs none may still do more for a
    /// manager of the place.
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

/// The line, as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// To the program: after its prefix, in a mention, in a conversation of two, by a button.
    Command(Result<Command, CommandError>),
    /// By pressing an answer of a poll, or by taking that back.
    Polled(PollPress),
    /// To all: it counts only if it is a turn in a game that awaits this person, or a question about their game.
    Overheard(Command),
}

/// Somebody pressed an answer of a poll, or took that back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PollPress {
    /// The poll's message.
    pub message: String,
    /// The platform's number of the answer.
    pub answer: u8,
    /// Whether they pressed it, rather than took it back.
    pub given: bool,
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
    /// The command, or why the line isn't one.
    pub(in crate::club) fn tried(&self) -> Tried {
        Tried { kind: TriedKind::Event, subject: format!("{} {}", self.platform, self.event) }
    }
}

impl Request {
    /// The request of somebody of whom the platform tells nothing else.
    #[must_use]
    pub const fn new(origin: Origin, place: Place, person: Person, said: Said) -> Self {
        Self {
            origin,
            place,
            person,
            manages: Manages::NOTHING,
            people: Vec::new(),
            replied_to: None,
            seen: None,
            by_page: false,
            token: None,
            language: None,
            language_here: None,
            boards: None,
            sole_reader: false,
            said,
        }
    }

    /// Whether everything has an id that isn't too long to keep.
    pub(in crate::club) fn is_acceptable(&self) -> bool {
        let ids = [&self.origin.event, &self.place.id, &self.place.community, &self.person.id];
        ids.iter().all(|id| (1..=ID_LENGTH_MAX).contains(&id.len()))
    }

    /// Whether it came from a poll, which shows by itself what people press.
    pub(in crate::club) const fn is_polled(&self) -> bool {
        matches!(self.said, Said::Polled(_))
    }

    /// Whether it is a question that was said to all.
    pub(in crate::club) const fn is_overheard_question(&self) -> bool {
        matches!(self.said, Said::Overheard(Command::Position(PositionCommand::Ask(..) | PositionCommand::Moves(..))))
    }

    /// Whether nobody else could read it: it came from a conversation of two, a menu, a button or a page.
    pub(in crate::club) const fn is_private(&self) -> bool {
        self.place.direct || self.token.is_some() || self.by_page
    }

    /// Whether it was said to all rather than to the program.
    pub(in crate::club) const fn is_overheard(&self) -> bool {
        matches!(self.said, Said::Overheard(_))
    }
}
