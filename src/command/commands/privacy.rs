//! The commands by which people look after themselves: whom they keep away, what is kept of them.

use super::params::{CONFIRMED, PERSON, optional, required};
use crate::command::spec::takes;
use crate::command::{Command, Menu, Param, ParamKind, Spec};

const UNBLOCKED: Param = required("person", PERSON.about, ParamKind::Person);
const PART: Param = optional("part", "command-param-part", ParamKind::Count);
const MENU: Menu = Menu::Under("privacy");

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "block",
        aliases: &["ignore"],
        about: "command-block",
        menu: MENU,
        examples: &["block", "block bob"],
        ..takes!(|person: PERSON| Command::Block(person))
    },
    Spec {
        name: "unblock",
        about: "command-unblock",
        menu: MENU,
        examples: &["unblock bob"],
        ..takes!(|person: UNBLOCKED| Command::Unblock(person))
    },
    Spec {
        name: "privacy export",
        aliases: &["privacy"],
        about: "command-privacy-export",
        is_private: true,
        examples: &["privacy export", "privacy export 2"],
        ..takes!(|part: PART| Command::ExportOwn(part))
    },
    Spec {
        name: "forget",
        aliases: &["forget me", "forget myself"],
        about: "command-forget",
        menu: MENU,
        examples: &["forget me"],
        ..takes!(|confirmed: CONFIRMED| Command::Forget { confirmed })
    },
];
