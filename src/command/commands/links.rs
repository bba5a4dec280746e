//! The commands that join what is on several platforms: a person's accounts, communities, places and games.

use super::spec::takes;
use crate::command::{Command, Menu, Spec};

const MENU: Menu = Menu::Under("links");

/// A command about something on several platforms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkCommand {
    /// Give the asker a code for their other account.
    Link,
}

pub(super) const SPECS: &[Spec] = &[Spec {
    name: "link",
    aliases: &["link account"],
    about: "command-link",
    is_private: true,
    menu: MENU,
    examples: &["link"],
    ..takes!(|| Command::Link(LinkCommand::Link))
}];
