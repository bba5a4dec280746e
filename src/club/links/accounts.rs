//! One person with several accounts.

use jiff::SignedDuration;

use super::codes;
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::store::CodePurpose;
use crate::text::Message;

/// How long a code for an account can be used.
const VALID_FOR: SignedDuration = SignedDuration::from_mins(10);

/// Gives the asker a code for their other account, in their conversation with Parlour.
pub(in crate::club) fn give_code(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    if !cx.place.direct {
        return refuse("club-link-direct");
    }
    let code = codes::give(cx, CodePurpose::Account, None, VALID_FOR)?;
    cx.say(Audience::AskerAlone, vec![Message::new("club-link-code").with("code", code)]);
    Ok(())
}
