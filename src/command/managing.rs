//! The part of the table of commands by which those who manage a place keep order there.

use super::choices::{OFF, optional, required};
use super::{Command, ParamKind, Spec, Who};

pub(super) const STOP: Spec = Spec {
    name: "stop",
    aliases: &["annul"],
    about: "command-stop",
    params: &[
        optional("id", "command-param-stop", ParamKind::Id),
        required("reason", "command-param-reason", ParamKind::Text),
    ],
    who: Who::Moderator,
    examples: &["stop #12 they had an engine play"],
    build: |args| Some(Command::StopGame { id: args.id(), reason: args.text("reason")? }),
};

pub(super) const BAR: Spec = Spec {
    name: "bar",
    aliases: &["ban"],
    about: "command-bar",
    params: &[
        optional("person", "command-param-bar", ParamKind::Person),
        optional("end", "command-param-bar-end", ParamKind::Choice(OFF)),
        optional("reason", "command-param-reason", ParamKind::Text),
    ],
    who: Who::Moderator,
    examples: &["bar", "bar bob off", "bar bob stalls every game"],
    build: |args| {
        let off = args.choice("end").is_some();
        Some(Command::Ban { person: args.text("person"), off, reason: args.text("reason") })
    },
};

pub(super) const AUDIT: Spec = Spec {
    name: "audit",
    aliases: &["log"],
    about: "command-audit",
    params: &[optional("page", "command-param-list-page", ParamKind::Count)],
    who: Who::Moderator,
    examples: &["audit", "audit 2"],
    build: |args| Some(Command::Audit(args.count("page"))),
};
