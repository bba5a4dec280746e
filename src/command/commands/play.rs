//! The commands by which games begin and turns are played.

use super::params::{ACTIONS, CLOCK, CONFIRMED, GAME, ID, MATCH, RATED, VARIANT, choice, optional};
use super::spec::takes;
use crate::command::{Args, Choice, ClockWish, Command, Id, LinkCommand, Menu, Param, ParamKind, Side, Spec, Who};
use crate::rules::FirstTurns;
use crate::tournament::MatchGoal;

const OPPONENT: Param = optional("opponent", "command-param-opponent", ParamKind::Person);
pub(super) const SIDE: Param = optional("side", "command-param-side", ParamKind::Side);
pub(super) const FLAG: Param = optional("flag", "command-param-flag", ParamKind::Choice(FLAGS));
const FLAGS: &[Choice] = &[choice("claimable", &[]), choice("lost", &["loses"])];
pub(super) const NO_VACATION: Param = optional("vacation", "command-param-vacation", ParamKind::Choice(NO_VACATIONS));
const NO_VACATIONS: &[Choice] = &[choice("no-vacation", &["no-vacations", "no-holiday"])];
const LEVEL: Param = optional("level", "command-param-level", ParamKind::Level);
pub(super) const ODDS: Param = optional("odds", "command-param-odds", ParamKind::Number(1, FirstTurns::MOST as u32));
pub(super) const LEAD: Param = optional("lead", "command-param-lead", ParamKind::Number(1, MatchGoal::MOST as u32 - 1));
const OFFER: Param = optional("id", "command-param-offer", ParamKind::Id);
const INVITATION: Param = optional("code", "command-param-invitation", ParamKind::Code);
const WHOLE: Param = optional("what", "command-param-undo", ParamKind::Choice(ALL));
const ALL: &[Choice] = &[choice("all", &["turn", "whole"])];

/// A command by which games begin or turns are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Challenge a person, or anyone, to a game.
    Challenge(Challenge),
    /// Accept an offer: a challenge, a draw, a takeback, a rematch.
    Accept(Option<Id>),
    /// Decline it.
    Decline(Option<Id>),
    /// Withdraw the asker's own offer.
    Withdraw(Option<Id>),
    /// Play actions.
    Move(Option<Id>, String),
    /// End a turn that could go on, or ask whether that is meant where it would lose.
    End {
        /// The game.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Take back the last action of the asker's unfinished turn, or all of them.
    Undo {
        /// The game.
        id: Option<Id>,
        /// Whether all of them.
        whole: bool,
    },
}

/// A challenge as it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The opponent as named; by default anyone.
    pub opponent: Option<String>,
    /// The game's id.
    pub game: &'static str,
    /// The variant's name; by default the game's default variant.
    pub variant: Option<&'static str>,
    /// The side that the challenger wants.
    pub side: Side,
    /// Whether ratings change; the default is for the club to say.
    pub rated: Option<bool>,
    /// The time control; the club has a default.
    pub clock: Option<ClockWish>,
    /// Whether the opponent has to claim a game on time; the club has a default.
    pub claimable: Option<bool>,
    /// Whether no vacation may begin by itself when somebody's time is over.
    pub no_vacation: bool,
    /// The computer's level, if it is the opponent.
    pub level: Option<u8>,
    /// The goal, if it is more than one game.
    pub goal: Option<MatchGoal>,
    /// A handicap: so many first turns are the opponent's.
    pub odds: Option<u8>,
    /// A handicap: with so many points the opponent begins the match.
    pub lead: Option<u8>,
}

impl Challenge {
    /// Whether it is the computer that is challenged: by its name, or by one of its levels and nobody's name.
    #[must_use]
    pub fn is_to_computer(&self) -> bool {
        self.opponent.as_deref().map_or(self.level.is_some(), is_computer)
    }
}

/// The computer's name in challenges and questions.
pub const COMPUTER: &str = "parlour";

