//! Which function obeys which command about order, settings and one’s own data.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::moderation::{blocking, forgetting, personal, policing, settings};
use crate::command::{Command, ModerationCommand, PrivacyCommand};

/// Settings, and the commands of managers.
pub(in crate::club) fn obey_moderation(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &ModerationCommand,
) -> Result<(), Rejection> {
    match what {
        ModerationCommand::Settings { of, name: Some(name), value: Some(value) } => {
            settings::change_setting(cx, *of, name, value)
        }
        ModerationCommand::Settings { of, name, .. } => settings::show_settings(cx, *of, *name),
        ModerationCommand::StopGame { id, reason } => policing::stop_game(cx, command, *id, reason),
        ModerationCommand::Ban { person, off, confirmed, reason } => {
            policing::ban(cx, person.as_deref(), *off, *confirmed, reason.as_deref())
        }
        ModerationCommand::Audit(page) => policing::show_audit(cx, *page),
    }
}

/// The commands about one's own data.
pub(in crate::club) fn obey_privacy(cx: &mut RequestContext<'_>, what: &PrivacyCommand) -> Result<(), Rejection> {
    match what {
        PrivacyCommand::Block(person) => blocking::block(cx, person.as_deref()),
        PrivacyCommand::Unblock(person) => blocking::unblock(cx, person),
        PrivacyCommand::ExportOwn(part) => personal::export_own(cx, *part),
        PrivacyCommand::Forget { all: false, confirmed } => forgetting::forget(cx, *confirmed),
        PrivacyCommand::Forget { all: true, confirmed } => forgetting::forget_all(cx, *confirmed),
    }
}
