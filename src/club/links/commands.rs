//! Which function obeys which command about what is on several platforms.

use super::{accounts, communities, invitations, places};
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::command::LinkCommand;

/// The commands that join something.
pub(in crate::club) fn obey_link(cx: &mut RequestContext<'_>, what: &LinkCommand) -> Result<(), Rejection> {
    match what {
        LinkCommand::Link(None) => accounts::give_code(cx),
        LinkCommand::Link(Some(code)) => accounts::take_code(cx, code),
        LinkCommand::Confirm(code) => accounts::confirm_link(cx, code.as_deref()),
        LinkCommand::Cancel => accounts::cancel_link(cx),
        LinkCommand::Unlink { confirmed } => accounts::unlink(cx, *confirmed),
        LinkCommand::Community { code, confirmed } => communities::link(cx, code.as_deref(), *confirmed),
        LinkCommand::ConfirmCommunity(code) => communities::confirm_link(cx, code.as_deref()),
        LinkCommand::PartCommunity { confirmed } => communities::unlink(cx, *confirmed),
        LinkCommand::PlaceLink(code) => places::link(cx, code.as_deref()),
        LinkCommand::PlaceUnlink => places::unlink(cx),
        LinkCommand::Invite(wish) => invitations::invite(cx, wish),
        LinkCommand::Accept(code) => invitations::accept(cx, code),
    }
}
