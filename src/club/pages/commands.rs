//! Which function obeys which command about pages.

use super::{renewing, signing};
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::command::{Command, PageCommand};

/// The commands about pages.
pub(in crate::club) fn obey_page(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &PageCommand,
) -> Result<(), Rejection> {
    match what {
        PageCommand::SignIn => signing::give_link(cx),
        PageCommand::Renew(id) => renewing::renew(cx, command, *id),
        PageCommand::Sessions => signing::list_sessions(cx),
        PageCommand::SignOut { number, all } => signing::sign_out(cx, *number, *all),
    }
}
