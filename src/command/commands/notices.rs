//! The commands by which people say when they want notices.

use jiff::SignedDuration;

use super::params::{ID, OFF, OPTIONAL_LENGTH, optional};
use super::spec::takes;
use crate::clock::Hours;
use crate::command::{Args, Command, Id, Menu, Param, ParamKind, Rights, Spec, Who};

const BACK: Param = optional("end", "command-param-vacation-end", ParamKind::Choice(OFF));
const HOURS: Param = optional("hours", "command-param-hours", ParamKind::Hours);
const ZONE: Param = optional("zone", "command-param-zone", ParamKind::Zone);
const MENU: Menu = Menu::Under("notices");

/// A command about notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoticeCommand {
    /// Go on vacation, come back, or ask how many days are left.
    Vacation(Option<PauseWish>),
    /// Be told of things in these hours only, by the clock of this zone; or ask which they are.
    Hours {
        /// The hours; by default unchanged.
        hours: Option<Hours>,
        /// The zone as typed; by default unchanged.
        zone: Option<String>,
    },
    /// Stop notices for a while, resume them, or ask until when they are stopped.
    Snooze(Option<PauseWish>),
    /// Have no notices of a game.
    Mute(Option<Id>),
    /// Have them again.
    Unmute(Option<Id>),
    /// Have a game shown that is played elsewhere, or ask which are.
    Watch(Option<Id>),
    /// Have it no longer shown.
    Unwatch(Option<Id>),
}

/// A person's wish about their vacation, or about a while without notices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PauseWish {
    /// To be away for so long from now on.
    Of(SignedDuration),
    /// To be back.
    Off,
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "vacation",
        aliases: &["holiday"],
        about: "command-vacation",
        params: &[OPTIONAL_LENGTH, BACK],
        examples: &["vacation", "vacation 7d", "vacation off"],
        build: |args| Some(Command::Notice(NoticeCommand::Vacation(pause_of(args)?))),
        write: |command| match command {
            Command::Notice(NoticeCommand::Vacation(wish)) => Some(args_of(*wish)),
            _ => None,
        },
        ..Spec::USUAL
    },
    Spec {
        name: "hours",
        aliases: &["waking"],
        about: "command-hours",
        menu: MENU,
        examples: &["hours 8-22 Europe/Amsterdam", "hours 9-23", "hours"],
        ..takes!(|hours: HOURS, zone: ZONE| Command::Notice(NoticeCommand::Hours { hours, zone }))
    },
    Spec {
        name: "snooze",
        aliases: &["quiet"],
        about: "command-snooze",
        params: &[OPTIONAL_LENGTH, BACK],
        menu: MENU,
        examples: &["snooze 8h", "snooze off", "snooze"],
        build: |args| Some(Command::Notice(NoticeCommand::Snooze(pause_of(args)?))),
        write: |command| match command {
            Command::Notice(NoticeCommand::Snooze(wish)) => Some(args_of(*wish)),
            _ => None,
        },
        ..Spec::USUAL
    },
    Spec {
        name: "mute",
        about: "command-mute",
        who: Who::Players,
        menu: MENU,
        examples: &["mute #12"],
        ..takes!(|id: ID| Command::Notice(NoticeCommand::Mute(id)))
    },
    Spec {
        name: "unmute",
        about: "command-unmute",
        who: Who::Players,
        menu: MENU,
        examples: &["unmute #12"],
        ..takes!(|id: ID| Command::Notice(NoticeCommand::Unmute(id)))
    },
    Spec {
        name: "watch",
        aliases: &["follow"],
        about: "command-watch",
        who: Who::Manager,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["watch", "watch #12"],
        ..takes!(|id: ID| Command::Notice(NoticeCommand::Watch(id)))
    },
    Spec {
        name: "unwatch",
        aliases: &["unfollow"],
        about: "command-unwatch",
        who: Who::Manager,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["unwatch #12"],
        ..takes!(|id: ID| Command::Notice(NoticeCommand::Unwatch(id)))
    },
];

/// The wish that was said. Coming back beats everything else.
fn pause_of(args: &Args) -> Option<Option<PauseWish>> {
    let length: Option<SignedDuration> = args.read(&OPTIONAL_LENGTH)?;
    Some(if args.read(&BACK)? { Some(PauseWish::Off) } else { length.map(PauseWish::Of) })
}

/// The inverse.
fn args_of(wish: Option<PauseWish>) -> Args {
    let length = match wish {
        Some(PauseWish::Of(length)) => Some(length),
        _ => None,
    };
    Args::default().with(&OPTIONAL_LENGTH, &length).with(&BACK, &(wish == Some(PauseWish::Off)))
}
