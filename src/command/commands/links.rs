//! The commands that join what is on several platforms: a person's accounts, communities, places and games.

use super::params::{CLOCK, CONFIRMED, GAME, MATCH, RATED, VARIANT, optional};
use super::play::{FLAG, LEAD, NO_VACATION, ODDS, SIDE};
use super::spec::takes;
use crate::command::{Challenge, Command, Menu, Param, ParamKind, Rights, Spec, Who};

const OF_PLACE: Param = optional("code", "command-param-place-code", ParamKind::Code);
const CODE: Param = optional("code", "command-param-code", ParamKind::Code);
const MENU: Menu = Menu::Under("links");
const OF_QUESTION: Param = optional("code", "command-param-question-code", ParamKind::Code);
const OF_COMMUNITY: Param = optional("code", "command-param-community-code", ParamKind::Code);

/// A command about something on several platforms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkCommand {
    /// Give the asker a code for their other account, or take the code that the other one got.
    Link(Option<String>),
    /// Confirm that the other account is the asker's, too: the one of the question with this code.
    Confirm(Option<String>),
    /// Say that it isn't.
    Cancel,
    /// Part the asker's account from their others.
    Unlink {
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Join the community with another one: give a code for it, or ask for it by one.
    Community {
        /// The other community's code.
        code: Option<String>,
        /// Whether the asker has already said that they mean it.
        confirmed: bool,
    },
    /// Let the community of the question with this code join this one.
    ConfirmCommunity(Option<String>),
    /// Part the community from those that are one with it.
    PartCommunity {
        /// Whether the asker has already said that they mean it.
        confirmed: bool,
    },
    /// Give a code for this place, or pair it with the place of one.
    PlaceLink(Option<String>),
    /// Part this place from the one that it is paired with.
    PlaceUnlink,
    /// Challenge whoever gets the code for it.
    Invite(Challenge),
    /// Accept such a challenge.
    Accept(String),
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "link",
        aliases: &["link account"],
        about: "command-link",
        is_private: true,
        menu: MENU,
        examples: &["link", "link ABCD-EFGH"],
        ..takes!(|code: CODE| Command::Link(LinkCommand::Link(code)))
    },
    Spec {
        name: "link confirm",
        aliases: &["link yes"],
        about: "command-link-confirm",
        is_private: true,
        menu: MENU,
        examples: &["link confirm", "link confirm ABCD-EFGH"],
        ..takes!(|code: OF_QUESTION| Command::Link(LinkCommand::Confirm(code)))
    },
    Spec {
        name: "link cancel",
        aliases: &["link no"],
        about: "command-link-cancel",
        is_private: true,
        menu: MENU,
        examples: &["link cancel"],
        ..takes!(|| Command::Link(LinkCommand::Cancel))
    },
    Spec {
        name: "unlink",
        aliases: &["unlink account"],
        about: "command-unlink",
        is_private: true,
        menu: MENU,
        examples: &["unlink"],
        ..takes!(|confirmed: CONFIRMED| Command::Link(LinkCommand::Unlink { confirmed }))
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
        name: "community confirm",
        aliases: &["community yes"],
        about: "command-community-confirm",
        who: Who::Moderator,
        rights: |_| Rights::Community,
        is_private: true,
        menu: MENU,
        examples: &["community confirm", "community confirm ABCD-EFGH"],
        ..takes!(|code: OF_QUESTION| Command::Link(LinkCommand::ConfirmCommunity(code)))
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
    Spec {
        name: "pair",
        aliases: &["place link", "link place"],
        about: "command-place-link",
        who: Who::Moderator,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["pair", "pair ABCD-EFGH"],
        ..takes!(|code: OF_PLACE| Command::Link(LinkCommand::PlaceLink(code)))
    },
    Spec {
        name: "unpair",
        aliases: &["place unlink", "unlink place"],
        about: "command-place-unlink",
        who: Who::Moderator,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["unpair"],
        ..takes!(|| Command::Link(LinkCommand::PlaceUnlink))
    },
    Spec {
        name: "invite",
        aliases: &["invitation"],
        about: "command-invite",
        is_private: true,
        menu: MENU,
        examples: &["invite fursaz", "invite chifoumi clock:1d rated"],
        ..takes!(|game: GAME,
                  variant: VARIANT,
                  side: SIDE,
                  rated: RATED,
                  clock: CLOCK,
                  claimable: FLAG,
                  no_vacation: NO_VACATION,
                  goal: MATCH,
                  odds: ODDS,
                  lead: LEAD| {
            Command::Link(LinkCommand::Invite(Challenge {
                opponent: None,
                game,
                variant,
                side,
                rated,
                clock,
                claimable,
                no_vacation,
                level: None,
                goal,
                odds,
                lead,
            }))
        })
    },
];
