//! Which function obeys which command about games between communities.

use super::{casting, challenging, table};
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::command::VoteCommand;

/// The commands by which communities play each other.
pub(in crate::club) fn obey_vote(cx: &mut RequestContext<'_>, what: &VoteCommand) -> Result<(), Rejection> {
    match what {
        VoteCommand::Challenge(wish) => challenging::challenge(cx, wish),
        VoteCommand::Accept(code) => challenging::accept(cx, code),
        VoteCommand::Vote(id, turn) => casting::vote(cx, *id, turn),
        VoteCommand::Ballot(id) => casting::show(cx, *id),
        VoteCommand::Table => table::show_table(cx),
    }
}
