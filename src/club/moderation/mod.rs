//! Moderation, settings and personal data.
//!
//! - `commands`: which function obeys which command.
//! - `policing`: stopped games, bans, the audit list. `blocking`: whom somebody doesn't want to play.
//! - `settings`: those of people, rooms and communities. `personal`, `forgetting`: a person's own data.

pub(in crate::club) mod blocking;
pub(in crate::club) mod commands;
pub(in crate::club) mod forgetting;
pub(in crate::club) mod personal;
pub(in crate::club) mod policing;
pub(in crate::club) mod settings;