/// Whether a name is the computer's.
#[must_use]
pub fn is_computer(name: &str) -> bool {
    name.trim_start_matches('@').eq_ignore_ascii_case(COMPUTER)
}

/// Other names that people give the computer.
const COMPUTER_ELSEWHERE: [&str; 4] = ["computer", "bot", "ai", "engine"];

/// Whether a name is the computer's, or means it where nobody is called so.
#[must_use]
pub fn may_be_computer(name: &str) -> bool {
    is_computer(name) || COMPUTER_ELSEWHERE.iter().any(|known| known.eq_ignore_ascii_case(name))
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "challenge",
        aliases: &["play", "duel"],
        about: "command-challenge",
        menu: Menu::Top,
        examples: &[
            "challenge bob chifoumi",
            "challenge bob fursaz second unrated",
            "challenge bob sfirs clock:3d",
            "challenge bob chifoumi match:15",
            "challenge open sfirs",
            "challenge bob sfirs odds:2",
            "challenge parlour chifoumi level:3",
        ],
        ..takes!(|opponent: OPPONENT,
                  game: GAME,
                  variant: VARIANT,
                  side: SIDE,
                  rated: RATED,
                  clock: CLOCK,
                  claimable: FLAG,
                  no_vacation: NO_VACATION,
                  level: LEVEL,
                  goal: MATCH,
                  odds: ODDS,
                  lead: LEAD| {
            Command::Play(PlayCommand::Challenge(Challenge {
                opponent,
                game,
                variant,
                side,
                rated,
                clock,
                claimable,
                no_vacation,
                level,
                goal,
                odds,
                lead,
            }))
        })
    },
    Spec {
        name: "accept",
        aliases: &["yes", "y", "ok"],
        about: "command-accept",
        who: Who::Offered,
        menu: Menu::Top,
        examples: &["accept", "accept #12", "accept ABCD-EFGH"],
        params: &[OFFER, INVITATION],
        // The code of an invitation is accepted as well.
        build: |args| match args.read::<Option<String>>(&INVITATION)? {
            Some(code) => Some(Command::Link(LinkCommand::Accept(code))),
            None => Some(Command::Play(PlayCommand::Accept(args.read(&OFFER)?))),
        },
        write: |command| match command {
            Command::Play(PlayCommand::Accept(id)) => Some(Args::default().with(&OFFER, id)),
            Command::Link(LinkCommand::Accept(code)) => Some(Args::default().with(&INVITATION, code)),
            _ => None,
        },
        ..Spec::USUAL
    },
    Spec {
        name: "decline",
        aliases: &["no", "n", "refuse"],
        about: "command-decline",
        who: Who::Offered,
        menu: Menu::Top,
        examples: &["decline", "decline #12"],
        ..takes!(|id: OFFER| Command::Play(PlayCommand::Decline(id)))
    },
    Spec {
        name: "withdraw",
        aliases: &["cancel"],
        about: "command-withdraw",
        who: Who::Offerer,
        examples: &["withdraw", "withdraw #12"],
        ..takes!(|id: OFFER| Command::Play(PlayCommand::Withdraw(id)))
    },
    Spec {
        name: "move",
        aliases: &["m"],
        about: "command-move",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["move c2-c3", "c2-c3", "#12 c2xc3xd4-e4"],
        // A text that ends in a question mark is only tried.
        build: |args| Some(Command::turn(args.read(&ID)?, &args.read::<String>(&ACTIONS)?)),
        ..takes!(|id: ID, actions: ACTIONS| Command::Play(PlayCommand::Move(id, actions)))
    },
    Spec {
        name: "end",
        aliases: &["done", "finish"],
        about: "command-end",
        who: Who::Players,
        examples: &["end"],
        ..takes!(|id: ID, confirmed: CONFIRMED| Command::Play(PlayCommand::End { id, confirmed }))
    },
    Spec {
        name: "undo",
        aliases: &["back"],
        about: "command-undo",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["undo", "undo all"],
        ..takes!(|id: ID, whole: WHOLE| Command::Play(PlayCommand::Undo { id, whole }))
    },
];
