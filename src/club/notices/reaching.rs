//! Which of somebody’s accounts is written to.

use std::cmp::Reverse;

use crate::club::context::base::Context;
use crate::command::settings::{ACCOUNT, Reached};
use crate::store::{Account, COMMUNITY, COMPUTER, StoreError};

/// The account to which something for its owner alone is written: the one with which they were last active, or the one
/// on the platform that they chose. If nothing is known of that, it’s the account that it is about.
pub(in crate::club) fn account_to_reach(cx: &Context<'_>, about: Account) -> Result<Account, StoreError> {
    if matches!(about.platform.as_str(), COMPUTER | COMMUNITY) {
        return Ok(about);
    }
    let mut known = cx.tx.accounts_last_heard(about.person_id)?;
    known.retain(|(account, _)| !account.is_forgotten());
    if known.len() > 1
        && let Reached::On(platform) = cx.of_person(about.person_id, &ACCOUNT)?
        && known.iter().any(|(account, _)| account.platform == platform)
    {
        known.retain(|(account, _)| account.platform == platform);
    }
    let last = known.into_iter().max_by_key(|(account, heard)| (*heard, account.id == about.id, Reverse(account.id)));
    Ok(last.map_or(about, |(account, _)| account))
}
