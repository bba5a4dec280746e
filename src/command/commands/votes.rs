//! The commands by which communities play each other.

use jiff::SignedDuration;

use super::params::{CLOCK, GAME, ID, RATED, VARIANT, optional, required};
use super::spec::takes;
use crate::command::{ClockWish, Command, Id, Menu, Param, ParamKind, Rights, Side, Spec, Who};

const MENU: Menu = Menu::Under("links");
const SIDE: Param = optional("side", "command-param-side", ParamKind::Side);
const LASTS: Param = optional("vote", "command-param-vote-time", ParamKind::VoteTime);
const CODE: Param = required("code", "command-param-vote-code", ParamKind::Code);
const TURN: Param = required("turn", "command-param-vote-turn", ParamKind::Notation);

/// A command about games between communities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VoteCommand {
    /// Challenge another community by a code.
    Challenge(VoteWish),
    /// Accept such a challenge by its code.
    Accept(String),
    /// Vote for a turn: in notation, or by the number of a suggestion.
    Vote(Option<Id>, String),
    /// Show the turns to vote for.
    Ballot(Option<Id>),
    /// Show the ratings of communities.
    Table,
}

/// A challenge to another community, as it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VoteWish {
    /// The game's id.
    pub game: &'static str,
    /// The variant's name; by default the game's default variant.
    pub variant: Option<&'static str>,
    /// The side that the challengers want.
    pub side: Side,
    /// Whether ratings change; the default is for the club to say.
    pub rated: Option<bool>,
    /// The time control; the club has a default.
    pub clock: Option<ClockWish>,
    /// How long each vote lasts; the club has a default.
    pub lasts: Option<SignedDuration>,
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "vote challenge",
        about: "command-vote-challenge",
        who: Who::Moderator,
        rights: |_| Rights::Place,
        is_private: true,
        menu: MENU,
        examples: &["vote challenge fursaz", "vote challenge fursaz clock:3d vote:12h"],
        ..takes!(|game: GAME, variant: VARIANT, side: SIDE, rated: RATED, clock: CLOCK, lasts: LASTS| {
            Command::Vote(VoteCommand::Challenge(VoteWish { game, variant, side, rated, clock, lasts }))
        })
    },
    Spec {
        name: "vote accept",
        about: "command-vote-accept",
        who: Who::Moderator,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["vote accept ABCD-EFGH"],
        ..takes!(|code: CODE| Command::Vote(VoteCommand::Accept(code)))
    },
    Spec {
        name: "vote table",
        about: "command-vote-table",
        menu: MENU,
        examples: &["vote table"],
        ..takes!(|| Command::Vote(VoteCommand::Table))
    },
    Spec {
        name: "vote",
        about: "command-vote",
        menu: Menu::Top,
        examples: &["vote c2-c3", "vote 2", "vote #12 2"],
        ..takes!(|id: ID, turn: TURN| Command::Vote(VoteCommand::Vote(id, turn)))
    },
    Spec {
        name: "ballot",
        about: "command-ballot",
        menu: MENU,
        examples: &["ballot", "ballot #12"],
        ..takes!(|id: ID| Command::Vote(VoteCommand::Ballot(id)))
    },
];
