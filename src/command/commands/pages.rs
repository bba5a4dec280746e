//! The commands about pages of games.

use super::params::{ID, choice, optional};
use super::spec::takes;
use crate::command::{Choice, Command, Id, Menu, Param, ParamKind, Rights, Spec, Who};

const SESSION: Param = optional("number", "command-param-session", ParamKind::Count);
const ALL: Param = optional("all", "command-param-sessions-all", ParamKind::Choice(ALL_WORDS));
const ALL_WORDS: &[Choice] = &[choice("all", &["everywhere"])];
/// Where those of two words are in a menu: the one that people use is by itself.
const MENU: Menu = Menu::Under("links");

/// A command about pages of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageCommand {
    /// Give the asker a link that signs a browser in.
    SignIn,
    /// Give a game's page another address.
    Renew(Option<Id>),
    /// List the browsers in which the asker is signed in.
    Sessions,
    /// Sign them out: of the one with this number, or of all.
    SignOut {
        /// Its place in the list, from 1.
        number: Option<u32>,
        /// Whether all are meant.
        all: bool,
    },
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "page",
        aliases: &["pages", "sign in"],
        about: "command-page",
        is_private: true,
        examples: &["page"],
        ..takes!(|| Command::Page(PageCommand::SignIn))
    },
    Spec {
        name: "page new",
        aliases: &["page renew"],
        about: "command-page-new",
        who: Who::Players,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["page new #12"],
        ..takes!(|id: ID| Command::Page(PageCommand::Renew(id)))
    },
    Spec {
        name: "page sessions",
        aliases: &["page browsers"],
        about: "command-page-sessions",
        is_private: true,
        menu: MENU,
        examples: &["page sessions"],
        ..takes!(|| Command::Page(PageCommand::Sessions))
    },
    Spec {
        name: "page sign-out",
        aliases: &["page signout", "page logout"],
        about: "command-page-sign-out",
        is_private: true,
        menu: MENU,
        examples: &["page sign-out 2", "page sign-out all"],
        ..takes!(|number: SESSION, all: ALL| Command::Page(PageCommand::SignOut { number, all }))
    },
];
