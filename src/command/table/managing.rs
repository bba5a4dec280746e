//! The part of the table of commands by which those who manage a place keep order there.

use crate::command::choices::{OFF, SETTINGS_OF, SURE, optional, required};
use crate::command::{Command, ParamKind, SettingsOf, Spec, Who};

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "settings",
        aliases: &["set", "setting"],
        about: "command-settings",
        params: &[
            optional("of", "command-param-of", ParamKind::Choice(SETTINGS_OF)),
            optional("setting", "command-param-setting", ParamKind::Setting),
            optional("value", "command-param-value", ParamKind::Text),
        ],
        who: Who::Manager,
        examples: &["settings", "settings theme dark", "settings place language en"],
        build: |args| {
            Some(Command::Settings {
                of: match args.choice("of") {
                    Some("place") => SettingsOf::Place,
                    Some("community") => SettingsOf::Community,
                    _ => SettingsOf::Mine,
                },
                name: args.choice("setting"),
                value: args.text("value"),
            })
        },
    },
    Spec {
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
    },
    Spec {
        name: "bar",
        aliases: &["ban"],
        about: "command-bar",
        params: &[
            optional("person", "command-param-bar", ParamKind::Person),
            optional("end", "command-param-bar-end", ParamKind::Choice(OFF)),
            SURE,
            optional("reason", "command-param-reason", ParamKind::Text),
        ],
        who: Who::Moderator,
        examples: &["bar", "bar bob off", "bar bob stalls every game"],
        build: |args| {
            let (off, sure) = (args.choice("end").is_some(), args.sure());
            Some(Command::Ban { person: args.text("person"), off, sure, reason: args.text("reason") })
        },
    },
    Spec {
        name: "audit",
        aliases: &["log"],
        about: "command-audit",
        params: &[optional("page", "command-param-list-page", ParamKind::Count)],
        who: Who::Moderator,
        examples: &["audit", "audit 2"],
        build: |args| Some(Command::Audit(args.count("page"))),
    },
];
