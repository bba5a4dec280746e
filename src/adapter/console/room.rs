//! Rooms and people.

use super::PLATFORM;
use crate::club::{Person, Place};

/// The first room.
const LOBBY: &str = "lobby";

/// Where people are talking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Room {
    /// The room with this name.
    Named(String),
    /// Each person's direct conversation with the program.
    Direct,
}

impl Room {
    /// The first room.
    pub(super) fn lobby() -> Self {
        Self::Named(LOBBY.to_owned())
    }

    /// The prompt of a person who speaks here.
    pub(super) fn prompt(&self, name: &str) -> String {
        match self {
            Self::Named(room) if room == LOBBY => format!("{name}> "),
            Self::Named(room) => format!("{name} #{room}> "),
            Self::Direct => format!("{name} (direct)> "),
        }
    }

    /// The room as one of the club's places, for one person.
    pub(super) fn place(&self, person: &Person) -> Place {
        match self {
            Self::Named(name) => {
                let community = PLATFORM.to_owned();
                Place { id: name.to_lowercase(), name: name.clone(), direct: false, community }
            }
            Self::Direct => {
                let id = format!("@{}", person.id);
                Place { name: person.name.clone(), community: id.clone(), id, direct: true }
            }
        }
    }
}

pub(super) fn person(name: &str) -> Person {
    Person { id: name.to_lowercase(), name: name.to_owned() }
}
