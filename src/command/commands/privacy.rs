//! The commands by which people look after themselves: whom they keep away, what is kept of them.

use super::params::{CONFIRMED, PERSON, optional, required};
use crate::command::spec::takes;
use crate::command::{Command, Menu, Param, ParamKind, Spec};

const UNBLOCKED: Param = required("person", PERSON.about, ParamKind::Person);
const PART: Param = optional("part", "command-param-part", ParamKind::Count);
const MENU: Menu = Menu::Under("privacy");

/// What people ask for about themselves: whom they block, what is kept of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrivacyCommand {
    /// Keep this person from challenging the asker, or name those who are kept from it.
    Block(Option<String>),
    /// Let this person challenge the asker again.
    Unblock(String),
    /// Send the asker everything that is kept of them, a part of it from 1.
    ExportOwn(Option<u32>),
    /// Explain what forgetting the asker means, or, if they mean it, forget them.
    Forget {
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "block",
        aliases: &["ignore"],
        about: "command-block",
        menu: MENU,
        examples: &["block", "block bob"],
        ..takes!(|person: PERSON| Command::Privacy(PrivacyCommand::Block(person)))
    },
    Spec {
        name: "unblock",
        about: "command-unblock",
        menu: MENU,
        examples: &["unblock bob"],
        ..takes!(|person: UNBLOCKED| Command::Privacy(PrivacyCommand::Unblock(person)))
    },
    Spec {
        name: "privacy export",
        aliases: &["privacy"],
        about: "command-privacy-export",
        is_private: true,
        examples: &["privacy export", "privacy export 2"],
        ..takes!(|part: PART| Command::Privacy(PrivacyCommand::ExportOwn(part)))
    },
    Spec {
        name: "forget",
        aliases: &["forget me", "forget myself"],
        about: "command-forget",
        menu: MENU,
        examples: &["forget me"],
        ..takes!(|confirmed: CONFIRMED| Command::Privacy(PrivacyCommand::Forget { confirmed }))
    },
];
