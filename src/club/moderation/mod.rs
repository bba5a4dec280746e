//! Order in the house, and what is kept of people.
//!
//! - `commands`: which function obeys which command.
//! - `policing`: games that are stopped, people who are banned, the audit list. `blocking`: whom somebody does not play.
//! - `settings`: those of people, rooms and communities. `personal`, `forgetting`: one's own data.

pub(in crate::club) mod blocking;
pub(in crate::club) mod commands;
pub(in crate::club) mod forgetting;
pub(in crate::club) mod personal;
pub(in crate::club) mod policing;
pub(in crate::club) mod settings;
