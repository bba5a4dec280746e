//! The commands that join what is on several platforms: a person's accounts, communities, places and games.

use super::params::{CONFIRMED, optional};
use super::spec::takes;
use crate::command::{Command, Menu, Param, ParamKind, Rights, Spec, Who};

const MENU: Menu = Menu::Under("links");
const OF_COMMUNITY: Param = optional("code", "command-param-community-code", ParamKind::Code);

/// A command about something on several platforms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkCommand {
    /// Give the asker a code for their other account.
    Link,
    /// Join the community with another one: give a code for it, ask for it by one, or confirm it.
    Community {
        /// The other community's code.
        code: Option<String>,
        /// Whether the asker has already said that they mean it.
        confirmed: bool,
    },
    /// Part the community from those that are one with it.
    PartCommunity {
        /// Whether the asker has already said that they mean it.
        confirmed: bool,
    },
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "link",
        aliases: &["link account"],
        about: "command-link",
        is_private: true,
        menu: MENU,
        examples: &["link"],
        ..takes!(|| Command::Link(LinkCommand::Link))
    },
    Spec {
        name: "community link",
        aliases: &["link community"],
        about: "command-community-link",
        who: Who::Moderator,
        rights: |_| Rights::Community,
        is_private: true,
        menu: MENU,
        examples: &["community link", "community link ABCD-EFGH"],
        ..takes!(|code: OF_COMMUNITY, confirmed: CONFIRMED| {
            Command::Link(LinkCommand::Community { code, confirmed })
        })
    },
    Spec {
        name: "community unlink",
        aliases: &["unlink community"],
        about: "command-community-unlink",
        who: Who::Moderator,
        rights: |_| Rights::Community,
        is_private: true,
        menu: MENU,
        examples: &["community unlink"],
        ..takes!(|confirmed: CONFIRMED| { Command::Link(LinkCommand::PartCommunity { confirmed }) })
    },
];
