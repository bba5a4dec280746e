//! The commands by which people look after themselves: whom they keep away, what is kept of them.

use super::params::{PERSON, choice, optional, required};
use crate::command::spec::takes;
use crate::command::{Choice, Command, Menu, Param, ParamKind, Spec};

const UNBLOCKED: Param = required("person", PERSON.about, ParamKind::Person);
const PART: Param = optional("part", "command-param-part", ParamKind::Count);
const CONFIRMED: Param = Param { confirms: true, ..optional("whom", "command-param-whom", ParamKind::Choice(ME)) };
const ME: &[Choice] = &[choice("me", &["myself"])];
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
        about: "command-forget",
        menu: MENU,
        examples: &["forget", "forget me"],
        ..takes!(|confirmed: CONFIRMED| Command::Forget { confirmed })
    },
];
