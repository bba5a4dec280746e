//! The commands about people's own data, and about the people whom they block.

use super::params::{CONFIRMED, PERSON, choice, optional, required};
use super::spec::takes;
use crate::command::{Choice, Command, Menu, Param, ParamKind, Spec};

const UNBLOCKED: Param = required("person", PERSON.about, ParamKind::Person);
const PART: Param = optional("part", "command-param-part", ParamKind::Count);
const ALL: Param = optional("all", "command-param-forget-all", ParamKind::Choice(ALL_WORDS));
const ALL_WORDS: &[Choice] = &[choice("all", &["everything", "accounts"])];
const MENU: Menu = Menu::Under("privacy");

/// A command about the asker's own data, or about people whom they block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrivacyCommand {
    /// Keep a person from challenging the asker, or list the people whom the asker blocks.
    Block(Option<String>),
    /// Let this person challenge the asker again.
    Unblock(String),
    /// Send the asker all their own data, a part of it from 1.
    ExportOwn(Option<u32>),
    /// Explain the consequences of forgetting the asker, or, if they confirm, forget them.
    Forget {
        /// Whether all accounts of theirs are meant, not only the one that asks.
        all: bool,
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
        examples: &["forget me", "forget all"],
        ..takes!(|all: ALL, confirmed: CONFIRMED| Command::Privacy(PrivacyCommand::Forget { all, confirmed }))
    },
];
