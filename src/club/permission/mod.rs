//! What people may do. `moderation` changes it.
//!
//! - `bans`: banned people, and the games of a place. `blocks`: who blocks whom, and whom a stranger may reach.
//! - `quotas`: how many games and challenges a person or a place may have. `audit`: the audit list.
//! - `watching`: who may have a game shown where it isn't played.

pub(in crate::club) mod audit;
pub(in crate::club) mod bans;
pub(in crate::club) mod blocks;
pub(in crate::club) mod quotas;
pub(in crate::club) mod watching;
