//! Which function obeys which command about notices.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::notices::{hours, muting, watching};
use crate::club::time::vacation;
use crate::command::{Command, NoticeCommand};

/// Changes when the asker is told, and of which games.
pub(in crate::club) fn obey_notice(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &NoticeCommand,
) -> Result<(), Rejection> {
    match what {
        NoticeCommand::Vacation(wish) => vacation::vacation(cx, *wish),
        NoticeCommand::Hours { hours, zone } => hours::hours(cx, *hours, zone.as_deref()),
        NoticeCommand::Snooze(wish) => muting::snooze(cx, *wish),
        NoticeCommand::Mute(id) => muting::mute(cx, command, *id, true),
        NoticeCommand::Unmute(id) => muting::mute(cx, command, *id, false),
        NoticeCommand::Watch(id) => watching::watch(cx, command, *id),
        NoticeCommand::Unwatch(id) => watching::unwatch(cx, command, *id),
    }
}
