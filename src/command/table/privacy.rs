//! The part of the table of commands by which people look after themselves: whom they keep away, what is kept of them.

use crate::command::choices::{SURE, choice, optional, required};
use crate::command::{Choice, Command, ParamKind, Spec, Who};

const ME: &[Choice] = &[choice("me", &["myself"])];

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "block",
        aliases: &["ignore"],
        about: "command-block",
        params: &[optional("person", "command-param-person", ParamKind::Person)],
        who: Who::Anyone,
        examples: &["block", "block bob"],
        build: |args| Some(Command::Block(args.text("person"))),
    },
    Spec {
        name: "unblock",
        aliases: &[],
        about: "command-unblock",
        params: &[required("person", "command-param-person", ParamKind::Person)],
        who: Who::Anyone,
        examples: &["unblock bob"],
        build: |args| Some(Command::Unblock(args.text("person")?)),
    },
    Spec {
        name: "privacy export",
        aliases: &["privacy"],
        about: "command-privacy-export",
        params: &[optional("part", "command-param-part", ParamKind::Count)],
        who: Who::Anyone,
        examples: &["privacy export", "privacy export 2"],
        build: |args| Some(Command::ExportOwn(args.count("part"))),
    },
    Spec {
        name: "forget",
        aliases: &[],
        about: "command-forget",
        params: &[optional("whom", "command-param-whom", ParamKind::Choice(ME)), SURE],
        who: Who::Anyone,
        examples: &["forget me"],
        build: |args| Some(Command::Forget { sure: args.sure() }),
    },
];
