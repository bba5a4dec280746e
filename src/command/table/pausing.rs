//! The part of the table of commands by which people say when they want to hear of games.

use crate::command::choices::{ID, OFF, optional};
use crate::command::{Command, ParamKind, PauseWish, Spec, Who};

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "vacation",
        aliases: &["holiday"],
        about: "command-vacation",
        params: &[
            optional("length", "command-param-length", ParamKind::Length),
            optional("end", "command-param-vacation-end", ParamKind::Choice(OFF)),
        ],
        who: Who::Anyone,
        examples: &["vacation", "vacation 7d", "vacation off"],
        build: |args| {
            let off = args.choice("end").map(|_| PauseWish::Off);
            Some(Command::Vacation(off.or(args.length().map(PauseWish::Of))))
        },
    },
    Spec {
        name: "hours",
        aliases: &["waking"],
        about: "command-hours",
        params: &[
            optional("hours", "command-param-hours", ParamKind::Hours),
            optional("zone", "command-param-zone", ParamKind::Zone),
        ],
        who: Who::Anyone,
        examples: &["hours 8-22 Europe/Amsterdam", "hours 9-23", "hours"],
        build: |args| Some(Command::Hours { hours: args.hours(), zone: args.text("zone") }),
    },
    Spec {
        name: "snooze",
        aliases: &["quiet"],
        about: "command-snooze",
        params: &[
            optional("length", "command-param-length", ParamKind::Length),
            optional("end", "command-param-vacation-end", ParamKind::Choice(OFF)),
        ],
        who: Who::Anyone,
        examples: &["snooze 8h", "snooze off", "snooze"],
        build: |args| {
            let off = args.choice("end").map(|_| PauseWish::Off);
            Some(Command::Snooze(off.or(args.length().map(PauseWish::Of))))
        },
    },
    Spec {
        name: "mute",
        aliases: &[],
        about: "command-mute",
        params: &[ID],
        who: Who::Players,
        examples: &["mute #12"],
        build: |args| Some(Command::Mute(args.id())),
    },
    Spec {
        name: "unmute",
        aliases: &[],
        about: "command-unmute",
        params: &[ID],
        who: Who::Players,
        examples: &["unmute #12"],
        build: |args| Some(Command::Unmute(args.id())),
    },
];
