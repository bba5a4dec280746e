//! The part of the table of commands by which players settle more than the next turn: ends, offers, turns in advance, time.

use crate::command::choices::{ID, SURE, WHAT, WITHDRAW, optional, required};
use crate::command::{Command, IfWish, ParamKind, Spec, Who};

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "resign",
        aliases: &["concede"],
        about: "command-resign",
        params: &[ID, optional("what", "command-param-what", ParamKind::Choice(WHAT)), SURE],
        who: Who::Players,
        examples: &["resign", "resign #12 yes", "resign match"],
        build: |args| {
            Some(Command::Resign { id: args.id(), whole: args.choice("what") == Some("match"), sure: args.sure() })
        },
    },
    Spec {
        name: "draw",
        aliases: &[],
        about: "command-draw",
        params: &[ID, SURE],
        who: Who::Players,
        examples: &["draw"],
        build: |args| Some(Command::Draw { id: args.id(), sure: args.sure() }),
    },
    Spec {
        name: "takeback",
        aliases: &[],
        about: "command-takeback",
        params: &[ID],
        who: Who::Players,
        examples: &["takeback"],
        build: |args| Some(Command::Takeback(args.id())),
    },
    Spec {
        name: "if",
        aliases: &["ifs", "conditional"],
        about: "command-if",
        params: &[
            ID,
            optional("end", "command-param-if-end", ParamKind::Choice(WITHDRAW)),
            optional("line", "command-param-if-line", ParamKind::Notation),
        ],
        who: Who::Players,
        examples: &["if off", "ifs", "if #12 any then pass", "if c6-c5 then c3-c4"],
        build: |args| {
            let line = args.text("line");
            let wish = match args.choice("end") {
                Some(_) => Some(IfWish::Off(line)),
                None => line.map(IfWish::Play),
            };
            Some(Command::If(args.id(), wish))
        },
    },
    Spec {
        name: "claim",
        aliases: &["flag"],
        about: "command-claim",
        params: &[ID],
        who: Who::Players,
        examples: &["claim", "claim #12"],
        build: |args| Some(Command::Claim(args.id())),
    },
    Spec {
        name: "moretime",
        aliases: &["give-time"],
        about: "command-moretime",
        params: &[ID, required("length", "command-param-length", ParamKind::Length)],
        who: Who::Players,
        examples: &["moretime 1d", "moretime #12 36h"],
        build: |args| Some(Command::MoreTime(args.id(), args.length()?)),
    },
];
