//! What somebody may do, for those who are about to do it for them; `moderation` is where that is changed.
//!
//! - `bans`: who may not play here, and what is not played here. `blocks`: who blocks whom, and whom a stranger may reach.
//! - `quotas`: how many games and challenges somebody or a place may have. `audit`: the list of what was done to keep order.

pub(in crate::club) mod audit;
pub(in crate::club) mod bans;
pub(in crate::club) mod blocks;
pub(in crate::club) mod quotas;
