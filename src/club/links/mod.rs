//! What is on several platforms and belongs together, joined by codes that people hand on themselves.
//!
//! - `commands`: which function obeys which command. `codes`: they are given, and redeemed once.
//! - `accounts`: one person with several accounts. `communities`: those of several platforms that are one.
//! - `places`: paired places, which show the same games. `invitations`: challenges to whoever has the code.

pub(in crate::club) mod accounts;
pub(in crate::club) mod codes;
pub(in crate::club) mod commands;
pub(in crate::club) mod communities;
pub(in crate::club) mod invitations;
pub(in crate::club) mod places;
