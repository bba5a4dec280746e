//! Settings, and the commands by which managers keep order.

use super::params::{CONFIRMED, LIST_PAGE, OFF, REASON, choice, optional};
use super::spec::takes;
use crate::command::{Choice, Command, Id, Menu, Param, ParamKind, Rights, SettingsOf, Spec, Who};

const OF: Param = optional("of", "command-param-of", ParamKind::Choice(OWNERS));
const OWNERS: &[Choice] = &[
    choice("mine", &["my", "me"]),
    choice("place", &["here", "channel", "room"]),
    choice("community", &["server", "space"]),
];
const SETTING: Param = optional("setting", "command-param-setting", ParamKind::Setting);
const VALUE: Param = optional("value", "command-param-value", ParamKind::Text);
const STOPPED: Param = optional("id", "command-param-stop", ParamKind::Id);
const BANNED: Param = optional("person", "command-param-ban", ParamKind::Person);
const LIFTED: Param = optional("end", "command-param-ban-end", ParamKind::Choice(OFF));
const BAN_REASON: Param = optional("reason", REASON.about, ParamKind::Text);
const MENU: Menu = Menu::Under("manage");

/// A command about settings or order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModerationCommand {
    /// Show or change settings.
    Settings {
        /// Their owner.
        of: SettingsOf,
        /// Which one.
        name: Option<&'static str>,
        /// The new value; `default` forgets the old one.
        value: Option<String>,
    },
    /// Stop a game, so that it doesn't count.
    StopGame {
        /// Which one.
        id: Option<Id>,
        /// Why.
        reason: String,
    },
    /// Ban a person from the community, lift a ban, or list the bans.
    Ban {
        /// The person.
        person: Option<String>,
        /// Whether they may play again.
        off: bool,
        /// Whether the asker has already said that they mean it.
        confirmed: bool,
        /// Why.
        reason: Option<String>,
    },
    /// Show a page of the audit list, from 1.
    Audit(Option<u32>),
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "settings",
        aliases: &["set", "setting"],
        about: "command-settings",
        who: Who::Manager,
        rights: |command| match command {
            Command::Moderation(ModerationCommand::Settings { of: SettingsOf::Community, .. }) => Rights::Community,
            _ => Rights::Place,
        },
        menu: Menu::Top,
        examples: &["settings", "settings theme dark", "settings place language en"],
        // A value is that of a setting.
        build: |args| {
            let name: Option<&str> = args.read(&SETTING)?;
            let value = if name.is_some() { args.read(&VALUE)? } else { None };
            Some(Command::Moderation(ModerationCommand::Settings { of: args.read(&OF)?, name, value }))
        },
        ..takes!(|of: OF, name: SETTING, value: VALUE| Command::Moderation(ModerationCommand::Settings {
            of,
            name,
            value
        }))
    },
    Spec {
        name: "stop",
        aliases: &["annul"],
        about: "command-stop",
        who: Who::Moderator,
        rights: |_| Rights::Place,
        menu: MENU,
        examples: &["stop #12 they had an engine play"],
        ..takes!(|id: STOPPED, reason: REASON| Command::Moderation(ModerationCommand::StopGame { id, reason }))
    },
    Spec {
        name: "ban",
        aliases: &["bar"],
        about: "command-ban",
        who: Who::Moderator,
        rights: |_| Rights::Community,
        menu: MENU,
        examples: &["ban", "ban bob off", "ban bob stalls every game"],
        // A reason is that for which somebody is banned.
        build: |args| {
            let person: Option<String> = args.read(&BANNED)?;
            let reason = if person.is_some() { args.read(&BAN_REASON)? } else { None };
            Some(Command::Moderation(ModerationCommand::Ban {
                person,
                off: args.read(&LIFTED)?,
                confirmed: args.read(&CONFIRMED)?,
                reason,
            }))
        },
        ..takes!(|person: BANNED, off: LIFTED, confirmed: CONFIRMED, reason: BAN_REASON| {
            Command::Moderation(ModerationCommand::Ban { person, off, confirmed, reason })
        })
    },
    Spec {
        name: "audit",
        aliases: &["log"],
        about: "command-audit",
        who: Who::Moderator,
        rights: |_| Rights::Community,
        is_private: true,
        menu: MENU,
        examples: &["audit", "audit 2"],
        ..takes!(|page: LIST_PAGE| Command::Moderation(ModerationCommand::Audit(page)))
    },
];
