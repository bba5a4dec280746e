//! The commands by which players settle more than the next turn: ends, offers, turns in advance, time.

use super::params::{CONFIRMED, ID, LENGTH, choice, optional};
use crate::command::spec::takes;
use crate::command::{Args, Choice, Command, IfWish, Menu, Param, ParamKind, Spec, Who};

const WHOLE: Param = optional("what", "command-param-what", ParamKind::Choice(WHAT));
const WHAT: &[Choice] = &[choice("game", &[]), choice("match", &["all"])];
const WITHDRAW: Param = optional("end", "command-param-if-end", ParamKind::Choice(OFF));
const OFF: &[Choice] = &[choice("off", &["withdraw", "cancel"])];
const LINE: Param = optional("line", "command-param-if-line", ParamKind::Notation);

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "resign",
        aliases: &["concede"],
        about: "command-resign",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["resign", "resign #12 yes", "resign match"],
        ..takes!(|id: ID, whole: WHOLE, confirmed: CONFIRMED| Command::Resign { id, whole, confirmed })
    },
    Spec {
        name: "draw",
        about: "command-draw",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["draw"],
        ..takes!(|id: ID, confirmed: CONFIRMED| Command::Draw { id, confirmed })
    },
    Spec {
        name: "takeback",
        about: "command-takeback",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["takeback"],
        ..takes!(|id: ID| Command::Takeback(id))
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
            Some(Command::If(args.read(&ID)?, wish))
        },
        write: |command| {
            let Command::If(id, wish) = command else { return None };
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
        ..takes!(|id: ID| Command::Claim(id))
    },
    Spec {
        name: "moretime",
        aliases: &["give-time"],
        about: "command-moretime",
        who: Who::Players,
        examples: &["moretime 1d", "moretime #12 36h"],
        ..takes!(|id: ID, length: LENGTH| Command::MoreTime(id, length))
    },
];
