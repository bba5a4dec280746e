//! The commands by which players settle more than the next turn: ends, offers, turns in advance, time.

use jiff::SignedDuration;

use super::params::{CONFIRMED, ID, LENGTH, choice, optional};
use super::spec::takes;
use crate::command::{Args, Choice, Command, Id, Menu, Param, ParamKind, Spec, Who};

const WHOLE: Param = optional("what", "command-param-what", ParamKind::Choice(WHAT));
const WHAT: &[Choice] = &[choice("game", &[]), choice("match", &["all"])];
const WITHDRAW: Param = optional("end", "command-param-if-end", ParamKind::Choice(OFF));
const OFF: &[Choice] = &[choice("off", &["withdraw", "cancel"])];
const LINE: Param = optional("line", "command-param-if-line", ParamKind::Notation);

/// A command by which players settle more than the next turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettlingCommand {
    /// Give a game up, or ask whether that is meant.
    Resign {
        /// Which one.
        id: Option<Id>,
        /// Whether the whole match is given up that it belongs to.
        whole: bool,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Offer a draw, or ask whether that is meant where it would lose.
    Draw {
        /// The game.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Ask to take the last turn back.
    Takeback(Option<Id>),
    /// Have a turn played as soon as the opponent plays something, withdraw that, or list it.
    If(Option<Id>, Option<IfWish>),
    /// Claim a game because the opponent's time is over.
    Claim(Option<Id>),
    /// Give the opponent so much more time.
    MoreTime(Option<Id>, SignedDuration),
    /// Offer another game with sides changed.
    Rematch(Option<Id>),
}

/// A person's wish about their conditional moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum IfWish {
    /// To have turns played by these lines: `c4-c5 then d2-d3; any then pass`.
    Play(String),
    /// To withdraw them all, or those that begin with this turn.
    Off(Option<String>),
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "resign",
        aliases: &["concede"],
        about: "command-resign",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["resign", "resign #12 yes", "resign match"],
        ..takes!(|id: ID, whole: WHOLE, confirmed: CONFIRMED| Command::Settling(SettlingCommand::Resign {
            id,
            whole,
            confirmed
        }))
    },
    Spec {
        name: "draw",
        about: "command-draw",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["draw"],
        ..takes!(|id: ID, confirmed: CONFIRMED| Command::Settling(SettlingCommand::Draw { id, confirmed }))
    },
    Spec {
        name: "takeback",
        about: "command-takeback",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["takeback"],
        ..takes!(|id: ID| Command::Settling(SettlingCommand::Takeback(id)))
    },
    Spec {
        name: "if",
        aliases: &["ifs", "conditional"],
        about: "command-if",
        params: &[ID, WITHDRAW, LINE],
        who: Who::Players,
        is_private: true,
        examples: &["if off", "ifs", "if #12 any then pass", "if c6-c5 then c3-c4"],
        build: |args| {
            let line: Option<String> = args.read(&LINE)?;
            let wish = if args.read(&WITHDRAW)? { Some(IfWish::Off(line)) } else { line.map(IfWish::Play) };
            Some(Command::Settling(SettlingCommand::If(args.read(&ID)?, wish)))
        },
        write: |command| {
            let Command::Settling(SettlingCommand::If(id, wish)) = command else { return None };
            let line = match wish {
                Some(IfWish::Play(line)) => Some(line.clone()),
                Some(IfWish::Off(line)) => line.clone(),
                None => None,
            };
            let is_off = matches!(wish, Some(IfWish::Off(_)));
            Some(Args::default().with(&ID, id).with(&WITHDRAW, &is_off).with(&LINE, &line))
        },
        ..Spec::USUAL
    },
    Spec {
        name: "claim",
        aliases: &["flag"],
        about: "command-claim",
        who: Who::Players,
        examples: &["claim", "claim #12"],
        ..takes!(|id: ID| Command::Settling(SettlingCommand::Claim(id)))
    },
    Spec {
        name: "moretime",
        aliases: &["give-time"],
        about: "command-moretime",
        who: Who::Players,
        examples: &["moretime 1d", "moretime #12 36h"],
        ..takes!(|id: ID, length: LENGTH| Command::Settling(SettlingCommand::MoreTime(id, length)))
    },
];

/// The commands after a game.
pub(super) const AFTERWARDS: &[Spec] = &[Spec {
    name: "rematch",
    aliases: &["again"],
    about: "command-rematch",
    who: Who::Players,
    examples: &["rematch", "rematch #12"],
    ..takes!(|id: ID| Command::Settling(SettlingCommand::Rematch(id)))
}];
